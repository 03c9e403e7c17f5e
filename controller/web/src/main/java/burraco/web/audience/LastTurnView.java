package burraco.web.audience;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.web.view.ActView;
import java.util.List;

/** The acts of the last completed turn, for a replay. */
public record LastTurnView(Seat seat, List<ActView> acts) implements JsonObject {
    /** JSON null before the first discard. */
    static String json(TableState state) {
        List<ShownAct> acts = state.hand().acts();
        int end = acts.size() - 1;
        while (end >= 0 && !(acts.get(end).act() instanceof Act.Discard)) {
            end--;
        }
        if (end < 0) {
            return "null";
        }
        Seat seat = ((Act.Discard) acts.get(end).act()).seat();
        int begin = end;
        while (begin > 0 && isHis(acts.get(begin - 1), seat)) {
            begin--;
        }
        return Json.write(
                new LastTurnView(
                        seat, acts.subList(begin, end + 1).stream().map(ActView::of).toList()));
    }

    /**
     * A turn reaches back to the act of another player, or to the player's own previous discard.
     */
    private static boolean isHis(ShownAct shown, Seat seat) {
        return !(shown.act() instanceof Act.Discard)
                && !(shown.act() instanceof Act.TurnUp)
                && (!(shown.act() instanceof Act.OfSeat act) || act.seat() == seat);
    }
}
