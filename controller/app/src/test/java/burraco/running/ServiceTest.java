package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.testing.ExampleTable;
import burraco.testing.InstalledTable;
import burraco.testing.NotifySocket;
import burraco.testing.TableProcess;
import burraco.testing.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The systemd units and udev rules agree with the program, and systemd accepts them. */
@Tag("process")
class ServiceTest {
    private static final int TERMINATED = 143;

    /** The oldest systemd that is supported knows these keys; the one on this machine may not. */
    private static final String NEWER = ".*Unknown key .*'Restart(Steps|MaxDelaySec)'.*";

    @TempDir Path folder;

    private Unit service() throws IOException {
        return Unit.of(InstalledTable.SYSTEM.resolve("burraco-table.service"));
    }

    @Test
    void itsCommandAsItIsInstalledReportsAsTheUnitExpects() throws Throwable {
        InstalledTable installed = InstalledTable.thatRuns(folder);
        String layout = ExampleTable.reference().file().toAbsolutePath().normalize().toString();
        assertEquals(0, installed.install("--config", layout).status());
        List<String> command = new ArrayList<>();
        for (String word : service().command()) {
            command.add(word.startsWith("/") ? installed.at(word).toString() : word);
        }
        command.addAll(List.of("--web", "0"));
        Path path = folder.resolve("notify");
        Map<String, String> environment =
                Map.of(
                        "NOTIFY_SOCKET",
                        path.toString(),
                        "PATH",
                        System.getenv("PATH"),
                        "JAVA_HOME",
                        System.getProperty("java.home"),
                        // The start-up cache takes a while to make; without a place for it there is
                        // none.
                        "XDG_CACHE_HOME",
                        "/dev/null");
        try (NotifySocket socket = new NotifySocket(path);
                TableProcess table = TableProcess.start(environment, command)) {
            table.await(line -> line.contains(" is ready: "));
            assertTrue(socket.next().startsWith("READY=1\n"));
            assertEquals("WATCHDOG=1", socket.next());
            // NotifyAccess=main requires that the process that was started has become Java itself.
            assertTrue(table.command().endsWith("/bin/java"), table.command());
            assertEquals(TERMINATED, table.terminate());
            assertEquals(TERMINATED, Integer.parseInt(service().one("SuccessExitStatus")));
        }
        assertTrue(Files.isDirectory(installed.at("/var/lib/burraco-table/journal")));
    }

    @Test
    void whatTheUnitSaysOfTimesFitsTheProgram() throws Exception {
        // The program reports once a second and ends within four; systemd wants two reports within
        // the time of the watchdog.
        assertTrue(Integer.parseInt(service().one("WatchdogSec")) >= 2 * 4);
        assertTrue(Integer.parseInt(service().one("TimeoutStopSec")) > 4);
        assertEquals("notify", service().one("Type"));
        assertEquals("main", service().one("NotifyAccess"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"burraco-table", "burraco-kiosk", "burraco-hall@", "burraco-hall-broker@"})
    void itNeverGivesUpForGood(String name) throws Exception {
        Unit unit = Unit.of(InstalledTable.SYSTEM.resolve(name + ".service"));
        assertEquals("always", unit.one("Restart"));
        assertEquals("0", unit.one("StartLimitIntervalSec"));
        assertTrue(Integer.parseInt(unit.one("RestartSec")) >= 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "burraco-table.service",
                "burraco-kiosk.service",
                "burraco-hall@.service",
                "burraco-hall-broker@.service",
                "../packaging/burraco-table-resume.service",
                "../packaging/burraco-table-update.path",
                "../packaging/burraco-table-update.service"
            })
    void systemdUnderstandsEveryLine(String unit) throws Exception {
        List<String> complaints =
                tool("systemd-analyze", "verify", InstalledTable.SYSTEM.resolve(unit).toString())
                        .lines()
                        .filter(line -> line.contains("burraco-"))
                        .filter(line -> !line.matches(NEWER))
                        // Nothing is installed on this machine.
                        .filter(line -> !line.contains("is not executable"))
                        .toList();
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @CsvSource({
        "burraco-table.service, 18",
        "burraco-kiosk.service, 41",
        "burraco-hall@.service, 18",
        "burraco-hall-broker@.service, 14"
    })
    void itMayDoNoMoreThanItNeeds(String unit, String threshold) throws Exception {
        String path = InstalledTable.SYSTEM.resolve(unit).toString();
        String told =
                tool(
                        "systemd-analyze",
                        "security",
                        "--offline=true",
                        "--no-pager",
                        "--threshold=" + threshold,
                        path);
        assumeTrue(!told.contains("unrecognized option"), "this systemd is too old to judge files");
        assertTrue(told.endsWith("\nstatus 0"), told);
    }

    @Test
    void udevUnderstandsTheRules() throws Exception {
        String rules = InstalledTable.SYSTEM.resolve("70-burraco-table.rules").toString();
        String told = tool("udevadm", "verify", rules);
        assumeTrue(!told.contains("Unknown command verb"), "this udev is too old to verify rules");
        assertTrue(told.endsWith("\nstatus 0"), told);
    }

    @Test
    void everyJumpInTheRulesArrives() throws Exception {
        Path rules = InstalledTable.SYSTEM.resolve("70-burraco-table.rules");
        List<String> words =
                Files.readAllLines(rules).stream()
                        .filter(line -> !line.startsWith("#"))
                        .flatMap(line -> Arrays.stream(line.split(", ")))
                        .toList();
        words.stream()
                .filter(word -> word.startsWith("GOTO="))
                .forEach(word -> assertTrue(words.contains("LABEL=" + word.substring(5)), word));
    }

    /**
     * The output of a tool, with its exit status in the last line. The test is skipped if there is
     * no such tool.
     */
    private static String tool(String... command) throws Exception {
        boolean there =
                Arrays.stream(System.getenv("PATH").split(":"))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, command[0])));
        assumeTrue(there, command[0] + " is not here (Debian: apt-get install systemd udev)");
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return text + "\nstatus " + process.waitFor();
    }
}
