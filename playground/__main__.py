"""`python -m playground [--port N] [MODULE ...]`: open the local Discord, with a bot if one is named."""

import argparse
import asyncio
import contextlib

from playground import town
from playground.launcher import run_with_process
from playground.server import Playground


async def _serve(port: int, bot: list[str]) -> None:
    async with Playground(port=port) as playground:
        town.found(playground.world)
        print(f"Open {playground.address}", flush=True)
        if bot:
            code = await run_with_process(playground, bot[0], bot[1:])
            print(f"The bot has ended with code {code}.")
        else:
            await asyncio.Event().wait()


def main() -> None:
    """Read the arguments and serve until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="a port of 127.0.0.1 (default: any free one)")
    parser.add_argument("bot", nargs=argparse.REMAINDER, help="the bot's module, with its arguments")
    arguments = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(arguments.port, arguments.bot))


if __name__ == "__main__":
    main()
