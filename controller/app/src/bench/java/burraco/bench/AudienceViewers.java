package burraco.bench;

import burraco.hall.audience.NginxServer;
import burraco.hall.audience.ShownTables;
import java.nio.file.Files;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
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
 * People outside who follow tables, from nginx with the configuration that we ship; a hall writes
 * on meanwhile, in this process, as the viewers are too: all on the same processors.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx2g", "-XX:+UseSerialGC"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class AudienceViewers {
    @Param({"0", "20000"})
    public int viewers;

    @Param("170")
    public int tables;

    @Param("20")
    public int seconds;

    @Benchmark
    public long follow() throws Exception {
        try (Scratch scratch = Scratch.make();
                ShownTables shown = new ShownTables(scratch.folder(), tables);
                NginxServer nginx =
                        NginxServer.start(
                                Files.createDirectories(scratch.folder().resolve("nginx")),
                                shown.folder(),
                                2);
                ScheduledExecutorService hall = Executors.newSingleThreadScheduledExecutor()) {
            shown.second();
            hall.scheduleAtFixedRate(shown::second, 1, 1, TimeUnit.SECONDS);
            TimeUnit.SECONDS.sleep(20);
            long segments = shown.segments();
            if (viewers == 0) {
                long hallBefore = shown.cpuMillis();
                TimeUnit.SECONDS.sleep(seconds);
                said(shown, hallBefore, segments);
            } else {
                try (FileViewers crowd =
                        FileViewers.of(viewers, nginx.port(), ShownTables.KEY, tables)) {
                    crowd.look(seconds);
                    segments = shown.segments();
                    long hallBefore = shown.cpuMillis();
                    long before = nginx.cpuMillis();
                    crowd.look(seconds);
                    System.out.println(crowd.said(seconds));
                    System.out.printf(
                            "nginx: %.2f processors%n",
                            (nginx.cpuMillis() - before) / 1e3 / seconds);
                    said(shown, hallBefore, segments);
                }
            }
            hall.shutdownNow();
            return segments;
        }
    }

    private void said(ShownTables shown, long before, long segments) {
        System.out.printf(
                "the hall writes %.1f segments a second, with %.3f processors; %,d bytes of segments%n",
                (shown.segments() - segments) / (double) seconds,
                (shown.cpuMillis() - before) / 1e3 / seconds,
                shown.bytes());
    }
}
