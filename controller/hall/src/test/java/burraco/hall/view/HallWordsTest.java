package burraco.hall.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The sentences of a hall. */
class HallWordsTest {
    private static final Pattern BLANK = Pattern.compile("\\{\\d}");

    private static final Pattern SENTENCE = Pattern.compile("new Sentence\\(\\s*\"([a-z.-]+)\"");

    private static Properties words(String language) throws IOException {
        String name = "hall_" + language + ".properties";
        Properties words = new Properties();
        try (InputStream in = HallWords.class.getResourceAsStream(name)) {
            words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return words;
    }

    private static Set<String> blanks(String said) {
        return BLANK.matcher(said)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName("All languages have the same sentences, with the same blanks")
    void same() throws IOException {
        Properties italian = words("it");
        Properties english = words("en");
        assertFalse(italian.isEmpty());
        assertEquals(italian.stringPropertyNames(), english.stringPropertyNames());
        italian.forEach((key, said) ->
                assertEquals(
                        blanks((String) said),
                        blanks(english.getProperty((String) key)),
                        (String) key));
    }

    /** Sentences of the ledger's file are those of other files, in another book. */
    @Test
    @DisplayName("Whatever the hall says has words")
    void words() throws IOException {
        Set<String> known = words("it").stringPropertyNames();
        Set<String> missing = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("hall", "src", "main", "java"))) {
            for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
                if (!file.toString().contains("ledger")) {
                    SENTENCE.matcher(Files.readString(file))
                            .results()
                            .map(found -> found.group(1))
                            .filter(key -> !known.contains(key))
                            .forEach(missing::add);
                }
            }
        }
        assertEquals(Set.of(), missing);
    }
}
