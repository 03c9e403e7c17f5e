package burraco.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.tournament.Tournament;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Read;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The tournaments in examples/tournaments. */
final class ExampleTournamentsTest {

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples/tournaments"))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    @DisplayName("Written again, a tournament has the same bytes")
    void same(Path example) throws IOException {
        String text = Files.readString(example);
        Read read = HistoryReader.read(text);
        assertTrue(read instanceof Read.Done, example + ": " + read);
        assertEquals(text, HistoryWriter.write(((Read.Done) read).history()));
    }

    @ParameterizedTest
    @CsvSource({
        "club-evening, 1 6 66/5520, 53b56c15",
        "fifty-tables, 1 49 151/8840, 8b80493a",
        "individuals, 1 4 98/3340, 70f99b6f",
        "late-and-leaving, 1 3 68/3790, 24539a9d",
        "seats-taken-back, 1 9 42/2370, e7e59894",
        "teams, 1 2 61/2325, 54d41ca8",
    })
    @DisplayName(
            "What was won is won for ever: who is first, and the checksum of the whole ranking")
    void standings(String name, String first, String checksum) throws IOException {
        Path example = Path.of("../examples/tournaments", name + ".txt");
        Tournament now = ((Read.Done) HistoryReader.read(Files.readString(example))).now();
        String rows =
                Ranking.after(now, now.rounds().size()).all().stream()
                        .map(ExampleTournamentsTest::row)
                        .collect(Collectors.joining("\n"));
        assertEquals(first, rows.lines().findFirst().orElseThrow());
        CRC32 sum = new CRC32();
        sum.update(rows.getBytes(StandardCharsets.UTF_8));
        assertEquals(checksum, Long.toHexString(sum.getValue()));
    }

    private static String row(Standing one) {
        return one.rank()
                + " "
                + one.number()
                + " "
                + one.victoryPoints()
                + "/"
                + one.matchPoints();
    }

    @ParameterizedTest
    @MethodSource("examples")
    @DisplayName("Worked out again by other code, nothing is wrong with it")
    void sound(Path example) {
        Terminal check = Terminal.run("tournament", "check", example);
        assertEquals(0, check.status(), check.out() + check.err());
    }
}
