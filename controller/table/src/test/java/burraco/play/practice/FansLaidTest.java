package burraco.play.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.virtual.Noise;
import burraco.table.Effect;
import burraco.table.state.PlayedHand;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The hand is over, and only the four players are there: a fan that is laid on the table is
 * counted.
 */
@Tag("campaign")
class FansLaidTest {
    @ParameterizedTest
    @ValueSource(longs = {3, 4, 6})
    @DisplayName("Fans that lie on the seats' antennas are counted, and both lines confirm")
    void fansOnTheSeatsAreCounted(long seed) {
        PracticeTable table = new PracticeTable(seed, Noise.REFERENCE);
        table.ofBots().dealt(Seat.SOUTH);
        table.practice().press(burraco.hal.Button.of("start"));
        assertTrue(table.passes(Duration.ofMinutes(90), () -> table.open().over()), "seed " + seed);
        Practice practice = table.practice();
        table.passes(Duration.ofSeconds(20));
        table.effects();
        for (Seat seat : Seat.values()) {
            List<Card> fan =
                    practice.position().cards().stream()
                            .filter(one -> isHeld(one.where(), seat))
                            .map(BoardPosition.Lying::card)
                            .toList();
            if (!fan.isEmpty()) {
                practice.move(fan, Target.of(new BoardPlace.Before(seat)));
            }
        }
        table.passes(Duration.ofSeconds(30));
        PlayedHand hand = table.state().counting().orElseThrow();
        for (Line line : Line.values()) {
            assertEquals(
                    practice.count(line).orElseThrow().total(),
                    hand.total(line),
                    "seed " + seed + ", " + line + ": " + table.effects());
        }
        practice.confirmCount();
        table.passes(Duration.ofSeconds(30));
        assertTrue(table.state().counting().orElseThrow().isConfirmed());
        assertTrue(
                table.effects().stream().noneMatch(Effect.Scored.class::isInstance),
                "nobody has written anything down");
    }

    /**
     * Whether this is a place for the cards of a player, including a pozzetto that he has taken and
     * not played.
     */
    private static boolean isHeld(BoardPlace where, Seat seat) {
        return where.equals(new BoardPlace.Fan(seat)) || where.equals(new BoardPlace.Pack(seat));
    }
}
