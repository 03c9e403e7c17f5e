package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of the pages: complete, small, and without inline code. */
class PageFilesTest {
    private static final int HEAVY = 300_000;
    private static final String ASSETS = "/assets/";

    private static final Pattern ASSET = Pattern.compile("\"/assets/([^\"]+)\"");
    private static final Pattern MODULE = Pattern.compile("\"/assets/(script/[^\"]+)\"");
    private static final Pattern STARTED =
            Pattern.compile("<script type=\"module\" src=\"/assets/([^\"]+)\"");
    private static final Pattern IMPORT = Pattern.compile("(?:from|import) '([^']+)'");
    private static final Pattern INLINE =
            Pattern.compile("<style|\\sstyle=|\\son[a-z]+=|<script>|<script type=\"module\">");
    private static final Pattern MARKED = Pattern.compile("data-t(?:-label)?=\"([^\"]+)\"");
    private static final Pattern ENTRY =
            Pattern.compile("(?m)^  '?([\\w.-]+)'?:\\s+(?:'([^']*)'|\"([^\"]*)\"),$");
    private static final Pattern BLANK = Pattern.compile("\\{\\d}");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "door",
                "table",
                "overlay",
                "play",
                "sheet",
                "direction",
                "hall/seats",
                "hall/progress",
                "hall/clock",
                "hall/ranking",
                "hall/calls",
                "hall/control",
                "hall/me",
                "hall/door"
            })
    void everythingThatAPageImportsIsLoadedAtOnce(String page) {
        String html = text(page + ".html");
        Set<String> loaded = new TreeSet<>(found(MODULE, html));
        loaded.remove("script/early.js");
        Set<String> imported = new TreeSet<>();
        found(STARTED, html).forEach(script -> imports(script, imported));
        assertEquals(imported, loaded);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "door",
                "table",
                "console",
                "overlay",
                "play",
                "sheet",
                "direction",
                "hall/seats",
                "hall/progress",
                "hall/clock",
                "hall/ranking",
                "hall/calls",
                "hall/control",
                "hall/me",
                "hall/door",
                "nowhere"
            })
    void aPageIsLight(String page) {
        String html = text(page + ".html");
        int weight = html.length();
        for (String asset : new TreeSet<>(found(ASSET, html))) {
            weight += text(asset).length();
        }
        assertTrue(weight < HEAVY, page + " weighs " + weight);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "door",
                "table",
                "console",
                "overlay",
                "play",
                "sheet",
                "direction",
                "hall/seats",
                "hall/progress",
                "hall/clock",
                "hall/ranking",
                "hall/calls",
                "hall/control",
                "hall/me",
                "hall/door",
                "nowhere"
            })
    void nothingStandsInlineThatThePolicyForbids(String page) {
        assertEquals(List.of(), found(INLINE, text(page + ".html")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"door", "table", "overlay", "sheet"})
    void theMarkupSpeaksBothLanguages(String page) {
        Set<String> known = new TreeSet<>(words("it").keySet());
        for (String key : found(MARKED, text(page + ".html"))) {
            assertTrue(known.contains(key), key);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hall-", "staff-", "me-", "hall-door-"})
    void theSameLabelsAndBlanksInBothLanguages(String pages) {
        Map<String, String> italian = words(pages + "it");
        Map<String, String> english = words(pages + "en");
        assertFalse(italian.isEmpty());
        assertEquals(italian.keySet(), english.keySet());
        italian.forEach((key, said) -> assertEquals(blanks(said), blanks(english.get(key)), key));
    }

    private static Set<String> blanks(String said) {
        return BLANK.matcher(said)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void imports(String script, Set<String> all) {
        if (!all.add(script)) {
            return;
        }
        for (String other : found(IMPORT, text(script))) {
            imports(
                    URI.create(ASSETS + script).resolve(other).getPath().substring(ASSETS.length()),
                    all);
        }
    }

    /** The labels of a language that several pages use. */
    private static Map<String, String> words(String language) {
        Map<String, String> words = new TreeMap<>();
        ENTRY.matcher(text("script/words/" + language + ".js"))
                .results()
                .forEach(entry -> {
                    String said = entry.group(2) == null ? entry.group(3) : entry.group(2);
                    assertEquals(null, words.put(entry.group(1), said), entry.group(1));
                });
        return words;
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.groupCount() == 0 ? found.group() : found.group(1))
                .toList();
    }

    private static String text(String name) {
        try (InputStream in = PageFilesTest.class.getResourceAsStream("/burraco/web/" + name)) {
            assertNotNull(in, name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
