package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ordered breakdowns happen at the ordered time, and not before. */
@Tag("campaign")
class BreakdownsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 29);
    private static final long AT = 130_000;
    private static final long MILLIS = 60_000;

    /** How long it takes until readings on their way have arrived and a fault is noticed. */
    private static final long LITTLE = 3_000;

    private static final Script SCRIPT =
            Script.lawful(SEED, RuleSet.FIBUR_INT_2018, Seat.SOUTH, 8).beginning(70);

    private static final List<Reading> SOUND = readings(List.of());

    private static List<Reading> readings(List<BreakdownOrder> orders) {
        List<Reading> readings = new ArrayList<>();
        Evening evening =
                new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        Manners.USUAL,
                        new Chance(SEED),
                        readings::add);
        evening.order(orders);
        evening.playAndLeave(SCRIPT, "seed " + SEED);
        return readings;
    }

    private static List<Reading> broken(Breakdown what) {
        return readings(
                List.of(
                        new BreakdownOrder(
                                what, OptionalInt.empty(), AT, OptionalLong.of(MILLIS))));
    }

    private static List<Reading> before(List<Reading> readings) {
        return readings.stream().filter(one -> one.at() < AT).toList();
    }

    /** The readings of the time in which something is broken. */
    private static <R extends Reading> List<R> during(List<Reading> readings, Class<R> kind) {
        return during(readings, kind, _ -> true);
    }

    private static <R extends Reading> List<R> during(
            List<Reading> readings, Class<R> kind, Predicate<R> which) {
        return readings.stream()
                .filter(one -> one.at() > AT + LITTLE && one.at() < AT + MILLIS)
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(which)
                .toList();
    }

    private static List<Reading.Inventory> of(LaidAntenna antenna, List<Reading> readings) {
        return during(readings, Reading.Inventory.class, one -> one.antenna() == antenna.id());
    }

    private static List<Reading.Inventory> ofReader(String source, List<Reading> readings) {
        return during(
                readings,
                Reading.Inventory.class,
                one -> laid(one.antenna()).source().equals(source));
    }

    private static LaidAntenna laid(int antenna) {
        return TABLE.layout().antennas().stream()
                .filter(one -> one.id() == antenna)
                .findFirst()
                .orElseThrow();
    }

    private static List<Reading.Weight> ofStock(List<Reading> readings) {
        int id = TABLE.layout().scale(new Zone.Stock()).orElseThrow().id();
        return during(readings, Reading.Weight.class, one -> one.scale() == id);
    }

    private static long answers(List<Reading.Inventory> inventories) {
        return inventories.stream().mapToLong(one -> one.answers().size()).sum();
    }

    private static Set<TagId> tags(List<Reading.Inventory> inventories) {
        Set<TagId> tags = new HashSet<>();
        inventories.forEach(one -> one.answers().forEach(answer -> tags.add(answer.tag())));
        return tags;
    }

    private static long foreign(List<Reading.Inventory> inventories) {
        return tags(inventories).stream().filter(tag -> TABLE.deck().card(tag).isEmpty()).count();
    }

    @ParameterizedTest
    @EnumSource
    void whatIsOrderedGoesWrongThenAndNothingBefore(Breakdown what) {
        List<Reading> broken = broken(what);
        assertEquals(before(SOUND), before(broken), "seed " + SEED);
        LaidAntenna pile = TABLE.layout().antennas(Zone.Pile.class).getFirst();
        String source = pile.source();
        String which = what.key() + ", seed " + SEED;
        List<Reading.Inventory> all = during(broken, Reading.Inventory.class);
        List<Reading.Inventory> sound = during(SOUND, Reading.Inventory.class);
        switch (what) {
            case ALL_ANTENNAS_EMPTY -> {
                assertFalse(all.isEmpty(), which);
                assertEquals(0, answers(all), which);
                assertFalse(during(broken, Reading.Weight.class).isEmpty(), which);
            }
            case ONE_ANTENNA_DEAF -> {
                assertEquals(0, answers(of(pile, broken)), which);
                assertTrue(answers(of(pile, SOUND)) > 0 && answers(all) > 0, which);
            }
            case ANTENNA_WEAK, SHIELDED_PILE -> {
                Set<TagId> cards = tags(of(pile, SOUND));
                long heard = heard(of(pile, broken), cards);
                assertTrue(heard < heard(of(pile, SOUND), cards) / 2, which + ": " + heard);
            }
            case ANTENNA_CHATTER ->
                    assertTrue(tags(of(pile, broken)).size() > 30, which + of(pile, broken));
            case ANTENNA_JAMMED -> {
                assertEquals(List.of(), of(pile, broken), which);
                assertTrue(during(broken, Reading.Unclear.class).size() > 50, which);
            }
            case ANTENNA_STUCK ->
                    assertEquals(
                            1,
                            of(pile, broken).stream()
                                    .map(Reading.Inventory::answers)
                                    .distinct()
                                    .count(),
                            which);
            case READER_SILENT -> {
                assertEquals(List.of(), ofReader(source, broken), which);
                assertEquals(List.of(), faults(broken), which);
            }
            case READER_LOST, READER_HANGS -> {
                assertEquals(List.of(), ofReader(source, broken), which);
                assertEquals(2, faults(broken).size(), which + faults(broken));
            }
            case READER_GARBLES -> assertTrue(foreign(ofReader(source, broken)) > 20, which);
            case SLOW_READER ->
                    assertTrue(
                            ofReader(source, broken).size() < ofReader(source, SOUND).size() / 4,
                            which);
            case STRANGE_TAGS -> assertEquals(3, foreign(all), which);
            case SWAPPED_TAGS -> {
                assertEquals(sound.size(), all.size(), which);
                assertNotEquals(tagsInOrder(SOUND), tagsInOrder(broken), which);
            }
            case DEAD_TAGS -> assertTrue(tags(all).size() < tags(sound).size(), which);
            case MELDS_LIFTED -> {
                assertTrue(inMelds(during(SOUND, Reading.Inventory.class)) > 0, which);
                assertTrue(inMelds(all) < inMelds(sound) / 2, which + inMelds(all));
            }
            case SCALE_STUCK -> assertTrue(spread(ofStock(broken)) < 1, which);
            case SCALE_SILENT -> assertEquals(List.of(), ofStock(broken), which);
            case SCALE_DRIFT, SCALE_JUMPS ->
                    assertTrue(
                            ofStock(broken).getLast().grams() - ofStock(SOUND).getLast().grams()
                                    > 1,
                            which);
        }
    }

    private static long heard(List<Reading.Inventory> inventories, Set<TagId> cards) {
        return inventories.stream()
                .flatMap(one -> one.answers().stream())
                .filter(answer -> cards.contains(answer.tag()))
                .count();
    }

    private static List<Reading> faults(List<Reading> readings) {
        return readings.stream().filter(Reading.SourceFault.class::isInstance).toList();
    }

    private static List<TagId> tagsInOrder(List<Reading> readings) {
        return readings.stream()
                .filter(Reading.Inventory.class::isInstance)
                .flatMap(one -> ((Reading.Inventory) one).answers().stream())
                .map(Answer::tag)
                .toList();
    }

    private static long inMelds(List<Reading.Inventory> inventories) {
        return answers(
                inventories.stream()
                        .filter(one -> laid(one.antenna()).zone() instanceof Zone.MeldSlot)
                        .toList());
    }

    private static double spread(List<Reading.Weight> weights) {
        double least = weights.stream().mapToDouble(Reading.Weight::grams).min().orElse(0);
        double most = weights.stream().mapToDouble(Reading.Weight::grams).max().orElse(0);
        return most - least;
    }

    @Test
    void theSameOrderGivesTheSameReadings() {
        assertEquals(broken(Breakdown.ANTENNA_CHATTER), broken(Breakdown.ANTENNA_CHATTER));
    }

    @Test
    void anotherAntennaCanBeNamed() {
        LaidAntenna slot = TABLE.layout().antennas(Zone.MeldSlot.class).getFirst();
        List<Reading> broken =
                readings(
                        List.of(
                                new BreakdownOrder(
                                        Breakdown.ANTENNA_JAMMED,
                                        OptionalInt.of(slot.id()),
                                        AT,
                                        OptionalLong.empty())));
        assertEquals(List.of(), of(slot, broken));
        assertFalse(of(TABLE.layout().antennas(Zone.Pile.class).getFirst(), broken).isEmpty());
    }
}
