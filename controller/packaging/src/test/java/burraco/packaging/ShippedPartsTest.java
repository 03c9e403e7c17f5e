package burraco.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What we ship of others is known: whose it is, which version, and under which licence. */
class ShippedPartsTest {
    private final Parts parts = Project.parts();

    /** The libraries that Maven resolves for the program, as it would run. */
    private static List<String> resolved() throws IOException {
        String path = Files.readString(Path.of("packaging/target/shipped.classpath"));
        return Stream.of(path.strip().split(":"))
                .map(Path::of)
                .filter(file -> !file.startsWith(Project.ROOT))
                .map(file -> file.getFileName().toString())
                .sorted()
                .toList();
    }

    @Test
    @DisplayName("Each library of the program has a line in controller/packaging/parts.tsv")
    void everyLibraryHasALine() throws IOException {
        assertEquals(
                resolved().stream().collect(Collectors.joining("\n")),
                parts.libraries().stream()
                        .map(Part::jar)
                        .sorted()
                        .collect(Collectors.joining("\n")),
                "Left is what Maven resolves for the program, right what parts.tsv says: give each"
                        + " library a line there (with its licence) and in docs/dependencies.md");
    }

    @Test
    @DisplayName("No library is shipped in two versions")
    void oneVersionOfEach() throws IOException {
        List<String> names =
                resolved().stream().map(jar -> jar.replaceFirst("-[0-9].*", "")).toList();
        assertEquals(
                List.of(),
                names.stream()
                        .filter(name -> Collections.frequency(names, name) > 1)
                        .distinct()
                        .toList());
    }

    @Test
    @DisplayName("Every licence is on the short list of Licence, and its text is there")
    void licencesAreAllowed() {
        assertEquals(
                List.of(),
                parts.all().stream()
                        .filter(part -> !part.licence().isAllowed())
                        .map(part -> part.name() + " is under " + part.licence().expression())
                        .toList());
        assertEquals(
                List.of(),
                parts.all().stream()
                        .flatMap(part -> part.licence().taken().stream())
                        .distinct()
                        .filter(id -> Project.texts().of(id).isEmpty())
                        .toList());
    }

    @Test
    @DisplayName("What lies within a library names one that is shipped")
    void withinWhatIsShipped() {
        List<String> artifacts = parts.libraries().stream().map(Part::artifact).toList();
        assertEquals(
                List.of(),
                parts.all().stream()
                        .filter(part -> !part.isLibrary() && !artifacts.contains(part.within()))
                        .toList());
    }

    @Test
    @DisplayName("docs/dependencies.md has the same libraries, versions and licences")
    void thePageAgrees() throws IOException {
        Map<String, String> expected = new TreeMap<>();
        parts.libraries()
                .forEach(part ->
                        expected.put(
                                part.artifact(),
                                part.version() + " " + part.licence().expression()));
        assertEquals(lines(expected), lines(onThePage()));
    }

    private static String lines(Map<String, String> map) {
        return map.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue())
                .collect(Collectors.joining("\n"));
    }

    /** Rows with four columns: what, version, licence, why. The first three may be lists. */
    private static Map<String, String> onThePage() throws IOException {
        Map<String, String> found = new TreeMap<>();
        for (String line : Files.readAllLines(Project.ROOT.resolve("docs/dependencies.md"))) {
            String[] columns = line.split(" *\\| *");
            if (columns.length == 5 && columns[2].matches("[0-9].*")) {
                String[] names = columns[1].split(", ");
                String[] versions = columns[2].split(", ");
                String[] licences = columns[3].split(", ");
                for (int i = 0; i < names.length; i++) {
                    found.put(
                            names[i].replaceFirst(" \\(.*", ""),
                            versions[Math.min(i, versions.length - 1)]
                                    + " "
                                    + licences[Math.min(i, licences.length - 1)]);
                }
            }
        }
        return found;
    }
}
