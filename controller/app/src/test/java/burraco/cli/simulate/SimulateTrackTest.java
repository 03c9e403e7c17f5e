package burraco.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated hands that are tracked while they are played. */
@Tag("campaign")
class SimulateTrackTest {
    @TempDir Path folder;

    private static Terminal simulate(Object... args) {
        Terminal told =
                Terminal.run(Stream.concat(Stream.of("simulate"), Stream.of(args)).toArray());
        assertEquals(0, told.status(), told::err);
        return told;
    }

    private static String json(Object... args) {
        List<String> lines =
                simulate(Stream.concat(Stream.of("--json"), Stream.of(args)).toArray()).outLines();
        assertEquals(1, lines.size(), lines::toString);
        return lines.getFirst();
    }

    /** The first number after these words. */
    private static int number(String text, String before) {
        MatchResult found =
                Pattern.compile(before + "(\\d+)").matcher(text).results().findFirst().get();
        return Integer.parseInt(found.group(1));
    }

    /** The output without the processor time, which is never the same twice. */
    private static String whatIsAlwaysTheSame(String json) {
        return json.replaceAll("\"cpuSecondsPerTableHour\":[0-9.]+,", "");
    }

    @Test
    void oneObjectTellsHowWellTheTableWasUnderstood() {
        String json = json("--hands", "2", "--seed", "5", "--noise", "quiet");
        assertTrue(json.startsWith("{\"hands\":2,\"acts\":{\"true\":"), json);
        int acts = number(json, "\"true\":");
        assertTrue(acts > 150, json);
        assertTrue(number(json, "\"exact\":") > acts * 9 / 10, json);
        assertTrue(json.contains("\"mischief\":{},"), json);
        assertTrue(json.contains("\"dealt\":{\"true\":132,"), json);
        assertTrue(json.contains("\"unjudged\":0,\"calibration\":[{\"sure\":0.0,"), json);
        assertTrue(json.matches(".*\"cpuSecondsPerTableHour\":\\d+\\.\\d,.*"), json);
    }

    @Test
    void howManyArePlayedAtTheSameTimeMakesNoDifference() {
        String one = json("--hands", "3", "--seed", "5", "--noise", "quiet");
        String three = json("--hands", "3", "--seed", "5", "--noise", "quiet", "--jobs", "3");
        assertEquals(whatIsAlwaysTheSame(one), whatIsAlwaysTheSame(three));
    }

    @Test
    void capturesAreTheSameWhoeverListensAndHoweverManyAreWritten() throws IOException {
        Path alone = folder.resolve("alone");
        Path tracked = folder.resolve("tracked");
        simulate("--hands", "2", "--mischief", "31B,23.4", "--capture", alone);
        json("--hands", "2", "--mischief", "31B,23.4", "--capture", tracked, "--jobs", "2");
        try (Stream<Path> files = Files.list(alone)) {
            for (Path file : files.toList()) {
                byte[] other = Files.readAllBytes(tracked.resolve(file.getFileName()));
                assertArrayEquals(Files.readAllBytes(file), other, file.toString());
            }
        }
    }

    @Test
    void itCountsWhatAReplayOfTheCaptureFinds() {
        Path captures = folder.resolve("captures");
        String json = json("--seed", "5", "--capture", captures);
        Terminal replay =
                Terminal.run(
                        "replay",
                        captures.resolve("hand-0001.readings.jsonl"),
                        "--diff",
                        captures.resolve("hand-0001.burraco"),
                        "--lang",
                        "en");
        assertEquals(number(json, "\"true\":"), number(replay.out(), "\nOf "), replay::out);
        int exact = number(json, "\"exact\":") + number(json, "\"late\":");
        assertTrue(exact >= number(replay.out(), " acts "), replay::out);
        assertEquals(
                number(json, "\"identified\":"), number(replay.out(), "cards dealt "), replay::out);
    }

    @Test
    void handsOfOneCaptureAreHeldAgainstTheirOwnTruths() {
        String json = json("--hands", "3", "--hands-a-capture", "3", "--noise", "quiet");
        assertTrue(json.startsWith("{\"hands\":3,"), json);
        assertTrue(number(json, "\"exact\":") > number(json, "\"true\":") * 9 / 10, json);
        assertTrue(json.contains("\"dealt\":{\"true\":198,"), json);
    }

    @Test
    void whatIsCommittedOnPurposeIsCounted() {
        String json = json("--hands", "2", "--mischief", "31B,31A", "--noise", "quiet");
        assertTrue(json.contains("\"31B\":{\"committed\":1,\"ruled\":"), json);
        assertTrue(json.contains("\"31A\":{\"committed\":1,\"ruled\":"), json);
    }

    @Test
    void whatTheTableCannotSeeIsNotAskedOfIt() {
        String json =
                json("--no-scales", "--hands", "2", "--mischief", "6.2,31B", "--noise", "quiet");
        assertTrue(json.contains("\"mischief\":{\"31B\":{\"committed\":1,"), json);
        assertFalse(json.contains("\"6.2\""), json);
    }

    @Test
    void itIsToldHowHandsWentInWhichPeopleHadAHabit() {
        String json =
                json("--hands", "1", "--habit", "drawn-card-down,discard-held", "--noise", "quiet");
        assertTrue(
                json.matches(
                        ".*\"habits\":\\{\"discard-held\":\\{\"hands\":1,\"times\":[1-9]\\d*,\"true\":\\d+,"
                                + "\"exact\":\\d+,\"falseRulings\":\\d+\\},\"drawn-card-down\":.*"),
                json);
        assertTrue(json("--noise", "quiet").contains("\"habits\":{},"), json);
    }

    @Test
    void whatGoesWrongIsInTheReadings() throws IOException {
        Path blind = folder.resolve("blind");
        simulate("--acts", "10", "--capture", blind, "--fault", "all-antennas-empty@1m30s");
        List<String> lines = Files.readAllLines(blind.resolve("hand-0001.readings.jsonl"));
        int heard = 0;
        for (String line : lines) {
            if (line.contains("\"uid\"")) {
                heard++;
                assertTrue(number(line, "\"t\":") < 90_000 + 1_000, line);
            }
        }
        assertTrue(heard > 1_000, "before it");
    }

    @Test
    void strangersAreToldBesideTheJsonAndAreTheSameAgain() throws IOException {
        Path once = folder.resolve("once");
        Object[] args = {
            "--people", "strangers", "--seed", "6", "--mischief", "all", "--acts", "20"
        };
        Terminal told =
                simulate(Stream.concat(Stream.of(args), Stream.of("--capture", once)).toArray());
        assertTrue(told.out().startsWith("seed 6, hand 1: "), told::out);
        Path again = folder.resolve("again");
        simulate(Stream.concat(Stream.of(args), Stream.of("--json", "--capture", again)).toArray());
        String capture = "hand-0001.readings.jsonl";
        assertArrayEquals(
                Files.readAllBytes(once.resolve(capture)),
                Files.readAllBytes(again.resolve(capture)));
        Terminal replayed = Terminal.run("replay", again.resolve(capture), "--record");
        assertEquals(0, replayed.status(), replayed::err);
    }

    @Test
    void peopleGetASheet() {
        List<String> lines =
                simulate("--track", "--mischief", "31B", "--noise", "quiet").outLines();
        assertTrue(lines.getFirst().startsWith("1 hand, "), lines::toString);
        assertTrue(
                lines.get(2).matches("What the table understood of \\d+ acts behind the deal:"),
                lines::toString);
        assertTrue(lines.get(3).matches("  as they were +\\d+ +\\d+\\.\\d\\d %"), lines::toString);
        assertTrue(
                lines.stream().anyMatch(line -> line.matches("Mischief +[01] of 1 ruled")),
                lines::toString);
    }

    @Test
    void aFilmIsNotSpokenOfInTheJson() {
        Path film = folder.resolve("film.svg");
        json("--capture", folder.resolve("captures"), "--film", film);
        assertTrue(Files.exists(film));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--json --jobs 0        | --jobs: expected a number from 1 to 64, not 0",
                "--json --film film.svg | --film goes with --capture",
                "--track --people odd  | --people: expected usual, any or strangers, not odd",
                "--track --habit stock | --habit: expected one of ",
                "--track --habit melds-swaped | --habit: expected one of ",
                "--track --fault reader-silnt@3m | --fault: expected one of ",
                "--track --fault reader-silent | --fault: expected NAME@TIME or NAME:NUMBER@TIME+DURATION",
                "--track --fault reader-silent@soon | --fault: expected NAME@TIME or",
                "--track --fault reader-silent@3m+ | --fault: expected NAME@TIME or",
                "--track --fault scale-stuck:9@3m | --fault scale-stuck: this table has no scale 9",
                "--track --fault melds-lifted:9@3m | --fault melds-lifted: takes no number",
                "--track --capture ''   | --capture: expected the name of a file or folder",
            })
    void whatCannotBeAskedIsRefused(String args, String said) {
        Object[] words =
                Stream.of(("simulate " + args).split(" "))
                        .map(word -> word.equals("''") ? "" : word)
                        .toArray();
        Terminal told = Terminal.run(words);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("table simulate: " + said), told::err);
        assertEquals("", told.out());
    }
}
