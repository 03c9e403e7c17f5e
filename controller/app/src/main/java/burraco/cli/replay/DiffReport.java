package burraco.cli.replay;

import burraco.cli.options.CommandTexts;
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
    private final CommandTexts texts;
    private final Language language;

    public DiffReport(Screen screen) {
        out = screen.out();
        paint = new Paint(screen.colour());
        texts = screen.texts();
        language = screen.language();
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
        ruled("diff.ruled-replay", hand.falseRulings());
        ruled("diff.ruled-record", hand.missedRulings());
    }

    // Act by act

    private void line(Pair pair, String time) {
        switch (pair.grade()) {
            case EXACT -> out.println("  " + time + pair.truth().orElseThrow().text());
            case LATE ->
                    out.println(
                            texts.say(
                                    "diff.late", "  " + time + pair.truth().orElseThrow().text()));
            case WRONG -> out.println(paint.red("~ " + time + both(pair)));
            case MISSED -> out.println(paint.red("- " + time + pair.truth().orElseThrow().text()));
            case UNSURE -> out.println(paint.warning(unsure(pair, time)));
            case EXTRA ->
                    out.println(paint.red("+ " + time + pair.inferred().orElseThrow().text()));
            case UNSURE_EXTRA ->
                    out.println(
                            paint.warning(
                                    texts.say(
                                            "diff.unsure",
                                            "+ " + time + pair.inferred().orElseThrow().text())));
        }
    }

    private String unsure(Pair pair, String time) {
        String text =
                pair.inferred().isPresent()
                        ? "~ " + time + both(pair)
                        : "- " + time + pair.truth().orElseThrow().text();
        return texts.say("diff.unsure", text);
    }

    private String both(Pair pair) {
        String truth = pair.truth().orElseThrow().text();
        return pair.isDisplaced()
                ? texts.say("diff.elsewhere", truth)
                : texts.say("diff.other", truth, pair.inferred().orElseThrow().text());
    }

    /** The act whose time is printed. */
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
        String why = Problems.in(language).say(problem.kind(), problem.details());
        out.println(texts.say("diff.unjudged", problem.line(), problem.column(), why));
    }

    private String sums(Comparison hand) {
        Counts acts = hand.counts();
        List<String> parts = new ArrayList<>();
        parts.add(texts.say("diff.same", acts.exact()));
        part(parts, acts.late(), "diff.sum-late");
        part(parts, acts.wrong(), "diff.sum-wrong");
        part(parts, acts.missed(), "diff.sum-missed");
        part(parts, acts.unsure(), "diff.sum-unsure");
        String sums = texts.say("diff.sums", acts.acts(), String.join(", ", parts));
        long more = acts.extra() + acts.unsureExtra();
        sums += more == 0 ? "" : " " + texts.say("diff.more", more);
        Dealt dealt = hand.dealt();
        return dealt.cards() == 0 ? sums : sums + " " + dealt(dealt);
    }

    private void part(List<String> parts, long count, String key) {
        if (count > 0) {
            parts.add(texts.say(key, count));
        }
    }

    private String dealt(Dealt dealt) {
        String key = dealt.wrong() == 0 ? "diff.dealt" : "diff.dealt-wrongly";
        return texts.count(key, dealt.identified(), dealt.cards(), dealt.wrong());
    }

    private void ruled(String key, List<Ruled> rulings) {
        if (!rulings.isEmpty()) {
            String all = rulings.stream().map(Ruled::toString).collect(Collectors.joining(", "));
            out.println(texts.say(key, all));
        }
    }
}
