package burraco.table;

import burraco.engine.ruling.Ruling;
import burraco.engine.score.LineScore;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.SheetChanges;
import burraco.table.state.HandState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What would follow from a command that has not been carried out.
 *
 * @param effects the effects, without those of the clocks
 * @param fall rulings that would fall
 * @param come rulings that would be new
 * @param before the present count of the hand
 * @param after the count after the command
 * @param refusal why it would be refused; then nothing changes
 */
public record Preview(
        List<Effect> effects,
        List<Ruling> fall,
        List<Ruling> come,
        Counts before,
        Counts after,
        Optional<Refusal> refusal) {
    public Preview {
        effects = List.copyOf(effects);
        fall = List.copyOf(fall);
        come = List.copyOf(come);
    }

    /** Both lines' count of a hand. */
    public record Counts(LineScore ns, LineScore ew) {
        static Counts of(ActSheet sheet) {
            HandState hand = HandState.of(sheet);
            return new Counts(hand.ns(), hand.ew());
        }
    }

    static Preview refused(ActSheet sheet, Refusal why) {
        return nothing(sheet, Optional.of(why));
    }

    /** The preview of a command that would be kept until there is a record. */
    static Preview waits(ActSheet sheet) {
        return nothing(sheet, Optional.empty());
    }

    private static Preview nothing(ActSheet sheet, Optional<Refusal> why) {
        Counts now = Counts.of(sheet);
        return new Preview(List.of(), List.of(), List.of(), now, now, why);
    }

    /**
     * @param waived the ruling that would be waived
     */
    static Preview of(
            TableWorkspace workspace,
            ActSheet changed,
            Effect last,
            Optional<Ruling> waived,
            long at) {
        SheetChanges difference = SheetChanges.of(workspace.sheet(), changed);
        RecordChangeEffects telling =
                RecordChangeEffects.of(difference, Map.of(), workspace.questions, workspace.contest)
                        .on(changed);
        List<Effect> effects = new ArrayList<>(telling.effects());
        effects.addAll(workspace.choosing.wouldTell(changed, at));
        effects.add(last);
        return new Preview(
                effects,
                Stream.concat(waived.stream(), difference.fallen().stream()).toList(),
                difference.ruled(),
                Counts.of(workspace.sheet()),
                Counts.of(changed),
                Optional.empty());
    }
}
