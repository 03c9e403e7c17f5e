package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The practice page has the same labels in both languages. */
class PlayPageTest {
    private static final Pattern MODULE = Pattern.compile("\"/assets/(script/play[^\"]+)\"");
    private static final Pattern MARKED = Pattern.compile("data-t(?:-label)?=\"(play\\.[^\"]+)\"");
    private static final Pattern SAID = Pattern.compile("\\bt\\(\\s*'(play\\.[^']+)'");
    private static final Pattern KEY = Pattern.compile("'(play\\.[^']+)':");

    @Test
    void bothLanguagesHaveTheSameLabels() throws IOException {
        assertEquals(found(KEY, words("it")), found(KEY, words("en")));
    }

    @Test
    void whateverThePageSaysIsThere() throws IOException {
        Set<String> known = found(KEY, words("it"));
        String html = text("play.html");
        Set<String> said = found(MARKED, html);
        for (String module : found(MODULE, html)) {
            said.addAll(found(SAID, text(module)));
        }
        assertTrue(said.size() > 10, "labels are found: " + said);
        said.removeAll(known);
        assertEquals(Set.of(), said);
    }

    private static String words(String language) throws IOException {
        return text("script/words/play-" + language + ".js");
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(String name) throws IOException {
        try (InputStream in = PlayPageTest.class.getResourceAsStream("/burraco/web/" + name)) {
            assertNotNull(in, name + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
