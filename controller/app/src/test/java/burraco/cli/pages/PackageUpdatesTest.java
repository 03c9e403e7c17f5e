package burraco.cli.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.web.console.UpdateReport;
import burraco.web.console.UpdateReport.News;
import burraco.web.console.UpdateReport.Step;
import burraco.web.console.Updates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table's side of an update: the request that it leaves, and the answers that it reads. */
class PackageUpdatesTest {
    @TempDir Path folder;

    private PackageUpdates updates;
    private Path asked;
    private Path told;
    private Path result;

    @BeforeEach
    void places() {
        asked = folder.resolve("update-asked");
        told = folder.resolve("told");
        result = folder.resolve("result");
        updates =
                new PackageUpdates(
                        new PackageUpdates.Places(asked, told, result), Optional.of("1.0"));
    }

    @Test
    @DisplayName("A request is one word in a file of its own, which is whole from the beginning")
    void request() throws IOException {
        updates.ask(Updates.Wish.CHECK);
        assertEquals("check\n", Files.readString(asked));
        assertEquals(Step.ASKED, updates.report().step());
        updates.ask(Updates.Wish.INSTALL);
        assertEquals("install\n", Files.readString(asked));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(asked)));
        assertFalse(Files.exists(folder.resolve("update-asked.new")));
        updates.withdraw();
        assertEquals(Step.IDLE, updates.report().step());
        updates.withdraw();
    }

    @Test
    @DisplayName("What an interruption has left is in nobody's way")
    void leftBehind() throws IOException {
        Files.writeString(folder.resolve("update-asked.new"), "inst");
        updates.ask(Updates.Wish.CHECK);
        assertEquals("check\n", Files.readString(asked));
    }

    @Test
    @DisplayName("A request that cannot be written is a fault of the disk, not of the program")
    void cannotBeWritten() {
        PackageUpdates nowhere =
                new PackageUpdates(
                        new PackageUpdates.Places(folder.resolve("no/asked"), told, result),
                        Optional.empty());
        assertThrows(IOException.class, () -> nowhere.ask(Updates.Wish.CHECK));
    }

    @Test
    @DisplayName("Before anything was asked for there is nothing to read")
    void nothing() {
        assertEquals(UpdateReport.NOTHING, updates.report());
    }

    @Test
    @DisplayName("Step, version, sentences and times are read from what root's scripts write")
    void answers() throws IOException {
        Files.writeString(told, "newer\n1.1\nthere is 1.1\nc'è la 1.1\n2026-11-27T08:30:00Z\n");
        Files.writeString(result, "version 1.0 runs\nfunziona la 1.0\n2026-11-20T20:00:00Z\n");
        assertEquals(
                new UpdateReport(
                        Step.NEWER,
                        Optional.of("1.1"),
                        Optional.of(new News("there is 1.1", "c'è la 1.1", "2026-11-27T08:30:00Z")),
                        Optional.of(
                                new News(
                                        "version 1.0 runs",
                                        "funziona la 1.0",
                                        "2026-11-20T20:00:00Z"))),
                updates.report());
        Files.writeString(told, "checking\n\nlooking\ncerco\n2026-11-27T08:30:00Z\n");
        assertEquals(Step.CHECKING, updates.report().step());
        assertEquals(Optional.empty(), updates.report().offer());
    }

    @Test
    @DisplayName("Every step that root's scripts tell is known here")
    void steps() throws IOException {
        String scripts =
                Files.readString(Path.of("packaging", "update"))
                        + Files.readString(Path.of("packaging", "asked"));
        List<String> known =
                List.of("checking", "newest", "newer", "installing", "installed", "failed");
        List<String> told =
                Pattern.compile("(?:\\btell |\\bstep=|'%s\\\\n' )([a-z]+)\\b")
                        .matcher(scripts)
                        .results()
                        .map(found -> found.group(1))
                        .distinct()
                        .sorted()
                        .toList();
        assertEquals(known.stream().sorted().toList(), told);
        for (String step : known) {
            Files.writeString(this.told, step + "\n\na\nb\nc\n");
            assertEquals(step.toUpperCase(Locale.ROOT), "" + updates.report().step());
        }
    }

    @Test
    @DisplayName("What is no answer is none: too short, too long, another step, no text")
    void noAnswers() throws IOException {
        Files.writeString(told, "newer\n");
        Files.writeString(result, "one line\n");
        assertEquals(Optional.empty(), updates.report().news());
        assertEquals(Optional.empty(), updates.report().last());
        Files.writeString(told, "something\n\na\nb\nc\n");
        assertEquals(Step.IDLE, updates.report().step());
        Files.writeString(told, "x".repeat(1 << 20));
        assertEquals(UpdateReport.NOTHING, updates.report());
        Files.write(told, new byte[] {(byte) 0xff, '\n'});
        assertEquals(UpdateReport.NOTHING, updates.report());
        Files.delete(told);
        Files.createDirectory(told);
        assertEquals(UpdateReport.NOTHING, updates.report());
    }

    @Test
    @DisplayName("The version is the name of the folder that the link leads to")
    void version() throws IOException {
        Path current = folder.resolve("current");
        assertEquals(Optional.empty(), PackageUpdates.versionAt(current));
        Files.createSymbolicLink(current, Path.of("kept/1.0~12"));
        assertEquals(Optional.of("1.0~12"), PackageUpdates.versionAt(current));
        Files.delete(current);
        Files.createSymbolicLink(current, Path.of("kept/1.0~12@2"));
        assertEquals(Optional.of("1.0~12"), PackageUpdates.versionAt(current));
    }

    @Test
    @DisplayName("Without the variable that the package sets, updates come otherwise")
    void otherwise() {
        assertFalse(PackageUpdates.ofThisProcess().possible());
    }
}
