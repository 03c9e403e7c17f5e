package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.cli.out.Paint;
import burraco.cli.out.Screen;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Player;
import burraco.engine.hand.Warning;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.engine.score.Count;
import burraco.engine.score.CountedMeld;
import burraco.engine.score.LineScore;
import burraco.engine.turn.Lots;
import burraco.record.Judgement;
import burraco.record.RecordWriter;
import burraco.words.Width;
import burraco.words.Words;
import java.io.PrintStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints a judged record: each act with its rulings, the melds and the count. */
public final class JudgeReport {
    private final PrintStream out;
    private final Words words;
    private final Paint paint;
    private final boolean explains;

    /**
     * @param explains whether to print the basis of each ruling
     */
    public JudgeReport(Screen screen, Words words, boolean explains) {
        this.out = screen.out();
        this.words = words;
        this.paint = new Paint(screen.colour());
        this.explains = explains;
    }

    public void print(String title, Judgement.Judged judged) {
        if (!title.isEmpty()) {
            out.println(paint.strong(title));
        }
        Explained explained = new Explained(judged);
        int next = 0;
        Hand before = judged.start();
        List<Judgement.Step> steps = judged.steps();
        for (RecordWriter.Written written : RecordWriter.lines(judged.document())) {
            boolean act = next < steps.size() && steps.get(next).line() == written.number();
            if (!act) {
                out.println(plain(written));
                continue;
            }
            Judgement.Step step = steps.get(next++);
            printAct(step, written.comment(), before, explained);
            before = step.after();
        }
        Hand end = judged.end();
        if (!judged.atEnd().isEmpty()) {
            out.println(words.sheet("at-end"));
            judged.atEnd().forEach(ruling -> printRuling(ruling, explained, OptionalInt.empty()));
        }
        printEnd(end);
    }

    private String plain(RecordWriter.Written written) {
        String comment = paint.faint(written.comment());
        String number = String.format(Locale.ROOT, "%4d  ", written.number());
        boolean bare = written.text().isEmpty();
        if (bare && written.comment().isEmpty()) {
            return "";
        }
        String text = paint.cards(written.text());
        String gap = bare || comment.isEmpty() ? "" : "  ";
        return paint.faint(number) + text + gap + comment;
    }

    private void printAct(Judgement.Step step, String comment, Hand before, Explained explained) {
        String number = String.format(Locale.ROOT, "%4d  ", step.line());
        String text = paint.cards(step.text());
        String gap = comment.isEmpty() ? "" : "  ";
        out.println(paint.faint(number) + text + gap + paint.faint(comment));
        if (step.act() instanceof Act.Gap lost) {
            long seconds = Math.ceilDiv(lost.millis(), 1000);
            out.println(paint.warning("      " + words.sheet("gap", seconds) + "."));
        } else {
            printSettled(step);
            printCarriedOut(before, step);
        }
        OptionalInt line = OptionalInt.of(step.line());
        step.rulings().forEach(ruling -> printRuling(ruling, explained, line));
        if (step.act() instanceof Act.Lot) {
            printLots(Lots.of(step.after().preparation().orElseThrow()));
        }
        if (step.after().timeOutRuns()) {
            String left = words.sheet("turns-left", step.after().turnsLeft());
            out.println(paint.faint("      (" + left + ")"));
        }
    }

    private void printLots(Lots lots) {
        switch (lots) {
            case Lots.Open _ -> {}
            case Lots.Redraw redraw -> {
                String seats =
                        redraw.seats().stream().map(words::say).collect(Collectors.joining(", "));
                out.println("      " + words.sheet("lots.redraw", seats));
            }
            case Lots.Drawn drawn ->
                    out.println(
                            "      "
                                    + words.sheet(
                                            "lots.drawn",
                                            words.say(drawn.first()),
                                            words.say(drawn.dealer())));
        }
    }

    private void printRuling(Ruling ruling, Explained explained, OptionalInt line) {
        String who = ruling.seat().map(seat -> ", " + words.say(seat)).orElse("");
        String head = "    ▲ " + ruling.which() + " (" + words.article(ruling) + who + ")";
        out.println(paint.warning(head) + "  " + words.say(ruling, Width.SCREEN) + ".");
        for (Remedy remedy : ruling.remedies()) {
            String mark = remedy.isDue() ? "      □ " : "      → ";
            out.println(mark + words.say(ruling, remedy, Width.SCREEN) + ".");
        }
        if (explains) {
            explained
                    .lines(ruling, line, words)
                    .forEach(said -> out.println(paint.faint("        " + said + ".")));
        }
    }

    /** What is no longer due, and why. */
    private void printSettled(Judgement.Step step) {
        Set<Settled.Why> otherwise = EnumSet.noneOf(Settled.Why.class);
        for (Settled settled : step.settled()) {
            String what = words.say(settled.ruling(), settled.remedy(), Width.SCREEN) + ".";
            if (settled.why() == Settled.Why.DONE) {
                out.println(paint.green("      ✓ " + what));
            } else {
                otherwise.add(settled.why());
                out.println(paint.faint("      – " + what));
            }
        }
        for (Settled.Why why : otherwise) {
            out.println(paint.faint("        " + words.say(why) + "."));
        }
    }

    /** Notes that a ruling has been carried out completely. */
    private void printCarriedOut(Hand before, Judgement.Step step) {
        for (Owed owed : before.owed()) {
            boolean done =
                    step.settled().stream()
                            .anyMatch(settled ->
                                    settled.ruling() == owed.ruling()
                                            && settled.why() == Settled.Why.DONE);
            boolean left =
                    step.after().owed().stream().anyMatch(now -> now.ruling() == owed.ruling());
            if (done && !left) {
                String told = words.state("settled", Width.SCREEN, words.say(owed.seat()));
                out.println(paint.faint("        " + told + "."));
            }
        }
    }

    private void printEnd(Hand hand) {
        out.println();
        Ending ending = hand.ending();
        out.println(paint.strong(words.sheet("reason." + ending.reason(), closer(ending))));
        out.println();
        out.println(paint.strong(words.sheet("melds")));
        List<Meld> melds = hand.melds().all();
        if (melds.isEmpty()) {
            out.println("  " + words.sheet("no-melds"));
        }
        melds.forEach(meld -> printMeld(meld, hand));
        printAside(hand);
        out.println();
        printScore(hand);
        if (!hand.warnings().isEmpty()) {
            out.println(words.sheet("warnings") + ": " + seats(hand.warnings()));
        }
    }

    private String closer(Ending ending) {
        return ending.closer().map(words::say).orElse("");
    }

    private static String seats(List<Warning> warnings) {
        return warnings.stream()
                .map(warning ->
                        warning.seat()
                                + warning.which().map(which -> " (" + which + ")").orElse(""))
                .collect(Collectors.joining(", "));
    }

    private void printMeld(Meld meld, Hand hand) {
        String cards =
                meld.inOrder().stream()
                        .map(card -> card.face().toString())
                        .collect(Collectors.joining(" "));
        CountedMeld counted = CountedMeld.of(hand, meld);
        String kind =
                switch (counted.shape()) {
                    case Shape.Sequence _ -> words.sheet("sequence");
                    case Shape.Combination _ -> words.sheet("combination");
                    case Shape.NoMeld _ -> words.sheet("invalid");
                };
        String burraco = words.sheet("burraco." + counted.burraco(hand.rules()));
        String frozen = meld.freeze() instanceof Freeze.None ? "" : " · " + words.sheet("frozen");
        String what = burraco.isEmpty() ? paint.faint(kind) : paint.green(burraco);
        String pad = " ".repeat(Math.max(1, 42 - cards.length()));
        out.printf(
                Locale.ROOT,
                "  %-5s %s%s%4d  %s%s%n",
                words.say(meld.id()),
                paint.cards(cards),
                pad,
                counted.positive().points(),
                what,
                frozen);
    }

    /** Exposed cards, which the player may not play freely. */
    private void printAside(Hand hand) {
        for (Seat seat : Seat.values()) {
            Player player = hand.player(seat);
            aside("penalized", seat, player.penalized());
            aside("exposed", seat, player.exposed().sorted(Order.IN_A_FAN));
        }
    }

    private void aside(String state, Seat seat, List<Card> cards) {
        if (!cards.isEmpty()) {
            out.println("  " + words.state(state, Width.SCREEN, seat, cards));
        }
    }

    private void printScore(Hand hand) {
        LineScore ns = Count.of(hand, Line.NS);
        LineScore ew = Count.of(hand, Line.EW);
        out.println(
                paint.strong(
                        row(
                                words.sheet("score"),
                                words.initials(Line.NS),
                                words.initials(Line.EW))));
        part("burrachi", ns, ew, score -> OptionalInt.of(score.burrachi()));
        part("closing", ns, ew, score -> OptionalInt.of(score.closing()));
        part("cards", ns, ew, score -> OptionalInt.of(score.melds()));
        part("pozzetto", ns, ew, LineScore::pozzetto);
        part("hand", ns, ew, LineScore::hand);
        part("penalized", ns, ew, score -> OptionalInt.of(score.penalized()));
        part("arbiter", ns, ew, score -> OptionalInt.of(score.arbiter()));
        out.println(paint.strong(part("total", LineScore::total, ns, ew)));
        if (ns.unseen() + ew.unseen() > 0) {
            out.println(row("  " + words.sheet("unseen"), "" + ns.unseen(), "" + ew.unseen()));
        }
    }

    private void part(
            String key, LineScore ns, LineScore ew, Function<LineScore, OptionalInt> points) {
        boolean nothing =
                points.apply(ns).equals(OptionalInt.of(0))
                        && points.apply(ew).equals(OptionalInt.of(0));
        if (!nothing) {
            out.println(part(key, points, ns, ew));
        }
    }

    private String part(
            String key, Function<LineScore, OptionalInt> points, LineScore ns, LineScore ew) {
        return row("  " + words.sheet(key), text(points.apply(ns)), text(points.apply(ew)));
    }

    private static String row(String name, String ns, String ew) {
        return String.format(Locale.ROOT, "%-24s%8s%8s", name, ns, ew);
    }

    private static String text(OptionalInt points) {
        return points.isPresent() ? String.valueOf(points.getAsInt()) : "?";
    }
}
