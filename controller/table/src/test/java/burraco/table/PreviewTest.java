package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import burraco.testing.RulingText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** An arbiter previews the effects of an order before he gives it. */
class PreviewTest {
    private final TestTable table = new TestTable().deal();

    private Command replace(String was, String now) {
        return new Command.Correct(new RecordChange.Replace(table.line(was), was, now), "");
    }

    private static String told(List<Effect> effects) {
        return effects.stream().map(TestTable::text).collect(Collectors.joining("\n"));
    }

    @Test
    void itTellsWhichLinesGoAndComeAndWhichRulingFalls() {
        table.acts("W draw", "W open 5H 6H 8H");
        Preview preview = table.preview(replace("W open 5H 6H 8H", "W open 5H 6H 7H"));
        assertEquals(
                """
                not W open 5H 6H 8H ▽ 26.1 W: cure W EW1; discard W 8H; penalize W 6H 5H; stop W
                W open 5H 6H 7H
                corrected 0\
                """,
                told(preview.effects()));
        assertEquals("26.1", preview.fall().getFirst().which().toString());
        assertEquals(List.of(), preview.come());
    }

    @Test
    void aDecisionShowsWhatItWouldCost() {
        table.acts("W draw", "W open 5H 6H 7H");
        Preview preview = table.preview(new Command.Decide("arbiter negative EW1 7H", ""));
        assertEquals(
                List.of("0.4: negative EW 7H; freeze EW1 end"),
                preview.come().stream().map(RulingText::of).toList());
        int before = preview.before().ew().melds();
        assertEquals(before - 5, preview.after().ew().melds());
    }

    @Test
    void aRulingThatWouldComeIsNamedAndOneThatOnlyMovesIsNot() {
        table.acts("W draw", "W discard 4C", "N draw", "N open 5H 6H 8H");
        int first = table.line("W draw");
        Preview preview =
                table.preview(new Command.Correct(new RecordChange.Strike(first, "W draw"), ""));
        assertEquals(List.of(), preview.fall());
        assertEquals(
                List.of("6.2"),
                preview.come().stream().map(one -> one.which().toString()).toList(),
                () -> preview.come().stream().map(RulingText::of).toList().toString());
    }

    @Test
    void itTellsTheCountBeforeAndAfter() {
        table.acts("W draw");
        Preview preview = table.preview(new Command.Points(Line.NS, 150, "ritardo"));
        assertEquals(0, preview.before().ns().arbiter());
        assertEquals(150, preview.after().ns().arbiter());
        assertEquals(0, table.state().hand().ns().arbiter());
    }

    @Test
    void whatWouldBeRefusedIsSaidWithItsReason() {
        table.acts("W draw", "W discard 4C");
        assertEquals(
                Optional.of(Refusal.Why.NOTHING_TO_WAIVE),
                why(table.preview(new Command.Waive(""))));
        Preview impossible = table.preview(replace("W draw", "W tie EW7 4C"));
        assertEquals(table.line("W draw"), impossible.refusal().orElseThrow().line());
        assertEquals(impossible.before(), impossible.after());
        assertEquals(Optional.of(Refusal.Why.NO_PREVIEW), why(table.preview(new Command.End(""))));
        Input.Ordered ofPlayer =
                new Input.Ordered(0, new Person.Player(Seat.NORTH), new Command.Waive(""));
        assertEquals(
                Optional.of(Refusal.Why.ONLY_FOR_ARBITERS), why(table.table().preview(ofPlayer)));
    }

    private static Optional<Enum<?>> why(Preview preview) {
        return preview.refusal().map(Refusal::why);
    }

    @Test
    void itTellsThatThereWouldBeNothingToChooseAnyMore() {
        table.acts("W draw", "W open 5H JK 7H 8H TH");
        Preview preview = table.preview(new Command.Waive(""));
        assertEquals("arbiter waive\nchoice over\ncorrected 0", told(preview.effects()));
        assertTrue(table.state().choice().isPresent());
    }

    @Test
    void aWaiverShowsWhatItWouldLetGoAndOnlyOnce() {
        table.acts("W draw", "W open 5H 6H 8H");
        List<String> before = fall(table.preview(new Command.Waive("")));
        assertEquals(List.of("26.1"), before);
        table.arbiter(new Command.Waive("so agreed"));
        assertEquals(List.of(), fall(table.preview(new Command.Waive(""))));
    }

    private static List<String> fall(Preview preview) {
        return preview.fall().stream().map(one -> one.which().toString()).toList();
    }

    @Test
    void whatWouldWaitForTheFirstCardChangesNothingYet() {
        TestTable dealing = new TestTable();
        Preview preview = dealing.preview(new Command.Points(Line.NS, 100, ""));
        assertEquals(List.of(), preview.effects());
        assertTrue(preview.refusal().isEmpty());
        assertEquals("turnup 9S", dealing.quietly().deal().effects());
    }

    // A preview changes nothing

    /**
     * Plays acts with orders of the arbiter among them, either each after a preview, or all
     * without.
     */
    private static TestTable evening(boolean looked, List<String> previews, List<String> deeds) {
        TestTable table = new TestTable().deal();
        String[] acts = {
            "W draw", "W open 5H 6H 8H", "W tie EW1 7H", "W discard 4C", "N discard KD", "E draw",
            "E open 9C 9D", "E discard 3S", "S draw", "S discard 3D", "W draw", "W discard 8D"
        };
        table.unsure(Seat.WEST, "7H/1", true).quietly();
        for (int i = 0; i < acts.length; i++) {
            table.acts(acts[i]);
            if (i == 6) {
                table.player(Seat.SOUTH, new Command.Undo());
            }
            words(table, i).forEach(word -> say(word, table, looked, previews, deeds));
            table.table()
                    .records()
                    .corrections()
                    .reversed()
                    .forEach(one ->
                            say(
                                    new Command.TakeBack(one.id(), ""),
                                    table,
                                    looked,
                                    previews,
                                    deeds));
        }
        return table;
    }

    private static void say(
            Command word,
            TestTable table,
            boolean looked,
            List<String> previews,
            List<String> deeds) {
        if (looked) {
            String before = all(table);
            previews.add(said(table.preview(word)));
            assertEquals(before, all(table));
        }
        table.quietly().arbiter(word);
        deeds.add(table.effects());
    }

    private static String said(Preview preview) {
        return preview.refusal()
                .map(why -> "refused " + why.why() + (why.line() == 0 ? "" : " " + why.line()))
                .orElse(told(preview.effects()));
    }

    private static List<Command> words(TestTable table, int turn) {
        List<String> record = Arrays.asList(table.wholeRecord().split("\n"));
        String last = record.getLast();
        int line = record.size();
        List<Command> words = new ArrayList<>();
        words.add(new Command.Waive("turn " + turn));
        words.add(new Command.Correct(new RecordChange.Strike(line, last), ""));
        words.add(new Command.TakeBack(turn, ""));
        words.add(new Command.Points(Line.EW, 5 * turn, ""));
        words.add(new Command.Report("arbiter 20.1 N", ""));
        words.add(new Command.Correct(new RecordChange.Insert(line, "W tie EW1 9H"), ""));
        words.add(new Command.TakeBack(2 * turn, ""));
        words.add(new Command.Correct(new RecordChange.Replace(line, last, last + " ?"), "x"));
        return words;
    }

    /** The whole state of a table, as text. */
    private static String all(TestTable table) {
        return table.state() + "\n" + table.table().records();
    }

    @Test
    void whatIsToldBeforehandIsWhatComesOfIt() {
        List<String> previews = new ArrayList<>();
        List<String> deeds = new ArrayList<>();
        evening(true, previews, deeds);
        assertEquals(deeds, previews);
        assertTrue(deeds.stream().anyMatch(said -> said.contains("▽")));
        assertTrue(deeds.stream().anyMatch(said -> said.contains("contest over")));
        assertTrue(deeds.stream().anyMatch(said -> said.contains("taken back")));
    }

    @Test
    void theEveningGoesOnAsIfNobodyHadLooked() {
        List<String> looked = new ArrayList<>();
        List<String> unlooked = new ArrayList<>();
        TestTable one = evening(true, new ArrayList<>(), looked);
        TestTable other = evening(false, new ArrayList<>(), unlooked);
        assertEquals(unlooked, looked);
        assertEquals(other.wholeRecord(), one.wholeRecord());
        assertEquals(other.table().records().corrections(), one.table().records().corrections());
        assertEquals(other.watcher().agreed, one.watcher().agreed);
    }
}
