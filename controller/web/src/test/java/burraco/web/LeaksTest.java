package burraco.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.Table;
import burraco.testing.PlayedHands;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An evening at a table that knows the players' cards: no response names a card that is not open.
 */
@Tag("campaign")
class LeaksTest {
    private static final Pattern FACE = Pattern.compile("\\b(?:[2-9TJQKA][HDCS]|JK)\\b");
    private static final Pattern COPY = Pattern.compile("\\b(?:[2-9TJQKA][HDCS]|JK)/[1-9]");

    private static final List<String> PATHS =
            List.of("/api/state", "/api/record", "/api/cases", "/api/health", "/feed");

    private static final List<String> WISHES =
            List.of(
                    "{\"do\":\"call\"}",
                    "{\"do\":\"waive\",\"why\":\"x\"}",
                    "{\"do\":\"report\",\"line\":\"arbiter 20.1 N\",\"why\":\"x\"}",
                    "{\"do\":\"points\",\"line\":\"NS\",\"points\":50,\"why\":\"x\"}");

    private final Set<String> open = new ConcurrentSkipListSet<>();
    private String cookie;

    /** The faces lying open in each snapshot, without what is said about them. */
    private void lying(Hand hand) {
        hand.pile().list().forEach(this::lies);
        for (Meld meld : hand.melds().all()) {
            meld.inOrder().forEach(this::lies);
        }
        for (Seat seat : Seat.values()) {
            hand.player(seat).inSight().sorted(Order.IN_A_FAN).forEach(this::lies);
            hand.player(seat).penalized().forEach(this::lies);
        }
    }

    private void lies(Card card) {
        if (card != null) {
            open.add(card.face().toString());
        }
    }

    private static List<String> faces(String text) {
        return FACE.matcher(text).results().map(MatchResult::group).toList();
    }

    private Map<String, String> all(ServedTable served) throws Exception {
        Map<String, String> said = new LinkedHashMap<>();
        for (String path : PATHS) {
            said.put(path, served.get(path).body());
        }
        for (String wish : WISHES) {
            said.put(wish, served.post("/api/preview", cookie, wish).body());
        }
        return said;
    }

    private void check(String what, String said, Set<String> tags) {
        assertFalse(COPY.matcher(said).find(), () -> "a copy in " + what + ": " + said);
        for (String face : faces(said)) {
            assertTrue(open.contains(face), () -> face + " in " + what + ": " + said);
        }
        for (String tag : tags) {
            assertFalse(said.contains(tag), () -> "a tag in " + what + ": " + said);
        }
    }

    @ParameterizedTest
    @CsvSource({"31, false", "32, true"})
    void nothingHiddenIsNamed(long seed, boolean onCall) throws Exception {
        Layout layout =
                ServedTable.TABLE
                        .layout()
                        .with(new MatchInfo(2, false, Duration.ofMinutes(60), true, onCall));
        Set<String> tags = new ConcurrentSkipListSet<>();
        ServedTable.TABLE.deck().cards().keySet().forEach(tag -> tags.add(tag.toString()));
        List<Reading> readings =
                new PlayedHands(layout, seed, Noise.REFERENCE)
                        .readings(1, List.of(Case.WRONG_OPENING));
        Table table = new Table(layout, ServedTable.TABLE.deck(), Seat.SOUTH);
        try (ServedTable served = new ServedTable(table, List.of(), Optional.empty())) {
            cookie = served.arbiter();
            served.host.tell(now -> {
                lying(now.state().hand().open());
                // Cards in a difference from the record lie open on the table.
                now.state().differing().forEach(one -> one.more().forEach(this::lies));
            });
            long[] hidden = {0};
            served.host.confide((_, whole) -> hidden[0] += known(whole));
            int checked = 0;
            for (int i = 0; i < readings.size(); i++) {
                while (served.host.waiting() > 2_000) {
                    served.settle();
                }
                served.time.set(readings.get(i).at());
                served.hear(readings.get(i));
                if (i % 5_000 == 0) {
                    served.settle();
                    for (Map.Entry<String, String> one : all(served).entrySet()) {
                        check(one.getKey(), one.getValue(), tags);
                        checked++;
                    }
                }
            }
            assertTrue(checked > 150 && hidden[0] > 1_000, checked + " " + hidden[0]);
            served.log.forEach(line -> check("the log", line, tags));
        }
    }

    /** How many cards the table knows that nobody at it may know. */
    private static int known(Hand whole) {
        int known = 0;
        for (Seat seat : Seat.values()) {
            known += whole.fan(seat).known().size() - whole.player(seat).inSight().size();
        }
        return known;
    }
}
