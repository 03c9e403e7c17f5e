package burraco.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every example compared with itself: all acts, lawful or not, are exact. */
class ExamplesComparedTest {
    private static final Path FOLDER = Path.of("..", "examples");

    private static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".burraco")).sorted().toList();
        }
    }

    @Test
    void anExampleBesideItselfIsAllExact() throws IOException {
        List<Path> examples = examples();
        assertTrue(examples.size() > 50, examples::toString);
        for (Path example : examples) {
            String record = Files.readString(example);
            Beside beside = Beside.of(record, record);
            Comparison hand = beside.compare();
            assertEquals("", beside.amiss(), example::toString);
            assertEquals(0, hand.silentWrongCards(), example::toString);
            assertEquals(0, hand.dealt().wrong(), example::toString);
            assertEquals(List.of(), hand.falseRulings(), example::toString);
            assertEquals(List.of(), hand.missedRulings(), example::toString);
        }
    }
}
