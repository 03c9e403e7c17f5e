package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The pages for people: their lines are not too long, and their links and paths have targets. */
class DocsTest {
    private static final int WIDTH = 120;

    private static final Path ROOT = ProjectFiles.ROOT;

    private static final Pattern LINK = Pattern.compile("(?<!!)\\[[^]\\[]*]\\(([^)\\s]+)\\)");
    private static final Pattern PICTURE =
            Pattern.compile("!\\[[^]]*]\\(([^)\\s]+)\\)|<img[^>]* src=\"([^\"]+)\"");
    private static final Pattern PATH =
            Pattern.compile(
                    "(?<![\\w/.:-])(?:docs|examples|controller|hal|firmware-bridge)/[\\w./-]*\\w");

    /** A type's name, perhaps with a member, or the path of a source file. */
    private static final Pattern QUOTED =
            Pattern.compile("`([\\w/]+\\.java|[A-Z]\\w*[a-z]\\w*(?:\\.\\w+)?(?:\\(\\))?)`");

    private static final Pattern TYPE =
            Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");

    private static final List<String> FOR_CONTRIBUTORS =
            List.of(
                    "CONTRIBUTING.md",
                    "docs/architecture.md",
                    "docs/threads.md",
                    "docs/recipes.md",
                    "docs/engine.md",
                    "docs/tracker.md",
                    "docs/table.md",
                    "docs/follow-a-card.md",
                    "docs/glossary.md",
                    "docs/rules.md",
                    "docs/firmware.md",
                    "docs/kernel.md",
                    "docs/sensing.md",
                    "docs/doctor.md",
                    "docs/benchmarks.md",
                    "docs/dependencies.md");

    /** Quoted names that are not types of ours. */
    private static final Set<String> ELSEWHERE = Set.of();

    private static List<Path> pages() {
        return ProjectFiles.ending(".md");
    }

    private static List<String> lines(Path page) {
        try {
            return Files.readAllLines(page);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** The lines of a page without code: lines of code blocks are empty. */
    private static List<String> prose(Path page) {
        List<String> prose = new ArrayList<>();
        boolean code = false;
        for (String line : lines(page)) {
            boolean fence = line.strip().startsWith("```");
            boolean isCode = code || fence || line.startsWith("    ") && !line.contains("](");
            prose.add(isCode ? "" : line);
            code ^= fence;
        }
        return prose;
    }

    private static String name(Path page) {
        return ROOT.relativize(page).toString();
    }

    @Test
    @DisplayName("Lines of prose have at most 120 characters; tables and code may be longer")
    void proseIsWrapped() {
        List<String> wide = new ArrayList<>();
        for (Path page : pages()) {
            List<String> lines = prose(page);
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                boolean table = line.strip().startsWith("|") || line.startsWith("<");
                String words = line.replaceAll("`[^`]{40,}`", "");
                if (!table && words.codePointCount(0, words.length()) > WIDTH) {
                    wide.add(name(page) + ":" + (i + 1));
                }
            }
        }
        assertEquals(List.of(), wide);
    }

    @Test
    @DisplayName("Every link to a file or a heading of ours has a target")
    void linksLeadSomewhere() {
        List<String> dead = new ArrayList<>();
        for (Path page : pages()) {
            String text = String.join("\n", prose(page)).replaceAll("`[^`\n]*`", "");
            for (Pattern pattern : List.of(LINK, PICTURE)) {
                Matcher found = pattern.matcher(text);
                while (found.find()) {
                    String target = found.group(1) == null ? found.group(2) : found.group(1);
                    if (!target.matches("[a-z]+:.*") && !leads(page, target)) {
                        dead.add(name(page) + " -> " + target);
                    }
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    private static boolean leads(Path page, String target) {
        String[] parts = target.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.exists(file)) {
            return false;
        }
        return parts.length < 2 || anchors(file).contains(parts[1]);
    }

    /** The anchors of a page's headings, as GitHub makes them. */
    private static Set<String> anchors(Path page) {
        Set<String> anchors = new HashSet<>();
        for (String line : prose(page)) {
            if (line.startsWith("#")) {
                String heading = line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT);
                String anchor =
                        heading.replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                                .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                                .replace(' ', '-');
                String one = anchor;
                for (int again = 1; !anchors.add(one); again++) {
                    one = anchor + "-" + again;
                }
            }
        }
        return anchors;
    }

    @Test
    @DisplayName("Every path that a page names from the project's folder exists")
    void pathsExist() {
        List<String> missing = new ArrayList<>();
        for (Path page : pages()) {
            for (String line : lines(page)) {
                Matcher path = PATH.matcher(line);
                while (path.find()) {
                    boolean made = path.group().contains("target/");
                    if (!made && !Files.exists(ROOT.resolve(path.group()))) {
                        missing.add(name(page) + ": " + path.group());
                    }
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    @DisplayName("The front page in both languages has at most 120 lines")
    void theFrontPageIsShort() {
        for (String name : List.of("README.md", "README.it.md")) {
            assertTrue(lines(ROOT.resolve(name)).size() <= 120, name);
        }
    }

    @Test
    @DisplayName("Types and files of ours that the pages for contributors name exist")
    void namesInPagesForContributorsExist() {
        Set<String> files = new HashSet<>();
        Set<String> types = new HashSet<>(ELSEWHERE);
        for (Path source : ProjectFiles.ending(".java")) {
            files.add("/" + ROOT.relativize(source).toString().replace('\\', '/'));
            Matcher type = TYPE.matcher(String.join("\n", lines(source)));
            while (type.find()) {
                types.add(type.group(1));
            }
        }
        List<String> missing = new ArrayList<>();
        for (String name : FOR_CONTRIBUTORS) {
            for (String line : prose(ROOT.resolve(name))) {
                Matcher quoted = QUOTED.matcher(line);
                while (quoted.find()) {
                    String word = quoted.group(1);
                    boolean file = word.endsWith(".java");
                    boolean there =
                            file
                                    ? files.stream().anyMatch(one -> one.endsWith("/" + word))
                                    : types.contains(word.replaceFirst("\\..*", ""));
                    if (!there) {
                        missing.add(name + ": " + word);
                    }
                }
            }
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void theProjectHasPages() {
        assertTrue(pages().contains(ROOT.resolve("README.md")));
        assertTrue(pages().size() > 20);
    }
}
