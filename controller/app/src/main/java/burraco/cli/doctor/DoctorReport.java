package burraco.cli.doctor;

import burraco.cards.Line;
import burraco.cli.calibrate.CalibrateReport;
import burraco.cli.out.ConcernWords;
import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Clue;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.layout.calibration.Calibration;
import burraco.layout.sight.Concern;
import burraco.layout.sight.Concerns;
import burraco.layout.sight.Coverage;
import burraco.layout.sight.Extent;
import burraco.layout.sight.Gain;
import burraco.layout.sight.Sight;
import burraco.layout.sight.Sights;
import burraco.words.Width;
import burraco.words.Words;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Prints the first part of {@code ./table doctor}: the table's parts, what it detects with them,
 * and what would help.
 */
final class DoctorReport {
    private static final String CASE = "    %-12s%s%n";

    private final Screen screen;
    private final PrintStream out;
    private final Paint paint;
    private final Words words;

    DoctorReport(Screen screen, Words words) {
        this.screen = screen;
        this.out = screen.out();
        this.paint = new Paint(screen.colour());
        this.words = words;
    }

    /**
     * @param calibration how well its antennas hear, if that was measured
     */
    void print(Layout layout, Optional<Calibration> calibration) {
        parts(layout);
        calibration.ifPresent(new CalibrateReport(screen, words, layout)::sum);
        Map<Case, Sight> sights = Sights.of(layout);
        for (Sight.How how : Sight.How.values()) {
            group(how, sights, Coverage.of(layout));
        }
        help(Gain.of(layout));
        concerns(Concerns.of(layout));
    }

    // The parts

    private void parts(Layout layout) {
        out.println(
                paint.strong(words.sight("table", layout.name()) + " · " + layout.rules().code()));
        out.println();
        row("", words.sight("antennas"), words.sight("scales"));
        part(layout, words.sight("part.seats"), Zone.OfSeat.class::isInstance);
        part(layout, words.sight("part.stock"), Zone.Stock.class::isInstance);
        part(layout, words.sight("part.pile"), Zone.Pile.class::isInstance);
        part(layout, words.sight("part.pozzetti"), Zone.Pozzetto.class::isInstance);
        for (Line line : Line.values()) {
            part(
                    layout,
                    words.sight("part.melds", words.say(line)),
                    zone -> zone instanceof Zone.MeldSlot slot && slot.line() == line);
        }
        String readers =
                layout.sources().stream().map(SourceInfo::id).collect(Collectors.joining(", "));
        paragraph("  ", words.sight("readers") + ": " + readers);
        layout.sources().stream()
                .filter(source -> !source.isVirtual())
                .forEach(source ->
                        paragraph(
                                "    ",
                                words.sight(
                                        "source",
                                        source.id(),
                                        source.kind(),
                                        source.port().map(port -> ", " + port).orElse(""),
                                        words.sight("proof." + DriverTesting.of(source)))));
    }

    private void part(Layout layout, String name, Predicate<Zone> here) {
        long antennas = layout.antennas().stream().filter(one -> here.test(one.zone())).count();
        long scales = layout.scales().stream().filter(one -> here.test(one.zone())).count();
        row(name, antennas == 0 ? "–" : "" + antennas, scales == 0 ? "–" : "" + scales);
    }

    private void row(String name, String antennas, String scales) {
        out.printf("  %-20s%10s%10s%n", name, antennas, scales);
    }

    // The cases

    private void group(Sight.How how, Map<Case, Sight> all, Coverage coverage) {
        Map<List<Clue>, List<Case>> groups = new LinkedHashMap<>();
        all.forEach((which, sight) -> {
            if (sight.how() == how) {
                groups.computeIfAbsent(sight.missing(), _ -> new ArrayList<>()).add(which);
            }
        });
        if (groups.isEmpty()) {
            return;
        }
        List<Case> first = groups.values().iterator().next();
        int count = groups.values().stream().mapToInt(List::size).sum();
        heading(words.sight("how." + how, count));
        paragraph("  ", words.sight("how." + how + ".note", first.getFirst()));
        groups.forEach((missing, cases) -> {
            if (!missing.isEmpty()) {
                out.println();
                paragraph("  ", words.sight("missing", said(missing, coverage)));
            }
            for (Case which : cases) {
                out.printf(CASE, which, words.say(which, Width.LARGE));
            }
        });
    }

    private String said(List<Clue> missing, Coverage coverage) {
        return missing.stream()
                .map(one -> {
                    String what = words.sight("sense." + one);
                    boolean partly = coverage.of(one) == Extent.PARTLY;
                    return partly ? words.sight("missing.partly", what) : what;
                })
                .collect(Collectors.joining("; "));
    }

    // What would help

    private void help(List<Gain> gains) {
        if (gains.isEmpty()) {
            return;
        }
        heading(words.sight("help"));
        paragraph("  ", words.sight("help.note"));
        for (Gain gain : gains) {
            out.println();
            paragraph("  ", words.sight("addition." + gain.part()));
            gained("BY_ITSELF", gain.byItself());
            gained("IN_PART", gain.inPart());
            gained("more", gain.more());
        }
    }

    private void gained(String how, List<Case> cases) {
        if (!cases.isEmpty()) {
            String ids = cases.stream().map(Case::id).collect(Collectors.joining(", "));
            paragraph("    ", words.sight("help." + how, ids));
        }
    }

    // Concerns

    private void concerns(List<Concern> concerns) {
        if (concerns.isEmpty()) {
            return;
        }
        heading(words.sight("concerns"));
        for (Concern concern : concerns) {
            paragraph("  · ", new ConcernWords(words).say(concern));
        }
    }

    // Lines

    private void heading(String text) {
        out.println();
        out.println(paint.strong(text));
    }

    private void paragraph(String start, String text) {
        new Paragraphs(out).print(start, text);
    }
}
