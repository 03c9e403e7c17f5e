package burraco.cli.doctor;

import burraco.cli.options.Millis;
import burraco.cli.out.FindingWords;
import burraco.cli.out.Paint;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.cli.out.ZoneWords;
import burraco.examination.NamedSentence;
import burraco.examination.Tenths;
import burraco.examination.listening.AntennaHeard;
import burraco.examination.listening.AntennaJudge;
import burraco.examination.listening.Remark;
import burraco.examination.listening.ScaleHeard;
import burraco.examination.listening.ScaleJudge;
import burraco.examination.listening.TagHeard;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Prints the result of {@code ./table doctor --listen}: what is heard now, compared with the
 * calibration.
 */
final class ListeningReport {
    private static final String OF_ANTENNA = "%-24s%12s%6s%11s%7s%6s%10s";
    private static final String OF_SCALE = "%-26s%9s%10s%12s%9s";

    private final Screen screen;
    private final Words words;
    private final Layout layout;
    private final Paint paint;
    private final ExaminationWords names;
    private final Optional<Calibration> calibration;
    private final List<String> remarks = new ArrayList<>();
    private final List<String> mute = new ArrayList<>();

    /**
     * @param calibration the result of the calibration, if there was one
     */
    ListeningReport(Screen screen, Words words, Layout layout, Optional<Calibration> calibration) {
        this.screen = screen;
        this.words = words;
        this.layout = layout;
        this.calibration = calibration;
        paint = new Paint(screen.colour());
        names = new ExaminationWords(words, layout);
    }

    void print(
            long millis,
            boolean isVirtual,
            SortedMap<Integer, AntennaHeard> antennas,
            SortedMap<Integer, ScaleHeard> scales) {
        screen.out().println();
        screen.out().println(paint.strong(say("title", Millis.written(millis))));
        paragraph("  ", isVirtual ? say("virtual") : "");
        paragraph(
                "  ",
                calibration
                        .map(found -> say("beside", found.day()))
                        .orElseGet(() -> say("no-calibration")));
        head(OF_ANTENNA, "antenna", "scans", "cards", "heard", "misses", "strength", "unclear");
        for (LaidAntenna laid : layout.antennas()) {
            print(laid.id(), antennas.getOrDefault(laid.id(), nothing(laid.id(), millis)));
        }
        paragraph("  ", say("columns"));
        if (!layout.scales().isEmpty()) {
            screen.out().println();
            head(OF_SCALE, "scale", "grams", "scatter", "drift", "values");
            for (LaidScale laid : layout.scales()) {
                ScaleHeard none = new ScaleHeard(laid.id(), millis, 0, 0, 0, 0, 0, 0);
                print(laid, scales.getOrDefault(laid.id(), none));
            }
        }
        screen.out().println();
        if (!mute.isEmpty()) {
            remarks.addFirst(say(Remark.SAYS_NOTHING.toString(), String.join(", ", mute)));
        }
        paragraph("  ", remarks.isEmpty() ? say("fine") : "");
        remarks.forEach(remark -> paragraph("  · ", remark));
        screen.flush();
    }

    private static AntennaHeard nothing(int id, long millis) {
        return new AntennaHeard(id, millis, 0, 0, 0, List.of(), 0, List.of());
    }

    private void print(int id, AntennaHeard now) {
        Optional<CalibratedAntenna> before = calibration.flatMap(found -> found.antenna(id));
        Optional<TagHeard> best = now.best();
        List<CalibratedAntenna> all = calibration.map(Calibration::antennas).orElse(List.of());
        List<NamedSentence> said =
                Stream.concat(
                                AntennaJudge.of(now, before).remarks().stream(),
                                AntennaJudge.echoes(now, all).stream())
                        .toList();
        if (now.asked() == 0) {
            mute.add(String.valueOf(id));
        } else {
            said.forEach(one -> remarks.add(remark(names.antenna(id), one)));
        }
        line(
                said.isEmpty(),
                String.format(
                        Locale.ROOT,
                        OF_ANTENNA,
                        new FindingWords(words, layout).name(id),
                        Tenths.of(now.scans())
                                + before.map(then -> beside(Tenths.of(then.scans()))).orElse(""),
                        now.lying().size() + now.passing(),
                        best.map(tag -> percent(tag.share())).orElse("–")
                                + before.map(then -> beside(percent(then.middle()))).orElse(""),
                        best.map(tag -> String.valueOf(tag.longestMiss())).orElse("–"),
                        best.map(TagHeard::strength).map(ListeningReport::strength).orElse("–"),
                        percent(now.unclear())
                                + before.map(then -> beside(percent(then.unclear()))).orElse("")));
    }

    private static String strength(OptionalDouble strength) {
        return strength.isPresent() ? "" + StrictMath.round(strength.getAsDouble()) : "–";
    }

    private void print(LaidScale laid, ScaleHeard now) {
        List<NamedSentence> said = ScaleJudge.of(now, laid.card()).remarks();
        said.forEach(one -> remarks.add(remark(names.scale(laid.id()), one)));
        boolean any = now.values() > 0;
        line(
                said.isEmpty(),
                String.format(
                        Locale.ROOT,
                        OF_SCALE,
                        laid.id() + " (" + new ZoneWords(words).say(laid.zone()) + ")",
                        any ? Tenths.of(now.grams()) : "–",
                        any ? Tenths.of(now.scatter()) : "–",
                        any ? Tenths.of(now.drift()) : "–",
                        now.values()));
    }

    /** A sentence that begins with the device's name. */
    private String remark(String name, NamedSentence said) {
        List<Object> details = new ArrayList<>(List.of(name));
        details.addAll(said.details());
        return words.examining(said.key(), details.toArray());
    }

    private void head(String form, String... keys) {
        Object[] titles = Stream.of(keys).map(this::say).toArray();
        screen.out().println(("    " + String.format(Locale.ROOT, form, titles)).stripTrailing());
    }

    private void line(boolean isWell, String text) {
        String sign = isWell ? paint.green("✔") : paint.warning("!");
        screen.out().println(("  " + sign + " " + text).stripTrailing());
    }

    private static String beside(String text) {
        return " (" + text + ")";
    }

    private static String percent(double share) {
        return StrictMath.round(share * 100) + "%";
    }

    private String say(String key, Object... details) {
        return words.examining("listen." + key, details);
    }

    private void paragraph(String start, String text) {
        if (!text.isEmpty()) {
            new Paragraphs(screen.out()).print(start, text);
        }
    }
}
