package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.engine.turn.Lots;
import burraco.record.ActionLine;
import burraco.record.Judgement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A record that was judged, with short answers about it for tests. */
public final class Judged {
    private final List<Judgement.Step> steps;
    private final Hand end;

    private final List<Ruling> atEnd;

    private Judged(Judgement.Judged judged) {
        steps = judged.steps();
        end = judged.end();
        atEnd = judged.atEnd();
    }

    public static Judged of(String record) {
        return switch (judge(record)) {
            case Judgement.Judged judged -> {
                List<ActionLine> lines = judged.document().actions();
                Hand before = judged.start();
                for (int i = 0; i < lines.size(); i++) {
                    Judgement.Step step = judged.steps().get(i);
                    Invariants.sawAlone(before, step, lines.get(i).late());
                    before = step.after();
                }
                yield new Judged(judged);
            }
            case Judgement.Refused refused ->
                    throw new AssertionError("refused: " + refused.problem());
        };
    }

    public static void assertSilent(String record) {
        assertEquals("", of(record).rulings());
    }

    /**
     * @param rulings in the form of {@link #rulings()}
     */
    public static void assertRulings(String rulings, String record) {
        assertEquals(rulings, of(record).rulings());
    }

    /**
     * @param told in the form of {@link #told()}
     */
    public static Judged assertTold(String told, String record) {
        Judged judged = of(record);
        assertEquals(told, judged.told());
        return judged;
    }

    /** The line at which the record cannot be true or cannot be read. */
    public static int refusedAt(String record) {
        return switch (judge(record)) {
            case Judgement.Judged _ -> throw new AssertionError("nothing wrong with the record");
            case Judgement.Refused refused -> refused.problem().line();
        };
    }

    private static Judgement judge(String record) {
        return Judgement.of(record.getBytes(StandardCharsets.UTF_8));
    }

    /** Turns in which these seats draw and discard cards that nobody has seen. */
    public static String turns(String seats) {
        StringBuilder lines = new StringBuilder();
        for (String seat : seats.split(" ")) {
            lines.append(seat).append(" draw\n").append(seat).append(" discard ??\n");
        }
        return lines.toString();
    }

    /** Every ruling with the line on which it stands: {@code 14 31B W, 15 0.3 N}. */
    public String rulings() {
        List<String> rulings = new ArrayList<>();
        for (Judgement.Step step : steps) {
            step.rulings().forEach(ruling -> rulings.add(step.line() + " " + text(ruling)));
        }
        atEnd.forEach(ruling -> rulings.add("end " + text(ruling)));
        return String.join(", ", rulings);
    }

    /**
     * Every ruling in full, one a line, with the line on which it stands: {@code 4 26.1 W: discard
     * W KD; stop W}.
     */
    public String told() {
        List<String> told = new ArrayList<>();
        for (Judgement.Step step : steps) {
            step.rulings().forEach(ruling -> told.add(step.line() + " " + RulingText.of(ruling)));
        }
        atEnd.forEach(ruling -> told.add("end " + RulingText.of(ruling)));
        return String.join("\n", told);
    }

    /** Who has to act after that line of the record, and in which phase: {@code W play}. */
    public String after(int line) {
        for (Judgement.Step step : steps) {
            if (step.line() == line) {
                Hand hand = step.after();
                return hand.over() ? "over" : hand.acting() + " " + hand.phase();
            }
        }
        throw new AssertionError("no act on line " + line);
    }

    /**
     * The remedies that are no longer due, with the line and the reason: {@code 5 restore done}.
     */
    public String settled() {
        List<String> settled = new ArrayList<>();
        for (Judgement.Step step : steps) {
            step.settled()
                    .forEach(one ->
                            settled.add(
                                    step.line()
                                            + " "
                                            + RulingText.of(one.remedy()).split(" ")[0]
                                            + " "
                                            + one.why()));
        }
        return String.join(", ", settled);
    }

    /** The remedies that the last line settled, with their cards. */
    public List<String> lastSettled() {
        return steps.getLast().settled().stream().map(one -> RulingText.of(one.remedy())).toList();
    }

    /** The last line, as the record should write it. */
    public String lastLine() {
        return steps.getLast().text();
    }

    public Ruling lastRuling() {
        Ruling last = null;
        for (Judgement.Step step : steps) {
            last = step.rulings().isEmpty() ? last : step.rulings().getLast();
        }
        return last;
    }

    /** Every ruling without its line: {@code 31B W, 0.3 N}. */
    public String cases() {
        return rulings().replaceAll("(^|, )(\\d+|end) ", "$1");
    }

    private static String text(Ruling ruling) {
        return ruling.which() + ruling.seat().map(seat -> " " + seat).orElse("");
    }

    /** Whose turn it is, or how the hand ended: {@code W draw}, {@code closed W}, {@code stock}. */
    public String stands() {
        if (!end.over()) {
            return end.acting() + " " + end.phase();
        }
        return end.ending().reason() + end.ending().closer().map(closer -> " " + closer).orElse("");
    }

    /** Turns left after each act, while a time-out runs: {@code 6 6 5}. */
    public String turnsLeft() {
        List<String> left = new ArrayList<>();
        for (Judgement.Step step : steps) {
            if (step.after().timeOutRuns()) {
                left.add(String.valueOf(step.after().turnsLeft()));
            }
        }
        return String.join(" ", left);
    }

    /** The last act as the record should write it. */
    public String lastAct() {
        return steps.getLast().text();
    }

    /** The melds as they lie: {@code NS1 3H 4H 5H, EW1 JK 3S 3D}. */
    public String melds() {
        List<String> melds = new ArrayList<>();
        for (Meld meld : end.melds().all()) {
            List<String> cards = meld.inOrder().stream().map(c -> c.face().toString()).toList();
            melds.add(meld.id() + " " + String.join(" ", cards));
        }
        return String.join(", ", melds);
    }

    /** The result of the draw for seats: {@code first N, dealer W}, {@code redraw N E}. */
    public String lots() {
        return switch (Lots.of(end.preparation().orElseThrow())) {
            case Lots.Open _ -> "open";
            case Lots.Redraw redraw ->
                    redraw.seats().stream()
                            .map(Seat::toString)
                            .reduce("redraw", (a, b) -> a + " " + b);
            case Lots.Drawn drawn -> "first " + drawn.first() + ", dealer " + drawn.dealer();
        };
    }

    public int fan(Seat seat) {
        return end.fan(seat).size();
    }

    public LineScore score(Line line) {
        return Count.of(end, line);
    }

    /** The line's total; null while cards that count are unseen. */
    public Integer total(Line line) {
        return score(line).total().isPresent() ? score(line).total().getAsInt() : null;
    }

    public Hand end() {
        return end;
    }
}
