"""Alembic starts here; `upgrade` hands over the connection."""

from alembic import context

from wardroom.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
