package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Conduct and time (art. 21 ter, 32 bis, 34). */
final class CostsOfConduct {
    private static final int SECONDS_MORE = 5;

    private CostsOfConduct() {}

    /** A warning; the second time for the line also a victory point. */
    static List<Remedy> looked(Matter matter) {
        Seat seat = matter.seat();
        boolean again =
                matter.hand().moments.values().stream()
                        .filter(moment -> moment != matter.now())
                        .flatMap(moment -> moment.told().stream())
                        .anyMatch(one ->
                                one.which() == Case.POZZETTO_LOOKED_INTO_TOO_SOON
                                        && one.seat()
                                                .map(Seat::line)
                                                .equals(Optional.of(seat.line())));
        List<Remedy> cost = new ArrayList<>(List.of(new Remedy.Warn(seat)));
        if (again) {
            cost.add(new Remedy.Vp(seat.line(), -1));
        }
        return cost;
    }

    /** Some more seconds; after them, the highest card is discarded (G5: by rank, then by suit). */
    static List<Remedy> overTheTime(Matter matter) {
        Seat seat = matter.seat();
        boolean again =
                matter.hand().moments.values().stream()
                        .filter(moment -> moment != matter.now())
                        .filter(moment -> moment.turn() == matter.hand().turns)
                        .flatMap(moment -> moment.told().stream())
                        .anyMatch(one -> one.which() == Case.OVER_THE_TIME);
        if (!again) {
            return List.of(new Remedy.Complete(seat, SECONDS_MORE));
        }
        Card highest =
                matter.now().after().fans().get(seat).stream()
                        .min(Comparator.comparing(Norma::byRank))
                        .orElseThrow();
        return List.of(new Remedy.Discard(seat, List.of(highest)));
    }

    /** 100 points after two minutes, 50 more and a warning after five. */
    static List<Remedy> late(Matter matter) {
        int minutes = ((Act.Report) matter.now().act()).minutes().orElse(Integer.MAX_VALUE);
        if (minutes > 10) {
            return List.of(Remedy.ADVISE);
        }
        List<Remedy> cost = new ArrayList<>();
        if (minutes > 5) {
            cost.add(new Remedy.Warn(matter.seat()));
        }
        if (minutes >= 2) {
            int points = minutes > 5 ? 150 : 100;
            cost.add(new Remedy.Points(matter.seat().line().other(), points));
        }
        return cost;
    }
}
