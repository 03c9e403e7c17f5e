package burraco.cli.report;

import burraco.files.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reports of faults of the program, without the inputs and without the messages of exceptions: both
 * may name cards that nobody has seen.
 */
final class FaultExcerpt {
    private static final Pattern NAME = Pattern.compile("fault-\\d{4,9}\\.txt");
    private static final Pattern WHEN = Pattern.compile("when: +([-0-9:.TZ+]{1,40})");
    private static final Pattern WHERE =
            Pattern.compile(
                    "where: (match \\d+, hand \\d+, after \\d+ inputs of it, at \\d+ ms of the"
                            + " table's clock|input \\d+ of the hand, when it was restored)");
    private static final Pattern INPUT =
            Pattern.compile("input: (order|Read|reading|Tick|tick)\\b.*");
    private static final String CLASS = "(?:[a-z_]\\w*\\.)+[A-Z][\\w$]*(?:Exception|Error|Failed)";
    private static final Pattern THROWN =
            Pattern.compile("\\s*((?:Caused by: |Suppressed: )?" + CLASS + ")(?::.*)?");
    private static final Pattern FRAME =
            Pattern.compile("\\s*at [\\w.$/@<>-]+\\((?:\\w+\\.java(?::\\d+)?|[A-Z]\\w+ \\w+)\\)");
    private static final Pattern MORE = Pattern.compile("\\s*\\.\\.\\. \\d+ more");

    private FaultExcerpt() {}

    static String of(Path journal) throws IOException {
        List<Path> reports;
        try (Stream<Path> files = Files.list(journal)) {
            reports =
                    files.filter(one -> NAME.matcher("" + one.getFileName()).matches())
                            .sorted()
                            .toList();
        }
        Facts facts = new Facts();
        facts.fact("reports", reports.size());
        for (Path report : reports) {
            facts.line("").line("" + report.getFileName());
            String text = new String(InputFile.bytes(report), StandardCharsets.UTF_8);
            text(text.lines().toList(), facts);
        }
        return facts.text();
    }

    private static void text(List<String> lines, Facts facts) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            first(WHEN, line, "when", facts);
            first(WHERE, line, "where", facts);
            first(INPUT, line, "input", facts);
            if (FRAME.matcher(line).matches() || MORE.matcher(line).matches()) {
                facts.line("    " + line.strip());
            } else if (hasFrames(lines, i)) {
                first(THROWN, line, "thrown", facts);
            }
        }
    }

    /** A line of a message might look like the name of an exception. */
    private static boolean hasFrames(List<String> lines, int from) {
        for (String line : lines.subList(from + 1, lines.size())) {
            if (FRAME.matcher(line).matches()) {
                return true;
            }
        }
        return false;
    }

    private static void first(Pattern pattern, String line, String name, Facts facts) {
        Matcher found = pattern.matcher(line);
        if (found.matches()) {
            facts.fact(name, found.group(1));
        }
    }
}
