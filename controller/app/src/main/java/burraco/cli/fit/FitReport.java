package burraco.cli.fit;

import burraco.fitting.CertaintyComparison;
import burraco.fitting.Estimate;
import burraco.fitting.FitCheck;
import burraco.fitting.FitPart;
import burraco.fitting.FittedFigure;
import burraco.fitting.FittingReport;
import burraco.measure.Calibration;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints the report of {@code fit}. */
final class FitReport {
    private final PrintStream out;

    FitReport(PrintStream out) {
        this.out = out;
    }

    void print(FittingReport report) {
        line(
                "Fitted to %d of the hands, checked on the other %d (seed %d).",
                report.fitting().size(), report.checking().size(), report.seed());
        line("Fitted to: %s", String.join(", ", report.fitting()));
        List<FitPart> fitted = report.parts().stream().filter(FitPart::isFitted).toList();
        fitted.forEach(this::fitted);
        report.calibrated().ifPresent(this::calibrated);
        List<FitPart> others = report.parts().stream().filter(part -> !part.isFitted()).toList();
        if (!others.isEmpty()) {
            line("");
            line("Too few observations, nothing fitted:");
            others.forEach(part -> part.figures().forEach(this::tooFew));
        }
        line("");
        line("Not fitted: Radio.PASSING_MISS. No record says which antennas a card passes.");
        if (!fitted.isEmpty()) {
            line("");
            line("To put into tracking/figures, with source = FITTED:");
            fitted.forEach(part -> part.figures().forEach(this::toPut));
        }
    }

    private void fitted(FitPart part) {
        line("");
        line(part.title());
        for (FittedFigure figure : part.figures()) {
            Estimate estimate = figure.estimate().orElseThrow();
            line(
                    "  %-34s %9s now %9s fitted, %s to %s, %d %s",
                    figure.figure(),
                    number(figure.now()),
                    number(estimate.value()),
                    number(estimate.low()),
                    number(estimate.high()),
                    figure.observations(),
                    figure.unit());
        }
        part.check().ifPresent(this::check);
    }

    private void check(FitCheck check) {
        line(
                "  other hands: %s before, %s fitted (%s; %d observed)",
                number(check.before()), number(check.after()), check.what(), check.observations());
    }

    private void calibrated(CertaintyComparison calibrated) {
        line("");
        line("Of acts of the other hands that were so sure, so many were right:");
        line("  %-18s %20s %20s", "", "before", "fitted");
        for (int i = 0; i < Calibration.FROM.size(); i++) {
            line(
                    "  %5.1f %% and more   %20s %20s",
                    100 * Calibration.FROM.get(i),
                    right(calibrated.before(), i),
                    right(calibrated.after(), i));
        }
    }

    private static String right(Calibration calibration, int step) {
        long said = calibration.said().get(step);
        return said == 0 ? "-" : calibration.right().get(step) + " of " + said;
    }

    private void tooFew(FittedFigure figure) {
        line(
                "  %-34s %9s now, %d of at least %d %s",
                figure.figure(),
                number(figure.now()),
                figure.observations(),
                figure.needed(),
                figure.unit());
    }

    private void toPut(FittedFigure figure) {
        line("  %s = %s", figure.figure(), number(figure.estimate().orElseThrow().value()));
    }

    private static String number(double number) {
        boolean whole = Math.abs(number) >= 100;
        return whole
                ? String.format(Locale.ROOT, "%.0f", number)
                : String.format(Locale.ROOT, "%.3g", number);
    }

    private void line(String text, Object... values) {
        out.println(values.length == 0 ? text : String.format(Locale.ROOT, text, values));
    }
}
