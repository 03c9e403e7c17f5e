package burraco.cli.simulate;

import burraco.measure.Calibration;
import burraco.measure.Caught;
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

    TallyReport(PrintStream out) {
        this.out = out;
    }

    /**
     * @param cpuSeconds how long the processor was busy for an hour at the table
     */
    void print(Tally tally, double cpuSeconds) {
        Counts acts = tally.acts();
        out.println("What the table understood of " + acts.acts() + " acts behind the deal:");
        share("as they were", acts.exact(), acts);
        share("late", acts.late(), acts);
        share("wrongly", acts.wrong(), acts);
        share("not at all", acts.missed(), acts);
        share("unsure, and said so", acts.unsure(), acts);
        line("Acts too many", acts.extra() + ", unsure " + acts.unsureExtra());
        line("Wrong cards named", String.valueOf(tally.silentWrongCards()));
        line("Cards of the deal", dealt(tally.dealt()));
        line("Rulings", tally.falseRulings() + " false, " + tally.missedRulings() + " missing");
        mischief(tally);
        line("Questions to people", String.valueOf(tally.prompts()));
        line("Understood after", delay(tally.delays().all()));
        line(
                "Processor",
                String.format(Locale.ROOT, "%.1f s for an hour at the table", cpuSeconds));
        calibration(tally.calibration());
        habits(tally);
        if (tally.unjudged() > 0) {
            line("Not to be judged", tally.unjudged() + " of " + tally.hands() + " hands");
        }
    }

    private void calibration(Calibration calibration) {
        out.println("Of acts said to be so sure, so many were right:");
        for (int i = 0; i < Calibration.FROM.size(); i++) {
            long said = calibration.said().get(i);
            if (said > 0) {
                out.printf(
                        Locale.ROOT,
                        "  %5.1f %% and more      %8d %7.2f %%%n",
                        100 * Calibration.FROM.get(i),
                        said,
                        100.0 * calibration.right().get(i) / said);
            }
        }
    }

    private void share(String how, long some, Counts acts) {
        double percent = acts.acts() == 0 ? 0 : 100.0 * some / acts.acts();
        out.printf(Locale.ROOT, "  %-20s %8d %7.2f %%%n", how, some, percent);
    }

    private void line(String what, String value) {
        out.printf(Locale.ROOT, "%-22s %s%n", what, value);
    }

    private static String dealt(Dealt dealt) {
        return String.format(
                Locale.ROOT,
                "%d of %d named, %d wrongly",
                dealt.identified(),
                dealt.cards(),
                dealt.wrong());
    }

    /** How many cases were ruled, and which ones were missed. */
    private void mischief(Tally tally) {
        if (tally.mischief().isEmpty()) {
            return;
        }
        long committed = tally.mischief().values().stream().mapToLong(Caught::committed).sum();
        long ruled = tally.mischief().values().stream().mapToLong(Caught::ruled).sum();
        line("Mischief", ruled + " of " + committed + " ruled");
        String some =
                tally.mischief().entrySet().stream()
                        .filter(one -> one.getValue().ruled() < one.getValue().committed())
                        .map(one -> one.getKey() + " " + of(one.getValue()))
                        .collect(Collectors.joining(", "));
        if (!some.isEmpty()) {
            line("  not always", some);
        }
    }

    /** The hands in which people had each, all that went wrong in them together. */
    private void habits(Tally tally) {
        if (tally.habits().isEmpty()) {
            return;
        }
        out.println("Hands in which people had a habit:");
        tally.habits()
                .forEach((habit, went) ->
                        out.printf(
                                Locale.ROOT,
                                "  %-20s %5d hands %5d times %7.2f %% of the acts %5d false"
                                        + " rulings%n",
                                habit,
                                went.hands(),
                                went.times(),
                                percent(went.acts()),
                                went.falseRulings()));
    }

    private static double percent(Counts acts) {
        return acts.acts() == 0 ? 0 : 100.0 * acts.exact() / acts.acts();
    }

    private static String of(Caught caught) {
        return caught.ruled() + "/" + caught.committed();
    }

    private static String delay(Histogram delays) {
        if (delays.count() == 0) {
            return "no time was taken";
        }
        return String.format(
                Locale.ROOT,
                "%d ms half of the time, %d ms 99 times of 100, %d ms at most",
                delays.percentile(50).orElseThrow(),
                delays.percentile(99).orElseThrow(),
                delays.max().orElseThrow());
    }
}
