package burraco.tracking.figures;

import burraco.tracking.figures.WrittenFigures.Sheet;
import burraco.tracking.figures.WrittenFigures.Written;
import java.util.List;
import java.util.Locale;

/** The text that docs/figures.md should have. */
final class FiguresPage {
    private static final String HEAD =
            """
            # Figures

            The constants of the tracker that are neither rules of the code of play nor limits on its own work: prices of
            explanations, probabilities, times, weights. They are all in one package, `tracking.figures`, each with its unit
            and its source. A test (`FiguresTest`) makes this page from that package. It fails when the two differ, and
            writes the new page to `controller/target/figures.md`.

            | source | figures | what that means |
            | --- | ---: | --- |
            | measured | %d | counted in hands whose truth is known; a limit has a margin above what was counted |
            | fitted | %d | the value that makes known acts or readings most likely |
            | physical | %d | follows from sizes, weights, devices or the code of play |
            | guessed | %d | judgement: the hands that were tried go well with it, and nothing better is known |

            A *price* is about the negative natural logarithm of a probability, a *logarithm* is the same without the minus
            sign, and *log odds* are added to the logarithm of the odds.

            ## Fitting them

            `./table fit DIR` reads captures that have a record of what truly happened beside them, as
            `./table simulate --capture DIR` and `./table history export --as test` write them. For the figures of radio,
            people and certainty it prints the present value, the most likely value with its 95 %% interval, and the number of
            observations. It fits to half of the hands (`--seed` chooses which) and tries both values on the other half. Where
            there are too few observations it says so and fits nothing. It changes no file: to use a fitted value, put it
            into the package as `FITTED` and replay hands with it, because a value that is more likely for one card is not
            always better for a whole hand.

            Captures of simulated people describe the simulation, not your club. For hands of real people nobody knows to the
            moment when an act was done, so they can fit how cards at rest are heard and how sure acts are, but not how fast
            people move.
            """;

    private FiguresPage() {}

    static String of(List<Sheet> sheets) {
        StringBuilder page = new StringBuilder();
        page.append(
                HEAD.formatted(
                        count(sheets, FigureSource.MEASURED),
                        count(sheets, FigureSource.FITTED),
                        count(sheets, FigureSource.PHYSICAL),
                        count(sheets, FigureSource.GUESSED)));
        sheets.forEach(sheet -> append(page, sheet));
        return page.toString();
    }

    private static long count(List<Sheet> sheets, FigureSource source) {
        return sheets.stream()
                .flatMap(sheet -> sheet.figures().stream())
                .filter(one -> one.source() == source)
                .count();
    }

    private static void append(StringBuilder page, Sheet sheet) {
        page.append("\n## ").append(sheet.name()).append("\n\n").append(wrapped(sheet.about()));
        page.append("\n\n| name | value | unit | source | what it is |\n");
        page.append("| --- | ---: | --- | --- | --- |\n");
        for (Written one : sheet.figures()) {
            page.append(
                    "| `%s` | %s | %s | %s | %s |\n"
                            .formatted(
                                    one.name(),
                                    one.value().replace("_", ","),
                                    one.unit().sign(),
                                    one.source().name().toLowerCase(Locale.ROOT),
                                    one.text()));
        }
    }

    private static String wrapped(String text) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ")) {
            boolean fits = column + 1 + word.length() <= 120;
            lines.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = column > 0 && fits ? column + 1 + word.length() : word.length();
        }
        return lines.toString();
    }
}
