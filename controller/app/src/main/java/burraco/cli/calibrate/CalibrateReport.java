package burraco.cli.calibrate;

import burraco.cli.out.FindingWords;
import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.enrolment.calibration.CalibrationTask;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints the steps and results of {@code ./table calibrate}, and its last results for {@code
 * ./table doctor}.
 */
public final class CalibrateReport {
    private static final String BESIDE = "         ";

    private final Screen screen;
    private final Words words;
    private final Layout layout;
    private final Paint paint;
    private final Paragraphs text;
    private final FindingWords names;

    public CalibrateReport(Screen screen, Words words, Layout layout) {
        this.screen = screen;
        this.words = words;
        this.layout = layout;
        paint = new Paint(screen.colour());
        text = new Paragraphs(screen.out());
        names = new FindingWords(words, layout);
    }

    void title() {
        screen.out().println(paint.strong(words.calibrating("title", layout.name())));
        text.print("", words.calibrating("how"));
        text.print("", words.calibrating("keys"));
        screen.out().println();
        screen.flush();
    }

    public void print(CalibrationTask task) {
        switch (task) {
            case CalibrationTask.LeaveEmpty _ -> text.print("", words.calibrating("empty"));
            case CalibrationTask.Listening _ -> text.print(BESIDE, words.calibrating("listening"));
            case CalibrationTask.Lay lay -> {
                int number = lay.done() + 1;
                String start = lay.mark().middle() ? "%4d/%-3d " : " ".repeat(BESIDE.length());
                text.print(String.format(Locale.ROOT, start, number, lay.all()), lay(lay));
            }
            case CalibrationTask.Measured measured ->
                    text.print(
                            BESIDE,
                            words.calibrating("measured", FindingWords.percent(measured.share())));
            case CalibrationTask.Done _ -> {}
            case CalibrationTask.NothingHeard nothing ->
                    text.print(BESIDE, words.calibrating("nothing", nothing.antenna()));
            case CalibrationTask.Several several ->
                    text.print(BESIDE, words.calibrating("several", several.antenna()));
            case CalibrationTask.Silent silent ->
                    text.print(BESIDE, words.enrolling("silent", silent.antenna()));
            case CalibrationTask.Skipped skipped ->
                    text.print(BESIDE, words.calibrating("skipped", skipped.antenna()));
            case CalibrationTask.NoSuchKey _ -> text.print(BESIDE, words.calibrating("keys"));
            case CalibrationTask.Left left ->
                    text.print("", words.calibrating("left", left.done(), left.all()));
            case CalibrationTask.Complete complete -> {
                screen.out().println();
                text.print("", words.calibrating("complete", complete.all()));
            }
        }
        screen.flush();
    }

    private String lay(CalibrationTask.Lay lay) {
        CalibrationTask.Mark mark = lay.mark();
        String antenna = names.name(lay.antenna());
        String at = String.format(Locale.ROOT, "x %.1f, y %.1f", mark.x(), mark.y());
        if (mark.middle()) {
            return words.calibrating("lay.middle", antenna, at);
        }
        String side = words.say(mark.towards());
        return mark.beyond() < 0
                ? words.calibrating("lay.inside", FindingWords.cm(-mark.beyond()), side, at)
                : words.calibrating("lay.beyond", FindingWords.cm(mark.beyond()), side, at);
    }

    void nothingWritten() {
        text.print("", words.calibrating("nothing-written"));
    }

    void findings(List<String> findings, Path file) {
        screen.out().println();
        listed(findings);
        screen.out().println();
        text.print("", words.calibrating("written", file));
    }

    private void listed(List<String> findings) {
        if (findings.isEmpty()) {
            text.print("  ", words.calibrating("fine"));
        }
        findings.forEach(finding -> text.print("  · ", finding));
    }

    /** For {@code doctor}: the results of the last calibration. */
    public void sum(Calibration calibration) {
        screen.out().println();
        screen.out().println(paint.strong(words.calibrating("doctor", calibration.day())));
        screen.out()
                .printf(
                        "  %-26s%10s%10s   %s%n",
                        words.calibrating("doctor.antenna"),
                        words.calibrating("doctor.middle"),
                        words.calibrating("doctor.reach"),
                        words.calibrating("doctor.neighbours"));
        for (CalibratedAntenna heard : calibration.antennas()) {
            String reach = heard.places().isEmpty() ? "–" : FindingWords.cm(heard.reach());
            String line =
                    String.format(
                            "  %-26s%10s%10s   %s",
                            names.name(heard.antenna()),
                            FindingWords.percent(heard.middle()),
                            reach,
                            neighbours(heard));
            screen.out().println(line.stripTrailing());
        }
        listed(names.say(calibration));
    }

    private static String neighbours(CalibratedAntenna heard) {
        return heard.neighbours().stream()
                .map(one -> one.antenna() + ": " + FindingWords.percent(one.share()))
                .collect(Collectors.joining(", "));
    }
}
