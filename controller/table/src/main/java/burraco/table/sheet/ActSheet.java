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
 * The acts of one hand that hold now, with their rulings. Immutable: adding, removing or changing
 * an act gives another sheet, judged anew from there on.
 */
public final class ActSheet {
    /** The state of the hand between two acts. */
    record At(Hand open, Hand all, TurnTime time) {}

    /** The result of changing the sheet. */
    public sealed interface Result {
        record Done(ActSheet sheet) implements Result {}

        record Refused(Refusal why) implements Result {}
    }

    private final Heading heading;
    private final List<String> above;
    private final Hand start;
    private final List<ActSlot> slots;
    private final List<SheetLine> lines;
    private final int ids;

    private ActSheet(
            Heading heading, Hand start, List<ActSlot> slots, List<SheetLine> lines, int ids) {
        this.heading = heading;
        this.start = start;
        this.slots = List.copyOf(slots);
        this.lines = List.copyOf(lines);
        this.ids = ids;
        above = heading.lines();
    }

    public static ActSheet of(Heading heading) {
        return new ActSheet(heading, heading.start(), List.of(), List.of(), 0);
    }

    /** An empty sheet with another heading. */
    public ActSheet headed(Heading other) {
        return new ActSheet(other, other.start(), List.of(), List.of(), ids);
    }

    // Content

    public Heading heading() {
        return heading;
    }

    public List<SheetLine> lines() {
        return lines;
    }

    public Optional<SheetLine> last() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast());
    }

    /** The hand by public knowledge. */
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
        return JudgedAct.after(start, lines);
    }

    public Optional<SheetLine> line(int number) {
        int index = number - above.size() - 1;
        return index < 0 || index >= lines.size()
                ? Optional.empty()
                : Optional.of(lines.get(index));
    }

    public int nextNumber() {
        return above.size() + lines.size() + 1;
    }

    public Optional<ActSlot> slot(int id) {
        return slots.stream().filter(slot -> slot.id() == id).findFirst();
    }

    /** The hand record, without comments. */
    public String record() {
        StringBuilder text = new StringBuilder();
        above.forEach(line -> text.append(line).append('\n'));
        lines.forEach(line -> text.append(line.text()).append(why(line)).append('\n'));
        return text.toString();
    }

    /** A decision is recorded with its reason; who decided is only in the journal. */
    private String why(SheetLine line) {
        if (!(line.said().act() instanceof Act.Decide)) {
            return "";
        }
        return slot(line.id())
                .filter(slot -> !slot.corrections().isEmpty())
                .map(slot -> Signature.of("", slot.corrections().getLast().why()).toString())
                .orElse("");
    }

    /** The corrections that hold, in the order of their acts. */
    public List<Correction> corrections() {
        return slots.stream().flatMap(slot -> slot.corrections().stream()).toList();
    }

    /**
     * A correction and the act that it is about.
     *
     * @param act the id of the act
     */
    public record Remark(int act, Correction correction) {}

    /** The corrections that hold, each with its act. */
    public List<Remark> remarks() {
        return slots.stream()
                .flatMap(slot -> slot.corrections().stream().map(one -> new Remark(slot.id(), one)))
                .toList();
    }

    // Acts

    /** With this act added at the end. */
    public Result with(ToldAct said) {
        return with(ActSlot.of(ids, said));
    }

    /** With a slot that was removed before added at the end. */
    public Result with(ActSlot slot) {
        List<ActSlot> more = new ArrayList<>(slots);
        more.add(slot);
        return judged(more);
    }

    /** Without this slot. */
    public Result without(int id) {
        return judged(slots.stream().filter(slot -> slot.id() != id).toList());
    }

    /** Whether the act was reported at this place before and people said that it did not happen. */
    public boolean denies(ToldAct said) {
        for (ActSlot slot : slots.reversed()) {
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

    /** With a correction of the act in this slot. */
    Result corrected(int id, Correction correction) {
        return changed(id, slot -> slot.with(correction));
    }

    /** With an act inserted of which nothing was heard. */
    Result inserted(int number, Correction correction) {
        Optional<SheetLine> before = line(number);
        List<ActSlot> more = new ArrayList<>(slots);
        int index = before.map(line -> index(line.id())).orElse(slots.size());
        more.add(index, new ActSlot(ids, Optional.empty(), List.of(correction)));
        return judged(more);
    }

    /** Without this correction. */
    Result without(Correction correction) {
        for (ActSlot slot : slots) {
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

    private Result changed(int id, UnaryOperator<ActSlot> change) {
        return judged(
                slots.stream()
                        .map(slot -> slot.id() == id ? change.apply(slot) : slot)
                        .filter(slot -> !slot.isEmpty())
                        .toList());
    }

    // Judging

    /** Judges the acts from the first changed one on. */
    private Result judged(List<ActSlot> changed) {
        List<SheetLine> judged = new ArrayList<>();
        boolean same = true;
        for (ActSlot slot : changed) {
            if (slot.holds().isEmpty()) {
                continue;
            }
            ToldAct said = slot.holds().get();
            int index = judged.size();
            same = same && index < lines.size() && isAt(lines.get(index), slot.id(), said);
            if (same) {
                judged.add(lines.get(index));
                continue;
            }
            int number = above.size() + index + 1;
            switch (JudgedAct.of(JudgedAct.after(start, judged), slot.id(), number, said)) {
                case JudgedAct.Judged(var line) -> judged.add(line);
                case JudgedAct.Refuted(var why) -> {
                    return new Result.Refused(Refusal.of(number, why));
                }
            }
        }
        if (!judged.isEmpty() && !prepares(judged.getFirst().said().act())) {
            return new Result.Refused(Refusal.of(Refusal.Why.BEFORE_THE_DEAL));
        }
        int next = changed.stream().mapToInt(slot -> slot.id() + 1).max().orElse(0);
        return new Result.Done(new ActSheet(heading, start, changed, judged, Math.max(ids, next)));
    }

    /** A record that begins with any other act is read as if the cards had been dealt. */
    private static boolean prepares(Act act) {
        return act instanceof Act.Lot
                || act instanceof Act.Shuffle
                || act instanceof Act.Cut
                || act instanceof Act.Deal
                || act instanceof Act.DealPozzetto;
    }

    private static boolean isAt(SheetLine line, int id, ToldAct said) {
        return line.id() == id && line.said().equals(said);
    }
}
