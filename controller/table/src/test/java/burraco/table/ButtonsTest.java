package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every button in every situation does what {@code docs/buttons.md} says. */
class ButtonsTest {
    private static final Path PAGE = Path.of("..", "docs", "buttons.md");
    private static final List<String> KEYS = List.of("start", "timeout", "call", "ok", "undo");

    /** In these a hand is; the others hold beside one of them. */
    private static final Set<Situation> OF_HAND =
            EnumSet.of(
                    Situation.WAITING_FOR_THE_DEAL,
                    Situation.DEALING,
                    Situation.WAITING_FOR_THE_START,
                    Situation.PLAYING,
                    Situation.COUNTING,
                    Situation.HAND_OVER,
                    Situation.MATCH_OVER);

    /** A line of the page: who presses what where, and what the table says to it. */
    private record Law(String where, String button, String who, String told) {
        Situation situation() {
            return Situation.valueOf(where.replaceAll("^`(\\w+)`.*", "$1"));
        }

        /** {@code …} stands for whatever there is to be said. */
        Pattern says() {
            if (told.equals("nothing")) {
                return Pattern.compile("");
            }
            Matcher parts = Pattern.compile("`([^`]*)`").matcher(told);
            List<String> all = parts.results().map(one -> one.group(1)).toList();
            return Pattern.compile(
                    String.join(
                            "\n",
                            all.stream()
                                    .map(one -> Pattern.quote(one).replace("…", "\\E.*\\Q"))
                                    .toList()));
        }
    }

    private static List<Law> laws() {
        try {
            return Files.readAllLines(PAGE).stream()
                    .filter(line -> line.startsWith("| `"))
                    .map(line -> Arrays.stream(line.split("\\|")).map(String::strip).toList())
                    .map(cells ->
                            new Law(
                                    cells.get(1),
                                    cells.get(2).replace("`", ""),
                                    cells.get(3),
                                    cells.get(5)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @TestFactory
    Stream<DynamicTest> theTableSaysWhatThePageSays() {
        return laws().stream()
                .flatMap(law ->
                        who(law).stream()
                                .map(seat ->
                                        DynamicTest.dynamicTest(
                                                law + " " + seat, () -> check(law, seat))));
    }

    private static void check(Law law, Seat seat) {
        TestTable table = in(law.where());
        List<Situation> situations =
                Situations.of(table.state(), law.situation() != Situation.NOT_SECURED);
        assertTrue(situations.contains(law.situation()), situations::toString);
        String told = press(table, law.button(), seat);
        assertTrue(law.says().matcher(told).matches(), () -> told + " instead of " + law.told());
    }

    private static String press(TestTable table, String key, Seat seat) {
        boolean arbiters = key.equals("start") || key.equals("timeout");
        Button button = arbiters ? Button.of(key) : new Button(key, seat.toString());
        table.quietly().take(new Input.Read(new Reading.Press(table.now(), button)));
        return table.effects();
    }

    /** Whoever it may be; in the situations below W asks and N is of the other line. */
    private static List<Seat> who(Law law) {
        boolean others = law.where().endsWith("by the other line");
        Seat by = others ? Seat.NORTH : Seat.WEST;
        return switch (law.who()) {
            case "arbiter" -> List.of(Seat.SOUTH);
            case "anybody" -> List.of(Seat.values());
            case "who is asked", "who contests", "who chooses", "West" -> List.of(by);
            case "anybody else" -> List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH);
            case "his partner" -> List.of(by.partner());
            case "North" -> List.of(Seat.NORTH);
            case "South" -> List.of(Seat.SOUTH);
            case "East" -> List.of(Seat.EAST);
            case "the other line" -> List.of(Seat.NORTH, Seat.SOUTH);
            case "the line that has said so",
                    "the line whose card it is",
                    "the line that is ruled against" ->
                    List.of(Seat.WEST, Seat.EAST);
            default -> throw new IllegalArgumentException("who is that: " + law.who());
        };
    }

    private static TestTable in(String where) {
        TestTable table =
                new TestTable(new MatchInfo(2, false, Duration.ofMinutes(40), false, false));
        return switch (where.replace("`", "")) {
            case "WAITING_FOR_THE_DEAL" -> table;
            case "DEALING" -> {
                table.watcher().dealing = Optional.of(DealStage.GOES_ON);
                table.watcher().sees("deal W ??", 0);
                yield table.passed(Duration.ZERO).acts("deal N ??");
            }
            case "WAITING_FOR_THE_START" -> {
                table.watcher().dealing = Optional.of(DealStage.RESTS);
                yield table;
            }
            case "PLAYING", "NOT_SECURED" -> played(table);
            case "RULING_OPEN" -> wrong(table);
            case "UNSURE" -> played(table).unsure(Seat.WEST, "7H/1", true);
            case "UNSURE and CHOOSING" ->
                    table.deal()
                            .acts("W draw", "W open 5H JK 7H 8H TH")
                            .unsure(Seat.WEST, "7C/1", true);
            case "UNSURE and CONTESTED" ->
                    played(table)
                            .player(Seat.NORTH, new Command.Undo())
                            .unsure(Seat.WEST, "7C/1", true);
            case "CONTESTED" -> played(table).player(Seat.WEST, new Command.Undo());
            case "CONTESTED by who is ruled against" ->
                    wrong(table).player(Seat.WEST, new Command.Undo());
            case "CONTESTED by the other line" ->
                    wrong(table).player(Seat.NORTH, new Command.Undo());
            case "CHOOSING" -> table.deal().acts("W draw", "W open 5H JK 7H 8H TH");
            case "CHOOSING for the other line" ->
                    table.deal()
                            .acts("W draw", "W open 5H 6H 7H", "W open 5C 6C 7C")
                            .arbiter(new Command.Thrown(Seat.WEST, "JK", ""));
            case "CHOOSING and CONTESTED" ->
                    table.deal()
                            .acts("W draw", "W open 5H JK 7H 8H TH")
                            .player(Seat.NORTH, new Command.Undo());
            case "DIFFERS" -> differs(played(table));
            case "DIFFERS, one line has said so" ->
                    differs(played(table)).player(Seat.WEST, new Command.Ok());
            case "DIFFERS, look again is offered" ->
                    differs(played(table))
                            .player(Seat.WEST, new Command.Undo())
                            .player(Seat.WEST, new Command.Undo());
            case "PAUSED" -> played(table).arbiter(new Command.Pause());
            case "TROUBLE" ->
                    played(table)
                            .take(new Input.Read(new Reading.AntennaFault(table.now(), 1, "dead")));
            case "COUNTING" -> closed(table);
            case "COUNTING, West enters the count" -> closed(table).presses(Seat.WEST, "ok");
            case "COUNTING, one line is counted" -> closed(table).presses(Seat.WEST, "ok ok ok ok");
            case "HAND_OVER, players have counted" ->
                    closed(table).presses(Seat.WEST, "ok ok ok ok ok ok ok");
            case "HAND_OVER" -> counted(table);
            case "MATCH_OVER" -> counted(table).arbiter(new Command.End(""));
            default -> throw new IllegalArgumentException("no such situation: " + where);
        };
    }

    private static TestTable played(TestTable table) {
        return table.deal().acts("W draw", "W open 5H 6H 7H");
    }

    /** The eight of hearts has been lying at his meld for long. */
    private static TestTable differs(TestTable table) {
        Card card = CardName.parse("8H/1").orElseThrow().card();
        Zone place = new Zone.MeldSlot(Line.EW, 1);
        Optional<MeldId> meld = Optional.of(new MeldId(Line.EW, 1));
        return table.differs(new Discrepancy.Lies(card, place, meld), table.now() + 1);
    }

    private static TestTable wrong(TestTable table) {
        return table.deal().acts("W draw", "W open 5H 6H 8H");
    }

    private static TestTable counted(TestTable table) {
        played(table).arbiter(new Command.End("")).gathered();
        return table.arbiter(new Command.Score(1, 1, 500, 300, ""));
    }

    /** Four turns after the time-out the hand is over by itself. */
    private static TestTable closed(TestTable table) {
        table.deal().arbiter(new Command.TimeOut());
        return table.acts(
                "W draw",
                "W discard 4C",
                "N draw",
                "N discard KD",
                "E draw",
                "E discard 3S",
                "S draw",
                "S discard 3D");
    }

    @Test
    void everyButtonHasItsLawWhereverAHandIs() {
        for (Situation situation : OF_HAND) {
            for (String key : KEYS) {
                assertEquals(
                        1,
                        laws().stream()
                                .filter(law -> law.where().equals("`" + situation + "`"))
                                .filter(law -> law.button().equals(key))
                                .count(),
                        situation + " " + key);
            }
        }
    }

    @Test
    void everySituationIsOnThePage() {
        Set<Situation> there = EnumSet.noneOf(Situation.class);
        laws().forEach(law -> there.add(law.situation()));
        assertEquals(EnumSet.allOf(Situation.class), there);
    }

    /** What the page does not say of a situation beside a hand is as if it were not there. */
    @TestFactory
    Stream<DynamicTest> theRestIsAsInPlay() {
        return laws().stream()
                .filter(law -> !OF_HAND.contains(law.situation()))
                .map(Law::where)
                .distinct()
                .flatMap(where ->
                        KEYS.stream()
                                .flatMap(key ->
                                        Arrays.stream(Seat.values())
                                                .filter(seat -> !isOnPage(where, key, seat))
                                                .map(seat -> asInPlay(where, key, seat))));
    }

    private static boolean isOnPage(String where, String key, Seat seat) {
        return laws().stream()
                .filter(law -> law.where().equals(where) || isSame(law, where))
                .anyMatch(law -> law.button().equals(key) && who(law).contains(seat));
    }

    /** A contest is one, whoever contests what. */
    private static boolean isSame(Law law, String where) {
        return law.where().equals("`CONTESTED`") && where.startsWith("`CONTESTED`");
    }

    private static DynamicTest asInPlay(String where, String key, Seat seat) {
        return DynamicTest.dynamicTest(
                where + " " + key + " " + seat,
                () -> assertEquals(press(in("PLAYING"), key, seat), press(in(where), key, seat)));
    }
}
