package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.Table;
import burraco.testing.PlayedHands;
import burraco.web.audience.Audience;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A whole hand with a mistake, as two audiences see it: one at once and without the players' cards,
 * the other half a minute later and with them. Nothing that the latter sees is younger.
 */
@Tag("campaign")
class LaterAudienceTest {
    private static final long SEED = 41;
    private static final String KEY = "nobody-guesses-this";
    private static final Duration DELAY = Duration.ofSeconds(30);

    /** What the table knew of the players' cards, with the first time it knew it. */
    private final Map<String, Long> known = new ConcurrentHashMap<>();

    private int shown;

    private static String fans(Hand all) {
        Map<String, List<String>> fans = new HashMap<>();
        for (Seat seat : Seat.values()) {
            List<String> faces = new ArrayList<>();
            for (Card card : all.fan(seat).known().sorted(Order.IN_A_FAN)) {
                faces.add(card.face().toString());
            }
            for (int i = 0; i < all.fan(seat).unseen(); i++) {
                faces.add("??");
            }
            fans.put(seat.toString(), faces);
        }
        return text(new JSONObject(fans));
    }

    /** Equal for the same cards in any order. */
    private static String text(JSONObject fans) {
        StringBuilder text = new StringBuilder();
        for (Seat seat : Seat.values()) {
            JSONArray faces = fans.getJSONArray(seat.toString());
            text.append(seat).append(faces.toList()).append('\n');
        }
        return text.toString();
    }

    private void look(ServedTable served, long now) throws Exception {
        JSONObject hall = new JSONObject(served.get("/feed").body());
        assertTrue(hall.isNull("fans"), "fans at once");
        String path = "/feed?audience=stream&key=" + KEY;
        JSONObject feed = new JSONObject(served.get(path).body());
        if (feed.getBoolean("waits")) {
            assertTrue(feed.isNull("state") && feed.isNull("fans") && feed.isNull("replay"));
            return;
        }
        long then = feed.getJSONObject("state").getLong("now");
        assertTrue(then <= now - DELAY.toMillis(), () -> then + " seen at " + now);
        if (!feed.isNull("fans")) {
            String seen = text(feed.getJSONObject("fans"));
            Long since = known.get(seen);
            assertTrue(since != null, () -> "fans that the table never knew: " + seen);
            assertTrue(since <= now - DELAY.toMillis(), () -> "known since " + since + ", " + now);
            shown++;
        }
    }

    @Test
    void nothingIsSeenBeforeItsTime() throws Exception {
        System.out.println("seed " + SEED);
        Layout layout =
                ServedTable.TABLE
                        .layout()
                        .with(new MatchInfo(2, false, Duration.ofHours(1), false, false));
        List<Reading> readings =
                new PlayedHands(layout, SEED, Noise.QUIET)
                        .readings(1, List.of(Case.OPENED_WITHOUT_DRAW));
        Table table = new Table(layout, ServedTable.TABLE.deck(), Seat.SOUTH);
        List<Audience> audiences = List.of(new Audience("stream", DELAY, true, KEY));
        try (ServedTable served = new ServedTable(table, audiences, Optional.empty())) {
            served.host.confide((now, all) -> known.putIfAbsent(fans(all), now.state().now()));
            for (int i = 0; i < readings.size(); i++) {
                while (served.host.waiting() > 2_000) {
                    served.settle();
                }
                long at = readings.get(i).at();
                served.time.set(at);
                served.nanos.set(TimeUnit.MILLISECONDS.toNanos(at));
                served.hear(readings.get(i));
                if (i % 1_000 == 0) {
                    served.settle();
                    look(served, at);
                }
            }
        }
        assertTrue(shown > 20, "fans were seen " + shown + " times");
        assertEquals(true, known.size() > 50, "" + known.size());
    }
}
