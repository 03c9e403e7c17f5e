package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.table.input.Input;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every button does in every situation what {@code docs/buttons.md} says. */
class ButtonsTest {
    private static final Path PAGE = Path.of("..", "docs", "buttons.md");
    private static final List<String> KEYS = List.of("start", "timeout", "call", "ok", "undo");

    /** The situations of the hand itself; each other situation occurs together with one of them. */
    private static final Set<Situation> OF_HAND =
            EnumSet.of(
                    Situation.WAITING_FOR_THE_DEAL,
                    Situation.DEALING,
                    Situation.WAITING_FOR_THE_START,
                    Situation.PLAYING,
                    Situation.COUNTING,
                    Situation.HAND_OVER,
                    Situation.MATCH_OVER);

    /** A row of the page: the situation, the button, who presses it, and what the table says. */
    private record Law(String where, String button, String who, String told) {
        Situation situation() {
            return Situation.valueOf(where.replaceAll("^`(\\w+)`.*", "$1"));
        }

        /** A pattern for the table's words, in which {@code …} stands for any text. */
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
        TestTable table = SituationTables.in(law.where());
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

    /**
     * The seats to which a row applies. In the situations below, W is asked, and N is of the other
     * line.
     */
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

    /**
     * If a situation exists besides that of the hand, buttons that its rows leave out act as
     * without it.
     */
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

    /** All rows about contests belong to one situation, whoever contests. */
    private static boolean isSame(Law law, String where) {
        return law.where().equals("`CONTESTED`") && where.startsWith("`CONTESTED`");
    }

    private static DynamicTest asInPlay(String where, String key, Seat seat) {
        return DynamicTest.dynamicTest(
                where + " " + key + " " + seat,
                () ->
                        assertEquals(
                                press(SituationTables.in("PLAYING"), key, seat),
                                press(SituationTables.in(where), key, seat)));
    }
}
