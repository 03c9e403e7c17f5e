package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.journal.History;
import burraco.journal.Note;
import burraco.table.state.MatchEvent;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a jury reads of rulings and corrections, from a record and a few entries. */
class RulingsOnPageTest {
    private static final String RECORD =
            """
            W: JK
            P1: taken EW
            EW1: 3H 4H 5H 6H 7H 8H
            W draw 9H
            W tie EW1 9H
            W discard JK
            """;

    private static final String HAND = "4 1 00 -50 300 S closed 1-2-3-4 ";

    private final List<History.Entry> entries = new ArrayList<>();

    private RulingsOnPageTest say(String kind, String body) {
        int seq = entries.size() + 1;
        entries.add(
                new History.Entry(
                        seq, seq * 1_000L, new Note(seq * 1_000L, kind, body), new byte[32]));
        return this;
    }

    private String page() {
        Dispute dispute =
                new Dispute(
                        new MatchEvent("12", "Cup <3>", "2"),
                        4,
                        Map.of(),
                        entries,
                        Map.of(),
                        Optional.empty(),
                        Map.of(1, RECORD),
                        Optional.empty(),
                        List.of(),
                        Optional.empty());
        return new DisputePage(dispute, ZoneOffset.UTC).write();
    }

    private static int times(String part, String text) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    @DisplayName("A ruling stands at its act, with article, words and remedies in both languages")
    void rulings() {
        String page =
                say("act", "4 W draw ??")
                        .say("act", "5 W tie EW1 9H")
                        .say("act", "6 W discard JK ▲ 31B W")
                        .say("hand", HAND + "NS+EW 7000")
                        .page();
        String act = page.substring(page.indexOf("<code>W discard JK"));
        assertTrue(act.contains("▲ 31B"), act);
        assertTrue(act.contains("art. 31/B, West"), act);
        assertTrue(act.contains("Closing with a wild card as the discard"), act);
        assertTrue(act.contains("lang=\"it\">"), act);
        assertTrue(act.contains("9♥"), act);
        assertTrue(page.contains("00:00:03"), "when it was told");
        assertFalse(page.contains("<del>"), "that a card was not seen is no change");
    }

    @Test
    @DisplayName("An act that was told differently is struck out, the one on record was entered")
    void corrections() {
        String page =
                say("act", "4 W draw ??")
                        .say("act", "5 W tie EW1 9D")
                        .say("corrected", "1 arbiter #3 he said so")
                        .say("act", "6 W discard JK")
                        .say("hand", HAND + "- 7000")
                        .say("confirmed", "4 1 N")
                        .say("hand", HAND + "NS 7000")
                        .page();
        assertTrue(page.contains("<del><code>W tie EW1 9D</code></del>"), page);
        assertEquals(1, times("<code>W tie EW1 9H</code>", page));
        assertEquals(1, times("<del>", page));
        assertTrue(page.contains("arbiter #3 he said so"), page);
        assertTrue(page.contains("confirmed by NS"), page);
    }

    @Test
    @DisplayName("What the table takes back and tells again is struck out once")
    void takenBack() {
        String page =
                say("act", "4 W draw ??")
                        .say("act", "5 W tie EW1 9H")
                        .say("withdrawn", "5 W tie EW1 9H TAKEN_UP")
                        .say("act", "5 W tie EW1 9H")
                        .say("act", "6 W discard JK")
                        .say("hand", HAND + "- 7000")
                        .page();
        assertEquals(1, times("<del>", page));
        String struck = page.substring(page.indexOf("<del>"));
        assertTrue(struck.contains("<tr class=\"act\"><td>00:00:04"), "the second one stands");
    }

    @Test
    @DisplayName("Texts of people are no markup")
    void texts() {
        String page =
                say("corrected", "1 arbiter #3 <script>alert(1)</script>")
                        .say("hand", HAND + "- 7000")
                        .page();
        assertFalse(page.contains("<script"), page);
        assertTrue(page.contains("Cup &lt;3&gt;"), page);
    }
}
