package burraco.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.ExampleTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** docs/commands.md says what the program does. */
class CommandsPageTest {
    @Test
    void thePageIsMadeFromTheTable() throws IOException {
        Path root = ExampleTable.reference().file().toAbsolutePath().normalize();
        while (!Files.isRegularFile(root.resolve("table"))) {
            root = root.getParent();
        }
        String page = new CommandsPage().text();
        Path target = Files.createDirectories(Path.of("target"));
        Files.writeString(target.resolve("commands.md"), page);
        assertEquals(page, Files.readString(root.resolve("docs/commands.md")));
    }
}
