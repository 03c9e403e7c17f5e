package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.Spot;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Habits are no acts: with them the same happens as without, and every card is still there. */
class HabitsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 611);

    /** How far off its place a thing may be pushed. */
    private static final double PUSHED = 9;

    /** Hands that are played until a habit has come about. */
    private static final int PATIENCE = 6;

    private static final Map<Long, String> USUAL = new java.util.HashMap<>();

    /** A hand that was played, and its cards left where they lie. */
    private record Left(Script script, Truth truth, Evening evening) {
        Hand end() {
            return script.deeds().getLast().after();
        }

        Optional<Spot> spot(Card card) {
            return evening.table().spot(TABLE.deck().tag(card));
        }
    }

    private static Left play(long seed, Manners manners) {
        Seat dealer = Seat.values()[(int) (seed & 3)];
        Script script = Script.lawful(seed, RuleSet.FIBUR_INT_2018, dealer, 8);
        Evening evening =
                new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        manners,
                        new Chance(seed),
                        _ -> {});
        Truth truth = evening.playAndLeave(script, "seed " + seed);
        evening.rest(Duration.ofSeconds(90));
        return new Left(script, truth, evening);
    }

    private static String usual(long seed) {
        return USUAL.computeIfAbsent(seed, _ -> play(seed, Manners.USUAL).truth().text());
    }

    @ParameterizedTest
    @EnumSource
    void aHabitComesAboutAndChangesNothingThatHappened(Habit habit) {
        int came = 0;
        for (long seed = SEED; seed < SEED + PATIENCE && came == 0; seed++) {
            Left left = play(seed, Manners.USUAL.with(Habits.often(List.of(habit))));
            assertEquals(usual(seed), left.truth().text(), habit.key() + ", seed " + seed);
            everyCardIsWhereItBelongs(left, habit.key() + ", seed " + seed);
            came++;
        }
        assertTrue(came > 0, habit.key());
    }

    private static void everyCardIsWhereItBelongs(Left left, String which) {
        Hand end = left.end();
        Place.all(end)
                .forEach((card, place) -> {
                    Optional<Spot> spot = left.spot(card);
                    String what = which + ": " + card + " " + place + " " + spot;
                    switch (place) {
                        case Place.InStock _ -> near(new Zone.Stock(), spot, what);
                        case Place.InPozzetto pozzetto ->
                                near(new Zone.Pozzetto(pozzetto.number()), spot, what);
                        case Place.InFan fan ->
                                spot.ifPresent(_ -> near(new Zone.OfSeat(fan.seat()), spot, what));
                        case Place.InMeld meld ->
                                assertTrue(
                                        TABLE.layout().antennas(Zone.MeldSlot.class).stream()
                                                .filter(one ->
                                                        ((Zone.MeldSlot) one.zone()).line()
                                                                == meld.meld().line())
                                                .anyMatch(one -> isNear(one, spot)),
                                        what);
                        case Place.OnPile _, Place.Before _, Place.Beside _ ->
                                assertTrue(spot.isPresent(), what);
                    }
                });
    }

    private static void near(Zone zone, Optional<Spot> spot, String what) {
        assertTrue(isNear(TABLE.layout().antenna(zone).orElseThrow(), spot), what);
    }

    private static boolean isNear(LaidAntenna antenna, Optional<Spot> spot) {
        Area area = antenna.antenna().area();
        return spot.filter(one -> area.depth(one.x(), one.y()) > -PUSHED).isPresent();
    }
}
