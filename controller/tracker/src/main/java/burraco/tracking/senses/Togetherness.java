package burraco.tracking.senses;

import burraco.tracking.figures.Trust;
import java.util.List;

/**
 * Whether antennas fell silent together, and nearly all of those that spoke. Who gathers cards
 * takes them from one place after the other.
 *
 * @param silent those that fell silent together
 * @param since when the first of them did
 * @param newest when the last of them did
 * @param looks empty looks of theirs in all
 */
record Togetherness(List<Ear> silent, long since, long newest, int looks) {
    static Togetherness of(List<Ear> ears, long now) {
        long newest = -1;
        int speaking = 0;
        for (Ear ear : ears) {
            speaking += ear.speaks() ? 1 : 0;
            newest = ear.fellSilent() ? Math.max(newest, ear.emptySince()) : newest;
        }
        if (newest < 0 || now - newest >= Trust.OLD) {
            return new Togetherness(List.of(), now, now, 0);
        }
        long from = newest - Trust.AT_ONCE;
        List<Ear> together =
                ears.stream().filter(ear -> ear.fellSilent() && ear.emptySince() >= from).toList();
        int looks = together.stream().mapToInt(Ear::empty).sum();
        long since = together.stream().mapToLong(Ear::emptySince).min().orElse(now);
        boolean nearlyAll = together.size() >= Trust.NEARLY_ALL * (together.size() + speaking);
        return nearlyAll
                ? new Togetherness(together, since, newest, looks)
                : new Togetherness(List.of(), now, now, 0);
    }

    boolean isNoHand() {
        return silent.size() >= Trust.SEVERAL && looks >= Trust.EMPTY_LOOKS;
    }
}
