package burraco.cli.fit;

import burraco.cli.options.CommandTexts;
import burraco.fitting.CertaintyComparison;
import burraco.fitting.Estimate;
import burraco.fitting.FitCheck;
import burraco.fitting.FitPart;
import burraco.fitting.FittedFigure;
import burraco.fitting.FittingReport;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.measure.CertaintyCounts;
import burraco.words.Language;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The report of {@code fit --json}, one object. */
public record FitJson(
        long seed,
        List<String> fittedTo,
        List<String> checkedOn,
        List<Part> parts,
        @OmitEmpty Optional<List<Step>> calibration)
        implements JsonObject {

    /** Programs may compare what is said, whatever the language of people. */
    private static final CommandTexts ENGLISH = CommandTexts.in(Language.EN);

    /** Figures that are fitted together. */
    public record Part(String what, List<Figure> figures, @OmitEmpty Optional<Check> check)
            implements JsonObject {
        static Part of(FitPart part) {
            return new Part(
                    ENGLISH.say(part.title()),
                    part.figures().stream().map(Figure::of).toList(),
                    part.check().map(Check::of));
        }
    }

    /** A figure, with what was fitted if there were enough observations. */
    public record Figure(
            String figure,
            double now,
            long observations,
            long needed,
            String of,
            @OmitEmpty Optional<Double> fitted,
            @OmitEmpty Optional<Double> low,
            @OmitEmpty Optional<Double> high)
            implements JsonObject {
        static Figure of(FittedFigure figure) {
            return new Figure(
                    figure.figure(),
                    figure.now(),
                    figure.observations(),
                    figure.needed(),
                    ENGLISH.say(figure.unit()),
                    figure.estimate().map(Estimate::value),
                    figure.estimate().map(Estimate::low),
                    figure.estimate().map(Estimate::high));
        }
    }

    /** How well the hands that were not fitted to are explained. */
    public record Check(String what, long observations, double before, double after)
            implements JsonObject {
        static Check of(FitCheck check) {
            return new Check(
                    ENGLISH.say(check.what()), check.observations(), check.before(), check.after());
        }
    }

    /** How often acts with this certainty were right. */
    public record Step(
            double sure, long saidBefore, long rightBefore, long saidAfter, long rightAfter)
            implements JsonObject {
        static Step of(int step, CertaintyComparison calibrated) {
            return new Step(
                    CertaintyCounts.FROM.get(step),
                    calibrated.before().said().get(step),
                    calibrated.before().right().get(step),
                    calibrated.after().said().get(step),
                    calibrated.after().right().get(step));
        }
    }

    static FitJson of(FittingReport report) {
        return new FitJson(
                report.seed(),
                report.fitting(),
                report.checking(),
                report.parts().stream().map(Part::of).toList(),
                report.calibrated()
                        .map(one ->
                                IntStream.range(0, CertaintyCounts.FROM.size())
                                        .mapToObj(step -> Step.of(step, one))
                                        .toList()));
    }
}
