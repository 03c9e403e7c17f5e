package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.table.TestTable;
import burraco.web.audience.Audience;
import burraco.web.audience.DelayedFeeds;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No audience sees anything younger than its delay, measured with a manual clock. */
class FeedTest {
    private static final String KEY = "nobody-guesses-this";
    private static final Audience FANS = new Audience("stream", Duration.ofSeconds(30), true, KEY);
    private static final Audience PLAIN = new Audience("web", Duration.ofSeconds(30), false, "");
    private static final Audience HOUR = new Audience("late", Duration.ofHours(1), true, KEY);
    private static final List<Audience> ALL = List.of(Audience.PUBLIC, FANS, PLAIN, HOUR);

    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final long begun = nanos.get();
    private final DelayedFeeds hall = new DelayedFeeds(ALL, "5f2c9a", nanos::get);
    private final TestTable table = new TestTable().deal();
    private final TreeMap<Long, Integer> stood = new TreeMap<>();

    private void passed(long millis) {
        nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private long millis() {
        return TimeUnit.NANOSECONDS.toMillis(nanos.get() - begun);
    }

    private void stands(int number) {
        stood.put(millis(), number);
        hall.take(table.state(), table.table().records().all(), "{\"s\":" + number + "}");
        hall.look();
    }

    private void check(Audience audience) {
        String said = hall.now(audience);
        Map.Entry<Long, Integer> then = stood.floorEntry(millis() - audience.delay().toMillis());
        String expected =
                then == null ? "\"state\":null" : "\"state\":{\"s\":" + then.getValue() + "}";
        assertTrue(said.contains(expected), () -> audience.name() + " " + expected + " " + said);
        assertTrue(said.contains("\"waits\":" + (then == null)), said);
        boolean fans = audience.fans() && then != null;
        assertEquals(fans, said.contains("\"fans\":{"), said);
    }

    /** Time steps of all sizes for two hours, including those at which a delay ends. */
    @Test
    void everybodySeesWhatStoodWhenHisDelayBegan() {
        ALL.forEach(this::check);
        int number = 0;
        for (int i = 0; i < 4_000; i++) {
            long step = new long[] {1, 29_999, 1, 30_000, 250, 0, 7}[i % 7];
            passed(i % 97 == 0 ? 3_600_000 - 1 : step);
            ALL.forEach(this::check);
            if (i % 3 == 0) {
                stands(++number);
            }
            ALL.forEach(this::check);
        }
    }

    @Test
    void atTheVeryMomentItIsShownAndNotBefore() {
        stands(1);
        passed(29_999);
        hall.look();
        assertTrue(hall.now(FANS).contains("\"waits\":true"));
        assertTrue(hall.now(FANS).contains("\"fans\":null"));
        passed(1);
        assertTrue(hall.now(FANS).contains("\"state\":{\"s\":1}"));
        assertTrue(hall.now(HOUR).contains("\"waits\":true"));
    }

    @Test
    void fansAreShownOnlyToWhoHasTheKeyOfThatAudience() {
        assertTrue(hall.admit("stream", KEY).isPresent());
        for (String key :
                List.of("", " ", KEY + " ", KEY.toUpperCase(java.util.Locale.ROOT), "x")) {
            assertTrue(hall.admit("stream", key).isEmpty(), key);
        }
        assertTrue(hall.admit("nobody", KEY).isEmpty());
        assertTrue(hall.admit("", "").isEmpty());
        assertTrue(hall.admit("hall", "whatever").isPresent());
        stands(1);
        passed(30_000);
        assertFalse(hall.now(PLAIN).contains("\"fans\":{"));
        assertFalse(hall.now(Audience.PUBLIC).contains("\"fans\":{"));
    }

    @Test
    @DisplayName("The times of delayed messages do not depend on what happens now")
    void laterAudiencesAreToldAtEvenTimes() {
        stands(1);
        passed(30_000);
        hall.take(table.state(), table.table().records().all(), "{\"s\":2}");
        String before = number(hall.now(PLAIN));
        hall.lookAtOnce();
        assertEquals(before, number(hall.now(PLAIN)), "something happened now");
        hall.look();
        assertNotEquals(before, number(hall.now(PLAIN)));
        String hall0 = number(hall.now(Audience.PUBLIC));
        hall.take(table.state(), table.table().records().all(), "{\"s\":3}");
        hall.lookAtOnce();
        assertNotEquals(hall0, number(hall.now(Audience.PUBLIC)), "these see it at once");
    }

    private static String number(String feed) {
        return feed.replaceFirst(".*\"number\":([0-9]+).*", "$1");
    }

    @Test
    @DisplayName("The key may be sent as a header instead of in the address")
    void aKeyAsAHeader() throws Exception {
        try (ServedTable served =
                new ServedTable(
                        ServedTable.newTable(), List.of(FANS), java.util.Optional.empty())) {
            String head = served.head("GET", "/feed?audience=stream") + "Connection: close\r\n";
            assertEquals(200, served.ask(head + "X-Audience-Key: " + KEY + "\r\n\r\n").status());
            assertEquals(404, served.ask(head + "X-Audience-Key: x\r\n\r\n").status());
        }
    }

    /** Through the server: a wrong key is refused. */
    @Test
    void aWrongKeyFindsNobody() throws Exception {
        try (ServedTable served =
                new ServedTable(
                        ServedTable.newTable(), List.of(FANS, PLAIN), java.util.Optional.empty())) {
            for (String query :
                    List.of(
                            "audience=stream",
                            "audience=stream&key=",
                            "audience=stream&key=x",
                            "audience=stream&key=" + KEY + "x",
                            "audience=STREAM&key=" + KEY,
                            "audience=other&key=" + KEY,
                            "audience=stream&key=x&key=" + KEY)) {
                assertEquals(404, served.get("/feed?" + query).status(), query);
                assertEquals(404, served.get("/feed/stream?" + query).status(), query);
            }
            RawReply right = served.get("/feed?audience=stream&key=" + KEY);
            assertEquals(200, right.status());
            assertTrue(
                    right.body().contains("\"waits\":true"), "just begun: nothing is old enough");
            assertFalse(served.get("/feed?key=" + KEY).body().contains("\"fans\":{"));
        }
    }
}
