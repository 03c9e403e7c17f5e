package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cli.options.CommandName;
import burraco.cli.options.CommandOption;
import burraco.cli.options.OptionTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Manual pages: one for each command, in both languages, and without complaints of the formatter.
 */
@Tag("process")
class ManPagesTest {
    private static final Path GROFF = Path.of("/usr/bin/groff");

    @TempDir Path folder;

    @BeforeEach
    void written() {
        assertEquals(0, Terminal.run("man", "--out", folder).status());
    }

    @Test
    void thereIsOneForTheTableAndOneForEachCommand() throws IOException {
        for (String man : List.of("man1", "it/man1")) {
            try (Stream<Path> pages = Files.list(folder.resolve(man))) {
                assertEquals(CommandName.values().length + 1, pages.count());
            }
        }
        String all = Files.readString(folder.resolve("man1/table.1"));
        for (CommandName command : CommandName.values()) {
            assertTrue(all.contains("table\\-" + command.word() + " (1)"), command::word);
            String page = Files.readString(folder.resolve("man1/table-" + command.word() + ".1"));
            for (CommandOption option : OptionTable.options(command)) {
                assertTrue(page.contains(option.name().replace("-", "\\-")), option::name);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"man1", "it/man1"})
    void groffHasNothingToSayAboutThem(String man) throws Exception {
        assumeTrue(Files.isExecutable(GROFF), "no groff is here");
        List<String> command = new ArrayList<>(List.of(GROFF.toString()));
        command.addAll(List.of("-man", "-ww", "-z", "-K", "utf8", "-T", "utf8"));
        try (Stream<Path> pages = Files.list(folder.resolve(man))) {
            pages.sorted().map(Path::toString).forEach(command::add);
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertEquals("", said);
    }
}
