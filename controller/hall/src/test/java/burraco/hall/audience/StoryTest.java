package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.json.Json;
import burraco.relay.wire.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StoryTest {
    private final Story story = new Story();
    private long seq;

    private Optional<Story.Seen> told(String kind, String body) {
        seq++;
        return story.take(
                new Told(seq, seq, 0, kind, body, "", Optional.empty(), Optional.empty()));
    }

    private List<Story.Seen> twoHands() {
        List<Story.Seen> all = new ArrayList<>();
        ToldHands.all().forEach(one -> story.take(one).ifPresent(all::add));
        return all;
    }

    private static Object of(Story.Seen seen, String name) {
        return ReadJson.object(Json.write(seen.shown())).get(name);
    }

    @Test
    @DisplayName("W opens Q♦ K♦ A♦ and adds 2♠: that lies there, and counts 55 points")
    void melds() {
        List<Story.Seen> all = twoHands();
        Story.Seen seen =
                all.stream()
                        .filter(one -> Json.write(one.shown()).contains("adds 2♠ to EW1"))
                        .findFirst()
                        .orElseThrow();
        assertTrue(of(seen, "melds").toString().contains("cards=2S* QD KD AD"), "" + seen);
        assertEquals(-50 + 55, seen.ew());
    }

    @Test
    @DisplayName(
            "W takes the 8♣ up again that he has discarded: the line is gone, and the pile empty")
    void withdrawn() {
        Story.Seen seen =
                twoHands().stream()
                        .filter(one ->
                                one.shown().get("log") instanceof LogLine line
                                        && line.says().isEmpty())
                        .findFirst()
                        .orElseThrow();
        assertEquals(Map.of("line", 79L), of(seen, "log"));
        assertEquals("", of(seen, "pile"));
    }

    @Test
    @DisplayName("Hands that are counted are added, and the match is over")
    void counted() {
        Story.Seen last = twoHands().getLast();
        assertEquals("[[1, 705, 305], [2, 710, 305]]", "" + of(last, "counted"));
        assertEquals(1415, last.ns());
        assertEquals(610, last.ew());
        assertEquals(true, of(last, "over"));
        assertEquals(2L, of(last, "hand"));
    }

    @Test
    @DisplayName("Every line of both hands can be carried out")
    void clear() {
        assertEquals(
                List.of(),
                twoHands().stream().filter(one -> !(boolean) one.shown().get("clear")).toList());
    }

    @Test
    @DisplayName("The next match begins with its first hand and no points")
    void nextMatch() {
        twoHands();
        told("event", "match=2\ntable=1\ntournament=Venerdì sera\nround=2");
        told("act", "6 deal W ??");
        Story.Seen seen = told("hand", "2 1 x 100 200 S closed 1-2-3-4 -").orElseThrow();
        assertEquals("[[1, 100, 200]]", "" + of(seen, "counted"));
        assertEquals("2", story.event().round());
    }

    @Test
    @DisplayName(
            "A line that cannot have happened: the table is shown as unclear until the next hand")
    void unclear() {
        told("act", "6 deal W ??");
        Story.Seen seen = told("act", "7 N tie NS4 7H").orElseThrow();
        assertEquals(false, of(seen, "clear"));
        told("hand-over", "1 closed");
        assertEquals(true, of(told("act", "6 deal W ??").orElseThrow(), "clear"));
    }

    @Test
    @DisplayName("Questions, calls, troubles and what players are asked change nothing")
    void othersBusiness() {
        twoHands();
        for (String kind :
                List.of(
                        "called",
                        "attended",
                        "answered",
                        "unsure",
                        "resolved",
                        "trouble",
                        "works",
                        "turn-time",
                        "left",
                        "started",
                        "round-over",
                        "amended",
                        "named",
                        "order",
                        "refused",
                        "person",
                        "contested",
                        "differs")) {
            assertEquals(Optional.empty(), told(kind, "N 7H JK 12"), kind);
        }
    }

    @Test
    @DisplayName("Calls and what an arbiter does are not told; points that he gives are counted")
    void arbiters() {
        ToldHands.all().stream().limit(69).forEach(story::take);
        assertEquals(Optional.empty(), told("act", "73 notice N"));
        assertEquals(Optional.empty(), told("act", "74 doubt N"));
        assertEquals(Optional.empty(), told("act", "75 arbiter 34.1 N"));
        Story.Seen seen = told("act", "76 arbiter points EW -50").orElseThrow();
        assertEquals(-50, seen.ew());
        assertTrue(!seen.shown().containsKey("log"), "" + seen);
        assertEquals(true, of(seen, "clear"));
    }

    @Test
    @DisplayName("Rulings behind a line are not told on")
    void rulings() {
        told("act", "6 deal W ??");
        String seen = Json.write(told("act", "7 N discard 7H ▲ 22.1 N").orElseThrow().shown());
        assertTrue(seen.contains("North discards 7♥"), seen);
        assertTrue(!seen.contains("22.1") && !seen.contains("▲"), seen);
    }
}
