package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.List;
import java.util.Optional;

/**
 * A table of a round, or of a draft.
 *
 * @param first numbers of the fixed or first side
 * @param why the sentence that says why they meet
 * @param warnings what an arbiter should see before it is posted
 * @param slip of a round whose seats are posted
 */
public record TableView(
        int table,
        String group,
        List<Integer> first,
        List<Integer> second,
        String why,
        List<String> warnings,
        @OmitEmpty Optional<SlipView> slip)
        implements JsonObject {}
