package burraco.tracking.senses;

import burraco.layout.Zone;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The sensors that are not trusted now, and whether acts of this hand may have been missed because
 * of them.
 */
final class DistrustedParts {
    private static final long NOT = -1;

    private final AntennaMonitors ears;
    private final ScaleChecks scales;
    private final Hearing hearing;
    private final SequencedMap<SensorPart, DistrustedPart> doubted = new LinkedHashMap<>();
    private final List<SensorTrustChange> told = new ArrayList<>();

    /** Until when beliefs are settling after a sensor is trusted again. */
    private long settled = -1;

    /** Whether acts of the hand may have gone unheard. */
    private boolean missed;

    /** Since when the table seems to hear nothing, before that is reported. */
    private long blindSince = NOT;

    DistrustedParts(AntennaMonitors ears, ScaleChecks scales, Hearing hearing) {
        this.ears = ears;
        this.scales = scales;
        this.hearing = hearing;
    }

    boolean has(SensorPart sense) {
        return doubted.containsKey(sense);
    }

    List<DistrustedPart> all() {
        return List.copyOf(doubted.values());
    }

    /** Stops trusting a sensor; returns whether that is new. */
    boolean doubt(SensorPart sense, SensorFault ailment, long since, long now) {
        if (has(sense)) {
            return false;
        }
        doubted.put(sense, new DistrustedPart(sense, ailment, since));
        told.add(new SensorTrustChange(sense, ailment, since, false, now));
        return true;
    }

    /** Trusts the sensor again, if it was distrusted. */
    void over(SensorPart sense, long now) {
        DistrustedPart one = doubted.remove(sense);
        if (one == null) {
            return;
        }
        told.add(new SensorTrustChange(sense, one.fault(), one.since(), true, now));
        missed |= mayMissTurns(sense) && now - one.since() > SensorFigures.AN_ACT_MILLIS;
        trustAgain(now);
    }

    private void trustAgain(long now) {
        settled = now + SensorFigures.SETTLES_MILLIS;
        for (AntennaMonitor ear : ears.all()) {
            if (!rests(ear)) {
                hearing.trust(ear.index(), now);
            }
        }
    }

    /** The changes since the last call. */
    List<SensorTrustChange> take() {
        List<SensorTrustChange> taken = List.copyOf(told);
        told.clear();
        return taken;
    }

    /**
     * Records that nothing seems to be heard anywhere. It takes effect at once and is reported
     * later.
     */
    void seemsBlind(long since) {
        blindSince = since;
    }

    /** Since when the table seems to hear nothing, while that has not been reported. */
    Optional<Long> seemsBlindSince() {
        return blindSince == NOT ? Optional.empty() : Optional.of(blindSince);
    }

    /** Records that the table did hear after all. */
    void seesAgain(long now) {
        if (blindSince != NOT) {
            blindSince = NOT;
            trustAgain(now);
        }
    }

    /** Reports that the table hears nothing. */
    void isToldBlind(long now) {
        doubt(new SensorPart.Field(), SensorFault.TABLE_BLIND, blindSince, now);
        blindSince = NOT;
    }

    boolean isBlind() {
        return blindSince != NOT || has(new SensorPart.Field());
    }

    /** Whether the antenna is affected by any distrust. */
    boolean rests(AntennaMonitor ear) {
        return isKnown(ear) || ear.laid.zone() instanceof Zone.Pile && has(new SensorPart.Pile());
    }

    /** Whether the antenna, its reader or the whole table is distrusted. */
    boolean isKnown(AntennaMonitor ear) {
        return isBlind()
                || has(new SensorPart.Source(ear.laid.source()))
                || has(new SensorPart.Antenna(ear.laid.id()));
    }

    boolean isSettled(long now) {
        return now >= settled;
    }

    /** Records that acts may have gone unheard. */
    void miss() {
        missed = true;
    }

    boolean hasMissed() {
        return missed;
    }

    /** Records that the position of the hand is known again. */
    void found() {
        missed = false;
    }

    /** Whether so little is heard that whole turns may be missed. */
    boolean mayMissTurns() {
        return doubted.keySet().stream().anyMatch(this::mayMissTurns);
    }

    private boolean mayMissTurns(SensorPart sense) {
        return switch (sense) {
            case SensorPart.Field _, SensorPart.Source _, SensorPart.Pile _ -> true;
            case SensorPart.Antenna(int id) -> ears.at(id).laid.zone() instanceof Zone.Pile;
            case SensorPart.Scale(int id) -> scales.at(id).zone() instanceof Zone.Stock;
            case SensorPart.Tags _ -> false;
        };
    }
}
