package burraco.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** One table and one hall, step by step. */
class RelayTest {
    private static final Order ROUND =
            new Order(1, "round 1: 5 against 8", OptionalLong.of(3_600_000));

    private static final String FORGED = "forged";

    private final MemoryShelf shelf = new MemoryShelf((_, next) -> !next.text().startsWith(FORGED));
    private final MemoryStates states = new MemoryStates();
    private final Intake hall = new Intake(shelf, states, (_, _) -> ROUND);
    private final List<String> told = new ArrayList<>();
    private final List<String> recorded = new ArrayList<>();
    private String state = "nobody plays";
    private final Sender table = sender();

    @BeforeEach
    void accepted() {
        shelf.accept("7", "a1");
    }

    private Sender sender() {
        Outbox outbox =
                new Outbox() {
                    @Override
                    public String epoch() {
                        return "a1";
                    }

                    @Override
                    public long last(Stream stream) {
                        return of(stream).size();
                    }

                    @Override
                    public List<Entry> from(Stream stream, long first, int most) {
                        return IntStream.range((int) first, of(stream).size() + 1)
                                .limit(most)
                                .mapToObj(number -> new Entry(number, of(stream).get(number - 1)))
                                .toList();
                    }

                    private List<String> of(Stream stream) {
                        return stream == Stream.OPEN ? told : recorded;
                    }

                    @Override
                    public String state() {
                        return state;
                    }
                };
        return new Sender("7", outbox, Order.NONE, new HallClock(), new SplittableRandom(1));
    }

    /** Sends what the table has to send at this time, and hears the answer at once. */
    private Optional<Order> exchange(long now) {
        Request request = table.next(now).orElseThrow();
        return table.answered(request, hall.take(request, "7", now + 500), now);
    }

    private static Request.Batch batch(String name, long first, String... texts) {
        List<Entry> entries = new ArrayList<>();
        for (String text : texts) {
            entries.add(new Entry(first + entries.size(), text));
        }
        return new Request.Batch(new Request.Head(name, "a1", 0), Stream.OPEN, entries);
    }

    private List<String> kept() {
        return shelf.kept("7", "a1", Stream.OPEN);
    }

    @Test
    @DisplayName("After a start the table asks what has arrived, and hears the newest order")
    void greets() {
        assertInstanceOf(Request.Greeting.class, table.next(0).orElseThrow());
        assertTrue(table.next(10).isEmpty(), "one request at a time");
        long given = Sender.PATIENCE + 1;
        assertTrue(table.next(given).isEmpty(), "given up; a pause follows");
        assertEquals(Optional.of(ROUND), exchange(given + 2_000));
        assertEquals(Optional.empty(), exchange(given + 2_000 + Sender.HEARTBEAT));
    }

    @Test
    @DisplayName(
            "An answer to what was given up is passed over: its time would set the clock wrong")
    void tooLate() {
        Request first = table.next(0).orElseThrow();
        Answer late = hall.take(first, "7", 500);
        table.next(Sender.PATIENCE);
        assertEquals(Optional.empty(), table.answered(first, late, Sender.PATIENCE + 1));
        assertTrue(table.clock().offset().isEmpty());
    }

    @Test
    @DisplayName("A state is told once, and again when it has changed or the hall has forgotten it")
    void stateIsTold() {
        exchange(0);
        assertEquals("nobody plays", states.of("7"));
        assertTrue(table.next(Sender.GATHER).isEmpty(), "it is known");
        state = "hand 1";
        assertTrue(table.next(Sender.GATHER - 1).isEmpty(), "others may follow");
        exchange(Sender.GATHER);
        assertEquals("hand 1", states.of("7"));
        Request alive = table.next(Sender.GATHER + Sender.HEARTBEAT).orElseThrow();
        assertEquals(Optional.empty(), alive.head().state());
        Intake startedAgain = new Intake(shelf, new MemoryStates(), (_, _) -> ROUND);
        long then = Sender.GATHER + Sender.HEARTBEAT;
        table.answered(alive, startedAgain.take(alive, "7", then), then);
        Request again = table.next(then + Sender.GATHER).orElseThrow();
        assertEquals(Optional.of("hand 1"), again.head().state());
    }

    @Test
    @DisplayName("An order that is older than the one at the table is not obeyed")
    void olderOrder() {
        exchange(0);
        Request request = table.next(Sender.HEARTBEAT).orElseThrow();
        Answer older =
                new Answer.Arrived(
                        0,
                        Map.of(Stream.OPEN, 0L, Stream.RECORD, 0L),
                        0,
                        Optional.of(new Order(1, "again", OptionalLong.empty())));
        assertEquals(Optional.empty(), table.answered(request, older, Sender.HEARTBEAT));
        assertEquals(ROUND, table.order());
    }

    @Test
    @DisplayName("Entries gather for a quarter of a second, unless somebody waits for them")
    void gathers() {
        exchange(0);
        told.add("N draws");
        assertTrue(table.next(100).isEmpty());
        told.add("N discards 5H");
        exchange(250);
        assertEquals(List.of("N draws", "N discards 5H"), kept());
        told.add("E calls the arbiter");
        table.hurry();
        exchange(260);
        assertEquals(3, kept().size());
        assertEquals(3, table.acknowledged(Stream.OPEN));
    }

    @Test
    @DisplayName("What comes twice is kept once; behind a gap nothing is kept")
    void twiceAndGaps() {
        hall.take(batch("7", 1, "a", "b"), "7", 0);
        hall.take(batch("7", 1, "a", "b", "c"), "7", 0);
        assertEquals(List.of("a", "b", "c"), kept());
        Answer answer = hall.take(batch("7", 5, "e"), "7", 0);
        assertEquals(
                new Answer.Arrived(
                        0, Map.of(Stream.OPEN, 3L, Stream.RECORD, 0L), 0, Optional.of(ROUND)),
                answer);
        assertEquals(3, kept().size());
    }

    @Test
    @DisplayName("A table writes as itself, and with a journal that an arbiter has accepted")
    void asItself() {
        assertEquals(
                new Answer.Refused(0, Answer.Why.ANOTHER_TABLE),
                hall.take(batch("7", 1, "forged"), "8", 0));
        assertEquals(
                new Answer.Refused(0, Answer.Why.UNKNOWN_JOURNAL),
                hall.take(new Request.Greeting(new Request.Head("7", "b2", 0)), "7", 0));
        assertEquals(List.of(), kept());
    }

    @Test
    @DisplayName("Where the hall's disk is full nothing is acknowledged, and it comes again later")
    void fullDisk() {
        exchange(0);
        told.add("N draws");
        shelf.full(true);
        exchange(1_000);
        assertEquals(0, table.acknowledged(Stream.OPEN));
        shelf.full(false);
        long now = 1_000;
        while (kept().isEmpty()) {
            now += 100;
            table.next(now).ifPresent(this::answer);
        }
        assertEquals(List.of("N draws"), kept());
        assertTrue(now <= 3_000, "tried again after " + now);
    }

    @Test
    @DisplayName(
            "A record that does not continue what the hall has is not taken; the open stream goes"
                    + " on, and the record is tried again from time to time")
    void brokenRecord() {
        exchange(0);
        recorded.addAll(List.of("hand 1", FORGED + " hand 2"));
        exchange(1_000);
        assertEquals(List.of(), shelf.kept("7", "a1", Stream.RECORD), "all of a batch or nothing");
        assertEquals(Optional.of(Answer.Why.BROKEN_JOURNAL), table.refused());
        told.add("N draws");
        exchange(1_250);
        assertEquals(List.of("N draws"), kept());
        assertEquals(Optional.of(Answer.Why.BROKEN_JOURNAL), table.refused(), "it still is");
        recorded.set(1, "hand 2");
        long now = 1_250;
        while (table.acknowledged(Stream.RECORD) < 2) {
            now += 50;
            table.next(now).ifPresent(this::answer);
            assertTrue(now <= 1_000 + Sender.LONGEST_PAUSE + Sender.GATHER, "tried again");
        }
        assertEquals(1_000 + Sender.LONGEST_PAUSE, now, Sender.GATHER);
        assertEquals(recorded, shelf.kept("7", "a1", Stream.RECORD));
        assertEquals(Optional.empty(), table.refused());
    }

    private void answer(Request request) {
        table.answered(request, hall.take(request, "7", 0), 0);
    }

    @Test
    @DisplayName("Pauses between attempts grow to twenty seconds and not beyond")
    void pauses() {
        long now = 0;
        long longest = 0;
        long before = 0;
        for (int i = 0; i < 200_000; i++) {
            now += 10;
            if (table.next(now).isPresent()) {
                table.failed(now);
                longest = Math.max(longest, now - before);
                before = now;
            }
        }
        assertTrue(longest > Sender.LONGEST_PAUSE / 2, "longest " + longest);
        assertTrue(longest <= 2 * Sender.LONGEST_PAUSE, "longest " + longest);
    }

    @Test
    @DisplayName("The quickest exchange tells the hall's time, and how wrong it can be")
    void hallClock() {
        HallClock clock = new HallClock();
        assertTrue(clock.here(10_000).isEmpty());
        clock.heard(1_000, 5_400, 1_800);
        assertEquals(OptionalLong.of(6_000), clock.here(10_000));
        assertEquals(OptionalLong.of(400), clock.error());
        clock.heard(2_000, 6_010, 2_020);
        assertEquals(OptionalLong.of(6_000), clock.here(10_000));
        assertEquals(OptionalLong.of(10), clock.error());
        clock.heard(3_000, 7_300, 3_400);
        assertEquals(OptionalLong.of(6_000), clock.here(10_000), "slower, and no contradiction");
        clock.heard(4_000, 108_000, 4_300);
        assertEquals(OptionalLong.of(106_150), clock.here(210_000), "the hall's clock was set");
        HallClock remembered = HallClock.remembered(4_000, 10);
        assertEquals(OptionalLong.of(6_000), remembered.here(10_000));
    }
}
