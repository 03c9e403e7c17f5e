package burraco.play.practice;

import burraco.cards.Card;
import burraco.hal.TagId;
import java.util.List;
import java.util.Optional;

/**
 * What one antenna hears.
 *
 * @param at when it was scanned last
 * @param tags in the order in which they were first heard
 */
public record HeardNow(int antenna, long at, List<Heard> tags) {
    public HeardNow {
        tags = List.copyOf(tags);
    }

    /**
     * A tag that is heard now or was heard a moment ago.
     *
     * @param card empty if the tag is not enrolled
     * @param since when it was heard first
     * @param last when it was heard last
     */
    public record Heard(TagId tag, Optional<Card> card, long since, long last) {}
}
