"""How Discord says no: an HTTP status, an error code, and the path of each offending field."""

from typing import Any

from typing_extensions import override

Json = dict[str, Any]
Path = tuple[str | int, ...]


class Refusal(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The JSON that goes out."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class RateLimit(Refusal):
    """Too often; the answer says how long to wait."""

    def __init__(
        self,
        retry_after: float,
        *,
        everywhere: bool = False,
        code: int = 0,
        message: str = "You are being rate limited.",
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = round(retry_after, 3)
        self.everywhere = everywhere
        self.scope = "global" if everywhere else "user"

    @override
    def body(self) -> Json:
        """How long to wait stands in it, and no path of a field."""
        return {
            "message": self.message,
            "code": self.code,
            "retry_after": self.retry_after,
            "global": self.everywhere,
        }


class Problems:
    """All that is wrong with one request body, and the fields Discord does not know."""

    def __init__(self) -> None:
        self.tree: Json = {}
        self.unknown: list[str] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Note what is wrong at a path. A whole and its parts are never both named: the first stays."""
        node = self.tree
        for step in path:
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        if node and "_errors" not in node:
            return
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def note_unknown(self, path: Path) -> None:
        """Note a field that Discord's description does not have."""
        self.unknown.append(".".join(map(str, path)))

    def refuse(self) -> None:
        """Raise if anything was wrong."""
        if self.tree:
            raise invalid_form(self.tree)


def invalid_form(errors: Json) -> Refusal:
    """Refuse a body, saying where."""
    return Refusal(400, 50035, "Invalid Form Body", errors)


def invalid_field(path: Path, code: str, message: str) -> Refusal:
    """Refuse one field of a body."""
    problems = Problems()
    problems.add(path, code, message)
    return invalid_form(problems.tree)


def unknown(what: str) -> Refusal:
    """Refuse because there is no such thing (any more)."""
    codes = {
        "Account": 10001, "Application": 10002, "Channel": 10003, "Guild": 10004, "Member": 10007,
        "Message": 10008, "Permission overwrite": 10009, "Role": 10011, "User": 10013, "Emoji": 10014,
        "Webhook": 10015, "interaction": 10062, "application command": 10063,
        "application command permissions": 10066,
    }  # fmt: skip
    return Refusal(404, codes[what], f"Unknown {what}")


def missing_access() -> Refusal:
    """Refuse because the channel or guild is out of sight."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """Refuse because a permission is lacking."""
    return Refusal(403, 50013, "Missing Permissions")
