package burraco.tracking.figures;

import burraco.tracking.figures.WrittenFigures.Sheet;
import burraco.tracking.figures.WrittenFigures.Written;
import java.util.List;
import java.util.Locale;

/** docs/figures.md as it should be. */
final class FiguresPage {
    private static final String HEAD =
            """
            # Figures

            What the tracker goes by that is no rule of the code of play and no limit of its work: prices of explanations,
            chances, times, weights. They stand in one room, `tracking.figures`, each with its unit and where it comes from.
            This page is made from that room by a test (`FiguresTest`), which fails when the two differ and writes the
            page anew to `controller/target/figures.md`.

            | source | figures | what that means |
            | --- | ---: | --- |
            | measured | %d | counted in hands whose truth is known; a limit has a margin above what was counted |
            | fitted | %d | what makes known acts or readings most likely |
            | physical | %d | follows from sizes, weights, devices or the code of play |
            | guessed | %d | judgement: hands that were tried go well with it, and nothing better is known |

            A *price* is about minus the natural logarithm of a chance, a *logarithm* is one without the minus, *log odds*
            are what the logarithm of the odds grows by.

            ## Fitting them

            `./table fit DIR` reads captures with what truly happened beside them, as `./table simulate --capture DIR` and
            `./table history export --as test` write them, and says what they make of the figures of radio, people and
            certainty: each as it is, as it is likeliest with an interval that holds it in 95 cases of 100, and from how many
            observations. It fits to half of the hands (`--seed` says which) and tries both on the other half. Where there are
            too few observations it says so and fits nothing. It changes nothing: who wants a figure puts it into
            the room, with `FITTED`, and replays hands with it, for what is likelier of one card is not always better for a
            whole hand.

            Captures of simulated people say how the simulation is, and not how your club is. Of people's own hands nobody knows
            to the moment when an act was done: they say how cards at rest are heard and how sure acts are, and not
            how quick people are.
            """;

    private FiguresPage() {}

    static String of(List<Sheet> sheets) {
        StringBuilder page = new StringBuilder();
        page.append(
                HEAD.formatted(
                        count(sheets, Source.MEASURED),
                        count(sheets, Source.FITTED),
                        count(sheets, Source.PHYSICAL),
                        count(sheets, Source.GUESSED)));
        sheets.forEach(sheet -> append(page, sheet));
        return page.toString();
    }

    private static long count(List<Sheet> sheets, Source source) {
        return sheets.stream()
                .flatMap(sheet -> sheet.figures().stream())
                .filter(one -> one.source() == source)
                .count();
    }

    private static void append(StringBuilder page, Sheet sheet) {
        page.append("\n## ").append(sheet.name()).append("\n\n").append(sheet.about());
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
}
