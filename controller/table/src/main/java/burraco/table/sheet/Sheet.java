package burraco.table.sheet;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.record.Signature;
import burraco.tracking.course.TurnTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The acts of one hand as they hold by now, with what the code says of each. A value: an act more,
 * one less or another one make another sheet, judged anew from there.
 */
public final class Sheet {
    /** Where the hand stands between two acts. */
    record At(Hand open, Hand all, TurnTime time) {}

    /** What becomes of a wish to change it. */
    public sealed interface Result {
        record Done(Sheet sheet) implements Result {}

        record Refused(Refusal why) implements Result {}
    }

    private final Heading heading;
    private final List<String> above;
    private final Hand start;
    private final List<Slot> slots;
    private final List<Line> lines;
    private final int ids;

    private Sheet(Heading heading, Hand start, List<Slot> slots, List<Line> lines, int ids) {
        this.heading = heading;
        this.start = start;
        this.slots = List.copyOf(slots);
        this.lines = List.copyOf(lines);
        this.ids = ids;
        above = heading.lines();
    }

    public static Sheet of(Heading heading) {
        return new Sheet(heading, heading.start(), List.of(), List.of(), 0);
    }

    /** Without an act, and another heading above it. */
    public Sheet headed(Heading other) {
        return new Sheet(other, other.start(), List.of(), List.of(), ids);
    }

    // What stands there

    public Heading heading() {
        return heading;
    }

    public List<Line> lines() {
        return lines;
    }

    public Optional<Line> last() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast());
    }

    /** The hand by what lies open. */
    public Hand open() {
        return now().open();
    }

    /** The hand by all that the table knows. */
    public Hand all() {
        return now().all();
    }

    public TurnTime time() {
        return now().time();
    }

    private At now() {
        return Judging.after(start, lines);
    }

    public Optional<Line> line(int number) {
        int index = number - above.size() - 1;
        return index < 0 || index >= lines.size()
                ? Optional.empty()
                : Optional.of(lines.get(index));
    }

    public int nextNumber() {
        return above.size() + lines.size() + 1;
    }

    public Optional<Slot> slot(int id) {
        return slots.stream().filter(slot -> slot.id() == id).findFirst();
    }

    /** The bare hand record. */
    public String record() {
        StringBuilder text = new StringBuilder();
        above.forEach(line -> text.append(line).append('\n'));
        lines.forEach(line -> text.append(line.text()).append(why(line)).append('\n'));
        return text.toString();
    }

    /**
     * A decision stands there with its reason; who decided is for the journal, and not for this.
     */
    private String why(Line line) {
        if (!(line.said().act() instanceof Act.Decide)) {
            return "";
        }
        return slot(line.id())
                .filter(slot -> !slot.corrections().isEmpty())
                .map(slot -> Signature.of("", slot.corrections().getLast().why()).toString())
                .orElse("");
    }

    /** Those that hold, in the order of what they are about. */
    public List<Correction> corrections() {
        return slots.stream().flatMap(slot -> slot.corrections().stream()).toList();
    }

    /**
     * A correction, and what it is about.
     *
     * @param act the id of the act
     */
    public record Remark(int act, Correction correction) {}

    /** Those that hold, each with the act that it is about. */
    public List<Remark> remarks() {
        return slots.stream()
                .flatMap(slot -> slot.corrections().stream().map(one -> new Remark(slot.id(), one)))
                .toList();
    }

    // Acts

    /** With this act at the end. */
    public Result with(Said said) {
        return with(Slot.of(ids, said));
    }

    /** With what was taken out before back at the end. */
    public Result with(Slot slot) {
        List<Slot> more = new ArrayList<>(slots);
        more.add(slot);
        return judged(more);
    }

    /** Without this place. */
    public Result without(int id) {
        return judged(slots.stream().filter(slot -> slot.id() != id).toList());
    }

    /** Whether this was told at this very place before, and people said that it was not so. */
    public boolean denies(Said said) {
        for (Slot slot : slots.reversed()) {
            if (slot.denies(said)) {
                return true;
            }
            if (slot.corrections().isEmpty()) {
                return false;
            }
        }
        return false;
    }

    // Corrections

    /** With what people say of the act at this place. */
    Result corrected(int id, Correction correction) {
        return changed(id, slot -> slot.with(correction));
    }

    /** With an act of which nothing was heard. */
    Result inserted(int number, Correction correction) {
        Optional<Line> before = line(number);
        List<Slot> more = new ArrayList<>(slots);
        int index = before.map(line -> index(line.id())).orElse(slots.size());
        more.add(index, new Slot(ids, Optional.empty(), List.of(correction)));
        return judged(more);
    }

    /** As it would be if that had not been said. */
    Result without(Correction correction) {
        for (Slot slot : slots) {
            if (slot.corrections().contains(correction)) {
                return changed(slot.id(), one -> one.without(correction));
            }
        }
        return new Result.Refused(Refusal.of(Refusal.Why.NO_SUCH_CORRECTION));
    }

    private int index(int id) {
        int index = 0;
        while (slots.get(index).id() != id) {
            index++;
        }
        return index;
    }

    private Result changed(int id, UnaryOperator<Slot> change) {
        return judged(
                slots.stream()
                        .map(slot -> slot.id() == id ? change.apply(slot) : slot)
                        .filter(slot -> !slot.isEmpty())
                        .toList());
    }

    // Judging

    /** What has not changed from the beginning on is not judged again. */
    private Result judged(List<Slot> changed) {
        List<Line> judged = new ArrayList<>();
        boolean same = true;
        for (Slot slot : changed) {
            if (slot.holds().isEmpty()) {
                continue;
            }
            Said said = slot.holds().get();
            int index = judged.size();
            same = same && index < lines.size() && isAt(lines.get(index), slot.id(), said);
            if (same) {
                judged.add(lines.get(index));
                continue;
            }
            int number = above.size() + index + 1;
            switch (Judging.of(Judging.after(start, judged), slot.id(), number, said)) {
                case Judging.Judged(var line) -> judged.add(line);
                case Judging.Refuted(var why) -> {
                    return new Result.Refused(Refusal.of(number, why));
                }
            }
        }
        if (!judged.isEmpty() && !prepares(judged.getFirst().said().act())) {
            return new Result.Refused(Refusal.of(Refusal.Why.BEFORE_THE_DEAL));
        }
        int next = changed.stream().mapToInt(slot -> slot.id() + 1).max().orElse(0);
        return new Result.Done(new Sheet(heading, start, changed, judged, Math.max(ids, next)));
    }

    /** Who reads a record takes the cards as dealt if it begins with anything else. */
    private static boolean prepares(Act act) {
        return act instanceof Act.Lot
                || act instanceof Act.Shuffle
                || act instanceof Act.Cut
                || act instanceof Act.Deal
                || act instanceof Act.DealPozzetto;
    }

    private static boolean isAt(Line line, int id, Said said) {
        return line.id() == id && line.said().equals(said);
    }
}
