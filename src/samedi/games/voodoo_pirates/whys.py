"""Why a choice of Voodoo Pirates is a good idea, from what can be seen of it at once."""

from samedi.core.errors import Because
from samedi.core.names import Action
from samedi.games.voodoo_pirates.chart import VALUE
from samedi.games.voodoo_pirates.codes import ACTIONS
from samedi.games.voodoo_pirates.flow import PLAN, SECOND, SHOW
from samedi.games.voodoo_pirates.foresee import after
from samedi.games.voodoo_pirates.view import View

NOTHING = {"pass", "end", "decline", "stop", "none"}  # how one says that one does nothing more


def because(view: View, action: Action) -> Because:
    verb, *rest = ACTIONS[action].split()
    if view.ask in (PLAN, SECOND, SHOW):
        return Because(f"plan-{rest[0]}")
    if verb in NOTHING or rest == ["none"]:
        return Because("enough")
    seat, table = view.mover, after(view, action)
    if VALUE[table.at[seat]] > VALUE[view.at[seat]]:
        return Because("place", data={"points": VALUE[table.at[seat]]})
    for kind, now, then in (
        ("power", view.power[seat], table.power[seat]),
        ("coins", view.coins[seat], table.coins[seat]),
        ("souls", view.load[seat], table.load[seat]),
    ):
        if then > now:
            return Because(kind)
    return Because("promise")
