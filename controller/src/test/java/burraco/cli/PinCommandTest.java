package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.console.Pin;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The console's PIN: chosen, kept as a hash, taken away. */
class PinCommandTest {
    @TempDir Path folder;

    private Path table;
    private final List<String> log = new ArrayList<>();

    @BeforeEach
    void aTable() throws Exception {
        table = Files.writeString(folder.resolve("table.toml"), "");
    }

    private Terminal pin(String typed, String... more) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
        try {
            List<String> args = new ArrayList<>(List.of("pin", "--config", table.toString()));
            args.addAll(List.of(more));
            return Terminal.run(args.toArray());
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void whatIsKeptIsAHashThatOnlyItsUserCanRead() throws Exception {
        PinFile file = new PinFile(table, log::add);
        assertEquals(Optional.empty(), file.get());
        assertEquals(0, pin("271828\n").status());
        Path kept = folder.resolve("console.pin");
        assertFalse(Files.readString(kept).contains("271828"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)));
        Pin pin = file.get().orElseThrow();
        assertTrue(pin.is("271828"));
        assertFalse(pin.is("271829"));
        assertEquals(0, pin("", "--remove").status());
        assertEquals(Optional.empty(), file.get());
        assertEquals(List.of(), log);
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
    void aFileWithSomethingElseInItIsToldOnce() throws Exception {
        Files.writeString(folder.resolve("console.pin"), "hello");
        PinFile file = new PinFile(table, log::add);
        assertEquals(Optional.empty(), file.get());
        assertEquals(Optional.empty(), file.get());
        assertEquals(1, log.size(), log.toString());
    }
}
