package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page of the direction has the same labels in both languages, and all that it uses. */
class DeskWordsTest {
    private static final Pattern MODULE = Pattern.compile("\"/assets/(script/direction[^\"]+)\"");
    private static final Pattern MARKED =
            Pattern.compile("data-t(?:-label)?=\"(direction\\.[^\"]+)\"");
    private static final Pattern SAID = Pattern.compile("'(direction\\.[a-z0-9.-]+[a-z0-9])'");
    private static final Pattern ENTRY = Pattern.compile("'([A-Za-z0-9.-]+)': '([^']*)'");
    private static final Pattern BLANK = Pattern.compile("\\{\\d}");

    @Test
    void theSameLabelsAndBlanksInBothLanguages() throws IOException {
        Map<String, String> italian = words("it");
        Map<String, String> english = words("en");
        assertEquals(italian.keySet(), english.keySet());
        italian.forEach((key, said) -> assertEquals(blanks(said), blanks(english.get(key)), key));
    }

    @Test
    void whateverThePageSaysIsThere() throws IOException {
        String html = text("direction.html");
        Set<String> said = new TreeSet<>(found(MARKED, html));
        List<String> modules = new ArrayList<>(found(MODULE, html));
        modules.add("script/direction.js");
        for (String module : modules) {
            said.addAll(found(SAID, text(module)));
        }
        said.remove("direction.tab");
        assertTrue(said.size() > 60, "labels are found: " + said);
        said.removeAll(words("it").keySet());
        assertEquals(Set.of(), said);
    }

    private static Set<String> blanks(String said) {
        return BLANK.matcher(said)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    private static Map<String, String> words(String language) throws IOException {
        Map<String, String> words = new TreeMap<>();
        ENTRY.matcher(text("script/words/direction-" + language + ".js"))
                .results()
                .forEach(entry ->
                        assertEquals(
                                null, words.put(entry.group(1), entry.group(2)), entry.group(1)));
        return words;
    }

    private static String text(String name) throws IOException {
        try (InputStream in = DeskWordsTest.class.getResourceAsStream("/burraco/web/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
