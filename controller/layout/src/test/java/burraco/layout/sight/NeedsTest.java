package burraco.layout.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.ruling.Case;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What docs/sights.tsv tells people is what the program goes by. */
class NeedsTest {
    private static final Path TABLE = Path.of("../docs/sights.tsv");

    private static String row(Case which) {
        Need need = Needs.of(which);
        return which.id() + "\t" + names(need.first()) + "\t" + names(need.also());
    }

    private static String names(List<Sense> senses) {
        String names =
                senses.stream()
                        .map(sense -> sense.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .collect(Collectors.joining(" "));
        return names.isEmpty() ? "-" : names;
    }

    @Test
    void theTableForPeopleSaysTheSame() throws IOException {
        List<String> told =
                Files.readAllLines(TABLE, StandardCharsets.UTF_8).stream()
                        .filter(line -> !line.startsWith("#"))
                        .skip(1)
                        .toList();
        List<String> known = Arrays.stream(Case.values()).map(NeedsTest::row).toList();
        assertEquals(String.join("\n", known), String.join("\n", told));
    }
}
