package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The console has the same labels in both languages. */
class ConsoleWordsTest {
    private static final Pattern ENTRY = Pattern.compile("'([A-Za-z0-9.-]+)': '([^']*)'");
    private static final Pattern BLANK = Pattern.compile("\\{\\d}");

    @Test
    void theSameLabelsInBothLanguages() throws IOException {
        Map<String, String> italian = words("it");
        assertFalse(italian.isEmpty());
        assertEquals(italian.keySet(), words("en").keySet());
    }

    @Test
    void theSameBlanksInBothLanguages() throws IOException {
        Map<String, String> english = words("en");
        words("it")
                .forEach((key, text) -> assertEquals(blanks(text), blanks(english.get(key)), key));
    }

    private static Set<String> blanks(String text) {
        Set<String> blanks = new TreeSet<>();
        Matcher blank = BLANK.matcher(text);
        while (blank.find()) {
            blanks.add(blank.group());
        }
        return blanks;
    }

    private static Map<String, String> words(String language) throws IOException {
        String name = "/burraco/web/script/words/console-" + language + ".js";
        try (InputStream in = ConsoleWordsTest.class.getResourceAsStream(name)) {
            Map<String, String> words = new TreeMap<>();
            Matcher entry = ENTRY.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            while (entry.find()) {
                assertEquals(null, words.put(entry.group(1), entry.group(2)), entry.group(1));
            }
            return words;
        }
    }
}
