"""What an operator sets: environment variables, or the same names in a file ``.env``."""

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """All settings. Without a token the bot runs against the Discord on this machine."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = Field(default="sqlite+aiosqlite:///market-hall.sqlite")
    playground_port: int = 8765
    log_level: str = "INFO"
