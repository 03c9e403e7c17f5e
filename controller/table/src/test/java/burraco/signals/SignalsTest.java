package burraco.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.hal.Rgb;
import burraco.layout.MatchInfo;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.testing.Assigned;
import burraco.tracking.deal.DealStage;
import burraco.tracking.senses.SensorFault;
import burraco.tracking.senses.SensorPart;
import burraco.words.Language;
import burraco.words.Words;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What people see and hear of a table. */
class SignalsTest {
    private static final Duration ROUND = Duration.ofMinutes(40);
    private static final int LAMPS = 4;
    static final int COLUMNS = 20;

    private final Signals signals = signals(Language.EN);
    private final TestTable table = new TestTable();

    static Signals signals(Language language) {
        List<LampGroup> groups =
                List.of(
                        new LampGroup("seat N", LAMPS),
                        new LampGroup("seat E", LAMPS),
                        new LampGroup("seat S", LAMPS),
                        new LampGroup("seat W", LAMPS),
                        new LampGroup("melds NS", LAMPS),
                        new LampGroup("melds EW", LAMPS),
                        new LampGroup("centre", LAMPS));
        return new Signals(Words.in(language), groups, COLUMNS, 4);
    }

    private Signal now() {
        return signals.of(table.state(), true);
    }

    private String lines() {
        return String.join("|", now().lines());
    }

    private Situation situation() {
        return Situations.of(table.state(), true).getFirst();
    }

    private Optional<Sound> sound() {
        return now().cue().map(Cue::sound);
    }

    /** Which lamps of a group are lit: a letter each. */
    private String lit(String group) {
        StringBuilder lit = new StringBuilder();
        for (int i = 0; i < LAMPS; i++) {
            lit.append(now().lamps().lamp(group, i).equals(Rgb.OFF) ? '.' : 'o');
        }
        return lit.toString();
    }

    private static TestTable timed() {
        return new TestTable(new MatchInfo(3, false, ROUND, true, false)).deal();
    }

    // Situations

    @Test
    void aTableThatHearsNothingSaysSoFirst() {
        table.deal().acts("W draw");
        table.sense(new SensorPart.Field(), SensorFault.TABLE_BLIND, false);
        assertTrue(lines().startsWith("Table hears no card|"), lines());
        assertEquals("o...", lit("centre"));
        assertEquals(Optional.of(Sound.TROUBLE), sound());
        List<String> italian = signals(Language.IT).of(table.state(), true).lines();
        assertEquals("Tavolo senza udito", italian.getFirst());
        table.sense(new SensorPart.Field(), SensorFault.TABLE_BLIND, true);
        assertFalse(lines().contains("hears"), lines());
    }

    @Test
    void anAntennaThatHearsNothingIsNamedBesideTheGame() {
        table.deal().acts("W draw");
        table.sense(new SensorPart.Antenna(12), SensorFault.ANTENNA_DEAF, false);
        assertEquals(Situation.PLAYING, situation());
        assertTrue(lines().contains("Deaf antenna 12"), lines());
    }

    @Test
    void beforeTheFirstHandTheDealIsAwaited() {
        assertEquals(Situation.WAITING_FOR_THE_DEAL, situation());
        assertEquals("Dealer: South?|||", lines());
        table.watcher().dealing = Optional.of(DealStage.GOES_ON);
        assertEquals(Situation.DEALING, situation());
        table.watcher().dealing = Optional.of(DealStage.RESTS);
        assertEquals(Situation.WAITING_FOR_THE_START, situation());
    }

    @Test
    void cardsThatNobodySawAreSaidAsANumber() {
        table.deal().acts("W draw", "W discard ??");
        assertTrue(allPages().contains("West discards one| card"), this::allPages);
        table.acts("N draw ?? ?? ??");
        assertTrue(allPages().contains("To stock: 2 cards"), this::allPages);
    }

    @Test
    void aTurnIsLitBeforeItsPlayerWhateverHeDoes() {
        table.deal();
        assertEquals("oooo", lit("seat W"));
        assertEquals("....", lit("seat N"));
        var before = now().lamps();
        table.acts("W draw", "W open 5H 6H 7H");
        assertEquals(before, now().lamps());
        assertEquals("West's turn|West opens 5♥ 6♥ 7♥||39:58", lines());
        assertEquals(Optional.empty(), sound());
    }

    @Test
    void aRulingIsSaidWithWhatIsToBeDone() {
        table.deal().acts("W draw", "W open 5H 6H 8H");
        assertEquals(Situation.RULING_OPEN, situation());
        assertEquals(Optional.of(Sound.RULING), sound());
        assertEquals("Ruling: West", now().lines().getFirst());
        assertEquals(
                List.of("Ruling: West", "Wrong opening", "West discards 8♥"),
                now().lines().subList(0, 3));
        table.passed(Duration.ofSeconds(4));
        assertEquals(Optional.empty(), sound());
        assertEquals("West: aside 6♥ 5♥", now().lines().get(1), lines());
    }

    @Test
    void withoutAnythingToBeDoneItIsSeenInTheMiddleForAWhile() {
        table.deal().acts("W discard 4C");
        assertEquals(Situation.PLAYING, situation());
        assertEquals("Discard without draw", now().lines().get(1));
        assertEquals("oooo", lit("centre"));
        table.passed(Duration.ofSeconds(20));
        assertEquals("....", lit("centre"));
    }

    @Test
    void whoIsAskedSeesIt() {
        table.deal().unsure(Seat.EAST, "7H/1", true);
        assertEquals(Situation.UNSURE, situation());
        assertEquals(Optional.of(Sound.QUESTION), sound());
        assertEquals(".o.o", lit("seat E"));
        assertEquals("East: hidden card?", now().lines().get(1));
    }

    @Test
    void whoChoosesSeesTheOptionWithItsNumber() {
        table.deal().acts("W draw", "W open 5H JK 7H 8H TH");
        assertEquals("o.o.", lit("seat W"));
        assertEquals("Ruling: West|1/4 discard 5♥|ok / undo: another|39:58", lines());
        table.player(Seat.WEST, new Command.Undo());
        assertEquals("2/4 discard 7♥", now().lines().get(1));
        assertTrue(Situations.of(table.state(), true).contains(Situation.CHOOSING));
    }

    /** Only what the buttons would answer now is shown. */
    @Test
    void whatIsContestedNobodyChoosesAbout() {
        table.deal().acts("W draw", "W open 5H JK 7H 8H TH").player(Seat.NORTH, new Command.Undo());
        assertEquals(List.of("West opens 5♥ joker", " 7♥ 8♥ 10♥"), now().lines().subList(1, 3));
        String all = allPages();
        assertFalse(all.contains("discard 5♥") || all.contains("another"), all);
        assertEquals("oooo", lit("seat W"), "he owes what was ruled");
        assertEquals("o.o. o.o.", lit("seat N") + " " + lit("seat S"));
        table.player(Seat.SOUTH, new Command.Undo());
        assertTrue(allPages().contains("1/4 discard 5♥|ok / undo: another"), this::allPages);
    }

    @Test
    void whoIsAskedIsShownTheQuestionAndNotTheOption() {
        table.deal().acts("W draw", "W open 5H JK 7H 8H TH").unsure(Seat.WEST, "7C/1", true);
        assertEquals("West: hidden card?", now().lines().get(1));
        assertFalse(allPages().contains("another"), allPages());
        table.player(Seat.WEST, new Command.Ok());
        assertTrue(allPages().contains("1/4 discard 5♥|ok / undo: another"), this::allPages);
    }

    @Test
    void whereAnotherIsAskedWhoChoosesGoesOn() {
        table.deal().acts("W draw", "W open 5H JK 7H 8H TH").unsure(Seat.EAST, "7C/1", true);
        assertTrue(allPages().contains("East: hidden card?"), this::allPages);
        assertTrue(allPages().contains("1/4 discard 5♥"), this::allPages);
    }

    private String allPages() {
        Signals large = new Signals(Words.in(Language.EN), List.of(), 20, 12);
        return String.join("|", large.of(table.state(), true).lines());
    }

    @Test
    void bothPlayersOfALineThatChoosesSeeIt() {
        table.deal().acts("W draw", "W open 5H 6H 7H", "W open 5C 6C 7C");
        table.arbiter(new Command.Thrown(Seat.WEST, "JK", ""));
        assertEquals(Situation.CHOOSING, situation());
        assertEquals(".o.o oooo", lit("seat N") + " " + lit("seat W"));
        assertEquals(".o.o", lit("seat S"));
        assertEquals(Optional.of(Sound.QUESTION), sound());
        assertEquals("1/2 to meld EW1", now().lines().get(1));
    }

    @Test
    void whatTheArbiterChoosesIsSeenInTheMiddle() {
        for (int i = 0; i < 43; i++) {
            table.watcher().sees("deal " + "WNES".charAt(i % 4) + " ??", 0);
        }
        for (int i = 0; i < 22; i++) {
            table.watcher().sees("deal P" + (1 + i / 11) + " ??", 0);
        }
        table.acts("turnup 9S");
        assertEquals("Choice: the arbiter|1/2 cards moved", lines().substring(0, 35));
        assertEquals(".o.o", lit("centre"));
    }

    /** It may be supposed because of what the table alone knows of his fan. */
    @Test
    void noCardIsNamedThatIsOnlySupposed() {
        table.deal().unsure(Seat.EAST, "7H/1", true);
        assertTrue(now().lines().stream().noneMatch(line -> line.contains("7♥")), lines());
    }

    @Test
    void theTimeOfATurnRunsOutLampByLamp() {
        TestTable timed = timed().acts("W draw").passed(Duration.ofSeconds(33));
        String lit = "";
        for (int i = 0; i < 5; i++) {
            timed.passed(Duration.ofSeconds(1));
            int left = 0;
            for (int lamp = 0; lamp < LAMPS; lamp++) {
                Signal signal = signals.of(timed.state(), true);
                left += signal.lamps().lamp("seat W", lamp).equals(Rgb.OFF) ? 0 : 1;
            }
            lit += left;
        }
        assertEquals("44321", lit);
    }

    @Test
    void aBurracoRunsAlongTheLineThatHasIt() {
        table.deal().acts("W draw", "W open 5H 6H 7H 8H 9H TH");
        assertEquals("....", lit("melds EW"));
        table.acts("W tie EW1 JH");
        assertEquals("oooo", lit("melds EW"));
        assertEquals("....", lit("melds NS"));
        assertEquals(Optional.of(Sound.BURRACO), sound());
        table.passed(Duration.ofSeconds(3)).acts("W tie EW1 QH");
        assertEquals("....", lit("melds EW"));
        assertEquals(Optional.empty(), sound());
    }

    @Test
    void inATimeOutAsManyLampsAreLitAsTurnsAreLeft() {
        table.deal().acts("W draw", "W discard 4C").arbiter(new Command.TimeOut());
        assertEquals(Optional.of(Sound.TIME_OUT), sound());
        table.acts("N draw", "N discard 4S", "E draw", "E discard 4D", "S draw", "S discard 5D");
        assertEquals(3, table.state().clocks().turnsLeft().orElseThrow());
        assertEquals("ooo.", lit("centre"));
        assertEquals("TO 3", now().lines().getLast());
    }

    @Test
    void inAPauseNoSeatIsLit() {
        table.deal().arbiter(new Command.Pause());
        assertEquals(Situation.PAUSED, situation());
        assertEquals("....", lit("seat W"));
        assertEquals("oooo", lit("centre"));
    }

    @Test
    void aHandThatIsOverIsCountedAndConfirmed() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        assertEquals(Situation.COUNTING, situation());
        assertEquals(Optional.of(Sound.HAND_OVER), sound());
        table.gathered().arbiter(new Command.Score(1, 1, 505, 230, ""));
        assertEquals(Situation.HAND_OVER, situation());
        assertEquals("1: NS 505  EW 230", now().lines().get(1));
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.EAST, new Command.Ok());
        assertEquals(Situation.WAITING_FOR_THE_DEAL, situation());
        assertFalse(lines().contains("505"), lines());
    }

    @Test
    void aCountThatIsMissingIsEnteredOnTheDisplay() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        assertEquals(
                List.of("The hand is over", "1: NS ?  EW ?", "ok: count NS"),
                now().lines().subList(0, 3));
        table.presses(Seat.SOUTH, "ok undo");
        assertEquals(
                List.of("NS left: [1]00", "undo: +   ok: next", "1: NS ?  EW ?"),
                now().lines().subList(0, 3));
        assertEquals("o.o. .... ....", lit("seat S") + " " + lit("seat N") + " " + lit("seat W"));
        List<String> italian = signals(Language.IT).of(table.state(), true).lines();
        assertEquals(List.of("Restano a NS: [1]00", "annulla: +  ok: poi"), italian.subList(0, 2));
        table.presses(Seat.SOUTH, "ok undo undo undo undo undo undo undo undo undo undo");
        assertEquals(List.of("NS left: 1[<]0", "undo: +   ok: back"), now().lines().subList(0, 2));
        table.presses(Seat.SOUTH, "undo ok ok ok ok ok");
        assertEquals(
                List.of("Confirm the points", "1: NS -200  EW -100", "undo: count again"),
                now().lines().subList(0, 3));
    }

    /** Also on the smallest one the digits and the buttons stand there all the time. */
    @Test
    void whatIsEnteredFitsEveryDisplay() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        String most = "ok undo undo undo undo undo undo undo undo undo undo";
        table.presses(Seat.SOUTH, most);
        for (Language language : Language.values()) {
            for (int columns : new int[] {20, 40, 80}) {
                Signals two = new Signals(Words.in(language), List.of(), columns, 2);
                List<String> lines = two.of(table.state(), true).lines();
                assertTrue(lines.getFirst().contains("[10]00"), lines::toString);
                assertTrue(lines.getLast().contains("ok"), lines::toString);
                assertTrue(
                        lines.stream().allMatch(line -> line.length() <= columns), lines::toString);
            }
        }
    }

    @Test
    void pointsThatAYesWouldConfirmStandThereWhateverElseIsTheMatter() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        table.gathered().arbiter(new Command.Score(1, 1, 505, 230, ""));
        table.watcher().dealing = Optional.of(DealStage.GOES_ON);
        assertEquals(Situation.DEALING, situation());
        assertTrue(lines().contains("1: NS 505  EW 230"), lines());
        table.player(Seat.NORTH, new Command.Ok());
        assertTrue(lines().contains("1: NS 505  EW 230"), lines());
        table.player(Seat.EAST, new Command.Ok());
        assertFalse(lines().contains("505"), lines());
    }

    @Test
    void afterTheMatchTheHandThatWaitsIsShownBesideTheResult() {
        for (int hand = 1; hand <= 3; hand++) {
            table.deal().acts("W draw").arbiter(new Command.End("")).gathered();
        }
        table.arbiter(new Command.Score(1, 2, 505, 230, ""));
        assertEquals(Situation.MATCH_OVER, situation());
        assertTrue(lines().contains("2: NS 505  EW 230"), lines());
    }

    @Test
    void whatIsNotWrittenDownIsSaid() {
        table.deal();
        Signal signal = signals.of(table.state(), false);
        assertTrue(signal.lines().contains("Not saved"), () -> "" + signal.lines());
    }

    @Test
    void nothingIsWrittenBeyondTheDisplay() {
        table.deal().acts("W draw", "W open 5H 6H 8H");
        for (int rows : IntStream.rangeClosed(1, 4).toArray()) {
            Signals few = new Signals(Words.in(Language.IT), List.of(), 20, rows);
            assertEquals(rows, few.of(table.state(), true).lines().size());
        }
    }

    // A tournament

    @Test
    void betweenTwoMatchesTheRoundAndTheTableStandThere() {
        table.arbiter(Assigned.round(1, "3", "Ada").order());
        assertEquals("Dealer: South?|Round 3, table 12||", lines());
        List<String> italian = signals(Language.IT).of(table.state(), true).lines();
        assertEquals("Turno 3, tavolo 12", italian.get(1));
        table.deal().acts("W draw");
        assertFalse(lines().contains("Round"), lines());
    }

    @Test
    void aMessageStandsThereUntilThereIsMoreToSay() {
        String message = "Si riprende alle 21: restate seduti";
        table.arbiter(Assigned.nothing(1).saying(message).order()).deal().acts("W draw");
        assertTrue(lines().startsWith("West's turn|Si riprende alle 21:|restate seduti|"), lines());
        table.acts("W open 5H 6H 8H");
        assertEquals(
                List.of("Ruling: West", "Wrong opening", "West discards 8♥"),
                now().lines().subList(0, 3));
        assertTrue(allPages().contains("restate seduti"), this::allPages);
        table.arbiter(Assigned.nothing(2).order());
        assertFalse(allPages().contains("restate seduti"), this::allPages);
    }
}
