base-skip = To the content
base-page-failed = This page could not be loaded.
base-try-again = Try again
base-home = Home
base-loading = One moment…
fault-offline = The server cannot be reached. Check the connection and try again.
fault-unknown = That did not work. Try again.
