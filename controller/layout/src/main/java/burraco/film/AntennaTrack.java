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

/** Collects which tags one antenna detects over time. */
final class AntennaTrack {
    /** A longer interval is not a polling round: the antenna was idle or disconnected. */
    private static final long MAX_ROUND_MILLIS = 2_000;

    private static final double USUAL_ROUND_MILLIS = 250;

    private final SortedMap<TagId, OnOffTrack> tags = new TreeMap<>();
    private final OnOffTrack unclear = new OnOffTrack();
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
        // Each tag has its own track, so the order does not matter.
        for (TagId gone : present) {
            if (!now.contains(gone)) {
                tags.get(gone).off(inventory.at());
            }
        }
        for (TagId tag : now) {
            tags.computeIfAbsent(tag, _ -> new OnOffTrack()).on(inventory.at());
        }
        present = now;
    }

    /** An unreadable inventory proves nothing, so the tags detected before stay. */
    void unclear(long at) {
        round(at);
        unclear.on(at);
    }

    private void round(long at) {
        long since = at - before;
        if (before >= 0 && since > 0 && since <= MAX_ROUND_MILLIS) {
            rounds++;
            time += since;
        }
        before = at;
    }

    private double usualRound() {
        return rounds == 0 ? USUAL_ROUND_MILLIS : (double) time / rounds;
    }

    List<Footage.Heard> heard(int antenna, long end, Smoothing smoothing) {
        double miss = smoothing.rounds() * usualRound();
        List<Footage.Heard> heard = new ArrayList<>();
        for (Map.Entry<TagId, OnOffTrack> tag : tags.entrySet()) {
            Spans when = tag.getValue().until(end).filled(miss).rounded(smoothing.everyMillis());
            heard.add(new Footage.Heard(antenna, tag.getKey(), when));
        }
        return heard;
    }

    Spans unclear(long end, Smoothing smoothing) {
        return unclear.until(end).rounded(smoothing.everyMillis());
    }
}
