package burraco.cli.report;

import burraco.files.InputFile;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import burraco.layout.LayoutProblem;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.WebReader;
import burraco.layout.WebResult;
import burraco.layout.calibration.CalibrationFile;
import burraco.words.FileWords;
import burraco.words.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The table's configuration without what is secret or personal, and what is wrong with it. */
final class LayoutExcerpt {
    static final TomlExcerpt LAYOUT =
            new TomlExcerpt(
                    Map.ofEntries(
                            Map.entry("table", Set.of("name", "code", "language", "deck")),
                            Map.entry("match", Set.of("hands", "teams", "round", "turn", "notice")),
                            Map.entry(
                                    "rules", Set.of("time-out", "penalty-order", "art6", "royal")),
                            Map.entry("source", Set.of("id", "kind", "port", "baud", "profile")),
                            Map.entry(
                                    "antenna",
                                    Set.of(
                                            "id", "zone", "source", "port", "x", "y", "w", "h",
                                            "stack", "seat", "line", "slot")),
                            Map.entry("scale", Set.of("id", "zone", "source", "port", "card")),
                            Map.entry("lamps", Set.of("source", "group", "first", "lamps")),
                            Map.entry("buttons", Set.of("source", "number", "key", "seat")),
                            Map.entry("buzzer", Set.of("source")),
                            Map.entry("display", Set.of("source", "kind", "bus", "address")),
                            Map.entry(
                                    "pi",
                                    Set.of(
                                            "chip",
                                            "lock",
                                            "strip",
                                            "spi",
                                            "milliamps",
                                            "pwm",
                                            "pwm-chip")),
                            Map.entry("web", Set.of("port")),
                            Map.entry("stream", Set.of("delay", "fans"))),
                    Map.of(
                            "web", Set.of("address", "names", "certificate", "key"),
                            "stream", Set.of("name", "key"),
                            "mqtt",
                                    Set.of(
                                            "broker",
                                            "name",
                                            "password",
                                            "authority",
                                            "certificate",
                                            "key",
                                            "table",
                                            "prefix",
                                            "discovery",
                                            "announce"),
                            "journal", Set.of(),
                            "hall", Set.of()));

    private static final TomlExcerpt CALIBRATION =
            new TomlExcerpt(
                    Map.of(
                            "", Set.of("date"),
                            "antenna",
                                    Set.of(
                                            "id",
                                            "scans",
                                            "unclear",
                                            "ghosts",
                                            "middle",
                                            "places",
                                            "neighbours")),
                    Map.of("", Set.of("table")));

    private static final FileWords ENGLISH = FileWords.in(Language.EN);

    private LayoutExcerpt() {}

    static String layout(Path config) throws IOException {
        byte[] bytes = InputFile.bytes(config);
        List<LayoutProblem> problems =
                Stream.of(layout(bytes), web(bytes), devices(bytes))
                        .flatMap(List::stream)
                        .distinct()
                        .toList();
        return problems(problems, LAYOUT) + LAYOUT.of(new String(bytes, StandardCharsets.UTF_8));
    }

    static String calibration(Path config) throws IOException {
        byte[] bytes = InputFile.bytes(config.resolveSibling(CalibrationFile.NAME));
        List<LayoutProblem> problems =
                switch (CalibrationFile.read(bytes)) {
                    case CalibrationFile.Result.Read _ -> List.of();
                    case CalibrationFile.Result.Refused refused -> refused.problems();
                };
        return problems(problems, CALIBRATION)
                + CALIBRATION.of(new String(bytes, StandardCharsets.UTF_8));
    }

    private static List<LayoutProblem> layout(byte[] bytes) {
        return switch (LayoutReader.read(bytes)) {
            case LayoutResult.Read _ -> List.of();
            case LayoutResult.Refused refused -> refused.problems();
        };
    }

    private static List<LayoutProblem> web(byte[] bytes) {
        return switch (WebReader.read(bytes)) {
            case WebResult.Read _ -> List.of();
            case WebResult.Refused refused -> refused.problems();
        };
    }

    private static List<LayoutProblem> devices(byte[] bytes) {
        return switch (DevicesReader.read(bytes)) {
            case DevicesResult.Read _ -> List.of();
            case DevicesResult.Refused refused -> refused.problems();
        };
    }

    /** The first line says what is wrong, so that all others keep their numbers plus one. */
    private static String problems(List<LayoutProblem> problems, TomlExcerpt excerpt) {
        StringBuilder said = new StringBuilder();
        said.append("# problems: ").append(problems.isEmpty() ? "none" : "");
        for (LayoutProblem one : problems) {
            said.append(" | ").append(one.line()).append(':').append(one.column()).append(' ');
            said.append(excerpt.sentence(ENGLISH.say(one.what())).replace('\n', ' '));
        }
        return said.append("\n").toString();
    }
}
