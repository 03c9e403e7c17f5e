package burraco.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Read;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
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
    @MethodSource("examples")
    @DisplayName("Worked out again by other code, nothing is wrong with it")
    void sound(Path example) {
        Terminal check = Terminal.run("tournament", "check", example);
        assertEquals(0, check.status(), check.out() + check.err());
    }
}
