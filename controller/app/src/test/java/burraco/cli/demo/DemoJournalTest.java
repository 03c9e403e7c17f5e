package burraco.cli.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match of the demo that is recorded, and everything that can be asked of its journal. */
@Tag("campaign")
class DemoJournalTest {
    private static final long SEED = 3;

    @TempDir static Path temp;
    private static Path folder;
    private static Terminal demo;

    @TempDir Path out;

    @BeforeAll
    static void play() {
        folder = temp.resolve("my evening");
        demo = Terminal.run("demo", "--journal", folder, "--seed", SEED, "--lang", "en");
    }

    private static Terminal history(Object... args) {
        List<Object> all = new ArrayList<>(List.of("history"));
        all.addAll(List.of(args));
        all.addAll(List.of("--lang", "en", "--journal", folder));
        return Terminal.run(all.toArray());
    }

    @Test
    void itPlaysAShortMatchAndSaysWhatToTry() {
        assertEquals(0, demo.status(), demo::err);
        assertEquals("", demo.err());
        assertTrue(demo.out().contains("North-South"), demo::out);
        String list = "./table history list --lang en --journal '" + folder + "'";
        assertTrue(demo.out().contains(list), demo::out);
        for (String what : List.of("show 1/1", "export 1 --as html", "verify")) {
            assertTrue(demo.out().contains("./table history " + what), demo::out);
        }
    }

    @Test
    void itsMatchIsListedWithWhoPlayedItAndWhatItCameTo() {
        Terminal list = history("list");
        assertEquals(0, list.status(), list::err);
        List<String> lines = list.outLines();
        assertEquals("Match 1 · Table 7", lines.getFirst());
        DemoNames.of(SEED)
                .values()
                .forEach(name -> assertTrue(lines.get(1).contains(name), lines.get(1)));
        assertTrue(lines.get(2).startsWith("  1/1 "), lines.get(2));
        assertTrue(lines.get(3).startsWith("  1/2 "), lines.get(3));
        assertTrue(lines.get(3).endsWith("confirmed"), lines.get(3));
        assertTrue(lines.get(4).contains("Victory points: "), lines.get(4));
    }

    @Test
    void aHandIsShownAndTheJournalIsSound() {
        Terminal shown = history("show", "1/1");
        assertEquals(0, shown.status(), shown::err);
        assertTrue(shown.out().contains("▲ "), shown::out);
        Terminal verified = history("verify");
        assertEquals(0, verified.status(), verified::out);
    }

    @Test
    void itIsExportedInEveryWay() throws Exception {
        for (String as : List.of("burraco", "text", "csv", "json", "html")) {
            Terminal one = history("export", "1/1", "--as", as);
            assertEquals(0, one.status(), () -> as + ": " + one.err());
            assertFalse(one.out().isBlank(), as);
        }
        for (String as : List.of("capture", "test")) {
            Path heard = out.resolve(as);
            Path table = folder.resolve("table.toml");
            Terminal one = history("export", "1/1", "--as", as, "--out", heard, "--config", table);
            assertEquals(0, one.status(), () -> as + ": " + one.err());
            try (var files = Files.list(heard)) {
                assertTrue(files.anyMatch(file -> file.toString().endsWith(".readings.jsonl")));
            }
        }
    }

    /** Simulated hands must not get among real ones. */
    @Test
    void itGoesIntoNoFolderInWhichSomethingIs() {
        Terminal again = Terminal.run("demo", "--journal", folder, "--seed", SEED);
        assertEquals(2, again.status());
        assertTrue(again.err().contains("there is something in it already"), again::err);
        assertEquals("", again.out());
    }
}
