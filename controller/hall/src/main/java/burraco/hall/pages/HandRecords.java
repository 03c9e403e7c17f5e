package burraco.hall.pages;

import java.io.IOException;
import java.util.List;

/** Hands that were played, card by card. */
public interface HandRecords {
    HandRecords NONE = (_, _) -> List.of();

    /**
     * Records of the hands of a table in a round, in hand-record notation. They are shown to those
     * who have played them, when the round is over.
     */
    List<String> of(int round, int table) throws IOException;
}
