package burraco.web.view;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Player;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.score.LineScore;
import burraco.json.Json;
import burraco.table.state.HandState;
import burraco.table.state.TableState;
import burraco.table.state.Waivable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The current hand as JSON, as everybody may know it. */
final class HandView {
    private final HandState hand;
    private final Hand open;

    private HandView(HandState hand) {
        this.hand = hand;
        open = hand.open();
    }

    static Map<String, Object> of(TableState state) {
        return new HandView(state.hand()).json(state);
    }

    private Map<String, Object> json(TableState state) {
        boolean dealt = hand.phase() != Phase.DEAL;
        boolean played = hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY;
        Map<String, Object> json = Json.object();
        json.put("number", hand.number());
        json.put("phase", hand.phase());
        json.put("dealing", state.dealing().map(Enum::name).orElse(null));
        json.put("dealer", hand.dealer());
        json.put("dealerPresumed", state.dealerPresumed());
        json.put("acting", hand.acting().orElse(null));
        json.put("turn", played ? open.turn().seat() : null);
        json.put("stock", dealt ? open.stock().size() : null);
        json.put("pile", faces(open.pile().list()));
        json.put("pozzetti", dealt ? pozzetti() : List.of());
        json.put("seats", seats());
        json.put("melds", melds());
        json.put("counts", counts(hand.ns(), hand.ew(), hand.phase() == Phase.OVER));
        json.put("counting", state.counting().map(MatchView::hand).orElse(null));
        json.put("acts", hand.acts().stream().map(ActView::of).toList());
        json.put("owed", open.owed().stream().map(ActView::of).toList());
        json.put("waivable", hand.waivable().map(HandView::waivable).orElse(null));
        return json;
    }

    private static Map<String, Object> waivable(Waivable ruling) {
        Map<String, Object> json = Json.object();
        json.put("act", ruling.act());
        json.put("case", ruling.which());
        return json;
    }

    /** Only the face: nobody at a table can see which of two equal cards it is. */
    static List<String> faces(List<Card> cards) {
        return cards.stream().map(HandView::face).toList();
    }

    private static String face(Card card) {
        return card == null ? "??" : card.face().toString();
    }

    private List<Map<String, Object>> pozzetti() {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            Map<String, Object> json = Json.object();
            json.put("number", number);
            switch (open.pozzetto(number)) {
                case Pozzetto.Absent _ -> {
                    continue;
                }
                case Pozzetto.Lying _ -> json.put("where", "lying");
                case Pozzetto.Unplayed held -> {
                    json.put("where", "held");
                    json.put("seat", held.seat());
                }
                case Pozzetto.Played played -> {
                    json.put("where", "played");
                    json.put("line", played.line());
                }
            }
            all.add(json);
        }
        return all;
    }

    private Map<String, Object> seats() {
        Map<String, Object> json = Json.object();
        for (Seat seat : Seat.values()) {
            Player player = open.player(seat);
            Map<String, Object> one = Json.object();
            one.put("exposed", faces(player.exposed().sorted(Order.IN_A_FAN)));
            one.put("aside", faces(player.penalized()));
            json.put(seat.toString(), one);
        }
        return json;
    }

    private Map<String, Object> melds() {
        Map<String, Object> json = Json.object();
        for (Line line : Line.values()) {
            json.put(line.name(), open.melds().of(line).stream().map(this::meld).toList());
        }
        return json;
    }

    private Map<String, Object> meld(Meld meld) {
        Map<String, Object> json = Json.object();
        json.put("id", meld.id().toString());
        MeldAppearance seems = MeldAppearance.of(meld, hand.tellsFaults());
        json.put("kind", seems.kind());
        List<Map<String, Object>> cards = new ArrayList<>();
        for (Card card : seems.cards()) {
            Map<String, Object> one = Json.object();
            one.put("card", face(card));
            one.put("wild", seems.wild().has(card));
            cards.add(one);
        }
        json.put("cards", cards);
        Burraco burraco = hand.burraco(meld);
        json.put("burraco", burraco == Burraco.NONE ? null : burraco.name());
        json.put("frozen", !(meld.freeze() instanceof Freeze.None));
        json.put("invalid", meld.shape() instanceof Shape.NoMeld && hand.tellsFaults());
        json.put("negative", faces(meld.negative().sorted(Order.ON_THE_TABLE)));
        return json;
    }

    /** The score of a hand in progress, without the number of cards in the players' hands. */
    static Map<String, Object> counts(LineScore ns, LineScore ew) {
        return counts(ns, ew, false);
    }

    /**
     * @param over whether the hand is over, so that the number of cards still to be counted may be
     *     shown
     */
    static Map<String, Object> counts(LineScore ns, LineScore ew, boolean over) {
        Map<String, Object> json = Json.object();
        json.put("ns", count(ns, over));
        json.put("ew", count(ew, over));
        return json;
    }

    private static Map<String, Object> count(LineScore score, boolean over) {
        Map<String, Object> json = Json.object();
        json.put("burrachi", score.burrachi());
        json.put("closing", score.closing());
        json.put("melds", score.melds());
        json.put("pozzetto", number(score.pozzetto()));
        json.put("hand", number(score.hand()));
        json.put("penalized", score.penalized());
        json.put("arbiter", score.arbiter());
        json.put("unseen", over ? score.unseen() : 0);
        json.put("total", number(score.total()));
        return json;
    }

    static Integer number(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }
}
