package burraco.fitting;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.measure.Course;
import burraco.measure.Happened;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Observes the time between the first readings of the cards of one play. */
final class PlayGaps {
    /** A card is heard at most this long before its play is complete, */
    private static final long BEFORE_MILLIS = 500;

    /** and at most this long after it, if it is heard in time at all. */
    private static final long AFTER_MILLIS = 4_000;

    private final Layout layout;
    private final Map<Integer, AntennaLooks> looks;
    private final FitData observed;

    PlayGaps(Layout layout, Map<Integer, AntennaLooks> looks, FitData observed) {
        this.layout = layout;
        this.looks = looks;
        this.observed = observed;
    }

    void observe(Course truth) {
        for (Happened act : truth.acts()) {
            boolean lays = act.act() instanceof Act.Open || act.act() instanceof Act.Tie;
            if (lays && act.begun() < act.complete() && !act.cards().contains(Card.UNSEEN)) {
                observe(act);
            }
        }
    }

    private void observe(Happened play) {
        List<Long> first = new ArrayList<>();
        for (Card card : play.cards()) {
            first(card, play).ifPresent(first::add);
        }
        Collections.sort(first);
        for (int i = 1; i < first.size(); i++) {
            observed.time(TimeFigure.ONE_PLAY, first.get(i) - first.get(i - 1));
        }
    }

    private OptionalLong first(Card card, Happened play) {
        long first = Long.MAX_VALUE;
        for (LaidAntenna antenna : layout.antennas()) {
            if (!(antenna.zone() instanceof Zone.MeldSlot)) {
                continue;
            }
            for (AntennaLooks.Look look :
                    looks.get(antenna.id())
                            .between(
                                    play.begun() - BEFORE_MILLIS, play.complete() + AFTER_MILLIS)) {
                if (look.has(card)) {
                    first = Math.min(first, look.at());
                    break;
                }
            }
        }
        return first == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(first);
    }
}
