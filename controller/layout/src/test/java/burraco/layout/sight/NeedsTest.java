package burraco.layout.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Clue;
import burraco.engine.ruling.Need;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * docs/sights.tsv agrees with the evidence that the program uses. {@code -Dsights=write} writes the
 * rows of the file again, after the evidence of a case was changed.
 */
class NeedsTest {
    private static final Path TABLE = Path.of("../docs/sights.tsv");

    private static final String HEADING = "id\tfirst\talso";

    private static String row(Case which) {
        Need need = which.need();
        return which.id() + "\t" + names(need.first()) + "\t" + names(need.also());
    }

    private static String names(List<Clue> evidence) {
        String names =
                evidence.stream()
                        .map(one -> one.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .collect(Collectors.joining(" "));
        return names.isEmpty() ? "-" : names;
    }

    @Test
    void theTableForPeopleSaysTheSame() throws IOException {
        List<String> lines = Files.readAllLines(TABLE, StandardCharsets.UTF_8);
        int heading = lines.indexOf(HEADING);
        List<String> expected = new ArrayList<>(lines.subList(0, heading + 1));
        Arrays.stream(Case.values()).map(NeedsTest::row).forEach(expected::add);
        if ("write".equals(System.getProperty("sights"))) {
            Files.write(TABLE, expected, StandardCharsets.UTF_8);
            return;
        }
        assertEquals(String.join("\n", expected), String.join("\n", lines));
    }
}
