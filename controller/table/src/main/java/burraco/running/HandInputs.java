package burraco.running;

import burraco.journal.RestoreData;
import burraco.journal.Skip;
import burraco.journal.between.BetweenText;
import burraco.journal.tape.Names;
import burraco.table.state.BetweenHands;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is needed to restore a table.
 *
 * @param from its state when the current hand began
 * @param inputs the inputs since then
 * @param skips the inputs that are left out
 * @param countedAt when somebody entered a count
 */
record HandInputs(
        BetweenHands from,
        RestoreData.Inputs inputs,
        List<Skip> skips,
        Set<Long> countedAt,
        Names names) {
    HandInputs {
        skips = List.copyOf(skips);
        countedAt = Set.copyOf(countedAt);
    }

    /**
     * From a journal; empty if no hand has ever begun.
     *
     * @throws RuntimeException if the state is damaged
     */
    static Optional<HandInputs> of(RestoreData kept, Names names) {
        return kept.between()
                .map(text ->
                        new HandInputs(
                                BetweenText.read(text, names),
                                kept.inputs(),
                                kept.skips(),
                                kept.countedAt(),
                                names));
    }
}
