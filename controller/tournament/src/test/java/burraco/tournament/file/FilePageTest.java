package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.direction.Change.Ground;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** docs/tournament-file.md has an example that can be read, and every word of the format. */
final class FilePageTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("```\n(burraco-tournament .*?)```", Pattern.DOTALL);

    private static String page() throws IOException {
        Path docs = Path.of("..", "docs");
        Path folder = Files.isDirectory(docs) ? docs : Path.of("..").resolve(docs);
        return Files.readString(folder.resolve("tournament-file.md"));
    }

    @Test
    @DisplayName("The example is a whole tournament, and only comments and blank lines are added")
    void example() throws IOException {
        Matcher found = EXAMPLE.matcher(page());
        assertTrue(found.find());
        String example = found.group(1);
        Read.Done done = assertInstanceOf(Read.Done.class, HistoryReader.read(example));
        assertTrue(done.now().finished());
        String bare =
                example.lines()
                        .map(line -> line.replaceAll("\\s*#.*", ""))
                        .filter(line -> !line.isBlank())
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        assertEquals(bare, HistoryWriter.write(done.history()));
    }

    @Test
    @DisplayName("Every word of the format is explained")
    void words() throws IOException {
        String page = page();
        List<String> missing = new ArrayList<>();
        Stream.<Object[]>of(
                        Keyword.values(),
                        FormulaReader.Row.values(),
                        MovementWord.values(),
                        Reason.Kind.values(),
                        TieBreak.values(),
                        Placing.values(),
                        Leaving.values(),
                        Ground.values())
                .flatMap(Stream::of)
                .map(Object::toString)
                .filter(word -> !page.matches("(?s).*`" + word + "[ `].*"))
                .forEach(missing::add);
        assertEquals(List.of(), missing);
    }
}
