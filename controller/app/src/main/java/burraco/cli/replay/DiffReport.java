package burraco.cli.replay;

import burraco.cli.out.Paint;
import burraco.cli.out.Screen;
import burraco.measure.Comparison;
import burraco.measure.Counts;
import burraco.measure.Dealt;
import burraco.measure.Happened;
import burraco.measure.Pair;
import burraco.measure.Ruled;
import burraco.record.Problem;
import burraco.words.Language;
import burraco.words.Problems;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints the differences between a hand record and a replay, act by act. */
public final class DiffReport {
    private final PrintStream out;
    private final Paint paint;

    public DiffReport(Screen screen) {
        out = screen.out();
        paint = new Paint(screen.colour());
    }

    public void print(Comparison hand) {
        boolean timed = hand.pairs().stream().anyMatch(pair -> timed(pair).isTimed());
        for (Pair pair : hand.pairs()) {
            String time = timed ? String.format(Locale.ROOT, "%9s  ", time(timed(pair))) : "";
            line(pair, time);
        }
        out.println();
        hand.problem().ifPresent(this::problem);
        out.println(sums(hand));
        ruled("Ruled in the replay only: ", hand.falseRulings());
        ruled("Ruled in the record only: ", hand.missedRulings());
    }

    // Act by act

    private void line(Pair pair, String time) {
        switch (pair.outcome()) {
            case EXACT -> out.println("  " + time + pair.truth().orElseThrow().text());
            case LATE ->
                    out.println(
                            "  " + time + pair.truth().orElseThrow().text() + "   understood late");
            case WRONG -> out.println(paint.red("~ " + time + both(pair)));
            case MISSED -> out.println(paint.red("- " + time + pair.truth().orElseThrow().text()));
            case UNSURE -> out.println(paint.warning(unsure(pair, time)));
            case EXTRA ->
                    out.println(paint.red("+ " + time + pair.inferred().orElseThrow().text()));
            case UNSURE_EXTRA ->
                    out.println(
                            paint.warning(
                                    "+ "
                                            + time
                                            + pair.inferred().orElseThrow().text()
                                            + "   the replay was unsure"));
        }
    }

    private static String unsure(Pair pair, String time) {
        String text =
                pair.inferred().isPresent()
                        ? "~ " + time + both(pair)
                        : "- " + time + pair.truth().orElseThrow().text();
        return text + "   the replay was unsure";
    }

    private static String both(Pair pair) {
        String truth = pair.truth().orElseThrow().text();
        return pair.isDisplaced()
                ? truth + "   elsewhere in the order"
                : truth + "   replay: " + pair.inferred().orElseThrow().text();
    }

    /** The act whose time is shown. */
    private static Happened timed(Pair pair) {
        return pair.truth().filter(Happened::isTimed).or(pair::inferred).or(pair::truth).get();
    }

    private static String time(Happened act) {
        if (!act.isTimed()) {
            return "";
        }
        long tenths = act.complete() / 100;
        return String.format(
                Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    }

    // The sums

    private void problem(Problem problem) {
        String why = Problems.in(Language.EN).say(problem.kind(), problem.details());
        out.println(
                "The replay cannot be judged: line "
                        + problem.line()
                        + ", column "
                        + problem.column()
                        + ": "
                        + why);
    }

    private static String sums(Comparison hand) {
        Counts acts = hand.counts();
        List<String> parts = new ArrayList<>();
        parts.add(acts.exact() + " are the same");
        part(parts, acts.late(), "understood late");
        part(parts, acts.wrong(), "different");
        part(parts, acts.missed(), "missing");
        part(parts, acts.unsure(), "unsure");
        String sums = "Of " + acts.acts() + " acts " + String.join(", ", parts) + ".";
        long more = acts.extra() + acts.unsureExtra();
        sums += more == 0 ? "" : " The replay has " + more + " more.";
        Dealt dealt = hand.dealt();
        return dealt.cards() == 0 ? sums : sums + " " + dealt(dealt);
    }

    private static void part(List<String> parts, long count, String how) {
        if (count > 0) {
            parts.add(count + " " + how);
        }
    }

    private static String dealt(Dealt dealt) {
        return "Of "
                + dealt.cards()
                + " cards dealt "
                + dealt.identified()
                + (dealt.identified() == 1 ? " was recognised" : " were recognised")
                + (dealt.wrong() == 0 ? "." : ", " + dealt.wrong() + " wrongly named.");
    }

    private void ruled(String what, List<Ruled> rulings) {
        if (!rulings.isEmpty()) {
            out.println(
                    what + rulings.stream().map(Ruled::toString).collect(Collectors.joining(", ")));
        }
    }
}
