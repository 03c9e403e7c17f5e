package burraco.play.practice;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Deck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Keeps what each antenna hears, for display. A tag that is missed once or twice is kept. */
final class AntennaMemory {
    /** In how many inventories in a row a tag must be missing to be removed. */
    private static final int GONE = 3;

    private static final class Tag {
        private final long since;
        private long last;
        private int missed;

        private Tag(long since) {
            this.since = since;
        }
    }

    private final Deck deck;
    private final SortedMap<Integer, Map<TagId, Tag>> tags = new TreeMap<>();
    private final Map<Integer, Long> asked = new TreeMap<>();

    AntennaMemory(Deck deck) {
        this.deck = deck;
    }

    void hear(Reading reading) {
        if (reading instanceof Reading.Inventory(var at, var antenna, var answers)) {
            asked.put(antenna, at);
            Map<TagId, Tag> there = tags.computeIfAbsent(antenna, _ -> new LinkedHashMap<>());
            there.values().forEach(tag -> tag.missed++);
            for (Answer answer : answers) {
                Tag tag = there.computeIfAbsent(answer.tag(), _ -> new Tag(at));
                tag.last = at;
                tag.missed = 0;
            }
            there.values().removeIf(tag -> tag.missed >= GONE);
        }
    }

    /** What each antenna hears now. */
    List<HeardNow> now() {
        List<HeardNow> now = new ArrayList<>();
        tags.forEach((antenna, there) -> {
            List<HeardNow.Heard> heard = new ArrayList<>();
            there.forEach((id, tag) ->
                    heard.add(new HeardNow.Heard(id, deck.card(id), tag.since, tag.last)));
            now.add(new HeardNow(antenna, asked.get(antenna), heard));
        });
        return now;
    }
}
