package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.Reading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many concurrent event streams, some of whose clients do not read. */
@Tag("campaign")
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StreamLimitTest {
    private static final int MOST = 400;
    private static final String STARTED = "\"started\":true";

    private static Reading press(long at) {
        return new Reading.Press(at, Button.of("start"));
    }

    /** Reads until the newest message contains the text. */
    private static String until(RawClient listener, String said) throws IOException {
        String event = listener.event().orElseThrow();
        while (!event.contains(said)) {
            event = listener.event().orElseThrow();
        }
        return event;
    }

    @Test
    void thereIsRoomForSoManyAndAgainWhenSomeHaveGone() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            List<RawClient> all = new ArrayList<>();
            for (int i = 0; i < MOST; i++) {
                RawClient listener = table.listener(i % 2 == 0 ? "/api/stream" : "/feed/stream");
                assertEquals(200, listener.reply().status());
                all.add(listener);
            }
            for (String path : List.of("/api/stream", "/feed/stream")) {
                try (RawClient own = table.listener(path);
                        RawClient more = table.listenerFromElsewhere(path)) {
                    assertEquals(200, own.reply().status(), "the table's own screen has its place");
                    RawReply refused = more.reply();
                    assertEquals(503, refused.status());
                    assertFalse(refused.header("content-security-policy").isEmpty());
                    assertTrue(refused.body().contains("\"en\":\"Too many"), refused::toString);
                }
            }
            assertEquals(200, table.get("/api/state").status(), "who only asks is answered");
            for (RawClient one : all) {
                one.close();
            }
            table.hear(press(1_000));
            try (RawClient again = firstOf(table)) {
                until(again, STARTED);
            }
        }
    }

    /** Retries until there is room: a client that has gone is noticed when it is sent something. */
    private static RawClient firstOf(ServedTable table) throws IOException {
        long at = 2_000;
        while (true) {
            RawClient caller = table.listenerFromElsewhere("/api/stream");
            if (caller.reply().status() == 200) {
                return caller;
            }
            caller.close();
            table.hear(new Reading.SourceFault(at, "south", "lost: " + at));
            at += 1_000;
        }
    }

    /** However many clients come and go, no stream stays open for one that has gone. */
    @Test
    void whoHasGoneTakesNoRoom() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            for (int i = 0; i < 1_200; i++) {
                try (RawClient caller = table.caller()) {
                    caller.send(table.head("GET", "/api/state") + "\r\n");
                    if (i % 3 == 0) {
                        caller.reply();
                    }
                }
            }
            assertEquals(200, table.get("/api/state").status());
        }
    }

    /** Clients that do not read delay nobody, and get the newest state when they read again. */
    @Test
    void whoDoesNotReadDisturbsNobodyAndIsLetGo() throws Exception {
        try (ServedTable table = ServedTable.quiet()) {
            List<RawClient> sleepers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                RawClient sleeper = RawClient.withLittleRoom(table.port());
                sleeper.send(table.head("GET", "/api/stream") + "\r\n");
                sleepers.add(sleeper);
            }
            RawClient reader = table.listener("/api/stream");
            reader.reply();
            // More than any system buffers for a client that does not read.
            for (int i = 1; i <= 3_000; i++) {
                String long_ = "lost: " + i + " " + "x".repeat(2_000);
                table.hear(new Reading.SourceFault(i, "south", long_));
                until(reader, "lost: " + i + " ");
            }
            table.nanos.addAndGet(TimeUnit.SECONDS.toNanos(21));
            for (RawClient sleeper : sleepers) {
                sleeper.awaitCut();
                sleeper.close();
            }
            table.hear(press(10_000));
            until(reader, STARTED);
            reader.close();
            assertEquals(List.of(), List.copyOf(table.log));
        }
    }

    /** Skipped states do no harm; a slow client gets the newest. */
    @Test
    void twoHundredEndOnTheSameNewestState() throws Exception {
        int published = 600;
        try (ServedTable table = ServedTable.quiet()) {
            List<RawClient> viewers = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                // With more room in the system's buffers nobody would have to skip a state.
                RawClient one = RawClient.withLittleRoom(table.port());
                String path = i % 5 == 0 ? "/feed/stream" : "/api/stream";
                one.send(table.head("GET", path) + "\r\n");
                viewers.add(one);
            }
            RawClient reader = table.listener("/api/stream");
            reader.reply();
            for (int i = 1; i <= published; i++) {
                String detail = "lost: " + i + " " + "x".repeat(2_000);
                table.hear(new Reading.SourceFault(i, "south", detail));
                if (i % 10 == 0) {
                    until(reader, "lost: " + i + " ");
                }
            }
            for (RawClient one : viewers) {
                one.reply();
                int events = 1;
                while (!one.event().orElseThrow().contains("lost: " + published + " ")) {
                    events++;
                }
                assertTrue(events < published, "he has skipped some: " + events);
                one.close();
            }
            reader.close();
        }
    }

    @Test
    void atTheEndEverybodyIsLetGo() throws Exception {
        ServedTable table = ServedTable.quiet();
        RawClient stream = table.listener("/api/stream");
        RawClient feed = table.listener("/feed/stream");
        RawClient silent = table.caller();
        RawClient half = table.caller().send("GET /api/st");
        stream.reply();
        feed.reply();
        table.close();
        for (RawClient one : List.of(stream, feed, silent, half)) {
            assertTrue(one.isHungUp());
            one.close();
        }
    }
}
