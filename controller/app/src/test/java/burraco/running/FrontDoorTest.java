package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.testing.ExampleTable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code ./table} installs on a machine that lacks programs, and whom it asks first. */
@Tag("process")
class FrontDoorTest {
    private static final List<String> TOOLS =
            List.of(
                    "sh",
                    "env",
                    "readlink",
                    "sed",
                    "grep",
                    "find",
                    "cksum",
                    "sort",
                    "cat",
                    "rm",
                    "mkdir",
                    "mktemp",
                    "tail",
                    "head",
                    "uname",
                    "tr",
                    "tee",
                    "printf",
                    "ls",
                    "stat",
                    "date",
                    "sleep",
                    "mv",
                    "cp",
                    "touch");

    /** A program that runs another one at a terminal of its own. */
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    /** Beside the script. */
    private static final String PARTS = "controller/app/src/script";

    @TempDir Path folder;

    private Path table;
    private Path bin;

    /** The user is root, apt accepts everything, there is no compiler, and Maven fails. */
    @BeforeEach
    void aBareMachine() throws Exception {
        Path root = ExampleTable.reference().file().toAbsolutePath().normalize();
        while (!Files.exists(root.resolve("table")) || Files.isDirectory(root.resolve("table"))) {
            root = root.getParent();
        }
        table = root.resolve("table");
        bin = Files.createDirectory(folder.resolve("bin"));
        for (String tool : TOOLS) {
            program(tool, "exec /usr/bin/" + tool + " \"$@\"");
        }
        program("id", "echo 0");
        program("apt-get", "echo \"$*\" >>'" + folder.resolve("asked") + "'");
        program("apt-cache", "exit 0");
        program("mvn", "exit 1");
    }

    private void program(String name, String does) throws IOException {
        Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + does + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Runs the script without a terminal; returns its output. */
    private String run(Map<String, String> more, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("/bin/sh", table.toString()));
        command.addAll(List.of(words));
        return run(more, command, "");
    }

    /** Runs the script at a terminal at which somebody types this answer. */
    private String typed(String answer, String words) throws Exception {
        assumeTrue(Files.isExecutable(SCRIPT), "a program that makes terminals");
        String command = "exec /bin/sh '" + table + "' " + words;
        return run(
                Map.of("SHELL", "/bin/sh", "TERM", "dumb"),
                List.of(SCRIPT.toString(), "-qec", command, "/dev/null"),
                answer);
    }

    private String run(Map<String, String> more, List<String> command, String input)
            throws Exception {
        Path typed = Files.writeString(folder.resolve("typed"), input);
        Path said = folder.resolve("said");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectInput(typed.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile());
        builder.environment().clear();
        builder.environment()
                .putAll(
                        Map.of(
                                "PATH", bin.toString(),
                                "JAVA_HOME", System.getProperty("java.home"),
                                "HOME", folder.toString(),
                                "TABLE_LOCK_HELD", "1"));
        builder.environment().putAll(more);
        Process process = builder.start();
        assertTrue(process.waitFor(2, TimeUnit.MINUTES), "it ends");
        return Files.readString(said);
    }

    private String asked() throws IOException {
        Path asked = folder.resolve("asked");
        return Files.exists(asked) ? Files.readString(asked) : "";
    }

    @ParameterizedTest
    @ValueSource(strings = {"fuzz", "test"})
    @DisplayName("If nobody can be asked, nothing is installed, and the script says what would be")
    void nobodyIsThere(String command) throws Exception {
        String said = run(Map.of(), command);
        assertEquals("", asked());
        assertTrue(said.contains("make"), said);
        assertTrue(said.contains("./table --yes"), said);
        run(Map.of("CI", "false"), command);
        assertEquals("", asked());
    }

    @Test
    @DisplayName("It speaks the language of the system, or the one that is asked for")
    void italian() throws Exception {
        String said = run(Map.of("LANG", "it_IT.UTF-8"), "fuzz");
        assertTrue(said.contains("servono da apt: make clang"), said);
        said = run(Map.of("LANG", "it_IT.UTF-8"), "fuzz", "x", "often", "--lang", "en");
        assertTrue(said.contains("how many seconds are often?"), said);
        said = run(Map.of(), "fuzz", "--lang", "it");
        assertTrue(said.contains("servono da apt: make clang"), "it is no name of a fuzzer");
        said = run(Map.of("LC_ALL", "it_IT"), "fuzz");
        assertTrue(said.contains("servono da apt: make clang"), said);
        said = run(Map.of("LANG", "it_IT.UTF-8", "LC_ALL", "C.UTF-8"), "fuzz");
        assertTrue(said.contains("this needs from apt: make clang"), said);
    }

    @Test
    @DisplayName("After --yes, or with CI=true, it is installed, and the script says what")
    void somebodyHasSaidYes() throws Exception {
        for (String[] words :
                List.of(new String[] {"--yes", "fuzz"}, new String[] {"fuzz", "--yes"})) {
            String said = run(Map.of(), words);
            assertTrue(said.contains("asking apt for make clang llvm libclang-rt-dev"), said);
            assertTrue(asked().contains("install --no-install-recommends make clang"), asked());
            Files.delete(folder.resolve("asked"));
        }
        run(Map.of("CI", "true"), "fuzz");
        assertTrue(asked().contains(" clang "), asked());
    }

    @Test
    @DisplayName(
            "If root installs for the owner of the sources, the owner's build knows of the yes")
    void installingAsRoot() throws Exception {
        aFreshCheckout();
        program("stat", "echo somebody");
        program("runuser", "echo \"$*\" >>'" + folder.resolve("ran") + "'; exit 1");
        String build = "-u somebody -- " + table.toRealPath();
        run(Map.of(), "--yes", "install");
        assertEquals(build + " --yes vp --hands 3 0 0\n", Files.readString(folder.resolve("ran")));
        Files.delete(folder.resolve("ran"));
        run(Map.of(), "install");
        assertEquals(build + " vp --hands 3 0 0\n", Files.readString(folder.resolve("ran")));
    }

    @Test
    @DisplayName(
            "A machine that only runs tests gets everything that the tests need, without a "
                    + "question")
    void continuousIntegration() throws Exception {
        run(Map.of("CI", "true"), "test");
        for (String wanted : List.of("gcc", "gcc-arm-none-eabi", "qemu-system-arm", "chromium")) {
            assertTrue(asked().contains(wanted), wanted + " in " + asked());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"y", "Y", "yes", "YES", "s", "si", "sì"})
    @DisplayName("At a terminal it asks, names what it would install, and installs it after a yes")
    void yes(String answer) throws Exception {
        String said = typed(answer + "\n", "fuzz");
        assertTrue(said.contains("install from apt: make clang llvm libclang-rt-dev? [y/N]"), said);
        assertTrue(asked().contains("install --no-install-recommends make clang"), asked());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\n", "n\n", "no\n", "yesterday\n", "y n\n", "yes; rm\n", "N\n", "\u0004"})
    @DisplayName("Enter, a no, and anything else that is not a yes install nothing")
    void no(String answer) throws Exception {
        String said = typed(answer, "fuzz");
        assertTrue(said.contains("[y/N]"), said);
        assertTrue(said.contains("not installed."), said);
        assertEquals("", asked());
    }

    /** Runs the launcher's check of its cache folder; returns whether it accepts the folder. */
    private boolean owns(Path caches) throws Exception {
        Process process =
                new ProcessBuilder(
                                "/bin/sh",
                                "-c",
                                ". \"$1\"; caches=$2; own_caches",
                                "sh",
                                table.resolveSibling(PARTS).resolve("cache.sh").toString(),
                                caches.toString())
                        .start();
        return process.waitFor() == 0;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwxrwxr-x", "rwxr-xrwx", "rwxrwxrwx"})
    @DisplayName("Files in a cache that others can write to are not trusted")
    void aPlantedCache(String rights) throws Exception {
        Path caches = Files.createDirectory(folder.resolve("caches"));
        Path planted = Files.createDirectory(caches.resolve("123"));
        Files.writeString(planted.resolve("table.aot"), "somebody else's");
        Files.setPosixFilePermissions(caches, PosixFilePermissions.fromString(rights));
        assertTrue(owns(caches));
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(caches)));
        assertFalse(Files.exists(planted));
    }

    @Test
    @DisplayName(
            "Files in a cache that only its user can write to stay, and a link is not accepted")
    void itsOwnCache() throws Exception {
        Path caches = Files.createDirectory(folder.resolve("caches"));
        Files.setPosixFilePermissions(caches, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path kept = Files.createDirectory(caches.resolve("123"));
        assertTrue(owns(caches));
        assertTrue(Files.exists(kept));
        assertTrue(owns(folder.resolve("new/caches")));
        assertFalse(owns(Files.createSymbolicLink(folder.resolve("link"), caches)));
        assertTrue(Files.exists(kept));
    }

    // Messages during a build

    /** A folder with only the script and its parts, in which everything still has to be built. */
    private void aFreshCheckout() throws IOException {
        Path checkout = Files.createDirectory(folder.resolve("checkout"));
        Path parts = Files.createDirectories(checkout.resolve(PARTS));
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(table.resolveSibling(PARTS), "*.{sh,txt}")) {
            for (Path file : files) {
                Files.copy(file, parts.resolve(file.getFileName()));
            }
        }
        table = Files.copy(table, checkout.resolve("table"));
    }

    @Test
    @DisplayName("It finds its parts from any folder, through a link, and in one read-only")
    void fromAnywhere() throws Exception {
        aFreshCheckout();
        Path checkout = table.getParent();
        table = Files.createSymbolicLink(folder.resolve("elsewhere"), table);
        Set<PosixFilePermission> rights = Files.getPosixFilePermissions(checkout);
        Files.setPosixFilePermissions(checkout, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            String said = run(Map.of("CDPATH", "/usr"), "clean", "--help");
            assertTrue(said.contains("Usage: ./table clean"), said);
            said = run(Map.of(), "fuzz", "x", "often");
            assertTrue(said.contains("how many seconds are often?"), said);
            String command =
                    "cd '" + checkout + "' && PATH=$PATH:. && exec /bin/sh table fuzz x no";
            said = run(Map.of(), List.of("/bin/sh", "-c", command), "");
            assertTrue(said.contains("how many seconds are no?"), said);
        } finally {
            Files.setPosixFilePermissions(checkout, rights);
        }
    }

    @Test
    @DisplayName("The help of what the script does needs neither Java nor a build")
    void helpAtOnce() throws Exception {
        aFreshCheckout();
        Path ran = folder.resolve("ran");
        program("mvn", "touch '" + ran + "'; exit 1");
        for (String command : List.of("test", "bench", "clean", "install")) {
            String said = run(Map.of(), command, "--help");
            assertTrue(said.startsWith(command + ": "), said);
            assertTrue(said.contains("Usage: ./table " + command), said);
        }
        assertTrue(run(Map.of("LANG", "it_IT.UTF-8"), "test", "-h").contains("Uso: "), "Italian");
        assertTrue(run(Map.of(), "test", "--help", "--lang", "it").contains("Uso: "), "Italian");
        assertFalse(Files.exists(ran), "nothing is built");
    }

    private static String maven(String... lines) {
        return "echo '" + String.join("'; echo '", lines) + "'; ";
    }

    @Test
    @DisplayName("Without a terminal, the first build prints each step on a line of its own")
    void plainSteps() throws Exception {
        aFreshCheckout();
        program(
                "mvn",
                maven(
                                "Downloaded from central: https://x/a.jar",
                                "Downloaded from central: https://x/b.jar",
                                "[INFO] Building hal 0.1.0 [2/4]",
                                "[INFO] Compiling 62 source files",
                                "[ERROR] it does not compile")
                        + "exit 1");
        String said = run(Map.of(), "vp");
        assertTrue(said.contains("table: building the table (first time"), said);
        String steps =
                """
                table: starting Maven …
                table: fetching libraries and build tools …
                table: compiling hal …
                [ERROR] it does not compile
                table: the build failed\
                """;
        assertTrue(said.contains(steps), said);
        assertFalse(said.contains("\033"), said);
    }

    @Test
    @DisplayName("At a terminal one line shows the step and how long it has taken so far")
    void aLineThatMoves() throws Exception {
        aFreshCheckout();
        Path tick = folder.resolve("tick");
        program("sleep", "exec /usr/bin/sleep 0.05");
        // Each call of date is a tick: Maven continues when its step has been shown.
        program("date", "touch '" + tick + "'; exec /usr/bin/date \"$@\"");
        String wait = "while [ ! -e '" + tick + "' ]; do /usr/bin/sleep 0.01; done; ";
        program(
                "mvn",
                maven("[INFO] Building hal 0.1.0 [2/4]", "[INFO] Compiling 62 source files")
                        + ("/usr/bin/sleep 0.2; rm -f '" + tick + "'; " + wait).repeat(2)
                        + "exit 1");
        assumeTrue(Files.isExecutable(SCRIPT), "a program that makes terminals");
        String command = "exec /bin/sh '" + table + "' vp";
        String said =
                run(
                        Map.of("SHELL", "/bin/sh", "TERM", "xterm"),
                        List.of(SCRIPT.toString(), "-qec", command, "/dev/null"),
                        "");
        assertTrue(said.matches("(?s).*\r\033\\[Ktable: compiling hal … \\d+ s.*"), said);
        assertTrue(said.contains("\r\033[K[INFO] Building"), "the line is cleared: " + said);
        assertTrue(said.contains("table: the build failed"), said);
    }

    @Test
    @DisplayName("The commit comes from git; without git it is left out")
    void theCommit() throws Exception {
        String functions =
                "eval \"$(sed -n '/^has() {/,/^}/p' \"$1\")\"; . \"${1%/*}/"
                        + PARTS
                        + "/build.sh\"; ";
        String ask = functions + "installed=; here=$2; find_commit; echo \"<$commit>\"";
        Path none = Files.createDirectory(folder.resolve("none"));
        assertEquals("<>", shell(ask, none));
        Path checkout = Files.createDirectory(folder.resolve("git"));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/git")), "a git");
        String commit =
                shell(
                        "cd \"$2\" && git init -q && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m x; "
                                + ask,
                        checkout);
        assertTrue(commit.matches("<[0-9a-f]{7,}>"), commit);
    }

    private String shell(String script, Path argument) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(
                        "/bin/sh", "-c", script, "sh", table.toString(), argument.toString());
        builder.environment().put("GIT_CEILING_DIRECTORIES", folder.toString());
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes()).strip();
        process.waitFor();
        return said;
    }
}
