package burraco.cli.judge;

import burraco.cards.Seat;
import burraco.engine.ruling.NoticedIn;
import burraco.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why there is a ruling.
 *
 * @param why the explanation in each language
 * @param noticed on which line; empty at the end of the hand
 */
public record ExplainedJson(
        Optional<String> article,
        Optional<String> paragraph,
        Map<String, String> why,
        List<String> decisions,
        NoticedIn phase,
        Optional<Integer> noticed,
        Optional<Act> act)
        implements JsonObject {
    /**
     * The act that it is about.
     *
     * @param cards those that had been seen
     * @param turn whose turn it was
     * @param took what he had drawn in it
     */
    public record Act(
            int line, String action, String cards, Optional<Seat> turn, Optional<String> took)
            implements JsonObject {}
}
