package burraco.enrolment;

import burraco.hal.TagId;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tags of the club's other decks, each with the name of its deck. */
public record KnownTags(SortedMap<TagId, String> decks) {
    public static final KnownTags NONE = new KnownTags(new TreeMap<>());

    public KnownTags(SortedMap<TagId, String> decks) {
        this.decks = Collections.unmodifiableSortedMap(new TreeMap<>(decks));
    }

    public KnownTags(Map<TagId, String> decks) {
        this(new TreeMap<>(decks));
    }

    /** The deck to which a tag belongs; empty if none of these. */
    Optional<String> deck(TagId tag) {
        return Optional.ofNullable(decks.get(tag));
    }
}
