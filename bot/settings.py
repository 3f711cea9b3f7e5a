"""What an operator sets: environment variables, or the same names in a file ``.env``."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.shards import Shards, read_shards

HIGHEST_PORT = 65535


def _read_shards(text: str | None) -> Shards | None:
    return None if text is None else read_shards(text)


class Settings(BaseSettings):
    """All settings. Without a token the bot runs against the Discord on this machine."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = Field(default="sqlite+aiosqlite:///market-hall.sqlite")
    playground_port: int = Field(default=0, ge=0, le=HIGHEST_PORT)
    health_port: int | None = Field(default=None, ge=1, le=HIGHEST_PORT)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["lines", "json"] = "lines"
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(_read_shards)] = None


class WrongSettingError(Exception):
    """A setting that cannot be used; the message says which, and what it may be."""


def read_settings() -> Settings:
    """The settings of the environment."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        name = str(first["loc"][0]).upper()
        why = first["msg"].removeprefix("Value error, ")
        raise WrongSettingError(f"The setting {name} cannot be used: {why}.") from error
