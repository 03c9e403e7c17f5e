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
 * What a table can be made again from.
 *
 * @param from its state when the current hand began
 * @param inputs what came to it since then
 * @param skips those of them that are not taken
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
     * As a journal has it; empty where no hand has ever begun.
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
