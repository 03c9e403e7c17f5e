package burraco.tracking.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the figures of that package from its source files. */
final class WrittenFigures {
    static final Path TRACKING = Path.of("tracker", "src", "main", "java", "burraco", "tracking");
    static final Path ROOM = TRACKING.resolve("figures");

    private static final Pattern CONSTANT = Pattern.compile("\\bstatic final \\w+ (\\w+) =");

    private static final Pattern FIGURE =
            Pattern.compile(
                    "/\\*\\*(?<text>(?:(?!\\*/).)+?)\\*/\\s+@TrackerFigure\\(unit = (?<unit>\\w+),"
                            + " source = (?<source>\\w+)\\)\\s+public static final \\w+ (?<name>\\w+)"
                            + " =\\s+(?<value>[^;]+);",
                    Pattern.DOTALL);

    private static final Pattern HEADING =
            Pattern.compile("/\\*\\*((?:(?!\\*/).)+?)\\*/\\s+public final class", Pattern.DOTALL);

    private WrittenFigures() {}

    record Written(String name, String value, FigureUnit unit, FigureSource source, String text) {}

    record Sheet(String name, String about, List<Written> figures, List<String> constants) {}

    static List<Sheet> sheets() throws IOException {
        List<Sheet> sheets = new ArrayList<>();
        for (Path file : sources(ROOM)) {
            String text = Files.readString(file);
            Matcher heading = HEADING.matcher(text);
            if (heading.find()) {
                String name = file.getFileName().toString().replace(".java", "");
                sheets.add(new Sheet(name, plain(heading.group(1)), figures(text), names(text)));
            }
        }
        return sheets;
    }

    static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    private static List<Written> figures(String text) {
        return FIGURE.matcher(text)
                .results()
                .map(found ->
                        new Written(
                                found.group("name"),
                                found.group("value"),
                                FigureUnit.valueOf(found.group("unit")),
                                FigureSource.valueOf(found.group("source")),
                                plain(found.group("text"))))
                .toList();
    }

    private static List<String> names(String text) {
        return CONSTANT.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static String plain(String comment) {
        return comment.replaceAll("\\s*\\n\\s*\\*\\s?", " ")
                .replaceAll("\\{@(?:link|code) #?([^}]+)}", "`$1`")
                .strip();
    }
}
