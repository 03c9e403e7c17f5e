package burraco.tracking.senses;

import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.figures.Trust;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The senses that are not trusted now, and what the doubts of this hand leave behind. */
final class InDoubt {
    private static final long NOT = -1;

    private final Ears ears;
    private final Scales scales;
    private final Hearing hearing;
    private final SequencedMap<Sense, Doubted> doubted = new LinkedHashMap<>();
    private final List<Told> told = new ArrayList<>();

    /** Until when what is believed settles, after a sense has come back. */
    private long settled = -1;

    /** Whether acts of the hand may have gone by unheard. */
    private boolean missed;

    /** Since when the table seems blind, before it is told. */
    private long blindSince = NOT;

    InDoubt(Ears ears, Scales scales, Hearing hearing) {
        this.ears = ears;
        this.scales = scales;
        this.hearing = hearing;
    }

    boolean has(Sense sense) {
        return doubted.containsKey(sense);
    }

    List<Doubted> all() {
        return List.copyOf(doubted.values());
    }

    /** Whether that is new. */
    boolean doubt(Sense sense, Ailment ailment, long since, long now) {
        if (has(sense)) {
            return false;
        }
        doubted.put(sense, new Doubted(sense, ailment, since));
        told.add(new Told.Sense(sense, ailment, since, false, now));
        return true;
    }

    /** It is trusted again, if it was in doubt. */
    void over(Sense sense, long now) {
        Doubted one = doubted.remove(sense);
        if (one == null) {
            return;
        }
        told.add(new Told.Sense(sense, one.ailment(), one.since(), true, now));
        missed |= mayMissTurns(sense) && now - one.since() > Trust.AN_ACT;
        trustAgain(now);
    }

    private void trustAgain(long now) {
        settled = now + Trust.SETTLES;
        for (Ear ear : ears.all()) {
            if (!rests(ear)) {
                hearing.trust(ear.index(), now);
            }
        }
    }

    /** What began and what is over since this was asked last. */
    List<Told> take() {
        List<Told> taken = List.copyOf(told);
        told.clear();
        return taken;
    }

    /** Nothing seems to be heard anywhere: that counts at once, and is told later. */
    void seemsBlind(long since) {
        blindSince = since;
    }

    /** Since when the table seems blind, as long as it has not been told. */
    Optional<Long> seemsBlindSince() {
        return blindSince == NOT ? Optional.empty() : Optional.of(blindSince);
    }

    /** It was not blind after all. */
    void seesAgain(long now) {
        if (blindSince != NOT) {
            blindSince = NOT;
            trustAgain(now);
        }
    }

    /** It is told that the table is blind. */
    void isToldBlind(long now) {
        doubt(new Sense.Field(), Ailment.TABLE_BLIND, blindSince, now);
        blindSince = NOT;
    }

    boolean isBlind() {
        return blindSince != NOT || has(new Sense.Field());
    }

    /** Whether anything in doubt concerns the antenna. */
    boolean rests(Ear ear) {
        return isKnown(ear) || ear.laid.zone() instanceof Zone.Pile && has(new Sense.Pile());
    }

    /** Whether it, its reader or the whole table is in doubt. */
    boolean isKnown(Ear ear) {
        return isBlind()
                || has(new Sense.Source(ear.laid.source()))
                || has(new Sense.Antenna(ear.laid.id()));
    }

    boolean isSettled(long now) {
        return now >= settled;
    }

    /** Acts may have gone by unheard. */
    void miss() {
        missed = true;
    }

    boolean hasMissed() {
        return missed;
    }

    /** It is known where the hand stands. */
    void found() {
        missed = false;
    }

    /** Whether so much is not heard that whole turns may go by unseen. */
    boolean mayMissTurns() {
        return doubted.keySet().stream().anyMatch(this::mayMissTurns);
    }

    private boolean mayMissTurns(Sense sense) {
        return switch (sense) {
            case Sense.Field _, Sense.Source _, Sense.Pile _ -> true;
            case Sense.Antenna(int id) -> ears.at(id).laid.zone() instanceof Zone.Pile;
            case Sense.Scale(int id) -> scales.at(id).zone() instanceof Zone.Stock;
            case Sense.Tags _ -> false;
        };
    }
}
