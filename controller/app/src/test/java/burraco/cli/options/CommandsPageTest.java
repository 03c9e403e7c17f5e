package burraco.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.ExampleTable;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** docs/commands.md says what the program does. */
class CommandsPageTest {
    /** Writes the page to target, from where it can be copied. */
    private static void holds(String page, String file) throws IOException {
        Path root = ExampleTable.reference().file().toAbsolutePath().normalize();
        while (!Files.isRegularFile(root.resolve("table"))) {
            root = root.getParent();
        }
        Path there = root.resolve(file);
        Path target = Files.createDirectories(Path.of("target"));
        Files.writeString(target.resolve(there.getFileName()), page);
        assertEquals(page, Files.exists(there) ? Files.readString(there) : "", file);
    }

    @Test
    void thePageIsMadeFromTheTable() throws IOException {
        holds(new CommandsPage().text(), "docs/commands.md");
    }

    /** The script shows these when there is no Java yet. */
    @ParameterizedTest
    @EnumSource
    void theHelpOfTheScriptIsMadeFromTheTable(Language language) throws IOException {
        CommandTexts texts = CommandTexts.in(language);
        StringBuilder pages = new StringBuilder();
        for (CommandName command : CommandName.values()) {
            if (command.isOfTheScript()) {
                pages.append("# ").append(command.word()).append('\n');
                pages.append(new HelpPage(texts).of(command));
            }
        }
        holds(pages.toString(), "controller/app/src/script/help_" + language.id() + ".txt");
    }
}
