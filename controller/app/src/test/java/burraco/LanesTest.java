package burraco;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The tests of {@code ./table test fast} need neither a browser nor a process of its own. */
class LanesTest {
    private static final Pattern TAG = Pattern.compile("@Tag\\(\"([^\"]*)\"\\)");

    private static final Set<String> LANES =
            Set.of("browser", "process", "firmware", "campaign", "grown");

    /** What tests of each lane call. */
    private static final Map<String, Pattern> NEEDS =
            Map.of(
                    "browser",
                    Pattern.compile("\\b(Browser|DriverProcess)\\.start\\b"),
                    "process",
                    Pattern.compile(
                            "\\b(TableProcess\\.\\w|new ProcessBuilder|InstalledTable\\.ask|Guest\\.\\w)"),
                    "firmware",
                    Pattern.compile(
                            "\\b((FirmwareBuild|SteppedBoard|World)\\.\\w+|FirmwareLibrary|FirmwareEvening)\\b"));

    private static List<Path> tests() {
        return ProjectFiles.ending("Test.java").stream()
                .filter(file -> !file.endsWith("LanesTest.java"))
                .toList();
    }

    private static Set<String> tags(String source) {
        return TAG.matcher(source)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName("Every tag is a lane of ./table test")
    void everyTagIsALane() throws IOException {
        Set<String> tags = new TreeSet<>();
        for (Path test : tests()) {
            tags.addAll(tags(Files.readString(test)));
        }
        assertEquals(new TreeSet<>(LANES), tags);
    }

    @Test
    @DisplayName(
            "Whatever starts a browser, a process or the firmware says by its tag what it needs")
    void theFastLaneStartsNothing() throws IOException {
        Set<String> untagged = new TreeSet<>();
        for (Path test : tests()) {
            String source = Files.readString(test);
            Set<String> needs =
                    NEEDS.entrySet().stream()
                            .filter(need -> need.getValue().matcher(source).find())
                            .map(Map.Entry::getKey)
                            .collect(Collectors.toCollection(TreeSet::new));
            if (!needs.isEmpty() && Collections.disjoint(needs, tags(source))) {
                untagged.add(ProjectFiles.ROOT.relativize(test) + ": " + needs);
            }
        }
        assertEquals(Set.of(), untagged);
    }
}
