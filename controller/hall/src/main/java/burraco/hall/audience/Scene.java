package burraco.hall.audience;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.score.LineScore;
import burraco.json.Json;
import burraco.table.state.HandState;
import burraco.web.view.HandView;
import burraco.web.view.HandView.CardView;
import burraco.web.view.HandView.MeldView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Where the cards of a hand lie, as everybody at the table may know it. Cards are words in one
 * text, because there are many such scenes.
 */
final class Scene {
    private Scene() {}

    static Map<String, Object> of(HandState hand) {
        Hand open = hand.open();
        boolean dealt = hand.phase() != Phase.DEAL;
        boolean played = hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY;
        Map<String, Object> scene = Json.object();
        scene.put("phase", hand.phase().toString());
        scene.put("acting", hand.acting().map(Seat::toString).orElse(""));
        scene.put("turn", played ? open.turn().seat().toString() : "");
        scene.put("stock", dealt ? open.stock().size() : -1);
        scene.put("pile", String.join(" ", HandView.faces(open.pile().list())));
        scene.put("pozzetti", dealt ? pozzetti(open) : List.of());
        scene.put("seats", seats(open));
        Map<String, Object> melds = Json.object();
        HandView.melds(hand)
                .forEach((line, of) -> melds.put(line, of.stream().map(Scene::meld).toList()));
        scene.put("melds", melds);
        scene.put("laid", List.of(laid(hand.ns()), laid(hand.ew())));
        return scene;
    }

    private static List<Object> pozzetti(Hand open) {
        List<Object> all = new ArrayList<>(HandView.pozzetti(open));
        return List.copyOf(all);
    }

    /** Only seats before which something lies. */
    private static Map<String, Object> seats(Hand open) {
        Map<String, Object> seats = Json.object();
        HandView.seats(open)
                .forEach((seat, cards) -> {
                    if (!cards.exposed().isEmpty() || !cards.aside().isEmpty()) {
                        Map<String, Object> lying = Json.object();
                        lying.put("exposed", String.join(" ", cards.exposed()));
                        lying.put("aside", String.join(" ", cards.aside()));
                        seats.put(seat, lying);
                    }
                });
        return seats;
    }

    private static Map<String, Object> meld(MeldView meld) {
        Map<String, Object> json = Json.object();
        json.put("id", meld.id());
        json.put("kind", meld.kind());
        json.put("cards", meld.cards().stream().map(Scene::card).collect(Collectors.joining(" ")));
        meld.burraco().ifPresent(one -> json.put("burraco", one));
        if (meld.frozen()) {
            json.put("frozen", true);
        }
        if (!meld.negative().isEmpty()) {
            json.put("negative", String.join(" ", meld.negative()));
        }
        return json;
    }

    /** A star behind a card that stands for another one. */
    private static String card(CardView card) {
        return card.wild() ? card.card() + "*" : card.card();
    }

    /** What everybody can count: without cards in hand and pozzetti. */
    private static int laid(LineScore score) {
        return score.base() + score.melds() + score.penalized() + score.arbiter();
    }

    /** What lies on the table, by line, of a scene. */
    static int laid(Map<String, Object> scene, Line line) {
        return scene.get("laid") instanceof List<?> both
                        && both.get(line.ordinal()) instanceof Integer points
                ? points
                : 0;
    }
}
