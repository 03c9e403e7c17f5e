package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.measure.Counts;
import burraco.measure.Tally;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hands that were once misunderstood, each with what had happened in it. At most a few acts of each
 * may be lost, and nobody may be blamed for what the table did not hear.
 *
 * <p>The suite plays one hand in three; whoever changes how hands are understood plays all of them
 * with {@code -Dhard.oneIn=1}.
 */
@Tag("campaign")
class HardHandsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    /** One hand in so many is played. */
    private static final int ONE_IN = Integer.getInteger("hard.oneIn", 3);

    /** Seed, hand, and what had happened. */
    private static final String LAWFUL =
            """
            1, 171, a tag died in a fan and its card was tied
            2, 110, a tag died in a fan and its card was opened
            1, 330, the first draw came half a second after the turn-up
            2, 82, the first draw came when the turn-up had not been decided
            50001, 339, the first card was heard only when the next one had been drawn
            1, 191, the first card was picked up before anybody heard it
            4, 73, the same and an echo on the pile
            1, 89, a card of the pile was carried past it to a meld
            14, 238, some cards of a pile were in the hand and others still on the way
            2, 103, a lone card of the pile was silent for two seconds and a half
            10, 388, the same before the next player drew
            2, 159, discards that nobody heard of a player whose cards were all known
            5, 256, a discard that nobody heard was laid a minute later
            3, 303, a card of another meld was heard beside one that was opened
            1, 19, a card was held over a meld that had just been opened
            8, 84, a step of the scale was decided before it was at its end
            8, 57, two cards were drawn under one hand
            12, 290, a card was put down and taken up and discarded five seconds later
            15, 84, the last tie of a hand was not heard
            17, 268, a lone card was put down for a moment and later discarded
            1, 2248, a card of the stock was heard on the pile before the first card came
            1, 2596, a card was heard on the pile twice while others were dealt
            71001, 188, who took a pozzetto had laid a card that nobody heard
            71006, 318, the same under a hand that leant on the stock
            71002, 369, a card heard in half of the looks was taken for the partner's
            1, 649, a tie was heard once before the discard and then not for seven seconds
            71004, 197, the first card was heard late and had been picked up by then
            71007, 171, a discard that nobody heard was a card he was known to have
            1, 1873, a discard that nobody heard lay before the next player for a while
            1, 1680, the pile was picked up half a second before the time-out
            """;

    /** Seed, hand, the case that was committed, and what had happened. */
    private static final String RULED =
            """
            5, 44, 23ter.3, the first of two cards had been held over the pile before
            8, 39, 30.1, cards elsewhere were silent at the time
            8, 59, 10.4, two wild cards are hardly the part of a meld that is heard
            9, 21, 21quater.3, the pozzetto was taken when the hand was over
            7, 40, 8.8, the card that was left could not be heard at first
            41, 30, 8.6, the only card of the pile was held over a meld on its way
            42, 46, 28.2, the card was drawn later than a hand had leant on the stock
            45, 46, 28.2, the pile was still heard when the card had been tied
            42, 24, 31B, nobody had done anything for half a minute
            42, 8, 23.3, the same before the call
            43, 75, 21quater.3, the first card came as the scale was taken to be empty
            42, 11, 26.4, the first card was heard once and then with who took it
            43, 37, 26.1, a penalized card was hardly heard on the pile when it was discarded
            45, 92, 26.4, the pile was put back before the cards of the meld were laid aside
            """;

    /** The same; the evidence for these faults is weak. */
    private static final String UNSURE =
            """
            5, 17, 23ter.3, the first of two cards had been held over the pile five seconds before
            12, 31, 8.8, one of the cards that were taken lies on the pile again
            44, 3, 8.6, it was taken back and not picked up by the next player
            """;

    static Stream<Arguments> lawful() {
        return hands(LAWFUL, 3);
    }

    static Stream<Arguments> ruled() {
        return hands(RULED, 4);
    }

    static Stream<Arguments> unsure() {
        return hands(UNSURE, 4);
    }

    private static Stream<Arguments> hands(String table, int columns) {
        List<String> lines = table.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(i -> i % ONE_IN == 0)
                .mapToObj(i -> Arguments.of((Object[]) lines.get(i).split(", ", columns)));
    }

    @ParameterizedTest(name = "{2} (seed {0}, hand {1})")
    @MethodSource("lawful")
    void nobodyIsBlamedAndTheRestIsUnderstood(long seed, int hand, String what) {
        Tally tally = play(seed, hand, List.of());
        assertEquals(0, tally.falseRulings(), what);
        assertUnderstood(tally, what);
    }

    private static void assertUnderstood(Tally tally, String what) {
        Counts acts = tally.acts();
        assertTrue(acts.exact() + acts.late() >= acts.acts() - 5, () -> what + ": " + acts);
    }

    /**
     * The play with this card is only partly understood; a guess about it must not blame anybody.
     */
    @Test
    void aCardThatIsOnlySupposedBlamesNobody() {
        assertEquals(0, play(22, 11, List.of()).falseRulings());
    }

    @ParameterizedTest(name = "{2}: {3} (seed {0}, hand {1})")
    @MethodSource("ruled")
    void aFaultIsStillRuled(long seed, int hand, String committed, String what) {
        Tally tally = play(seed, hand, List.of(Case.parse(committed).orElseThrow()));
        assertEquals(0, tally.falseRulings(), what);
        assertEquals(0, tally.missedRulings(), what);
        assertUnderstood(tally, what);
    }

    /**
     * The evidence for these faults is too weak: the table may miss the ruling, but must not blame
     * anybody else.
     */
    @ParameterizedTest(name = "{2}: {3} (seed {0}, hand {1})")
    @MethodSource("unsure")
    void aFaultThatIsNotSureBlamesNobodyElse(long seed, int hand, String committed, String what) {
        Tally tally = play(seed, hand, List.of(Case.parse(committed).orElseThrow()));
        assertEquals(0, tally.falseRulings(), what);
    }

    private static Tally play(long seed, int hand, List<Case> cases) {
        TrackedHand tracked =
                TrackedHand.play(seed, hand, TABLE.layout(), TABLE.deck(), Noise.REFERENCE, cases);
        return Tally.of(tracked.compare());
    }
}
