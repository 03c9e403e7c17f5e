package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Habits are no acts: with and without them the same happens, and no card is lost. */
@Tag("campaign")
class HabitsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 611);

    /** How far things may be pushed off their places, in centimetres. */
    private static final double PUSHED = 9;

    /** How many hands are played until a habit has occurred. */
    private static final int PATIENCE = 6;

    private static final Map<Long, String> USUAL = new HashMap<>();

    /** A hand that was played, with its cards left on the table. */
    private record Left(Script script, Truth truth, Evening evening) {
        Hand end() {
            return script.deeds().getLast().after();
        }

        Optional<CardSpot> spot(Card card) {
            return evening.table().spot(TABLE.deck().tag(card));
        }
    }

    private static Left play(long seed, Manners manners) {
        Seat dealer = Seat.values()[(int) (seed & 3)];
        Script script = Script.lawful(seed, RuleSet.FIBUR_INT_2018, dealer, 8);
        Evening evening = evening(seed, manners);
        Truth truth = evening.playAndLeave(script, "seed " + seed);
        evening.rest(Duration.ofSeconds(90));
        return new Left(script, truth, evening);
    }

    private static Evening evening(long seed, Manners manners) {
        return evening(seed, manners, _ -> {});
    }

    private static Evening evening(long seed, Manners manners, Consumer<Reading> inbox) {
        Chance chance = new Chance(seed);
        return new Evening(TABLE.layout(), TABLE.deck(), Noise.QUIET, manners, chance, inbox);
    }

    private static String usual(long seed) {
        return USUAL.computeIfAbsent(seed, _ -> play(seed, Manners.USUAL).truth().text());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GATHERED_SLOWLY")
    void aHabitComesAboutAndChangesNothingThatHappened(Habit habit) {
        int came = 0;
        for (long seed = SEED; seed < SEED + PATIENCE && came == 0; seed++) {
            Left left = play(seed, Manners.USUAL.with(Habits.often(List.of(habit))));
            assertEquals(usual(seed), left.truth().text(), habit.key() + ", seed " + seed);
            everyCardIsWhereItBelongs(left, habit.key() + ", seed " + seed);
            came += left.evening().habits().getOrDefault(habit, 0);
        }
        assertTrue(came > 0, habit.key() + ", from seed " + SEED);
    }

    /** This habit occurs when the hand is over, and its cards are gathered afterwards. */
    @Test
    void aTableThatIsClearedSlowlyIsClearedInTheEnd() {
        Script script = Script.lawful(SEED, RuleSet.FIBUR_INT_2018, Seat.SOUTH, 8);
        Manners slow = Manners.USUAL.with(Habits.often(List.of(Habit.GATHERED_SLOWLY)));
        Evening evening = evening(SEED, slow);
        Truth truth = evening.play(script, "seed " + SEED);
        assertEquals(Map.of(Habit.GATHERED_SLOWLY, 1), evening.habits());
        long took = evening.table().now() - truth.times().getLast().complete();
        assertTrue(took > 20_000, took + " ms, seed " + SEED);
        for (Card card : TABLE.deck().cards().values()) {
            assertEquals(Optional.empty(), evening.table().spot(TABLE.deck().tag(card)));
        }
    }

    @Test
    void allHabitsAtATimeChangeNothingEither() {
        Habits all = Habits.often(List.of(Habit.values()));
        for (long seed = SEED; seed < SEED + 4; seed++) {
            Left left = play(seed, Manners.USUAL.with(all));
            assertEquals(usual(seed), left.truth().text(), "seed " + seed);
            everyCardIsWhereItBelongs(left, "seed " + seed);
            assertTrue(left.evening().habits().size() > 20, "seed " + seed);
        }
    }

    @Test
    void whoHasNoHabitsPlaysAsEver() {
        List<Reading> plain = readings(Manners.USUAL);
        assertEquals(plain, readings(Manners.USUAL.with(Habits.NONE)));
        Habits some = Habits.often(List.of(Habit.STOCK_LIFTED));
        assertNotEquals(plain, readings(Manners.USUAL.with(some)));
        assertEquals(readings(Manners.USUAL.with(some)), readings(Manners.USUAL.with(some)));
    }

    private static List<Reading> readings(Manners manners) {
        List<Reading> readings = new ArrayList<>();
        Script script = Script.lawful(SEED, RuleSet.FIBUR_INT_2018, Seat.SOUTH, 8);
        Evening evening = evening(SEED, manners, readings::add);
        evening.play(script.beginning(30), "seed " + SEED);
        return readings;
    }

    /** The stock's scale shows nothing while somebody squares the stock in his hands. */
    @Test
    void aStockThatIsLiftedWeighsNothing() {
        int scale = TABLE.layout().scale(new Zone.Stock()).orElseThrow().id();
        int empty = 0;
        for (Reading reading :
                readings(Manners.USUAL.with(Habits.often(List.of(Habit.STOCK_LIFTED))))) {
            boolean after = reading.at() > 110_000;
            if (after && reading instanceof Reading.Weight weight && weight.scale() == scale) {
                empty += Math.abs(weight.grams()) < 1.5 ? 1 : 0;
            }
        }
        assertTrue(empty > 0, "seed " + SEED);
    }

    private static void everyCardIsWhereItBelongs(Left left, String which) {
        Hand end = left.end();
        CardPlace.all(end)
                .forEach((card, place) -> {
                    Optional<CardSpot> spot = left.spot(card);
                    String what = which + ": " + card + " " + place + " " + spot;
                    switch (place) {
                        case CardPlace.InStock _ -> near(new Zone.Stock(), spot, what);
                        case CardPlace.InPozzetto pozzetto ->
                                near(new Zone.Pozzetto(pozzetto.number()), spot, what);
                        case CardPlace.InFan fan ->
                                spot.ifPresent(_ -> near(new Zone.OfSeat(fan.seat()), spot, what));
                        case CardPlace.InMeld meld ->
                                assertTrue(
                                        TABLE.layout().antennas(Zone.MeldSlot.class).stream()
                                                .filter(one ->
                                                        ((Zone.MeldSlot) one.zone()).line()
                                                                == meld.meld().line())
                                                .anyMatch(one -> isNear(one, spot)),
                                        what);
                        case CardPlace.OnPile _, CardPlace.Before _, CardPlace.Beside _ ->
                                assertTrue(spot.isPresent(), what);
                    }
                });
    }

    private static void near(Zone zone, Optional<CardSpot> spot, String what) {
        assertTrue(isNear(TABLE.layout().antenna(zone).orElseThrow(), spot), what);
    }

    private static boolean isNear(LaidAntenna antenna, Optional<CardSpot> spot) {
        Area area = antenna.antenna().area();
        return spot.filter(one -> area.depth(one.x(), one.y()) > -PUSHED).isPresent();
    }
}
