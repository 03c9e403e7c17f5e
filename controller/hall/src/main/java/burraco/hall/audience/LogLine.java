package burraco.hall.audience;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.Map;
import java.util.Optional;

/**
 * A line of the hand's log in words.
 *
 * @param line its number in the hand
 * @param seat whose act it is
 * @param says the act; none if the line is withdrawn, with all behind it
 */
public record LogLine(
        int line, @OmitEmpty Optional<String> seat, @OmitEmpty Optional<Map<String, String>> says)
        implements JsonObject {}
