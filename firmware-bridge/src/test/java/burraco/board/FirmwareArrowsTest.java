package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The firmware's files include each other without circles. */
class FirmwareArrowsTest {
    private static final Path FIRMWARE = Path.of("firmware");
    private static final Pattern INCLUDE = Pattern.compile("#include \"(\\w+)\\.h\"");

    /** A source file counts with its header: `link` is link.c and link.h. */
    private final Map<String, Set<String>> known = new TreeMap<>();

    @Test
    void noFilesOfTheCoreIncludeEachOtherInACircle() throws IOException {
        read("src");
        assertTrue(known.size() > 20, known::toString);
        assertEquals(List.of(), circles());
    }

    @Test
    void norDoThoseOfTheDrivers() throws IOException {
        read("drivers");
        assertTrue(known.size() > 5, known::toString);
        assertEquals(List.of(), circles());
    }

    private void read(String folder) throws IOException {
        try (Stream<Path> files = Files.list(FIRMWARE.resolve(folder))) {
            files.filter(file -> file.toString().matches(".*\\.[ch]")).forEach(this::read);
        }
    }

    private void read(Path file) {
        String name = file.getFileName().toString().replaceAll("\\..$", "");
        Set<String> its = known.computeIfAbsent(name, _ -> new TreeSet<>());
        try {
            INCLUDE.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1))
                    .filter(other -> !other.equals(name))
                    .forEach(its::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files that include themselves, directly or through others. */
    private List<String> circles() {
        List<String> circles = new ArrayList<>();
        for (String name : known.keySet()) {
            if (reached(name).contains(name)) {
                circles.add(name);
            }
        }
        return circles;
    }

    private Set<String> reached(String from) {
        Set<String> reached = new TreeSet<>();
        List<String> next = new ArrayList<>(known.get(from));
        while (!next.isEmpty()) {
            String name = next.removeLast();
            if (reached.add(name)) {
                next.addAll(known.getOrDefault(name, Set.of()));
            }
        }
        return reached;
    }
}
