package burraco.cli.out;

import burraco.layout.Layout;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFinding;
import burraco.words.Words;
import java.util.List;
import java.util.Locale;

/** Sentences about the findings of a calibration. */
public final class FindingWords {
    /** A space at which lines are not broken. */
    private static final String HARD = "\u00a0";

    private final Words words;
    private final Layout layout;

    public FindingWords(Words words, Layout layout) {
        this.words = words;
        this.layout = layout;
    }

    public List<String> say(Calibration calibration) {
        return CalibrationFinding.of(calibration, layout).stream().map(this::say).toList();
    }

    private String say(CalibrationFinding finding) {
        String its = name(finding.antenna());
        return switch (finding) {
            case CalibrationFinding.Deaf _ -> words.calibrating("finding.deaf", its);
            case CalibrationFinding.Weak weak ->
                    words.calibrating("finding.weak", its, percent(weak.share()));
            case CalibrationFinding.HearsNeighbour hears ->
                    words.calibrating(
                            "finding.neighbour",
                            its,
                            name(hears.neighbour()),
                            percent(hears.share()),
                            hears.apart());
            case CalibrationFinding.Narrow narrow ->
                    words.calibrating(
                            "finding.narrow", its, cm(narrow.cm()), percent(narrow.share()));
            case CalibrationFinding.Wide wide ->
                    words.calibrating("finding.wide", its, cm(wide.beyond()));
            case CalibrationFinding.Ghosts ghosts ->
                    words.calibrating("finding.ghosts", its, ghosts.tags());
            case CalibrationFinding.Unclear unclear ->
                    words.calibrating("finding.unclear", its, percent(unclear.share()));
            case CalibrationFinding.Slow slow ->
                    words.calibrating("finding.slow", its, number(slow.scans()));
        };
    }

    /** {@code 12 (NS slot 1)}. */
    public String name(int antenna) {
        return layout.antennas().stream()
                .filter(one -> one.id() == antenna)
                .findFirst()
                .map(one -> antenna + " (" + new ZoneWords(words).say(one.zone()) + ")")
                .orElse(String.valueOf(antenna));
    }

    public static String percent(double share) {
        return StrictMath.round(share * 100) + HARD + "%";
    }

    public static String cm(double cm) {
        return number(cm) + HARD + "cm";
    }

    private static String number(double number) {
        return number == (long) number
                ? Long.toString((long) number)
                : String.format(Locale.ROOT, "%.1f", number);
    }
}
