package burraco.cli.report;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The log that systemd keeps of a service. The table's own log has what everybody at the table may
 * know, besides who was at the console and from where; that is left out here.
 */
final class LogExcerpt {
    private static final Pattern CONSOLE = Pattern.compile("(console: ).*");
    private static final Pattern MEMBERS = Pattern.compile("(members\\.csv).*");
    private static final Pattern MESSAGE =
            Pattern.compile("((?:[a-z_]\\w*\\.)+[A-Z][\\w$]*(?:Exception|Error)): .*");
    private static final Pattern PARAMETERS = Pattern.compile("([?&#]\\w+=)[^\\s&#\"]*");
    private static final Pattern IP_V4 =
            Pattern.compile(
                    "(?<![\\w.])(?!127\\.0\\.0\\.1|0\\.0\\.0\\.0)\\d{1,3}(\\.\\d{1,3}){3}(?![\\w.])");
    private static final Pattern IP_V6 =
            Pattern.compile(
                    "(?<![\\w:])(?:(?:[0-9A-Fa-f]{1,4}:){3,7}[0-9A-Fa-f]{1,4}"
                            + "|(?:[0-9A-Fa-f]{1,4}:)+:[0-9A-Fa-f:]*|::[0-9A-Fa-f]+)(?![\\w:])");

    /** The host of an address for browsers, with a name and a password if these are there. */
    private static final Pattern HOST =
            Pattern.compile(
                    "(https?://)(?!(?:127\\.0\\.0\\.1|localhost)(?![\\w.@-]))"
                            + "(?:[^/\\s@]*@)?(?:\\[[^\\]\\s]*]|[^/:?#\"\\s]+)");

    /** The host at which no pages could be served; the reason may begin with it once more. */
    private static final Pattern NO_PAGES =
            Pattern.compile("(no pages: )(\\S+?)(:\\d+: )(?:\\2: )?");

    private final Machine machine;
    private final int lines;

    LogExcerpt(Machine machine, int lines) {
        this.machine = machine;
        this.lines = lines;
    }

    /**
     * The last lines about a service.
     *
     * @throws IOException with a sentence where there are none
     */
    String of(String service) throws IOException {
        List<String> log =
                machine.output(
                                List.of(
                                        "journalctl",
                                        "--unit=" + service,
                                        "--lines=" + lines,
                                        "--no-pager",
                                        "--quiet",
                                        "--no-hostname",
                                        "--output=short-iso"))
                        .orElseThrow(() ->
                                new IOException(
                                        "there is no journalctl here, or it says nothing; the log"
                                                + " is where the table's standard error goes"));
        if (log.isEmpty()) {
            throw new IOException(
                    "the system's log has nothing of " + service + " that this user may read");
        }
        return log.stream().map(one -> plain(one) + "\n").collect(Collectors.joining());
    }

    static String plain(String line) {
        String shown = CONSOLE.matcher(line).replaceAll("$1…");
        shown = MEMBERS.matcher(shown).replaceAll("$1 …");
        shown = MESSAGE.matcher(shown).replaceAll("$1: …");
        shown = PARAMETERS.matcher(shown).replaceAll("$1…");
        shown = HOST.matcher(shown).replaceAll("$1(address)");
        shown = NO_PAGES.matcher(shown).replaceAll("$1(address)$3");
        shown = IP_V4.matcher(shown).replaceAll("(address)");
        return IP_V6.matcher(shown).replaceAll("(address)");
    }
}
