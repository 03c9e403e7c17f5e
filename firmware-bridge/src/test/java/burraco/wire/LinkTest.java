package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import burraco.wire.faults.Fault;
import burraco.wire.faults.Faults;
import burraco.wire.faults.FaultyCable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code docs/protocol.md} promises, seen from the host. */
class LinkTest {
    private static final long MILLI = 1_000;
    private static final long SECOND = 1_000_000;
    private static final int PLENTY = 100_000;
    private static final Faults BAD =
            Faults.NONE
                    .and(Fault.LOST_BYTE, 1)
                    .and(Fault.FLIPPED_BIT, 1)
                    .and(Fault.LOST_CHUNK, 20)
                    .and(Fault.DOUBLED_CHUNK, 30)
                    .and(Fault.DELAYED, 100)
                    .and(Fault.SPLIT, 100)
                    .and(Fault.MERGED, 50)
                    .and(Fault.STALLED, 1)
                    .and(Fault.HANG_UP, 2);

    private final MessageSchema schema = MessageSchema.ours();
    private final Host host = new Host();
    private final List<Integer> done = new ArrayList<>();
    private final List<Result.Code> results = new ArrayList<>();
    private FarEnd far;
    private FaultyCable cable;
    private int boot = 100;

    /** Connects both ends; the board keeps this many events, beginning with this number. */
    private void connect(Faults toFar, Faults toNear, long seed, int first, int ring) {
        cable =
                new FaultyCable(
                        host,
                        () -> far = new FarEnd(schema, boot++, first, ring, done),
                        toFar,
                        toNear,
                        seed);
    }

    private void connect() {
        connect(Faults.NONE, Faults.NONE, 1, 1, PLENTY);
    }

    private void press(int times, long every) {
        for (int time = 0; time < times; time++) {
            far.press(cable.now());
            cable.run(every);
        }
    }

    private void order(int first) {
        host.link.order(
                Protocol.ZERO, new byte[] {(byte) first}, result -> results.add(result.code()));
    }

    private static List<Integer> to(int last) {
        return from(1, last);
    }

    private static List<Integer> from(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void anEventReachesTheHostExactlyOnceAndInOrderAndSoDoOrders(long seed) {
        connect(BAD, BAD, seed, 1, PLENTY);
        cable.run(2 * SECOND);
        for (int order = 0; order < 300; order++) {
            order(order % 100);
            press(1, 17 * MILLI);
            if (order == 150) {
                // The random faults need not include one.
                cable.hangUp();
            }
        }
        press(200, 5 * MILLI);
        cable.run(60 * SECOND);
        assertEquals(to(500), host.heard.presses, "seed " + seed);
        assertEquals(IntStream.range(0, 300).mapToObj(o -> o % 100).toList(), done, "seed " + seed);
        assertEquals(Collections.nCopies(300, Result.Code.DONE), results, "seed " + seed);
        assertEquals(1, host.heard.told.stream().filter(word -> word.startsWith("gap")).count());
    }

    @Test
    void whoComesAnewIsToldHowThingsStand() {
        connect();
        far.press(0);
        far.press(0);
        cable.run(SECOND);
        assertEquals(
                List.of("live anew", "gap 1", "pressed 2 times", "whole", "caught up"),
                host.heard.told);
    }

    @Test
    void theCableMayBeOutForSeconds() {
        connect();
        cable.run(SECOND);
        host.pullOut(cable.now());
        order(7);
        press(1_000, 10 * MILLI);
        assertEquals(List.of(), host.heard.presses);
        host.heard.told.clear();
        host.plugIn(cable.now());
        cable.run(2 * SECOND);
        assertEquals(List.of("live", "caught up"), host.heard.told);
        assertEquals(to(1_000), host.heard.presses);
        assertEquals(List.of(7), done);
        assertEquals(List.of(Result.Code.DONE), results);
    }

    @Test
    void orTheHostIsToldThatThereIsAGapAndHowThingsStoodAfterIt() {
        connect(Faults.NONE, Faults.NONE, 1, 1, 100);
        cable.run(SECOND);
        order(1);
        cable.run(SECOND);
        host.pullOut(cable.now());
        press(150, 10 * MILLI);
        host.heard.told.clear();
        order(2);
        host.plugIn(cable.now());
        cable.run(2 * SECOND);
        assertEquals(
                List.of("live anew", "gap 0", "pressed 101 times", "whole", "caught up"),
                host.heard.told);
        assertEquals(from(101, 150), host.heard.presses);
        assertEquals(List.of(1, 2), done, "orders keep their numbers");
    }

    @Test
    void aNewStartOfTheBoardIsNoticedAndNothingFromBeforeIsTakenForSomethingNew() {
        connect();
        cable.run(SECOND);
        press(10, MILLI);
        order(1);
        cable.run(SECOND);
        order(2);
        cable.reboot();
        host.heard.told.clear();
        cable.run(4 * SECOND);
        press(3, MILLI);
        cable.run(SECOND);
        assertEquals(
                List.of("live anew", "gap 1", "pressed 0 times", "whole", "caught up"),
                host.heard.told);
        assertEquals(from(1, 3), host.heard.presses.subList(10, 13));
        assertEquals(List.of(Result.Code.DONE, Result.Code.UNKNOWN), results);
        order(3);
        cable.run(SECOND);
        assertEquals(List.of(1, 3), done);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theClockOfABoardThatStartedAnewIsAnotherOne(long seed) {
        connect(Faults.NONE, Faults.NONE.and(Fault.DELAYED, 800), seed, 1, PLENTY);
        cable.run(20 * SECOND);
        cable.reboot();
        cable.run(5 * SECOND);
        far.press(cable.now());
        long at = cable.now();
        cable.run(SECOND);
        assertEquals(at, host.heard.times.getLast(), 10 * MILLI, "seed " + seed);
    }

    @Test
    void aNewStartOfTheHostIsNoticed() {
        connect();
        cable.run(SECOND);
        press(10, MILLI);
        order(1);
        cable.run(SECOND);
        host.startAnew(2, cable.now());
        order(2);
        cable.run(SECOND);
        assertEquals(
                List.of("live anew", "gap 1", "pressed 10 times", "whole", "caught up"),
                host.heard.told);
        assertEquals(List.of(1, 2), done);
    }

    @Test
    void numbersOfEventsGoOnAfterTheHighest() {
        connect(BAD, BAD, 5, -300, PLENTY);
        cable.run(2 * SECOND);
        press(600, 5 * MILLI);
        cable.run(30 * SECOND);
        assertEquals(to(600), host.heard.presses);
    }

    @Test
    void anotherMajorIsToldAndNotAttached() {
        cable =
                new FaultyCable(
                        host,
                        () -> far = new FarEnd(schema, 1, 1, 10, done).speaking(2),
                        Faults.NONE,
                        Faults.NONE,
                        1);
        cable.run(10 * SECOND);
        assertEquals(List.of("OTHER_VERSION: far end speaks 2.0, we speak 1.0"), host.heard.told);
    }

    @Test
    void otherFieldsAreToldAndNotAttached() {
        List<String> lines = new ArrayList<>(schema.lines());
        lines.set(4, lines.get(4).replace("urgency", "hurry"));
        MessageSchema other = new MessageSchema(lines);
        cable =
                new FaultyCable(
                        host,
                        () -> far = new FarEnd(other, 1, 1, 10, done),
                        Faults.NONE,
                        Faults.NONE,
                        1);
        cable.run(10 * SECOND);
        assertEquals(1, host.heard.told.size());
        assertTrue(
                host.heard
                        .told
                        .getFirst()
                        .endsWith("schema %08x, ours is 8af38774".formatted(other.number())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theHostCanTellToAMillisecondWhenSomethingHappened(long seed) {
        // Only one direction is slow, so half of the round trip is a bad estimate; and crystals
        // drift.
        cable =
                new FaultyCable(
                        host,
                        () ->
                                far =
                                        new FarEnd(schema, 1, 1, PLENTY, done)
                                                .drifting(seed % 2 == 0 ? 50 : -50),
                        Faults.NONE,
                        Faults.NONE.and(Fault.DELAYED, 600),
                        seed);
        cable.run(20 * SECOND);
        host.pullOut(cable.now());
        cable.run(3_600 * SECOND);
        host.plugIn(cable.now());
        cable.run(SECOND);
        host.heard.times.clear();
        for (int press = 0; press < 200; press++) {
            cable.run(37 * MILLI);
            far.press(cable.now());
            long at = cable.now();
            cable.run(100 * MILLI);
            assertEquals(at, host.heard.times.getLast(), MILLI, "seed " + seed);
        }
        assertEquals(host.heard.times.stream().sorted().toList(), host.heard.times);
    }

    @Test
    void whoIsSilentForThreeSecondsIsGone() {
        LinkListener listener = mock();
        Link link = new Link(schema, 1, listener);
        link.opened(0);
        Sent sent = new Sent();
        link.poll(2_999_999, sent);
        verifyNoInteractions(listener);
        link.poll(3 * SECOND, sent);
        link.poll(60 * SECOND, sent);
        verify(listener).down(LinkFailure.SILENT, "nothing has come for 3 s", 3 * SECOND);
        verifyNoMoreInteractions(listener);
        assertTrue(sent.chunks >= 3, "and is asked again");
        assertEquals(0, sent.first, "what was begun before is ended");
    }

    @Test
    void bytesThatAreNoFramesAreToldFromSilence() {
        LinkListener listener = mock();
        Link link = new Link(schema, 1, listener);
        link.opened(0);
        link.received(
                "OK\r\n\0ERROR\r\n\0".getBytes(java.nio.charset.StandardCharsets.US_ASCII),
                13,
                SECOND);
        link.poll(3 * SECOND, new Sent());
        verify(listener)
                .down(LinkFailure.GARBLED, "bytes come, and no frame is among them", 3 * SECOND);
        verifyNoMoreInteractions(listener);
    }

    @Test
    void nobodyNeedsMoreMemoryBecauseTheOtherOneIsSilent() {
        for (int given = 0; given < 300; given++) {
            order(given);
        }
        assertEquals(Collections.nCopies(44, Result.Code.NOT_NOW), results);
    }

    @Test
    void whatWasSeenIsCounted() {
        connect(BAD, BAD, 3, 1, PLENTY);
        List<TappedFrame> tapped = new ArrayList<>();
        host.link.tap(tapped::add);
        cable.run(2 * SECOND);
        press(300, 10 * MILLI);
        order(1);
        cable.run(10 * SECOND);
        LinkStats stats = host.link.stats();
        assertEquals(stats.framesIn() + stats.framesOut(), tapped.size());
        assertEquals(300 + 3, stats.events());
        assertTrue(
                stats.bad() > 0
                        && stats.missed() > 0
                        && stats.again() > 0
                        && stats.duplicates() > 0);
        assertEquals(1, stats.orders());
        assertFalse(stats.bestTrip() > stats.lastTrip());
    }

    private static final class Sent implements Talk.Outgoing {
        private int chunks;
        private byte first;

        @Override
        public void send(byte[] bytes, int length) {
            first = chunks++ == 0 ? bytes[0] : first;
        }

        @Override
        public void reopen(String why) {
            throw new AssertionError(why);
        }
    }
}
