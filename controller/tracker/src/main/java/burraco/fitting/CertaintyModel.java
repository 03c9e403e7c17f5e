package burraco.fitting;

import burraco.tracking.figures.AccusationFigures;
import burraco.tracking.figures.CertaintyFigures;
import java.util.List;

/** The kinds of statements whose certainty is computed, and the weights for each. */
enum CertaintyModel {
    ACTS(
            "fit.part.acts",
            CertaintyFigures.class.getSimpleName(),
            List.of("BEGIN", "AHEAD", "COST", "SURPRISE", "LOST"),
            new Logistic(
                    new double[] {
                        CertaintyFigures.BEGIN,
                        CertaintyFigures.AHEAD,
                        CertaintyFigures.COST,
                        CertaintyFigures.SURPRISE,
                        CertaintyFigures.LOST
                    })),
    ACCUSATIONS(
            "fit.part.accusations",
            AccusationFigures.class.getSimpleName(),
            List.of("BEGIN", "AHEAD", "SURPRISE", "GONE"),
            new Logistic(
                    new double[] {
                        AccusationFigures.BEGIN,
                        AccusationFigures.AHEAD,
                        AccusationFigures.SURPRISE,
                        AccusationFigures.GONE
                    }));

    final String title;

    /** In the order of the weights. */
    final List<String> figures;

    final Logistic now;

    CertaintyModel(String title, String sheet, List<String> figures, Logistic now) {
        this.title = title;
        this.figures = figures.stream().map(figure -> sheet + "." + figure).toList();
        this.now = now;
    }
}
