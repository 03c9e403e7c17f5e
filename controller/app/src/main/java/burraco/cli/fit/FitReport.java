package burraco.cli.fit;

import burraco.cli.options.CommandTexts;
import burraco.cli.out.Screen;
import burraco.fitting.CertaintyComparison;
import burraco.fitting.Estimate;
import burraco.fitting.FitCheck;
import burraco.fitting.FitPart;
import burraco.fitting.FittedFigure;
import burraco.fitting.FittingReport;
import burraco.measure.CertaintyCounts;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints the report of {@code fit}. */
final class FitReport {
    private final PrintStream out;
    private final CommandTexts texts;

    FitReport(Screen screen) {
        out = screen.out();
        texts = screen.texts();
    }

    void print(FittingReport report) {
        say("fit.halves", report.fitting().size(), report.checking().size(), report.seed());
        say("fit.to", String.join(", ", report.fitting()));
        List<FitPart> fitted = report.parts().stream().filter(FitPart::isFitted).toList();
        fitted.forEach(this::fitted);
        report.calibrated().ifPresent(this::calibrated);
        List<FitPart> others = report.parts().stream().filter(part -> !part.isFitted()).toList();
        if (!others.isEmpty()) {
            line("");
            say("fit.too-few-title");
            others.forEach(part -> part.figures().forEach(this::tooFew));
        }
        line("");
        say("fit.not");
        if (!fitted.isEmpty()) {
            line("");
            say("fit.put");
            fitted.forEach(part -> part.figures().forEach(this::toPut));
        }
    }

    private void fitted(FitPart part) {
        line("");
        line(texts.say(part.title()));
        for (FittedFigure figure : part.figures()) {
            Estimate estimate = figure.estimate().orElseThrow();
            say(
                    "fit.figure",
                    wide("%-34s", figure.figure()),
                    wide("%9s", number(figure.now())),
                    wide("%9s", number(estimate.value())),
                    number(estimate.low()),
                    number(estimate.high()),
                    figure.observations(),
                    figure.unit());
        }
        part.check().ifPresent(this::check);
    }

    private void check(FitCheck check) {
        say(
                "fit.check",
                number(check.before()),
                number(check.after()),
                check.what(),
                check.observations());
    }

    private void calibrated(CertaintyComparison calibrated) {
        line("");
        say("fit.sure");
        line("  %-18s %20s %20s", "", texts.say("fit.before"), texts.say("fit.after"));
        for (int i = 0; i < CertaintyCounts.FROM.size(); i++) {
            say(
                    "fit.sure-is",
                    wide("%5.1f", 100 * CertaintyCounts.FROM.get(i)),
                    wide("%20s", right(calibrated.before(), i)),
                    wide("%20s", right(calibrated.after(), i)));
        }
    }

    private String right(CertaintyCounts calibration, int step) {
        long said = calibration.said().get(step);
        return said == 0 ? "-" : texts.say("fit.of", calibration.right().get(step), said);
    }

    private void tooFew(FittedFigure figure) {
        say(
                "fit.few",
                wide("%-34s", figure.figure()),
                wide("%9s", number(figure.now())),
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

    private static String wide(String form, Object value) {
        return String.format(Locale.ROOT, form, value);
    }

    private void say(String key, Object... details) {
        out.println(texts.say(key, details));
    }

    private void line(String text, Object... values) {
        out.println(values.length == 0 ? text : String.format(Locale.ROOT, text, values));
    }
}
