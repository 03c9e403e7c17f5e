package burraco.engine.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.meld.MeldId;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The plays of a turn and later findings about them: each hand of a record stores only one step.
 */
class LaidTest {
    private static final MeldId ONE = new MeldId(Line.EW, 1);
    private static final MeldId OTHER = new MeldId(Line.EW, 2);

    private static Play play(MeldId meld, boolean legal) {
        return new Play(meld, false, List.<Card>of(), legal, true);
    }

    private static List<Boolean> legal(Laid laid) {
        return laid.list().stream().map(Play::legal).toList();
    }

    @Test
    @DisplayName(
            "Findings about a meld apply to what was laid there before, and not to later "
                    + "cards")
    void judged() {
        Laid laid =
                Laid.NONE
                        .with(play(ONE, true))
                        .with(play(OTHER, true))
                        .judged(ONE, false)
                        .with(play(ONE, true));
        assertEquals(List.of(false, true, true), legal(laid));
        assertEquals(List.of(true, true, true), legal(laid.judged(ONE, true)));
        assertEquals(List.of(false, true, false), legal(laid.judged(ONE, false)));
    }

    @Test
    @DisplayName(
            "A repeated finding changes nothing, nor does one about a meld to which "
                    + "nothing was laid")
    void found() {
        Laid laid = Laid.NONE.with(play(ONE, true)).judged(ONE, false);
        assertSame(laid, laid.judged(ONE, false));
        assertTrue(Laid.NONE.judged(ONE, false).isEmpty());
    }

    @Test
    @DisplayName("Removing one leaves the findings of the others, and an empty one is shared")
    void without() {
        Laid laid = Laid.NONE.with(play(ONE, true)).with(play(OTHER, true)).judged(ONE, false);
        assertEquals(List.of(false), legal(laid.without(play -> play.meld().equals(OTHER))));
        assertSame(laid, laid.without(play -> false));
        assertTrue(laid.without(play -> true).isEmpty());
    }

    @Test
    @DisplayName("Two are equal if they lead to the same findings, however they came about")
    void same() {
        Laid good = Laid.NONE.with(play(ONE, true));
        Laid again = Laid.NONE.with(play(ONE, false)).judged(ONE, true);
        assertEquals(good, again);
        assertEquals(good.hashCode(), again.hashCode());
        assertNotEquals(good, again.judged(ONE, false));
    }
}
