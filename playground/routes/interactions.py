"""The routes by which the bot answers interactions; the token in the path is the credential."""

from playground import answers, wire
from playground.model import Interaction, Message
from playground.refusal import Json
from playground.rest import Call, Route, into

ROUTES: list[Route] = []
_route = into(ROUTES)


@_route("POST", "/interactions/{interaction}/{token}/callback", "with_response", token=False)
def _callback(call: Call) -> Json | None:
    answered = answers.answer(call.world, call["interaction"], call["token"], call.body, call.files, call.problems)
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return answers.shown(call.world, answered) if wanted else None


@_route("POST", "/webhooks/{app}/{token}", "wait", "thread_id", "with_components", token=False)
def _follow_up(call: Call) -> Json:
    interaction = answers.by_token(call.world, call["app"], call["token"])
    message = answers.follow_up(call.world, interaction, call.body, call.files, call.problems)
    return wire.message(call.world, message)


def _response(call: Call) -> tuple[Interaction, Message]:
    interaction = answers.by_token(call.world, call["app"], call["token"])
    return interaction, answers.response(call.world, interaction, call["message"])


@_route("GET", "/webhooks/{app}/{token}/messages/{message}", "thread_id", token=False)
def _get_response(call: Call) -> Json:
    return wire.message(call.world, _response(call)[1])


@_route("PATCH", "/webhooks/{app}/{token}/messages/{message}", "thread_id", "with_components", token=False)
def _edit_response(call: Call) -> Json:
    interaction, message = _response(call)
    answers.edit_response(call.world, interaction, message, call.body, call.files, call.problems)
    return wire.message(call.world, message)


@_route("DELETE", "/webhooks/{app}/{token}/messages/{message}", "thread_id", token=False)
def _delete_response(call: Call) -> None:
    answers.delete_response(call.world, *_response(call))
