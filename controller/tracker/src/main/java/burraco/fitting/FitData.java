package burraco.fitting;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The observations of some hands whose truth is known. */
final class FitData {
    private final Map<ShareFigure, Share> shares = new EnumMap<>(ShareFigure.class);
    private final Map<TimeFigure, List<Long>> times = new EnumMap<>(TimeFigure.class);
    private final List<boolean[]> rests = new ArrayList<>();
    private final Map<CertaintyModel, List<RatedStatement>> said =
            new EnumMap<>(CertaintyModel.class);

    void count(ShareFigure what, Share share) {
        shares.merge(what, share, Share::plus);
    }

    void time(TimeFigure what, long millis) {
        times.computeIfAbsent(what, _ -> new ArrayList<>()).add(millis);
    }

    /** Adds the looks at a card at rest: for each, whether it was missed. */
    void rest(boolean[] missed) {
        rests.add(missed);
    }

    void say(CertaintyModel what, RatedStatement one) {
        said.computeIfAbsent(what, _ -> new ArrayList<>()).add(one);
    }

    Share share(ShareFigure what) {
        return shares.getOrDefault(what, Share.NONE);
    }

    List<Long> times(TimeFigure what) {
        return times.getOrDefault(what, List.of());
    }

    List<boolean[]> rests() {
        return rests;
    }

    List<RatedStatement> said(CertaintyModel what) {
        return said.getOrDefault(what, List.of());
    }

    static FitData all(List<FitData> hands) {
        FitData all = new FitData();
        for (FitData hand : hands) {
            hand.shares.forEach(all::count);
            hand.times.forEach((what, some) -> some.forEach(one -> all.time(what, one)));
            all.rests.addAll(hand.rests);
            hand.said.forEach((what, some) -> some.forEach(one -> all.say(what, one)));
        }
        return all;
    }
}
