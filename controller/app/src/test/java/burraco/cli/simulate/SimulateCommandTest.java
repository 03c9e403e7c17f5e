package burraco.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
class SimulateCommandTest {
    @TempDir Path folder;

    private Terminal simulate(String name, String... more) {
        List<Object> args = new ArrayList<>(List.of("simulate", "--capture", folder.resolve(name)));
        args.addAll(Arrays.asList(more));
        return Terminal.run(args.toArray());
    }

    private List<String> files(String name) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(name))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private List<String> lines(String... path) throws IOException {
        return Files.readAllLines(folder.resolve(Path.of("", path)));
    }

    @Test
    void ofEachHandThereIsACaptureAndTheTruth() throws IOException {
        Terminal told = simulate("two", "--hands", "2", "--seed", "5");
        assertEquals(0, told.status(), told::err);
        assertTrue(told.out().startsWith("2 hands, "), told::out);
        assertEquals(
                List.of(
                        "deck.csv",
                        "hand-0001.burraco",
                        "hand-0001.readings.jsonl",
                        "hand-0001.times.jsonl",
                        "hand-0002.burraco",
                        "hand-0002.readings.jsonl",
                        "hand-0002.times.jsonl",
                        "table.toml"),
                files("two"));
        String start = lines("two", "hand-0001.readings.jsonl").getFirst();
        assertTrue(start.startsWith("{\"t\":0,\"start\":\""), start);
        assertTrue(start.contains("\"layout\":\"table.toml\",\"deck\":\"deck.csv\""), start);
        Terminal judged =
                Terminal.run("judge", "--strict", folder.resolve("two/hand-0001.burraco"));
        assertEquals(0, judged.status(), judged::out);
    }

    @Test
    void theTimesAreThoseOfTheRecordsLines() throws IOException {
        simulate("one");
        List<String> record = lines("one", "hand-0001.burraco");
        for (String time : lines("one", "hand-0001.times.jsonl")) {
            String[] parts = time.split("[:,\"]+");
            assertEquals("line", parts[1]);
            assertEquals(record.get(Integer.parseInt(parts[2]) - 1), parts[4], time);
        }
    }

    @Test
    void theSameSeedGivesTheSameBytes() throws IOException {
        simulate("once", "--hands", "2", "--noise", "harsh", "--mischief", "all");
        simulate("again", "--hands", "2", "--noise", "harsh", "--mischief", "all");
        assertEquals(files("once"), files("again"));
        for (String file : files("once")) {
            assertArrayEquals(
                    Files.readAllBytes(folder.resolve("once").resolve(file)),
                    Files.readAllBytes(folder.resolve("again").resolve(file)),
                    file);
        }
    }

    /** Runs on a machine with another language, in another place, with another way of computing. */
    @Test
    void anotherMachineGivesTheSameBytes() throws Exception {
        simulate(
                "here", "--seed", "9", "--people", "any", "--hands-a-capture", "2", "--hands", "2");
        Process there =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Duser.language=ar",
                                "-Duser.country=EG",
                                "-Duser.timezone=Asia/Kathmandu",
                                "-Dfile.encoding=ISO-8859-1",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "burraco.cli.Main",
                                "simulate",
                                "--seed",
                                "9",
                                "--people",
                                "any",
                                "--hands",
                                "2",
                                "--hands-a-capture",
                                "2",
                                "--capture",
                                folder.resolve("there").toString())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("said").toFile())
                        .start();
        assertEquals(0, there.waitFor(), () -> "see " + folder.resolve("said"));
        for (String file : files("here")) {
            assertArrayEquals(
                    Files.readAllBytes(folder.resolve("here").resolve(file)),
                    Files.readAllBytes(folder.resolve("there").resolve(file)),
                    file);
        }
    }

    @Test
    void severalHandsMayLieInOneCapture() throws IOException {
        simulate("three", "--hands", "3", "--hands-a-capture", "3");
        assertEquals(
                List.of(
                        "deck.csv",
                        "hand-0001-1.burraco",
                        "hand-0001-1.times.jsonl",
                        "hand-0001-2.burraco",
                        "hand-0001-2.times.jsonl",
                        "hand-0001-3.burraco",
                        "hand-0001-3.times.jsonl",
                        "hand-0001.readings.jsonl",
                        "table.toml"),
                files("three"));
    }

    @Test
    void aHandMayBreakOffAndItsCardsStayWhereTheyLie() throws IOException {
        Terminal told = simulate("short", "--acts", "3");
        assertEquals(0, told.status(), told::err);
        List<String> record = lines("short", "hand-0001.burraco");
        int faced =
                record.indexOf(
                        record.stream()
                                .filter(line -> line.startsWith("turnup "))
                                .findFirst()
                                .get());
        assertEquals(record.size(), faced + 1 + 3, record::toString);
        assertTrue(record.stream().noneMatch(line -> line.startsWith("shuffle ")));
        Terminal judged = Terminal.run("judge", folder.resolve("short/hand-0001.burraco"));
        assertEquals(0, judged.status(), judged::out);
        List<String> readings = lines("short", "hand-0001.readings.jsonl");
        assertTrue(
                readings.subList(readings.size() - 30, readings.size()).stream()
                        .anyMatch(line -> line.contains("\"uid\"")));
    }

    @Test
    void whatIsCommittedAfterTheBreakIsNotSaidToHaveBeen() throws IOException {
        simulate("before", "--acts", "1", "--mischief", "31B");
        String record = Files.readString(folder.resolve("before/hand-0001.burraco"));
        assertFalse(record.contains("on purpose"), record);
        simulate("after", "--mischief", "31B");
        record = Files.readString(folder.resolve("after/hand-0001.burraco"));
        assertTrue(record.contains("31B on purpose"), record);
    }

    @Test
    void aTableWithoutScalesWeighsNothing() throws IOException {
        simulate("light", "--no-scales");
        assertTrue(
                lines("light", "hand-0001.readings.jsonl").stream()
                        .noneMatch(line -> line.contains("\"scale\"")));
        assertFalse(Files.readString(folder.resolve("light/table.toml")).contains("[[scale]]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "small", "deep"})
    void theTablesThatComeAlongCanBeSimulated(String name) throws IOException {
        Terminal told = simulate(name, "--layout", "../examples/tables/" + name + "/table.toml");
        assertEquals(0, told.status(), told::err);
        Terminal doctor =
                Terminal.run("doctor", "--config", folder.resolve(name).resolve("table.toml"));
        assertEquals(0, doctor.status(), doctor::err);
    }

    @Test
    void mischiefIsDoneUnderTheCodeThatIsAskedFor() throws IOException {
        simulate("apart", "--code", "FITAB-ITA-2026", "--mischief", "F6.5", "31B", "--hands", "2");
        Terminal one = Terminal.run("judge", "--json", folder.resolve("apart/hand-0001.burraco"));
        Terminal two = Terminal.run("judge", "--json", folder.resolve("apart/hand-0002.burraco"));
        assertTrue(one.out().contains("\"case\":\"F6.5\""), one::out);
        assertTrue(two.out().contains("\"case\":\"31B\""), two::out);
    }

    @Test
    void whatIsNoticedLateIsPlayedOnATableOnCall() throws IOException {
        simulate("late", "--mischief", "23.4");
        assertTrue(files("late").contains("table-on-call.toml"));
        String table = Files.readString(folder.resolve("late/table-on-call.toml"));
        assertTrue(table.contains("notice = \"on-call\""), table);
        assertTrue(
                lines("late", "hand-0001.readings.jsonl")
                        .getFirst()
                        .contains("\"layout\":\"table-on-call.toml\""));
    }

    @Test
    void aClubsOwnNoiseIsUsed() throws IOException {
        Path deaf = folder.resolve("deaf.toml");
        Files.writeString(deaf, "[miss]\ncentre = 1\nedge = 1\n[ghost]\nnear = 0\nfar = 0\n");
        simulate("deaf", "--noise", deaf.toString());
        assertTrue(
                lines("deaf", "hand-0001.readings.jsonl").stream()
                        .noneMatch(line -> line.contains("\"uid\"")));
    }

    @Test
    void noiseThatCannotBeIsToldWithLineAndColumn() throws IOException {
        Path wrong = folder.resolve("wrong.toml");
        Files.writeString(wrong, "base = \"loud\"\n[miss]\ncenter = 0.1\nedge = 2\n");
        Terminal told = simulate("none", "--noise", wrong.toString());
        assertEquals(2, told.status());
        assertEquals(
                wrong
                        + ":1:8: base is \"quiet\", \"reference\" or \"harsh\"\n"
                        + wrong
                        + ":3:1: there is no figure \"miss.center\"\n"
                        + wrong
                        + ":4:8: miss.edge cannot be 2: it is one number, or from a least to a"
                        + " most, between 0 and 1\n"
                        + "table simulate: this noise cannot be made\n",
                told.err());
        assertFalse(Files.exists(folder.resolve("none")));
    }

    @Test
    void aFolderWithSomethingInItIsLeftAlone() throws IOException {
        Path full = Files.createDirectory(folder.resolve("full"));
        Files.writeString(full.resolve("hand-0001.burraco"), "mine");
        Terminal told = simulate("full");
        assertEquals(2, told.status());
        assertTrue(told.err().contains("the folder is not empty"), told::err);
        assertEquals(List.of("hand-0001.burraco"), files("full"));
        assertEquals("mine", Files.readString(full.resolve("hand-0001.burraco")));
    }

    @Test
    void aFilmIsMadeOfTheFirstHand() throws IOException {
        Path film = folder.resolve("film.svg");
        Terminal told = simulate("filmed", "--film", film.toString());
        assertEquals(0, told.status(), told::err);
        assertTrue(Files.readString(film).startsWith("<svg"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--hands 0           | --hands: expected a number from 1 to 100000, not 0",
                "--hands many        | --hands: expected a number from 1 to 100000, not many",
                "--seed x            | --seed: expected a whole number, not x",
                "--code POKER        | --code: expected FIBUR-INT-2018 or FITAB-ITA-2026, not"
                        + " POKER",
                "--noise loud        | --noise: expected quiet, reference, harsh or a file",
                "--people nice       | --people: expected usual, any or strangers, not nice",
                "--layout gone.toml  | this table cannot be simulated",
                "--mischief 20.1     | --mischief: expected none, all, or cases that cards can"
                        + " commit",
                "--hands-a-capture 9 | --hands-a-capture: expected a number from 1 to 8, not 9",
                "--acts 0            | --acts: expected a number from 1 to 10000, not 0",
                "--acts 3 --hands-a-capture 2 | --acts and --hands-a-capture do not go together",
                "--sheep             | unknown option --sheep",
                "--noise             | --noise needs a value",
                "sheep               | what is sheep?",
            })
    void whatCannotBeUnderstoodIsSaid(String args, String said) {
        Terminal told = simulate("none", args.split(" "));
        assertEquals(2, told.status());
        assertTrue(told.err().contains("table simulate: " + said), told::err);
        assertFalse(Files.exists(folder.resolve("none")));
    }

    @Test
    void itMustBeSaidWhereTheCapturesGo() {
        Terminal told = Terminal.run("simulate", "--hands", "1");
        assertEquals(2, told.status());
        assertEquals(
                "table simulate: --capture DIR says where the captures go; --track and --json need"
                        + " none\n",
                told.err());
    }

    @Test
    void whoAsksForHelpGetsIt() {
        Terminal told = Terminal.run("simulate", "--help");
        assertEquals(0, told.status());
        assertTrue(told.out().contains("--mischief none|all|CASE"), told::out);
    }
}
