"""Tables in the browser: seats, storage, the HTTP and WebSocket API."""
