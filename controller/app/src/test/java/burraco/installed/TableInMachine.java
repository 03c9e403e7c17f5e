package burraco.installed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A machine with the table's packages and the journal of a match that is not over. */
final class TableInMachine implements AutoCloseable {
    /** The folder with machine and packages; only {@code ./table test --package} sets it. */
    private static final Optional<Path> MADE =
            Optional.ofNullable(System.getProperty("burraco.machine")).map(Path::of);

    private static final Path VERSIONS = Path.of(System.getProperty("burraco.versions", ""));

    private static final String STATE = "/var/lib/burraco-table-update";
    private static final String INSTALLED = "installed";
    private static final String JOURNAL = "/var/lib/burraco-table/journal";

    /** A hand that is not over. */
    private static final Path BEGINNING = Path.of("../examples/captures/first-turns");

    private static final Pattern INPUTS = Pattern.compile("([0-9]+) inputs so far");

    /** A machine whose disk and memory are those of the first test that asked. */
    private static Optional<DebianMachine> first = Optional.empty();

    private final DebianMachine machine;
    private final Path folder;

    private TableInMachine(DebianMachine machine, Path folder) {
        this.machine = machine;
        this.folder = folder;
    }

    static void assumePossible() {
        assumeTrue(MADE.isPresent(), "not asked for: ./table test --package");
    }

    /** A machine that has just been switched on for the first time. */
    static TableInMachine bare(Path folder) throws Exception {
        DebianMachine machine = new DebianMachine(MADE.orElseThrow(), folder);
        machine.makeDisks(everythingIn(folder));
        machine.boot();
        return new TableInMachine(machine, folder);
    }

    /** The versions and a match, for the machine's second disk. */
    private static Path everythingIn(Path folder) throws IOException, InterruptedException {
        Path everything = folder.resolve("everything");
        // Links, not copies.
        DebianMachine.done("cp", "-al", VERSIONS.toString(), everything.toString());
        DebianMachine.done(
                "cp", "-r", BEGINNING.toString(), everything.resolve("match").toString());
        return everything;
    }

    /** A table that runs, with version 1.0 and a match that is not over. */
    static synchronized TableInMachine installed(Path folder) throws Exception {
        if (first.isEmpty()) {
            Path kept = Files.createTempDirectory(MADE.orElseThrow(), "installed-");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(kept)));
            try (TableInMachine table = bare(kept)) {
                table.install();
                table.playTheBeginning();
                table.machine.keep(INSTALLED);
                first = Optional.of(table.machine);
            }
        }
        DebianMachine machine = first.orElseThrow().copy(folder);
        machine.goOnFrom(INSTALLED);
        return new TableInMachine(machine, folder);
    }

    void install() throws Exception {
        done("dpkg -i /mnt/first/burraco-table_*.deb /mnt/first/burraco-table-keyring_*.deb");
        awaitItsPage();
    }

    /** A match whose last hand is not over. */
    private void playTheBeginning() throws Exception {
        done("systemctl stop burraco-table");
        done("cp /mnt/match/table.toml /mnt/match/deck.csv /etc/burraco-table/");
        done(
                "burraco-table run --config /etc/burraco-table/table.toml --no-web --journal "
                        + JOURNAL
                        + " --readings /mnt/match/hand-0001.readings.jsonl | tail -n 3");
        done("systemctl start burraco-table");
        awaitItsPage();
    }

    DebianMachine machine() {
        return machine;
    }

    DebianMachine.Answer run(String command) throws IOException, InterruptedException {
        DebianMachine.Answer answer = machine.run(command);
        System.out.printf("$ %s%n%s=> %d%n", command, answer.output(), answer.status());
        return answer;
    }

    /** The output of a command that has to succeed. */
    String done(String command) throws IOException, InterruptedException {
        DebianMachine.Answer answer = run(command);
        assertEquals(0, answer.status(), () -> command + ":\n" + answer.output());
        return answer.output();
    }

    /** What {@code burraco-table update} answers. */
    DebianMachine.Answer update(String words) throws IOException, InterruptedException {
        return run("burraco-table update " + words);
    }

    /** The version that runs, by the link that everything follows. */
    String version() throws IOException, InterruptedException {
        return Path.of(done("readlink /usr/lib/burraco-table/current").strip())
                .getFileName()
                .toString();
    }

    /** Waits until the pages answer, as a person at the table would. */
    void awaitItsPage() throws IOException, InterruptedException {
        DebianMachine.Answer answer =
                run(
                        "for i in $(seq 400); do curl -s -o /dev/null"
                                + " http://127.0.0.1:8030/table && exit 0; sleep 1; done; exit 1");
        assertTrue(
                answer.isDone(),
                () -> {
                    try {
                        return machine.run("journalctl -u burraco-table --no-pager | tail -n 40")
                                .output();
                    } catch (IOException | InterruptedException silent) {
                        return silent.toString();
                    }
                });
    }

    void assertRuns(String version) throws IOException, InterruptedException {
        awaitItsPage();
        assertEquals(version, version());
        assertEquals("active", run("systemctl is-active burraco-table").output().strip());
        String pid = done("systemctl show -P MainPID burraco-table").strip();
        String program = done("readlink /proc/" + pid + "/exe").strip();
        assertTrue(program.contains("/" + version + "/runtime/"), program);
    }

    /** How much of the match the table has in its journal, as it said at its last start. */
    int inputs() throws IOException, InterruptedException {
        String ready =
                machine.run(
                                "journalctl -u burraco-table -o cat --no-pager | grep ' is ready: '"
                                        + " | tail -n 1")
                        .output();
        Matcher found = INPUTS.matcher(ready);
        assertTrue(found.find(), ready);
        int inputs = Integer.parseInt(found.group(1));
        assertTrue(inputs > 0, ready);
        return inputs;
    }

    /** The journal is whole, and nothing of the match is missing. */
    void assertNothingIsLost(int inputs) throws IOException, InterruptedException {
        done("burraco-table history verify --journal " + JOURNAL);
        // Sensors that say nothing new are inputs, too.
        int now = inputs();
        assertTrue(now >= inputs, () -> now + " inputs are left of " + inputs);
    }

    /** What the last change of version said, in English. */
    String result() throws IOException, InterruptedException {
        return done("head -n 1 " + STATE + "/result").strip();
    }

    boolean isOnTrial() throws IOException, InterruptedException {
        return machine.run("test -e " + STATE + "/trial").isDone();
    }

    /** The power goes and comes back. */
    void cutPower() throws IOException, InterruptedException {
        machine.cutPower();
        machine.boot();
    }

    private static void delete(Path tree) {
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        } catch (IOException left) {
            System.err.println("left behind: " + left);
        }
    }

    @Override
    public void close() {
        machine.close();
    }
}
