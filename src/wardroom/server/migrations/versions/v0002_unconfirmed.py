"""An e-mail address counts when it has been confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "visitors", sa.Column("unconfirmed", sa.String(254), nullable=False, server_default=sa.text("''"))
    )
