package burraco.table;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Meld;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Counts the fans that people lay down at the end of a hand, over the antenna of a seat or of the
 * line's melds. A line's points are known once exactly as many cards lie there as its players have
 * left and each of them has been heard again after a while without any change.
 */
final class FanCount {
    /** A card that has not been heard for this long does not lie there any more. */
    private static final long SILENT_MILLIS = 4_000;

    /** How long nothing may come or go. */
    private static final long STEADY_MILLIS = 1_500;

    private final Layout layout;
    private final Function<TagId, Optional<Card>> deck;
    private final Map<Line, Map<Card, Long>> heard = new EnumMap<>(Line.class);
    private final Map<Line, Laid> laid = new EnumMap<>(Line.class);

    /** The cards that lie there, and since when. */
    private record Laid(Cards cards, long since) {}

    FanCount(Layout layout, Function<TagId, Optional<Card>> deck) {
        this.layout = layout;
        this.deck = deck;
        forget();
    }

    void forget() {
        for (Line line : Line.values()) {
            heard.put(line, new HashMap<>());
            laid.put(line, new Laid(Cards.NONE, 0));
        }
    }

    void hear(Reading.Inventory inventory) {
        Optional<Line> line =
                layout.antennas().stream()
                        .filter(one -> one.id() == inventory.antenna())
                        .map(LaidAntenna::zone)
                        .map(FanCount::line)
                        .filter(Objects::nonNull)
                        .findFirst();
        line.ifPresent(whose -> {
            for (Answer answer : inventory.answers()) {
                deck.apply(answer.tag())
                        .ifPresent(card -> heard.get(whose).put(card, inventory.at()));
            }
        });
    }

    /** Null if no line lays its cards there. */
    private static Line line(Zone zone) {
        return switch (zone) {
            case Zone.OfSeat(var seat) -> seat.line();
            case Zone.MeldSlot(var line, _) -> line;
            case Zone.Stock _, Zone.Pile _, Zone.Pozzetto _ -> null;
        };
    }

    /** The points left to a line, once all its cards lie there. */
    OptionalInt left(Line line, Hand hand, long now) {
        heard.get(line).values().removeIf(last -> now - last > SILENT_MILLIS);
        Cards cards = Cards.of(heard.get(line).keySet()).without(elsewhere(hand));
        if (!cards.equals(laid.get(line).cards())) {
            laid.put(line, new Laid(cards, now));
        }
        Holding fans = hand.fan(line.first()).with(hand.fan(line.second()));
        Holding unplayed = unplayed(hand, line.first()).with(unplayed(hand, line.second()));
        Holding all = unplayed.unseen() > 0 ? fans.with(unplayed) : fans;
        boolean whole = cards.size() == all.size() && all.known().without(cards).isEmpty();
        return whole && isSteady(line, cards)
                ? OptionalInt.of(cards.points())
                : OptionalInt.empty();
    }

    /**
     * Whether all cards have been heard again after a while; a card that is swept past is heard
     * only once or briefly.
     */
    private boolean isSteady(Line line, Cards cards) {
        long settled = laid.get(line).since() + STEADY_MILLIS;
        return heard.get(line).entrySet().stream()
                .filter(one -> cards.has(one.getKey()))
                .allMatch(one -> one.getValue() >= settled);
    }

    private static Holding unplayed(Hand hand, Seat seat) {
        int number = hand.pozzetti().heldBy(seat);
        return number == 0 ? Holding.EMPTY : hand.pozzetto(number).cards();
    }

    /**
     * Cards that are known to lie elsewhere than in a fan. A pozzetto that was not played is
     * counted with the fans only if the table does not know all of its cards.
     */
    private static Cards elsewhere(Hand hand) {
        Cards known = Cards.known(hand.pile().list());
        for (Line line : Line.values()) {
            for (Meld meld : hand.melds().of(line)) {
                known = known.with(meld.cards());
            }
        }
        for (Seat seat : Seat.values()) {
            known = known.with(Cards.known(hand.player(seat).penalized()));
        }
        for (int number : new int[] {1, 2}) {
            Pozzetto pozzetto = hand.pozzetto(number);
            boolean counted =
                    pozzetto.cards().unseen() > 0
                            && Arrays.stream(Seat.values())
                                    .anyMatch(seat -> hand.pozzetti().heldBy(seat) == number);
            known = counted ? known : known.with(pozzetto.cards().known());
        }
        return known;
    }
}
