package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Faulty;
import burraco.testing.PlayedHands;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * However badly a table hears, no reading and no hand keeps the tracker busy for long. The work is
 * counted in steps; processor time is only printed, and no assertion depends on it.
 *
 * <p>The suite follows each hand for two minutes after it has begun to be heard badly; {@code
 * -Dbounded.whole=true} follows it to its end.
 */
@Tag("campaign")
class BoundedWorkTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("bounded.seed", 3);
    private static final List<Reading> HAND =
            new PlayedHands(TABLE.layout(), SEED, Noise.REFERENCE).readings(1, List.of());
    private static final long HALF = HAND.getLast().at() / 2;
    private static final long END = Long.MAX_VALUE;
    private static final long MINUTE = 60_000;
    private static final boolean WHOLE = Boolean.getBoolean("bounded.whole");
    private static final long UNTIL = WHOLE ? END : HALF + 2 * MINUTE;

    /**
     * Includes the last part of the work, which may exceed the limit, and what is reported
     * meanwhile.
     */
    private static final long MOST_OF_AN_INPUT = 20_000;

    /** The budget when a hand begins, and its growth in each millisecond of the hand. */
    private static final long STORE = 200_000;

    private static final double EARNED = 6;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The times that are printed are those of a program that has run for a while. */
    @BeforeAll
    static void warmUp() {
        if (WHOLE) {
            track(HAND);
        }
    }

    /** What fails in the middle of a lawful hand. */
    enum Fault {
        NOTHING {
            @Override
            List<Reading> in(List<Reading> hand) {
                return hand;
            }
        },
        BLIND_FOR_A_MINUTE {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(hand, _ -> true, TABLE.layout(), HALF, HALF + MINUTE);
            }
        },
        BLIND_TO_THE_END {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(hand, _ -> true, TABLE.layout(), HALF, END);
            }
        },
        PILE_ANTENNA_DEAF {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(hand, one -> one.id() == 3, TABLE.layout(), HALF, HALF + MINUTE);
            }
        },
        PILE_SHIELDED {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(
                        hand,
                        one -> one.zone() instanceof Zone.Pile,
                        TABLE.layout(),
                        HALF,
                        HALF + 3 * MINUTE / 2);
            }
        },
        READER_SILENT {
            @Override
            List<Reading> in(List<Reading> hand) {
                String source =
                        TABLE.layout().antennas().stream()
                                .filter(one -> one.zone() instanceof Zone.Pile)
                                .map(LaidAntenna::source)
                                .findFirst()
                                .orElseThrow();
                return Faulty.silent(hand, source, TABLE.layout(), HALF, END);
            }
        },
        MELD_ANTENNA_DEAF {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(hand, one -> one.id() == 21, TABLE.layout(), 0, END);
            }
        },
        TWO_TAGS_EXCHANGED {
            @Override
            List<Reading> in(List<Reading> hand) {
                Deck deck = TABLE.deck();
                return Faulty.swapped(
                        hand,
                        deck.tag(deck.cards().values().stream().skip(20).findFirst().orElseThrow()),
                        deck.tag(
                                deck.cards().values().stream().skip(47).findFirst().orElseThrow()));
            }
        },
        FIVE_DEAD_TAGS {
            @Override
            List<Reading> in(List<Reading> hand) {
                Deck deck = TABLE.deck();
                return Faulty.dead(
                        hand,
                        deck.cards().values().stream()
                                .skip(30)
                                .limit(5)
                                .map(deck::tag)
                                .collect(Collectors.toSet()));
            }
        },
        MELDS_LIFTED {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.deaf(
                        hand,
                        one -> one.zone() instanceof Zone.MeldSlot,
                        TABLE.layout(),
                        HALF,
                        HALF + MINUTE / 2);
            }
        },
        MELDS_SWEPT_INTO_TWO_HEAPS {
            @Override
            List<Reading> in(List<Reading> hand) {
                return Faulty.swept(hand, TABLE.layout(), HALF);
            }
        };

        abstract List<Reading> in(List<Reading> hand);

        List<Reading> heard() {
            return in(HAND).stream().filter(reading -> reading.at() <= UNTIL).toList();
        }
    }

    /**
     * The work for a hand: counted for the most expensive reading and in total, and in nanoseconds.
     */
    private record Cost(long most, long all, long dearestNanos, long nanos) {}

    private static Cost track(List<Reading> readings) {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<Long> work = new ArrayList<>();
        long dearest = 0;
        long begun = THREADS.getCurrentThreadCpuTime();
        long last = begun;
        for (Reading reading : readings) {
            long before = tracker.searched();
            tracker.take(reading);
            long now = THREADS.getCurrentThreadCpuTime();
            dearest = Math.max(dearest, now - last);
            last = now;
            work.add(tracker.searched() - before);
        }
        long most = work.stream().mapToLong(Long::longValue).max().orElse(0);
        return new Cost(most, tracker.searched(), dearest, last - begun);
    }

    @ParameterizedTest
    @EnumSource
    void noInputAndNoHandTakesLong(Fault fault) {
        List<Reading> readings = fault.heard();
        Cost cost = track(readings);
        System.out.printf(
                Locale.ROOT,
                "bounded work, seed %d, %s: %d in all, %d for an input; %.2f s, %.0f ms%n",
                SEED,
                fault,
                cost.all(),
                cost.most(),
                cost.nanos() / 1e9,
                cost.dearestNanos() / 1e6);
        assertTrue(cost.most() <= MOST_OF_AN_INPUT, () -> fault + ": " + cost);
        double earned = STORE + EARNED * readings.getLast().at() + MOST_OF_AN_INPUT;
        assertTrue(cost.all() <= earned, () -> fault + ": " + cost);
    }

    /** Counted work depends neither on the machine nor on its load. */
    @Test
    void theSameIsSearchedEachTime() {
        List<Reading> silent = Fault.READER_SILENT.heard();
        long once = track(silent).all();
        assertTrue(once > 0);
        assertEquals(once, track(silent).all());
    }
}
