package burraco.bench;

import burraco.hall.ledger.TestDatabase;
import burraco.hall.load.HallLoad;
import burraco.hall.load.HallProgram;
import burraco.hall.load.ListenerCrowd;
import burraco.hall.load.PlainHall;
import burraco.hall.load.PreparedHall;
import burraco.hall.load.ProcessUse;
import burraco.hall.postgres.PostgresServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * {@code ./table hall serve} as it is, and tables that tell it five acts a second each: how long an
 * act takes to the hall's disk and to its screen, what comes after it was killed, and what it
 * needs. The tables and the listeners are in this process, on the same processors.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx2g", "-XX:+UseSerialGC"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class HallTables {
    private static final int WARM_SECONDS = 15;
    private static final int PATIENCE_SECONDS = 120;

    @Param("170")
    public int tables;

    @Param("30")
    public int seconds;

    /** Where the ledger is: {@code file} or {@code database}, a PostgreSQL on this machine. */
    @Param("file")
    public String store;

    /** How tables ask the hall: {@code https} or {@code mqtt}, by way of a Mosquitto here. */
    @Param("https")
    public String carrier;

    /** Who look at the page with all tables, beside one. */
    @Param("0")
    public int listeners;

    /** How long the hall is away after it was killed; it is not killed if that is negative. */
    @Param("-1")
    public int away;

    @Benchmark
    public long load() throws Exception {
        try (Scratch scratch = Scratch.make()) {
            Optional<PostgresServer> database = database();
            PreparedHall hall = prepared(scratch.folder(), database);
            plain(hall);
            try (HallEngines engines = HallEngines.of(hall, database, carrier.equals("mqtt"));
                    HallProgram program = new HallProgram(HallTables::table, hall);
                    HallLoad load = engines.load(program.open(), program.link())) {
                connects(load, System.nanoTime(), "connected");
                load.look();
                TimeUnit.SECONDS.sleep(WARM_SECONDS);
                runs(load, program, engines, seconds);
                if (listeners > 0) {
                    listened(load, program, engines);
                }
                if (away >= 0) {
                    killed(load, program, engines);
                }
                load.end(10);
                System.out.println("a tenth of the tables end their match");
                runs(load, program, engines, seconds);
                load.finish(PATIENCE_SECONDS);
                load.close();
                program.close();
                System.out.printf("the hall's file: %,d bytes%n", load.fileSize());
                List<String> wrong = load.wrong();
                System.out.println(wrong.isEmpty() ? "nothing lost, nothing twice" : wrong);
                return load.figures().requests();
            }
        }
    }

    private Optional<PostgresServer> database() throws Exception {
        return store.equals("database")
                ? Optional.of(PostgresServer.shared(List.of()))
                : Optional.empty();
    }

    private PreparedHall prepared(Path folder, Optional<PostgresServer> server) throws Exception {
        if (server.isEmpty()) {
            return PreparedHall.make(folder, tables);
        }
        String name = server.get().newDatabase();
        return PreparedHall.make(
                folder, TestDatabase.of(server.get(), name, "load").database(), tables);
    }

    private static ProcessBuilder table(List<String> words) {
        List<String> command = new ArrayList<>(List.of("./table"));
        command.addAll(words);
        return new ProcessBuilder(command);
    }

    /** The same load where nothing is kept, in this process and without TLS. */
    private void plain(PreparedHall hall) throws Exception {
        try (PlainHall plain = new PlainHall();
                HallLoad load = new HallLoad(hall, 0, plain.port(), false)) {
            load.start();
            load.linked(0, PATIENCE_SECONDS);
            TimeUnit.SECONDS.sleep(WARM_SECONDS);
            load.figures().clear();
            TimeUnit.SECONDS.sleep(seconds);
            System.out.println("\nplain posts that nobody keeps, " + load.figures().exchanges());
        }
    }

    private void connects(HallLoad load, long begin, String what) {
        load.start();
        load.linked(begin, PATIENCE_SECONDS);
        System.out.printf("all %d %s after %.1f s%n", tables, what, since(begin));
    }

    private static double since(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private static void runs(
            HallLoad load, HallProgram program, HallEngines engines, int seconds)
            throws Exception {
        load.figures().clear();
        ProcessUse before = ProcessUse.of(program.pid());
        ProcessUse own = ProcessUse.of(ProcessHandle.current().pid());
        HallEngines.Use beside = engines.use();
        TimeUnit.SECONDS.sleep(seconds);
        System.out.printf(
                "requests a second: %.0f, failed %d, refused %d; without an answer to %d entries%n",
                load.figures().requests() / (double) seconds,
                load.figures().failures(),
                load.figures().refusals(),
                load.backlog());
        System.out.println("  request to answer, " + load.figures().exchanges());
        System.out.println("  act to disk, " + load.figures().disk());
        System.out.println("  act to screen, " + load.figures().screen());
        System.out.printf(
                "  processors: %.2f, the tables %.2f%s; %s%n",
                ProcessUse.of(program.pid()).since(before),
                ProcessUse.of(ProcessHandle.current().pid()).since(own),
                engines.use().since(beside),
                memory(program));
    }

    private static String memory(HallProgram program) throws IOException {
        return "resident %d MB, at most %d MB"
                .formatted(
                        ProcessUse.memory(program.pid(), "VmRSS"),
                        ProcessUse.memory(program.pid(), "VmHWM"));
    }

    private void listened(HallLoad load, HallProgram program, HallEngines engines) throws Exception {
        try (ListenerCrowd crowd = ListenerCrowd.at(program.open(), "progress", listeners)) {
            System.out.println(listeners + " more look at all tables");
            TimeUnit.SECONDS.sleep(5);
            crowd.clear();
            runs(load, program, engines, seconds);
            System.out.println("  from the hall to each of them, " + crowd);
        }
    }

    private void killed(HallLoad load, HallProgram program, HallEngines engines) throws Exception {
        program.kill();
        TimeUnit.SECONDS.sleep(away);
        long begin = System.nanoTime();
        program.startAgain();
        System.out.printf("killed, away for %d s; its port is open after %.2f s%n", away, since(begin));
        long opened = System.nanoTime();
        ProcessUse before = ProcessUse.of(program.pid());
        StringBuilder course = new StringBuilder();
        load.figures().clear();
        load.look();
        long asked = 0;
        while (load.linkedTables(opened) < tables) {
            TimeUnit.SECONDS.sleep(1);
            long now = load.figures().requests();
            course.append(" %d/%d".formatted(now - asked, load.linkedTables(opened)));
            asked = now;
        }
        System.out.printf(
                "  all linked after %.1f s, processors %.2f, %d requests failed, %d entries wait%n",
                since(opened),
                ProcessUse.of(program.pid()).since(before),
                load.figures().failures(),
                load.backlog());
        System.out.println("  requests in each second, and tables linked by then:" + course);
        while (load.backlog() > 5L * tables) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        System.out.printf("  all told after %.1f s%n", since(opened));
        TimeUnit.SECONDS.sleep(5);
        runs(load, program, engines, seconds);
    }
}
