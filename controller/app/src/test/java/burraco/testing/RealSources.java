package burraco.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The reference table with sources at ports, and its deck. */
public final class RealSources {
    private RealSources() {}

    /**
     * @param kinds the kinds of some sources; each has a port with its name in the folder
     * @param more text to append
     * @return the table's file
     */
    public static Path write(Path folder, Map<String, String> kinds, String more)
            throws IOException {
        ExampleTable table = ExampleTable.reference();
        String text = Files.readString(table.file());
        for (Map.Entry<String, String> source : kinds.entrySet()) {
            String real =
                    "$1kind = \"%s\"\nport = \"%s\""
                            .formatted(source.getValue(), folder.resolve(source.getKey()));
            String found = "(id = \"" + source.getKey() + "\"[^\n]*\n)kind = \"virtual\"";
            String replaced = text.replaceFirst(found, real);
            if (replaced.equals(text)) {
                throw new AssertionError("the reference table has no source " + source.getKey());
            }
            text = replaced;
        }
        Files.copy(table.file().resolveSibling("deck.csv"), folder.resolve("deck.csv"));
        return Files.writeString(folder.resolve("table.toml"), text + more);
    }
}
