package burraco.cli.pin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.web.console.ArbiterAccount;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The console's PIN: set, kept as a hash, removed. */
@Tag("campaign")
class PinCommandTest {
    @TempDir Path folder;

    private Path table;
    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void aTable() throws Exception {
        table = Files.writeString(folder.resolve("table.toml"), "");
    }

    private Terminal pin(String typed, String... more) {
        return pinOf(table, typed, more);
    }

    private static Terminal pinOf(Path whose, String typed, String... more) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
        try {
            List<String> args = new ArrayList<>(List.of("pin", "--config", whose.toString()));
            args.addAll(List.of(more));
            return Terminal.run(args.toArray());
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void whatIsKeptIsAHashThatOnlyItsUserCanRead() throws Exception {
        PinFile file = new PinFile(table, log::add);
        assertEquals(ConsolePins.NONE, file.get());
        assertEquals(0, pin("271828\n").status());
        Path kept = folder.resolve("console.pin");
        assertFalse(Files.readString(kept).contains("271828"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)));
        Pin pin = file.get().shared().orElseThrow();
        assertTrue(pin.is("271828"));
        assertFalse(pin.is("271829"));
        assertEquals(0, pin("", "--remove").status());
        assertEquals(ConsolePins.NONE, file.get());
        assertEquals(List.of(), log);
    }

    @Test
    void aHallGetsItsPinsBeforeItIsOpened() throws Exception {
        Path evening = folder.resolve("evening.txt");
        Path friday = folder.resolve("friday");
        Terminal.run("tournament", "new", evening, "--title", "Friday");
        Terminal.run("tournament", "enter", evening, "ANNA ROSSI", "BRUNO VERDI");
        assertEquals(0, Terminal.run("hall", "begin", friday, evening).status());
        assertEquals(0, pinOf(friday, "271828\n", "--name", "ROSSI").status());
        ConsolePins pins = new PinFile(friday.resolve("hall.toml"), log::add).get();
        assertTrue(pins.account("ROSSI").orElseThrow().pin().is("271828"));
        assertEquals(2, pinOf(folder.resolve("nothing"), "271828\n").status());
    }

    @Test
    void aShortOneIsNoneAndSoIsSilence() {
        assertEquals(2, pin("1234\n").status());
        Terminal silent = pin("");
        assertEquals(2, silent.status());
        assertTrue(silent.err().contains("6 to 64 characters"), silent.err());
        assertFalse(Files.exists(folder.resolve("console.pin")));
    }

    @Test
    void oneThatIsTriedFirstIsNone() {
        for (String typed : List.of("123456", "654321", "111111", "112233", "123123", "abcdef")) {
            assertEquals(2, pin(typed + "\n").status(), typed);
        }
        assertFalse(Files.exists(folder.resolve("console.pin")));
    }

    // Arbiters with PINs of their own

    @Test
    @DisplayName("An arbiter gets a PIN of her own besides the shared one, and loses it again")
    void oneOfHerOwn() throws Exception {
        PinFile file = new PinFile(table, log::add);
        assertEquals(0, pin("271828\n").status());
        assertEquals(0, pin("314159\n", "--name", "Anna Rossi").status());
        assertEquals(0, pin("161803\n", "--name", "Bo").status());
        assertEquals(0, pin("141421\n", "--name", "ANNA ROSSI").status(), "another one for her");
        ConsolePins pins = file.get();
        assertTrue(pins.shared().orElseThrow().is("271828"));
        assertEquals(
                List.of("Bo", "ANNA ROSSI"),
                pins.accounts().stream().map(ArbiterAccount::name).toList());
        assertTrue(pins.of("anna rossi").orElseThrow().is("141421"));
        assertEquals(0, pin("", "--name", "anna rossi", "--remove").status());
        assertEquals(
                List.of("Bo"), file.get().accounts().stream().map(ArbiterAccount::name).toList());
        assertEquals(2, pin("", "--name", "anna rossi", "--remove").status());
        assertTrue(file.get().shared().isPresent());
        assertEquals(List.of(), log);
    }

    @Test
    @DisplayName("A file of an earlier version, which has one line, is read and gets more lines")
    void earlierFiles() throws Exception {
        String earlier = Pin.of("271828", new SecureRandom()).line() + "\n";
        Path kept = Files.writeString(folder.resolve("console.pin"), earlier);
        assertEquals(0, pin("314159\n", "--name", "Anna").status());
        assertTrue(Files.readString(kept).startsWith(earlier), Files.readString(kept));
    }

    @Test
    @DisplayName("A name that is invisible, or would look like another line, is refused")
    void namesThatAreNone() {
        for (String name : List.of("", " ", "A\nB", "A\u202eB", "\u3164", "--", "x".repeat(61))) {
            assertEquals(2, pin("314159\n", "--name", name).status(), name);
        }
    }

    @Test
    @DisplayName(
            "If one line is broken, nobody can log in by another one, and an error is reported")
    void aBrokenLine() throws Exception {
        pin("271828\n");
        Path kept = folder.resolve("console.pin");
        Files.writeString(kept, Files.readString(kept) + "pbkdf2-sha256:1:x:y Anna\n");
        assertEquals(ConsolePins.NONE, new PinFile(table, log::add).get());
        assertEquals(1, log.size());
        Terminal refused = pin("314159\n", "--name", "Anna");
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("--remove"), refused.err());
    }

    @Test
    void aFileWithSomethingElseInItIsToldOnce() throws Exception {
        Files.writeString(folder.resolve("console.pin"), "hello");
        PinFile file = new PinFile(table, log::add);
        assertEquals(ConsolePins.NONE, file.get());
        assertEquals(ConsolePins.NONE, file.get());
        assertEquals(1, log.size(), log.toString());
    }
}
