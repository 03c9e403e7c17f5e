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

/** How far apart the cards of one play are heard first. */
final class Plays {
    /** A card is on its way for no longer before its play is at its end, */
    private static final long BEFORE = 500;

    /** and heard no later after it, where it is heard at all in time. */
    private static final long AFTER = 4_000;

    private final Layout layout;
    private final Map<Integer, Looks> looks;
    private final Observed observed;

    Plays(Layout layout, Map<Integer, Looks> looks, Observed observed) {
        this.layout = layout;
        this.looks = looks;
        this.observed = observed;
    }

    void observe(Course truth) {
        for (Happened act : truth.acts()) {
            boolean lays = act.act() instanceof Act.Open || act.act() instanceof Act.Tie;
            if (lays && act.begun() < act.complete() && !act.cards().contains(null)) {
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
            observed.time(Timing.ONE_PLAY, first.get(i) - first.get(i - 1));
        }
    }

    private OptionalLong first(Card card, Happened play) {
        long first = Long.MAX_VALUE;
        for (LaidAntenna antenna : layout.antennas()) {
            if (!(antenna.zone() instanceof Zone.MeldSlot)) {
                continue;
            }
            for (Looks.Look look :
                    looks.get(antenna.id())
                            .between(play.begun() - BEFORE, play.complete() + AFTER)) {
                if (look.has(card)) {
                    first = Math.min(first, look.at());
                    break;
                }
            }
        }
        return first == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(first);
    }
}
