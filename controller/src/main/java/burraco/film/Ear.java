package burraco.film;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** What one antenna hears, and when. */
final class Ear {
    /** A longer silence is no round: the antenna rested or was gone. */
    private static final long LONGEST_ROUND = 2_000;

    private static final double USUAL_ROUND = 250;

    private final SortedMap<TagId, Switch> tags = new TreeMap<>();
    private final Switch unclear = new Switch();
    private Set<TagId> present = new HashSet<>();
    private long before = -1;
    private long rounds;
    private long time;

    void inventory(Reading.Inventory inventory) {
        round(inventory.at());
        unclear.off(inventory.at());
        Set<TagId> now = new HashSet<>();
        for (Answer answer : inventory.answers()) {
            now.add(answer.tag());
        }
        // Each has its own switch: their order does not matter.
        for (TagId gone : present) {
            if (!now.contains(gone)) {
                tags.get(gone).off(inventory.at());
            }
        }
        for (TagId tag : now) {
            tags.computeIfAbsent(tag, _ -> new Switch()).on(inventory.at());
        }
        present = now;
    }

    /** What could not be read proves nothing: what was heard before stays. */
    void unclear(long at) {
        round(at);
        unclear.on(at);
    }

    private void round(long at) {
        long since = at - before;
        if (before >= 0 && since > 0 && since <= LONGEST_ROUND) {
            rounds++;
            time += since;
        }
        before = at;
    }

    private double usualRound() {
        return rounds == 0 ? USUAL_ROUND : (double) time / rounds;
    }

    List<Footage.Heard> heard(int antenna, long end, Grain grain) {
        double miss = grain.rounds() * usualRound();
        List<Footage.Heard> heard = new ArrayList<>();
        for (Map.Entry<TagId, Switch> tag : tags.entrySet()) {
            Spans when = tag.getValue().until(end).filled(miss).rounded(grain.every());
            heard.add(new Footage.Heard(antenna, tag.getKey(), when));
        }
        return heard;
    }

    Spans unclear(long end, Grain grain) {
        return unclear.until(end).rounded(grain.every());
    }
}
