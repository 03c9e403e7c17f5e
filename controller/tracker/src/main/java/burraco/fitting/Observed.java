package burraco.fitting;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What was observed of some hands whose truth is known. */
final class Observed {
    private final Map<Counted, Share> shares = new EnumMap<>(Counted.class);
    private final Map<Timing, List<Long>> times = new EnumMap<>(Timing.class);
    private final List<boolean[]> rests = new ArrayList<>();
    private final Map<Weighing, List<Said>> said = new EnumMap<>(Weighing.class);

    void count(Counted what, Share share) {
        shares.merge(what, share, Share::plus);
    }

    void time(Timing what, long millis) {
        times.computeIfAbsent(what, _ -> new ArrayList<>()).add(millis);
    }

    /** A card lay at an antenna, and was missed or not, look by look. */
    void rest(boolean[] missed) {
        rests.add(missed);
    }

    void say(Weighing what, Said one) {
        said.computeIfAbsent(what, _ -> new ArrayList<>()).add(one);
    }

    Share share(Counted what) {
        return shares.getOrDefault(what, Share.NONE);
    }

    List<Long> times(Timing what) {
        return times.getOrDefault(what, List.of());
    }

    List<boolean[]> rests() {
        return rests;
    }

    List<Said> said(Weighing what) {
        return said.getOrDefault(what, List.of());
    }

    static Observed all(List<Observed> hands) {
        Observed all = new Observed();
        for (Observed hand : hands) {
            hand.shares.forEach(all::count);
            hand.times.forEach((what, some) -> some.forEach(one -> all.time(what, one)));
            all.rests.addAll(hand.rests);
            hand.said.forEach((what, some) -> some.forEach(one -> all.say(what, one)));
        }
        return all;
    }
}
