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
import burraco.engine.ruling.Case;
import burraco.json.JsonObject;
import burraco.table.state.HandState;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The current hand, as everybody may know it. */
public record HandView(
        int number,
        Phase phase,
        Optional<String> dealing,
        Seat dealer,
        boolean dealerPresumed,
        Optional<Seat> acting,
        Optional<Seat> turn,
        Optional<Integer> stock,
        List<String> pile,
        List<Place> pozzetti,
        Map<String, OpenCards> seats,
        Map<String, List<MeldView>> melds,
        CountsView counts,
        Optional<PlayedView> counting,
        List<ActView> acts,
        List<OwedView> owed,
        Optional<Ruled> waivable)
        implements JsonObject {
    /** Where a pozzetto is. */
    public sealed interface Place extends JsonObject {}

    public record Lying(int number, String where) implements Place {}

    public record Held(int number, String where, Seat seat) implements Place {}

    public record TakenBy(int number, String where, Line line) implements Place {}

    /**
     * Cards that lie open before a player.
     *
     * @param aside penalized cards
     */
    public record OpenCards(List<String> exposed, List<String> aside) implements JsonObject {}

    /** The ruling that an arbiter can waive. */
    public record Ruled(int act, Case case_) implements JsonObject {}

    public record MeldView(
            String id,
            String kind,
            List<CardView> cards,
            Optional<String> burraco,
            boolean frozen,
            boolean invalid,
            List<String> negative)
            implements JsonObject {}

    public record CardView(String card, boolean wild) implements JsonObject {}

    static HandView of(TableState state) {
        HandState hand = state.hand();
        Hand open = hand.open();
        boolean dealt = hand.phase() != Phase.DEAL;
        boolean played = hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY;
        return new HandView(
                hand.number(),
                hand.phase(),
                state.dealing().map(Enum::name),
                hand.dealer(),
                state.dealerPresumed(),
                hand.acting(),
                played ? Optional.of(open.turn().seat()) : Optional.empty(),
                dealt ? Optional.of(open.stock().size()) : Optional.empty(),
                faces(open.pile().list()),
                dealt ? pozzetti(open) : List.of(),
                seats(open),
                melds(hand),
                CountsView.of(hand.ns(), hand.ew(), hand.phase() == Phase.OVER),
                state.counting().map(PlayedView::of),
                hand.acts().stream().map(ActView::of).toList(),
                open.owed().stream().map(OwedView::of).toList(),
                hand.waivable().map(one -> new Ruled(one.act(), one.which())));
    }

    /** Only the face: nobody at a table can see which of two equal cards it is. */
    public static List<String> faces(List<Card> cards) {
        return cards.stream().map(HandView::face).toList();
    }

    private static String face(Card card) {
        return card.face().toString();
    }

    public static List<Place> pozzetti(Hand open) {
        List<Place> all = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            switch (open.pozzetto(number)) {
                case Pozzetto.Absent _ -> {}
                case Pozzetto.Lying _ -> all.add(new Lying(number, "lying"));
                case Pozzetto.Unplayed held -> all.add(new Held(number, "held", held.seat()));
                case Pozzetto.Played by -> all.add(new TakenBy(number, "played", by.line()));
            }
        }
        return all;
    }

    public static Map<String, OpenCards> seats(Hand open) {
        Map<String, OpenCards> seats = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            Player player = open.player(seat);
            seats.put(
                    seat.toString(),
                    new OpenCards(
                            faces(player.exposed().sorted(Order.IN_A_FAN)),
                            faces(player.penalized())));
        }
        return seats;
    }

    public static Map<String, List<MeldView>> melds(HandState hand) {
        Map<String, List<MeldView>> melds = new LinkedHashMap<>();
        for (Line line : Line.values()) {
            melds.put(
                    line.name(),
                    hand.open().melds().of(line).stream().map(one -> meld(one, hand)).toList());
        }
        return melds;
    }

    private static MeldView meld(Meld meld, HandState hand) {
        MeldAppearance seems = MeldAppearance.of(meld, hand.tellsFaults());
        Burraco burraco = hand.burraco(meld);
        return new MeldView(
                meld.id().toString(),
                seems.kind(),
                seems.cards().stream()
                        .map(card -> new CardView(face(card), seems.wild().has(card)))
                        .toList(),
                burraco == Burraco.NONE ? Optional.empty() : Optional.of(burraco.name()),
                !(meld.freeze() instanceof Freeze.None),
                meld.shape() instanceof Shape.NoMeld && hand.tellsFaults(),
                faces(meld.negative().sorted(Order.ON_THE_TABLE)));
    }
}
