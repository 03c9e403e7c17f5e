package burraco.web.audience;

import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Phase;
import burraco.json.Json;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The players' cards, as far as the table knows them, as JSON for audiences that may see them. */
final class FansView {
    private FansView() {}

    /** JSON null during the deal, when nobody has picked up cards yet. */
    static String json(TableState state, Hand all) {
        if (state.hand().phase() == Phase.DEAL || all.phase() == Phase.DEAL) {
            return "null";
        }
        Map<String, Object> fans = Json.object();
        for (Seat seat : Seat.values()) {
            Holding fan = all.fan(seat);
            List<String> faces = new ArrayList<>();
            fan.known().sorted(Order.IN_A_FAN).forEach(card -> faces.add(card.face().toString()));
            faces.addAll(Collections.nCopies(fan.unseen(), "??"));
            fans.put(seat.toString(), faces);
        }
        return Json.write(fans);
    }
}
