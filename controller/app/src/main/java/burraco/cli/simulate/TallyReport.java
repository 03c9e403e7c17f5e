package burraco.cli.simulate;

import burraco.cli.options.CommandTexts;
import burraco.cli.out.Screen;
import burraco.measure.Caught;
import burraco.measure.CertaintyCounts;
import burraco.measure.Counts;
import burraco.measure.Dealt;
import burraco.measure.Histogram;
import burraco.measure.Tally;
import java.io.PrintStream;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints the report of {@code simulate --track}: how well the hands were tracked. */
final class TallyReport {
    private final PrintStream out;
    private final CommandTexts texts;

    TallyReport(Screen screen) {
        out = screen.out();
        texts = screen.texts();
    }

    /**
     * @param cpuSeconds processor time for an hour at the table
     */
    void print(Tally tally, double cpuSeconds) {
        Counts acts = tally.acts();
        out.println(texts.say("tally.title", acts.acts()));
        share("tally.exact", acts.exact(), acts);
        share("tally.late", acts.late(), acts);
        share("tally.wrong", acts.wrong(), acts);
        share("tally.missed", acts.missed(), acts);
        share("tally.unsure", acts.unsure(), acts);
        line("tally.extra", texts.say("tally.extra-is", acts.extra(), acts.unsureExtra()));
        line("tally.cards", String.valueOf(tally.silentWrongCards()));
        line("tally.deal", dealt(tally.dealt()));
        line(
                "tally.rulings",
                texts.say("tally.rulings-are", tally.falseRulings(), tally.missedRulings()));
        mischief(tally);
        line("tally.questions", String.valueOf(tally.prompts()));
        line("tally.delay", delay(tally.delays().all()));
        line("tally.processor", texts.say("tally.processor-is", number("%.1f", cpuSeconds)));
        calibration(tally.calibration());
        habits(tally);
        if (tally.unjudged() > 0) {
            line(
                    "tally.unjudged",
                    texts.say("tally.unjudged-are", tally.unjudged(), tally.hands()));
        }
    }

    private void calibration(CertaintyCounts calibration) {
        out.println(texts.say("tally.sure"));
        for (int i = 0; i < CertaintyCounts.FROM.size(); i++) {
            long said = calibration.said().get(i);
            if (said > 0) {
                out.println(
                        texts.say(
                                "tally.sure-is",
                                number("%5.1f", 100 * CertaintyCounts.FROM.get(i)),
                                number("%8d", said),
                                number("%7.2f", 100.0 * calibration.right().get(i) / said)));
            }
        }
    }

    private void share(String key, long some, Counts acts) {
        double percent = acts.acts() == 0 ? 0 : 100.0 * some / acts.acts();
        out.printf(Locale.ROOT, "  %-20s %8d %7.2f %%%n", texts.say(key), some, percent);
    }

    private void line(String key, String value) {
        out.printf(Locale.ROOT, "%-22s %s%n", texts.say(key), value);
    }

    private static String number(String form, Object number) {
        return String.format(Locale.ROOT, form, number);
    }

    private String dealt(Dealt dealt) {
        return texts.say("tally.deal-is", dealt.cards(), dealt.identified(), dealt.wrong());
    }

    /** How many cases were ruled, and which ones were missed. */
    private void mischief(Tally tally) {
        if (tally.mischief().isEmpty()) {
            return;
        }
        long committed = tally.mischief().values().stream().mapToLong(Caught::committed).sum();
        long ruled = tally.mischief().values().stream().mapToLong(Caught::ruled).sum();
        line("tally.mischief", texts.say("tally.mischief-is", ruled, committed));
        String some =
                tally.mischief().entrySet().stream()
                        .filter(one -> one.getValue().ruled() < one.getValue().committed())
                        .map(one -> one.getKey() + " " + of(one.getValue()))
                        .collect(Collectors.joining(", "));
        if (!some.isEmpty()) {
            line("tally.mischief-some", some);
        }
    }

    /** The hands in which people had each habit, with all mistakes in them. */
    private void habits(Tally tally) {
        if (tally.habits().isEmpty()) {
            return;
        }
        out.println(texts.say("tally.habits"));
        tally.habits()
                .forEach((habit, went) ->
                        out.println(
                                texts.say(
                                        "tally.habit-is",
                                        number("%-20s", habit),
                                        number("%5d", went.hands()),
                                        number("%5d", went.times()),
                                        number("%7.2f", percent(went.acts())),
                                        number("%5d", went.falseRulings()))));
    }

    private static double percent(Counts acts) {
        return acts.acts() == 0 ? 0 : 100.0 * acts.exact() / acts.acts();
    }

    private static String of(Caught caught) {
        return caught.ruled() + "/" + caught.committed();
    }

    private String delay(Histogram delays) {
        return delays.count() == 0
                ? texts.say("tally.no-delay")
                : texts.say(
                        "tally.delay-is",
                        delays.percentile(50).orElseThrow(),
                        delays.percentile(99).orElseThrow(),
                        delays.max().orElseThrow());
    }
}
