package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages of the tracker depend on each other in one direction only. */
class TrackingPackagesTest {
    private static final Path TRACKING =
            Path.of("tracker", "src", "main", "java", "burraco", "tracking");

    private static final Pattern IMPORT =
            Pattern.compile(
                    "^import (?:static )?burraco\\.tracking\\.([a-z]+)\\.", Pattern.MULTILINE);

    /** Each package may use only those before it. */
    private static final List<String> ORDER =
            List.of(
                    "figures",
                    "hearing",
                    "weighing",
                    "placing",
                    "picture",
                    "course",
                    "deal",
                    "senses",
                    "explaining",
                    "event",
                    "understanding");

    @Test
    void eachPackageUsesOnlyThoseBeforeIt() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources()) {
            String from = file.getParent().getFileName().toString();
            Matcher imports = IMPORT.matcher(Files.readString(file));
            while (imports.find()) {
                if (ORDER.indexOf(imports.group(1)) > ORDER.indexOf(from)) {
                    wrong.add(from + " uses " + imports.group(1) + ": " + file.getFileName());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void everyPackageHasItsPlaceInTheOrder() throws IOException {
        List<String> packages =
                sources().stream()
                        .map(file -> file.getParent().getFileName().toString())
                        .distinct()
                        .sorted()
                        .toList();
        assertEquals(ORDER.stream().sorted().toList(), packages);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(TRACKING)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.getParent().equals(TRACKING))
                    .toList();
        }
    }
}
