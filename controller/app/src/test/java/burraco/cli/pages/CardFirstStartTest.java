package burraco.cli.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.first.FirstSettings;
import burraco.web.first.FirstStart.Network;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table's side of a first start: what root's scripts show, and the settings that it leaves. */
class CardFirstStartTest {
    @TempDir Path folder;

    private Path shown;
    private Path asked;
    private CardFirstStart start;

    @BeforeEach
    void places() {
        shown = folder.resolve("first-start");
        asked = folder.resolve("settings-asked");
        start = new CardFirstStart(shown, asked);
    }

    @Test
    @DisplayName("It goes on as long as the folder is there")
    void goesOn() throws IOException {
        assertFalse(start.isOpen());
        assertEquals(Optional.empty(), start.pin());
        assertEquals(List.of(), start.networks());
        Files.createDirectory(shown);
        assertTrue(start.isOpen());
        Files.writeString(shown.resolve("pin"), "271828\n");
        assertEquals(Optional.of("271828"), start.pin());
    }

    @Test
    @DisplayName("Networks have their names as digits; what people could not read is left out")
    void networks() throws IOException {
        Files.createDirectory(shown);
        Files.writeString(
                shown.resolve("networks"),
                "436166c3a9_psk\n4f73_open\n4f73_open\nff_psk\ne280ae41_open\nzz_psk\n41_8021x\n_open\n20_open\nx\n");
        assertEquals(
                List.of(new Network("Café", false), new Network("Os", true)), start.networks());
    }

    @Test
    @DisplayName("Settings are a file of their own, which nobody else can read")
    void settings() throws IOException {
        Files.createFile(folder.resolve("settings-asked.new"));
        start.ask(settings("Sala 2"));
        assertEquals("name=Sala 2\nwifi=Café\nwifi-password=12345678\n", Files.readString(asked));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(asked)));
        start.ask(settings("8"));
        assertTrue(Files.readString(asked).startsWith("name=8\n"));
        assertFalse(Files.exists(folder.resolve("settings-asked.new")));
    }

    private static FirstSettings settings(String name) {
        return new FirstSettings(
                Optional.empty(),
                Optional.of(name),
                Optional.of("Café"),
                Optional.of("12345678"),
                Optional.empty());
    }
}
