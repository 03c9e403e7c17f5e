package burraco.cli.report;

import burraco.cli.out.Version;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Which program, Java, system and board it is, and how much room there is. */
final class ProgramExcerpt {
    private static final long MB = 1 << 20;

    private final Machine machine;
    private final ReportOptions options;

    ProgramExcerpt(Machine machine, ReportOptions options) {
        this.machine = machine;
        this.options = options;
    }

    String text() {
        Facts facts = new Facts();
        facts.fact("made", machine.now());
        facts.fact("clock", machine.isDated() ? "may be set" : "not set");
        facts.fact("program", Version.ofThisProgram());
        facts.fact("Java", System.getProperty("java.vm.name", "?"));
        facts.fact(
                "kernel",
                Stream.of("os.name", "os.version", "os.arch")
                        .map(key -> System.getProperty(key, "?"))
                        .reduce((one, other) -> one + " " + other)
                        .orElse("?"));
        facts.fact("system", line("/etc/os-release", "PRETTY_NAME="));
        facts.fact("board", machine.system("/proc/device-tree/model").orElse("not known"));
        facts.fact("processors", Runtime.getRuntime().availableProcessors());
        facts.fact("memory", line("/proc/meminfo", "MemTotal:"));
        facts.fact("memory free", line("/proc/meminfo", "MemAvailable:"));
        facts.fact("heap at most", Runtime.getRuntime().maxMemory() / MB + " MB");
        facts.fact("running since", machine.system("/proc/uptime").map(this::up).orElse("?"));
        facts.fact("load", machine.system("/proc/loadavg").orElse("?"));
        facts.fact("disk of journal", disk(options.journal()));
        facts.fact("disk of table", disk(options.config().toAbsolutePath().getParent()));
        facts.fact("disk of /tmp", disk(Path.of(System.getProperty("java.io.tmpdir", "/tmp"))));
        return facts.text();
    }

    private String up(String uptime) {
        return uptime.split("[. ]", 2)[0] + " s ago";
    }

    private String line(String file, String beginning) {
        Optional<String> found =
                machine.system(file)
                        .flatMap(text ->
                                text.lines().filter(one -> one.startsWith(beginning)).findFirst());
        return found.map(one -> one.substring(beginning.length()).replace("\"", "").strip())
                .orElse("?");
    }

    /** The disk on which it is, or would be. */
    private static String disk(Path place) {
        Path there = place.toAbsolutePath();
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        try {
            FileStore store = Files.getFileStore(there);
            return store.getUsableSpace() / MB
                    + " MB free of "
                    + store.getTotalSpace() / MB
                    + " MB, "
                    + store.type()
                    + (store.isReadOnly() ? ", read-only" : "")
                    + (Files.isWritable(there) ? "" : ", this user may not write there");
        } catch (IOException cannot) {
            return "?";
        }
    }
}
