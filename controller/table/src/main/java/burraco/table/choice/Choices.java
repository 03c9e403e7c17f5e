package burraco.table.choice;

import burraco.table.sheet.Sheet;
import burraco.table.state.Choice;
import java.util.Optional;

/** What the code leaves to people as a hand stands; the first of it where there is more. */
public final class Choices {
    private Choices() {}

    /**
     * @param thrown the card about which somebody has said that nobody knows where it goes
     */
    public static Optional<Choice> of(Sheet sheet, Optional<Thrown> thrown) {
        return thrown.flatMap(one -> one.choice(sheet))
                .or(() -> DealChoice.of(sheet))
                .or(() -> OrderChoice.of(sheet))
                .or(() -> DiscardChoice.of(sheet));
    }
}
