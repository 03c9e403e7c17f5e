package burraco.cli.report;

import burraco.files.InputFile;
import burraco.layout.WebInfo;
import burraco.layout.WebReader;
import burraco.layout.WebResult;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The figures of the table that runs on this machine, as far as it serves them. */
final class RunningExcerpt {
    private static final String OPTIONS = "/etc/default/burraco-table";
    private static final Pattern METRICS =
            Pattern.compile("(?m)^OPTIONS=.*--metrics\\s+(\\d{1,5})\\b");
    private static final Pattern FIGURE =
            Pattern.compile("table_[a-z_]+(\\{le=\"[-+.0-9A-Za-z]+\"\\})? [-+.0-9Ee]+");

    private final Machine machine;
    private final ReportOptions options;

    RunningExcerpt(Machine machine, ReportOptions options) {
        this.machine = machine;
        this.options = options;
    }

    /** The page for Prometheus. */
    String metrics() throws IOException {
        OptionalInt port = options.metrics();
        if (port.isEmpty()) {
            Matcher set = METRICS.matcher(machine.system(OPTIONS).orElse(""));
            port = set.find() ? OptionalInt.of(Integer.parseInt(set.group(1))) : port;
        }
        if (port.isEmpty()) {
            throw new IOException("no port is known: ./table report --metrics PORT");
        }
        List<String> figures =
                machine.page(port.getAsInt(), "/metrics")
                        .orElse("")
                        .lines()
                        .filter(line -> FIGURE.matcher(line).matches())
                        .toList();
        if (figures.isEmpty()) {
            throw new IOException("no table serves figures on port " + port.getAsInt());
        }
        return figures.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    /** How often each antenna and scale answers; what they read is not in it. */
    String health() throws IOException {
        Optional<WebInfo> web = web();
        if (web.flatMap(WebInfo::certificate).isPresent()) {
            throw new IOException("the pages are served by https, so they were not asked");
        }
        int port = web.map(WebInfo::port).orElse(WebInfo.PORT);
        return machine.page(port, "/api/health")
                .map(String::strip)
                .filter(text -> text.startsWith("{\"antennas\":"))
                .map(text -> text.replace("},", "},\n") + "\n")
                .orElseThrow(() -> new IOException("no table serves its pages on port " + port));
    }

    private Optional<WebInfo> web() throws IOException {
        return switch (WebReader.read(InputFile.bytes(options.config()))) {
            case WebResult.Read read -> Optional.of(read.web());
            case WebResult.Refused _ -> Optional.empty();
        };
    }
}
