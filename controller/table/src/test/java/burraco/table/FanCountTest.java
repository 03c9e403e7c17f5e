package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.Judged;
import burraco.testing.Layouts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Open fans are counted once they are at rest; cards that are only passing by are not. */
class FanCountTest {
    private static final String POZZETTO = "9S TS JS QS KS AS 2S 3S 4S 5S 6S";

    /** W has taken a pozzetto that the table has seen, and the hand is stopped. */
    private static final String HAND =
            "deal W ??\ndeal N ??\ndeal E ??\ndeal S ??\n".repeat(11)
                    + deals("P1", POZZETTO)
                    + "deal P2 ??\n".repeat(11)
                    + """
                    turnup 9C
                    W draw
                    W open 3H 4H 5H 6H 7H 8H
                    W open 3C 4C 5C 6C 7C
                    W discard KD
                    W pozzetto
                    end
                    """;

    /** 5 x 10, 15 for the ace, 5 x 5. */
    private static final String EAST = "8D 9D TD JD QD AD 3D 4D 5D 6D 7D";

    private static final int EAST_POINTS = 50 + 15 + 25;
    private static final String PASSING = "KH";

    private final Layout layout = Layouts.reference();
    private final FanCount fans = new FanCount(layout, FanCountTest::card);
    private final Hand hand = Judged.of(HAND).end();

    private static String deals(String where, String cards) {
        StringBuilder deals = new StringBuilder();
        for (String card : cards.split(" ")) {
            deals.append("deal ").append(where).append(' ').append(card).append('\n');
        }
        return deals.toString();
    }

    private static Optional<Card> card(TagId tag) {
        return Optional.of(Card.of(Face.ofCode(Integer.parseInt(tag.hex(), 16)), 1));
    }

    private void hear(long at, String... cards) {
        int antenna =
                layout.antennas().stream()
                        .filter(one -> one.zone().equals(new Zone.OfSeat(Seat.EAST)))
                        .map(LaidAntenna::id)
                        .findFirst()
                        .orElseThrow();
        List<Answer> answers =
                Stream.of(cards)
                        .flatMap(some -> Stream.of(some.split(" ")))
                        .map(card -> Answer.of(tag(card)))
                        .toList();
        fans.hear(new Reading.Inventory(at, antenna, answers));
    }

    /**
     * The points left that the table shows at that time, if it is looked at after every reading.
     */
    private OptionalInt left(long at) {
        return fans.left(Line.EW, hand, at);
    }

    private static TagId tag(String card) {
        return TagId.of(Face.parse(card).orElseThrow().code());
    }

    @Test
    @DisplayName("Eleven cards that lie there for a second and a half are counted")
    void whatLiesThereIsCounted() {
        for (long at = 0; at < 1_500; at += 100) {
            hear(at, EAST);
            assertEquals(OptionalInt.empty(), left(at), "after " + at + " ms");
        }
        hear(1_500, EAST);
        assertEquals(OptionalInt.of(EAST_POINTS), left(1_500));
    }

    @Test
    @DisplayName("A card that was swept past the antenna does not count as lying there")
    void whatPassesByIsNotCounted() {
        String ten = EAST.substring(3);
        hear(0, ten, PASSING);
        for (long at = 0; at < 4_000; at += 100) {
            hear(at, ten);
            assertEquals(OptionalInt.empty(), left(at), "after " + at + " ms");
        }
        for (long at = 4_100; at <= 6_000; at += 100) {
            hear(at, EAST);
            left(at);
        }
        assertEquals(OptionalInt.of(EAST_POINTS), left(6_000), "and then it is the right one");
    }

    @Test
    @DisplayName("A known pozzetto that was not played may lie beside the fan")
    void aKnownPozzettoIsNotCountedAgain() {
        for (long at = 0; at <= 1_500; at += 100) {
            hear(at, EAST, POZZETTO);
            left(at);
        }
        assertEquals(OptionalInt.of(EAST_POINTS), left(1_500));
    }
}
