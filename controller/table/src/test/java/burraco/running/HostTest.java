package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.InOrder;

/** One thread owns the table, whichever threads bring inputs. */
class HostTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    private static final Function<Table, Optional<Refusal>> UNHINDERED = _ -> Optional.empty();

    private final AtomicLong time = new AtomicLong();
    private final List<String> log = new ArrayList<>();
    private final Clock clock =
            new Clock() {
                @Override
                public long now(long last) {
                    return Math.max(last, time.get());
                }

                @Override
                public long nanos() {
                    return 0;
                }
            };

    private Host host() {
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        return new Host(table, Diary.NONE, clock, log::add);
    }

    private static Reading press(String key) {
        return new Reading.Press(1, Button.of(key));
    }

    private static Snapshot next(LinkedBlockingQueue<Snapshot> told) throws InterruptedException {
        Snapshot one = told.poll(60, TimeUnit.SECONDS);
        assertTrue(one != null, "the table tells what came of it");
        return one;
    }

    @Test
    void whoIsForgottenIsToldNothingMore() throws Exception {
        LinkedBlockingQueue<Snapshot> told = new LinkedBlockingQueue<>();
        List<Snapshot> forgotten = new CopyOnWriteArrayList<>();
        Onlooker onlooker = forgotten::add;
        try (Host host = host()) {
            host.tell(onlooker);
            host.tell(snapshot -> {
                if (!snapshot.effects().isEmpty()) {
                    told.add(snapshot);
                }
            });
            host.forget(onlooker);
            host.start();
            assertTrue(host.hear(press("start")));
            assertEquals(List.of(new Effect.Started(Seat.SOUTH)), next(told).effects());
        }
        assertEquals(List.of(), forgotten);
    }

    @Test
    void whatComesOfAnInputIsToldOnTheTablesThread() throws Exception {
        LinkedBlockingQueue<Snapshot> told = new LinkedBlockingQueue<>();
        ConcurrentLinkedQueue<String> threads = new ConcurrentLinkedQueue<>();
        try (Host host = host()) {
            host.tell(snapshot -> {
                threads.add(Thread.currentThread().getName());
                if (!snapshot.effects().isEmpty()) {
                    told.add(snapshot);
                }
            });
            host.start();
            assertTrue(host.hear(press("start")));
            assertEquals(List.of(new Effect.Started(Seat.SOUTH)), next(told).effects());
            assertTrue(host.order(new Person.Arbiter("Ada"), new Command.Pause()));
            assertEquals(List.of(new Effect.Paused()), next(told).effects());
            assertTrue(host.snapshot().state().clocks().paused());
            assertFalse(host.snapshot().secured(), "there is no journal");
        }
        assertTrue(threads.stream().allMatch("table"::equals), () -> "" + threads);
    }

    /** A snapshot with these effects. */
    private static Snapshot tells(Effect... effects) {
        return argThat(one -> one.effects().equals(List.of(effects)));
    }

    @Test
    void whoLooksOnCanPrepareForWhatComesAndIsToldAfterwards() throws Exception {
        Onlooker onlooker = mock();
        try (Host host = host()) {
            host.tell(onlooker);
            host.start();
            host.hear(press("start"));
            Effect started = new Effect.Started(Seat.SOUTH);
            InOrder order = inOrder(onlooker);
            order.verify(onlooker, timeout(60_000)).prepare(tells(started));
            order.verify(onlooker, timeout(60_000)).accept(tells(started));
        }
    }

    /** Orders are recorded, too; a working disk is synced all the time. */
    @Test
    void onAGoodDiskNoSnapshotIsUnsecured(@TempDir Path folder) throws Exception {
        List<Snapshot> told = new ArrayList<>();
        try (Journal journal = Journal.open(folder, () -> 0, log::add)) {
            Recovery begun = Recovery.of(TABLE.layout(), TABLE.deck(), Seat.SOUTH, journal);
            try (Host host = new Host(begun.table(), Diary.of(journal), clock, log::add)) {
                host.tell(told::add);
                CountDownLatch taken = new CountDownLatch(10);
                host.start();
                for (int i = 1; i <= 10; i++) {
                    host.orderUnless(
                                    new Person.Arbiter("Ada"),
                                    new Command.Redeal("once more"),
                                    UNHINDERED)
                            .thenAccept(_ -> taken.countDown());
                    host.hear(new Reading.Weight(i * 700_000L, 1, 0.1));
                }
                assertTrue(taken.await(60, TimeUnit.SECONDS));
            }
        }
        assertTrue(told.size() > 10, "" + told.size());
        assertEquals(List.of(), told.stream().filter(one -> !one.secured()).toList());
        assertEquals(List.of(), log);
    }

    @Test
    void timePassesThoughNothingComes() throws Exception {
        LinkedBlockingQueue<Snapshot> told = new LinkedBlockingQueue<>();
        try (Host host = host()) {
            host.tell(told::add);
            host.start();
            time.set(1_000_000);
            Snapshot one = next(told);
            while (one.state().now() < 1_000_000) {
                one = next(told);
            }
            assertEquals(List.of(), one.effects());
        }
    }

    /** Somebody who looks at the table must not be able to stop it; each fault is logged once. */
    @Test
    void whoFailsWhileHeIsToldHoldsUpNobody() throws Exception {
        Onlooker one = mock();
        Onlooker other = mock();
        Onlooker sound = mock();
        doThrow(new IllegalStateException("a bug")).when(one).accept(any());
        doThrow(new AssertionError("another bug")).when(other).accept(any());
        try (Host host = host()) {
            List.of(one, other, sound).forEach(host::tell);
            host.start();
            host.hear(press("start"));
            host.order(new Person.Arbiter(""), new Command.Pause());
            verify(sound, timeout(60_000)).accept(tells(new Effect.Started(Seat.SOUTH)));
            verify(sound, timeout(60_000)).accept(tells(new Effect.Paused()));
            assertTrue(host.meter().failures() >= 4);
        }
        List<String> sentences =
                log.stream().filter(line -> line.startsWith("Somebody who looks")).toList();
        assertEquals(2, sentences.size(), () -> "" + log);
        assertTrue(sentences.getFirst().contains("IllegalStateException at "), () -> "" + log);
    }

    @Test
    void whatWaitsAtTheEndIsStillTaken() throws Exception {
        ShortEvening evening = ShortEvening.of(3, 1, 4);
        Host host = host();
        host.start();
        List<Reading> some = evening.readings().subList(0, 100);
        some.forEach(host::hear);
        host.close();
        assertEquals(100, host.meter().inputs());
        assertEquals(some.getLast().at(), host.snapshot().state().now());
        assertFalse(host.hear(press("start")), "nobody takes it any more");
    }

    // Too much

    /** A pipe waits instead: nothing of it is left out, nor counted so. */
    @Test
    void whoCanWaitSeesThatThereIsNoRoom() throws Exception {
        Host host = host();
        int brought = 0;
        while (!host.isFull()) {
            assertTrue(host.hear(new Reading.Inventory(1, 1, List.of())));
            brought++;
        }
        assertEquals(Inbox.MAX_WAITING, brought);
        assertEquals(0, host.leftOut());
    }

    private static final Input INVENTORY = new Input.Read(new Reading.Inventory(1, 1, List.of()));

    @Test
    void whereTooMuchWaitsInventoriesAreLeftOutAndPeopleAreNot() throws Exception {
        Inbox inbox = new Inbox();
        for (int i = 0; i < Inbox.MAX_WAITING; i++) {
            assertTrue(inbox.put(INVENTORY, 0));
        }
        assertFalse(inbox.put(INVENTORY, 0));
        assertEquals(1, inbox.leftOut());
        for (int i = 0; i < Inbox.MAX_WAITING_ORDERS; i++) {
            assertTrue(inbox.put(new Input.Read(press("call")), 0));
        }
        assertFalse(inbox.put(new Input.Read(press("call")), 0));
        assertEquals(INVENTORY, next(inbox));
        assertTrue(inbox.put(new Input.Read(press("call")), 0));
        assertFalse(inbox.put(INVENTORY, 0));
    }

    private static Input next(Inbox inbox) throws InterruptedException {
        return ((Inbox.Letter.Brought) inbox.take(0).orElseThrow()).input();
    }

    @Test
    void whoWantsSomethingIsToldWhatCameOfItAndWhoAsksChangesNothing() throws Exception {
        try (Host host = host()) {
            host.start();
            Person ada = new Person.Arbiter("Ada");
            CompletableFuture<List<Effect>> refused =
                    host.orderUnless(ada, new Command.Waive(""), UNHINDERED);
            CompletableFuture<List<Effect>> done =
                    host.orderUnless(ada, new Command.Pause(), UNHINDERED);
            Effect why = refused.get(60, TimeUnit.SECONDS).getFirst();
            assertEquals(Refusal.Why.NO_HAND_IS_PLAYED, ((Effect.Refused) why).why().why());
            assertEquals(List.of(new Effect.Paused()), done.get(60, TimeUnit.SECONDS));
            assertTrue(host.ask(table -> table.state().clocks().paused()).get());
            assertTrue(host.ask(Table::lines).get().isEmpty());
        }
    }

    private static <T> T endless(int depth) {
        return depth < 0 ? null : endless(depth + 1);
    }

    @Test
    void aFaultInAQuestionEndsNeitherTheTableNorTheWaiting() throws Exception {
        List<Supplier<Object>> faults =
                List.of(
                        () -> {
                            throw new IllegalStateException("a fault");
                        },
                        () -> endless(0));
        try (Host host = host()) {
            Person ada = new Person.Arbiter("Ada");
            host.start();
            for (Supplier<Object> fault : faults) {
                assertFails(host.ask(_ -> fault.get()));
                assertFails(
                        host.orderUnless(
                                ada,
                                new Command.Pause(),
                                _ -> {
                                    fault.get();
                                    return Optional.empty();
                                }));
            }
            assertFalse(host.snapshot().state().clocks().paused(), "nothing was done");
            assertEquals(
                    List.of(new Effect.Paused()),
                    host.orderUnless(ada, new Command.Pause(), _ -> Optional.empty())
                            .get(60, TimeUnit.SECONDS));
            assertEquals(4, host.meter().failures());
        }
    }

    private static void assertFails(CompletableFuture<?> asked) {
        assertThrows(ExecutionException.class, () -> asked.get(60, TimeUnit.SECONDS));
    }

    @Test
    void whoLooksOnAndFallsEndsNothing() throws Exception {
        try (Host host = host()) {
            host.tell(_ -> endless(0));
            host.start();
            Person ada = new Person.Arbiter("Ada");
            host.order(ada, new Command.Pause());
            assertEquals(
                    List.of(new Effect.Resumed()),
                    host.orderUnless(ada, new Command.Resume(), UNHINDERED)
                            .get(60, TimeUnit.SECONDS));
        }
    }

    @Test
    void whatNobodyAtTheTableMayKnowIsConfidedBeforeAnythingIsShown() throws Exception {
        try (Host host = host()) {
            BlockingQueue<String> said = new LinkedBlockingQueue<>();
            host.confide((now, all) -> said.add("all " + all.unlocated().size()));
            host.tell(now -> {
                if (!now.effects().isEmpty()) {
                    said.add("shown");
                }
            });
            host.start();
            host.hear(press("start"));
            assertEquals("all 108", said.poll(60, TimeUnit.SECONDS));
            assertEquals("shown", said.poll(60, TimeUnit.SECONDS));
        }
    }

    @Test
    void severalMayBringSomethingAtTheSameTime() throws Exception {
        Inbox inbox = new Inbox();
        CountDownLatch done = new CountDownLatch(4);
        for (int one = 0; one < 4; one++) {
            int antenna = one;
            Thread.ofPlatform()
                    .start(() -> {
                        for (int i = 0; i < 500; i++) {
                            inbox.put(
                                    new Input.Read(new Reading.Inventory(i, antenna, List.of())),
                                    0);
                        }
                        done.countDown();
                    });
        }
        assertTrue(done.await(60, TimeUnit.SECONDS));
        long[] last = {-1, -1, -1, -1};
        for (int i = 0; i < 2_000; i++) {
            Input input = next(inbox);
            int antenna = ((Reading.Inventory) ((Input.Read) input).reading()).antenna();
            assertEquals(last[antenna] + 1, input.at(), "each one's in its order");
            last[antenna] = input.at();
        }
        assertTrue(inbox.take(0).isEmpty());
    }
}
