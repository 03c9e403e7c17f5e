package burraco.hall.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Something that needs an arbiter.
 *
 * @param id stays the same as long as it is the same thing; begins with the kind and the table
 * @param table 0 if it is about none
 * @param since in the hall's milliseconds, 0 if that is not known
 * @param who the pairs at the table, or the one that it is about
 * @param seats or lines that it is about
 * @param says what the table says about it
 * @param before the acts before it, the latest last
 * @param detail figures and names for the page's own sentence
 * @param by who has taken it
 * @param words of who has dealt with it
 */
public record CallItem(
        String id,
        String kind,
        int table,
        long since,
        @OmitEmpty List<String> who,
        @OmitEmpty List<String> seats,
        @OmitEmpty Optional<String> article,
        @OmitEmpty Map<String, String> says,
        @OmitEmpty List<Map<String, String>> before,
        @OmitEmpty List<String> detail,
        @OmitEmpty Optional<String> by,
        @OmitEmpty Optional<Long> taken,
        @OmitEmpty Optional<Long> done,
        @OmitEmpty Optional<String> words)
        implements JsonObject {}
