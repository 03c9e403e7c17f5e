package burraco.fitting;

import burraco.tracking.figures.Guilt;
import burraco.tracking.figures.Sureness;
import java.util.List;

/** What is said with more or less certainty, and the figures that weigh what speaks for it. */
enum Weighing {
    ACTS(
            "How sure acts are",
            Sureness.class.getSimpleName(),
            List.of("BEGIN", "AHEAD", "COST", "SURPRISE", "LOST"),
            new Logistic(
                    new double[] {
                        Sureness.BEGIN,
                        Sureness.AHEAD,
                        Sureness.COST,
                        Sureness.SURPRISE,
                        Sureness.LOST
                    })),
    ACCUSATIONS(
            "How sure accusations are",
            Guilt.class.getSimpleName(),
            List.of("BEGIN", "AHEAD", "SURPRISE", "GONE"),
            new Logistic(new double[] {Guilt.BEGIN, Guilt.AHEAD, Guilt.SURPRISE, Guilt.GONE}));

    final String title;

    /** In the order of the weights. */
    final List<String> figures;

    final Logistic now;

    Weighing(String title, String sheet, List<String> figures, Logistic now) {
        this.title = title;
        this.figures = figures.stream().map(figure -> sheet + "." + figure).toList();
        this.now = now;
    }
}
