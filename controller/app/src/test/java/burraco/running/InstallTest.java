package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.ExampleTable;
import burraco.testing.InstalledTable;
import burraco.testing.InstalledTable.Said;
import burraco.testing.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./table install}: which files exist afterwards, and which remain when it is undone. */
@Tag("process")
class InstallTest {
    private static final String REFERENCE =
            ExampleTable.reference().file().toAbsolutePath().normalize().toString();

    @TempDir Path folder;

    private InstalledTable table;

    @BeforeEach
    void anEmptyFolder() throws Exception {
        table = InstalledTable.empty(folder);
    }

    private Said installed(String... options) throws Exception {
        Said said = table.install(options);
        assertEquals(0, said.status(), said.text());
        return said;
    }

    @Test
    void everythingThatTheUnitsNameIsThere() throws Exception {
        installed("--config", REFERENCE, "--kiosk");
        for (String name : List.of("burraco-table", "burraco-kiosk")) {
            Path file = table.at("/etc/systemd/system/" + name + ".service");
            Path program = table.at(Unit.of(file).command().getFirst());
            assertTrue(Files.isExecutable(program), program + " of " + name);
            Path wanted =
                    table.at("/etc/systemd/system/multi-user.target.wants")
                            .resolve(name + ".service");
            assertEquals(file.toRealPath(), wanted.toRealPath());
        }
        Unit service = Unit.of(table.at("/etc/systemd/system/burraco-table.service"));
        List<String> command = service.command();
        Path config = table.at(command.get(command.indexOf("--config") + 1));
        assertEquals(Files.readString(Path.of(REFERENCE)), Files.readString(config));
        assertTrue(Files.exists(config.resolveSibling("deck.csv")));
        assertTrue(Files.isExecutable(table.at("/usr/local/bin/burraco-table")));
        assertTrue(Files.exists(table.program().resolve("jars/app.jar")));
        Path parts = table.program().resolve("controller/app/src/script");
        for (String part : List.of("words.sh", "program.sh", "help_en.txt", "help_it.txt")) {
            assertTrue(Files.exists(parts.resolve(part)), part);
        }
    }

    @Test
    void whoRunsItIsMadeAndIsInTheGroupsThatItHasAsAService() throws Exception {
        installed("--kiosk");
        String people = Files.readString(table.at("/etc/sysusers.d/burraco-table.conf"));
        Unit service = Unit.of(table.at("/etc/systemd/system/burraco-table.service"));
        Unit kiosk = Unit.of(table.at("/etc/systemd/system/burraco-kiosk.service"));
        assertTrue(people.contains("\nu " + service.one("User") + " - "), people);
        assertTrue(people.contains("\nu " + kiosk.one("User") + " - "), people);
        for (String group : service.one("SupplementaryGroups").split(" ")) {
            assertTrue(people.contains("\nm " + service.one("User") + " " + group + "\n"), group);
        }
        assertFalse(people.contains("\nm " + kiosk.one("User")), people);
    }

    @Test
    void thePlayersScreenIsThereOnlyWhereItIsAskedFor() throws Exception {
        installed("--config", REFERENCE);
        Path unit = table.at("/etc/systemd/system/burraco-kiosk.service");
        assertFalse(Files.exists(unit));
        installed("--kiosk");
        assertTrue(Files.exists(unit));
        installed();
        assertTrue(Files.exists(unit), "a newer version keeps it");
    }

    @Test
    void asOftenAsOneLikes() throws Exception {
        Said first = installed("--config", REFERENCE, "--kiosk");
        TreeMap<String, String> before = files();
        Said second = installed("--config", REFERENCE, "--kiosk");
        assertEquals(before, files());
        assertTrue(first.text().contains("install: /etc/burraco-table/table.toml\n"), first.text());
        assertTrue(
                second.text().contains("/etc/burraco-table/table.toml is there already"),
                second.text());
    }

    @Test
    void aNewerVersionLeavesTheClubsOwnFilesAndNothingOfTheOldProgram() throws Exception {
        installed("--config", REFERENCE);
        Path own = table.at("/etc/burraco-table/table.toml");
        Files.writeString(own, "# ours\n");
        Files.writeString(table.at("/etc/default/burraco-table"), "OPTIONS=--no-web\n");
        Path old = Files.writeString(table.program().resolve("jars/lib/old.jar"), "old");
        installed("--config", REFERENCE);
        assertEquals("# ours\n", Files.readString(own));
        assertEquals(
                "OPTIONS=--no-web\n", Files.readString(table.at("/etc/default/burraco-table")));
        assertFalse(Files.exists(old));
    }

    @Test
    void whatTheTableSaysToABrokerComesWithIt(@TempDir Path from) throws Exception {
        Files.copy(Path.of(REFERENCE), from.resolve("table.toml"));
        Files.writeString(
                from.resolve("table.toml"),
                """

                [mqtt]
                broker = "mqtts://broker.example"
                name = "cards"
                password = "mqtt.secret"
                authority = "/etc/ssl/club.pem"
                """,
                StandardOpenOption.APPEND);
        Files.writeString(from.resolve("mqtt.secret"), "secret");
        Said said = installed("--config", from.resolve("table.toml").toString());
        Path kept = table.at("/etc/burraco-table/mqtt.secret");
        assertEquals("secret", Files.readString(kept));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)));
        assertTrue(said.text().contains("/etc/ssl/club.pem lies elsewhere"), said.text());
    }

    @Test
    void undoneItLeavesJournalAndConfigurationAndNothingElse() throws Exception {
        installed("--config", REFERENCE, "--kiosk");
        Path wanted = table.at("/etc/systemd/system/multi-user.target.wants");
        Files.createSymbolicLink(
                wanted.resolve("burraco-hall@friday.service"), Path.of("../burraco-hall@.service"));
        Path played = table.at("/var/lib/burraco-table/journal/journal.sqlite");
        Files.createDirectories(played.getParent());
        Files.writeString(played, "played");
        installed("--uninstall");
        assertEquals(
                List.of(
                        "etc/burraco-table/deck.csv",
                        "etc/burraco-table/table.toml",
                        "etc/default/burraco-hall",
                        "etc/default/burraco-kiosk",
                        "etc/default/burraco-table",
                        "var/lib/burraco-table/journal/journal.sqlite"),
                List.copyOf(files().keySet()));
    }

    @Test
    void theConfigurationIsNotForEverybody() throws Exception {
        installed("--config", REFERENCE);
        for (String file : List.of("table.toml", "deck.csv")) {
            Path path = table.at("/etc/burraco-table/" + file);
            assertEquals(
                    "rw-r-----",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(path)),
                    file);
        }
    }

    @Test
    void thePinComesAlongForTheEyesOfItsUserAlone() throws Exception {
        Path own = Files.createDirectory(folder.resolve("our table"));
        Files.copy(Path.of(REFERENCE), own.resolve("table.toml"));
        Files.writeString(own.resolve("console.pin"), "hash\n");
        installed("--config", own.resolve("table.toml").toString());
        Path pin = table.at("/etc/burraco-table/console.pin");
        assertEquals("hash\n", Files.readString(pin));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(pin)));
    }

    @Test
    void whereNothingIsBuiltNothingIsTouched() throws Exception {
        Said said = InstalledTable.ask(Map.of(), List.of("--root", table.root().toString()));
        assertEquals(2, said.status());
        assertTrue(said.text().startsWith("install: there is nothing built"), said.text());
        assertEquals(List.of(), List.copyOf(files().keySet()));
    }

    @Test
    void whatItCannotDoItSays() throws Exception {
        Said unknown = table.install("--screen");
        assertEquals(2, unknown.status());
        assertTrue(unknown.text().startsWith("install: --screen is not known"), unknown.text());
        Said lost = table.install("--config", folder.resolve("none.toml").toString());
        assertEquals(2, lost.status());
        assertTrue(lost.text().contains("none.toml cannot be read"), lost.text());
        assertEquals(List.of(), List.copyOf(files().keySet()));
    }

    @Test
    void itSpeaksTheLanguageThatIsAskedFor() throws Exception {
        Said unknown = table.install("--screen", "--lang", "it");
        assertEquals(2, unknown.status());
        assertTrue(unknown.text().startsWith("install: --screen non si conosce"), unknown.text());
        Said done = installed("--lang", "it");
        assertTrue(done.text().contains(" non è stato avviato niente"), done.text());
        Said again = installed("--lang", "en");
        assertTrue(again.text().contains(" is as it should be"), again.text());
    }

    @Test
    void whoIsNotRootIsToldSo() throws Exception {
        Path somebody = Files.createDirectories(folder.resolve("bin")).resolve("id");
        Files.writeString(somebody, "#!/bin/sh\necho 1000\n");
        Files.setPosixFilePermissions(somebody, PosixFilePermissions.fromString("rwxr-xr-x"));
        Said said =
                InstalledTable.ask(
                        Map.of("PATH", somebody.getParent() + ":" + System.getenv("PATH")),
                        List.of("--jars", folder.resolve("jars").toString()));
        assertEquals(2, said.status(), said.text());
        assertTrue(said.text().contains("sudo ./table install"), said.text());
    }

    /** Every file below the folder, with its contents. */
    private TreeMap<String, String> files() throws IOException {
        TreeMap<String, String> all = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(table.root())) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                all.put(
                        table.root().relativize(path).toString(),
                        Files.readString(path, StandardCharsets.ISO_8859_1));
            }
        }
        return all;
    }
}
