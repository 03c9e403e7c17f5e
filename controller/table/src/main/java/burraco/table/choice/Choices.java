package burraco.table.choice;

import burraco.table.sheet.ActSheet;
import burraco.table.state.OpenChoice;
import java.util.Optional;

/**
 * Finds out what the code of play leaves to people in the present state; the first choice if there
 * are several.
 */
public final class Choices {
    private Choices() {}

    /**
     * @param thrown cards about which an arbiter has said that nobody knows where they go
     */
    public static Optional<OpenChoice> of(ActSheet sheet, Optional<ThrownCards> thrown) {
        return thrown.flatMap(one -> one.choice(sheet))
                .or(() -> DealChoice.of(sheet))
                .or(() -> OrderChoice.of(sheet))
                .or(() -> DiscardChoice.of(sheet));
    }
}
