package burraco.table;

import burraco.engine.ruling.Ruling;
import burraco.engine.score.LineScore;
import burraco.table.sheet.Difference;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Sheet;
import burraco.table.state.HandState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What would come of a wish, of which nothing is done yet.
 *
 * @param effects as they would be told; what the clocks would say then is not among them
 * @param fall rulings that would not stand any more
 * @param come rulings that would be new
 * @param before what the hand comes to now
 * @param after what it would come to
 * @param refusal why it would not be done; then nothing changes
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

    /** Both lines' count of a hand, as a table shows it. */
    public record Counts(LineScore ns, LineScore ew) {
        static Counts of(Sheet sheet) {
            HandState hand = HandState.of(sheet);
            return new Counts(hand.ns(), hand.ew());
        }
    }

    static Preview refused(Sheet sheet, Refusal why) {
        return nothing(sheet, Optional.of(why));
    }

    /** It would be kept until there is a record. */
    static Preview waits(Sheet sheet) {
        return nothing(sheet, Optional.empty());
    }

    private static Preview nothing(Sheet sheet, Optional<Refusal> why) {
        Counts now = Counts.of(sheet);
        return new Preview(List.of(), List.of(), List.of(), now, now, why);
    }

    /**
     * @param waived the ruling that would be let go
     */
    static Preview of(Desk desk, Sheet changed, Effect last, Optional<Ruling> waived, long at) {
        Difference difference = Difference.of(desk.sheet(), changed);
        Telling telling =
                Telling.of(difference, Map.of(), desk.questions, desk.contest).on(changed);
        List<Effect> effects = new ArrayList<>(telling.effects());
        effects.addAll(desk.choosing.wouldTell(changed, at));
        effects.add(last);
        return new Preview(
                effects,
                Stream.concat(waived.stream(), difference.fallen().stream()).toList(),
                difference.ruled(),
                Counts.of(desk.sheet()),
                Counts.of(changed),
                Optional.empty());
    }
}
