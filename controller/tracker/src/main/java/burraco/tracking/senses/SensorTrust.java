package burraco.tracking.senses;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.weighing.TableScales;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/**
 * Decides how far each antenna, each reader, each scale and the table as a whole can be trusted.
 * What a distrusted sensor does not hear means nothing, and nobody is blamed for what rests on it.
 */
public final class SensorTrust {
    private final Layout layout;
    private final Hearing hearing;
    private final SequencedMap<String, ReaderPulse> pulses = new LinkedHashMap<>();
    private final AntennaMonitors ears;
    private final ScaleChecks scales;
    private final DiscardRow row;
    private final SwappedTags exchanged;
    private final DistrustedParts doubts;
    private final AccusationCheck grounds;
    private long looked = -1;

    /**
     * @param places maps a meld's place to where people have moved it
     */
    public SensorTrust(
            Layout layout, Hearing hearing, TableScales weights, UnaryOperator<Zone> places) {
        this.layout = layout;
        this.hearing = hearing;
        for (SourceInfo source : layout.sources()) {
            pulses.put(source.id(), new ReaderPulse(source.id()));
        }
        ears = new AntennaMonitors(layout, hearing, places);
        scales = new ScaleChecks(layout, weights, ears);
        row = new DiscardRow(ears.all(), hearing);
        exchanged = new SwappedTags(ears.all(), hearing, layout.rules());
        doubts = new DistrustedParts(ears, scales, hearing);
        grounds = new AccusationCheck(ears, scales, row, doubts);
    }

    // Input

    /** Takes in an inventory that the hearing has taken in already. */
    public void hear(Reading.Inventory inventory) {
        ears.find(inventory.antenna())
                .ifPresent(ear -> {
                    ear.look(inventory.at(), hearing.heardNow());
                    if (ear.laid.zone() instanceof Zone.Pile) {
                        row.hear(ear, hearing.heardNow());
                    }
                    beat(ear, inventory.at());
                });
    }

    /** Takes in an inventory that failed: the antenna answered, but not readably. */
    public void hear(Reading.Unclear unclear) {
        ears.find(unclear.antenna()).ifPresent(ear -> beat(ear, unclear.at()));
    }

    /** Takes in a value of a scale. */
    public void hear(Reading.Weight weight) {
        scales.hear(weight);
    }

    private void beat(AntennaMonitor ear, long at) {
        ReaderPulse pulse = pulses.get(ear.laid.source());
        if (pulse != null) {
            pulse.beat(at);
        }
    }

    /** Takes in a driver's report that a reader is gone or back. */
    public void hear(Reading.SourceFault fault, boolean back) {
        ReaderPulse pulse = pulses.get(fault.source());
        if (pulse != null) {
            pulse.lost(!back, fault.at());
            doubts.over(new SensorPart.Source(fault.source()), fault.at());
        }
    }

    /** Starts another hand, in which nothing lies where it lay. */
    public void begin(long now) {
        row.begin();
        doubts.found();
        doubts.seesAgain(now);
        for (DistrustedPart one : doubts.all()) {
            if (one.sensor() instanceof SensorPart.Antenna
                    || one.sensor() instanceof SensorPart.Pile) {
                doubts.over(one.sensor(), now);
            }
        }
    }

    // Checks

    /**
     * Checks all sensors.
     *
     * @param playing the hand, while it is played
     * @return whether beliefs about cards changed because of it
     */
    public boolean look(Optional<HandCourse> playing, long now) {
        if (now - looked < SensorFigures.LOOK_MILLIS) {
            return false;
        }
        looked = now;
        ears.all().forEach(AntennaMonitor::remember);
        row.look(now);
        readers(now);
        boolean changed = false;
        if (playing.isPresent()) {
            changed = field(now) | pile(now);
            // Who gathers all cards takes the stock along.
            if (!scales.isStockGone()) {
                changed |= parts(now) | antennas(playing.get(), now);
            }
            tags(now);
        }
        scales(now);
        recovered(now);
        return changed;
    }

    private void readers(long now) {
        for (ReaderPulse pulse : pulses.values()) {
            if (pulse.isSilent(now)) {
                SensorPart source = new SensorPart.Source(pulse.source());
                doubts.doubt(source, SensorFault.READER_SILENT, pulse.last(), now);
            }
        }
    }

    /**
     * Checks the table as a whole. The result takes effect at once, and is reported when nobody can
     * be gathering the cards.
     */
    private boolean field(long now) {
        if (doubts.has(new SensorPart.Field())) {
            return false;
        }
        Optional<Long> blind = doubts.seemsBlindSince();
        if (blind.isPresent()) {
            if (scales.isStockGone()
                    || AntennaMonitors.hearWell(ears.all()) >= SensorFigures.SOME) {
                doubts.seesAgain(now);
            } else if (now - blind.get() > SensorFigures.AN_ARM_MILLIS) {
                doubts.isToldBlind(now);
            }
            return false;
        }
        CommonSilence all = CommonSilence.of(answering(ears.all(), now), now);
        if (!all.isNoHand() || !isWide(all) || scales.isStockGone()) {
            return false;
        }
        doubts.seemsBlind(all.since());
        ears.distrust(ears.all(), now);
        return true;
    }

    /**
     * The antennas whose readers still answer, without those in front of players, where fans come
     * and go.
     */
    private List<AntennaMonitor> answering(List<AntennaMonitor> some, long now) {
        return some.stream()
                .filter(ear -> !(ear.laid.zone() instanceof Zone.OfSeat))
                .filter(ear -> {
                    ReaderPulse pulse = pulses.get(ear.laid.source());
                    return pulse == null || !pulse.isLost() && !pulse.isLate(now);
                })
                .toList();
    }

    /** Whether the antennas belong to places of more than one kind. */
    private static boolean isWide(CommonSilence all) {
        return all.silent().stream().map(ear -> ear.laid.zone().getClass()).distinct().count() > 1;
    }

    /** Checks for readers all of whose antennas fell silent together while others hear. */
    private boolean parts(long now) {
        boolean changed = false;
        for (SourceInfo source : layout.sources()) {
            SensorPart sense = new SensorPart.Source(source.id());
            if (doubts.isBlind() || doubts.has(sense)) {
                continue;
            }
            List<AntennaMonitor> its = ears.of(source.id());
            CommonSilence all = CommonSilence.of(answering(its, now), now);
            if (all.isNoHand() && now - all.newest() > SensorFigures.AN_ARM_MILLIS) {
                doubts.doubt(sense, SensorFault.READER_DEAF, all.since(), now);
                ears.distrust(its, now);
                changed = true;
            }
        }
        return changed;
    }

    private boolean antennas(HandCourse course, long now) {
        boolean changed = false;
        for (AntennaMonitor ear : ears.all()) {
            if (!doubts.isKnown(ear) && hearsNothing(ear, course, now)) {
                SensorPart antenna = new SensorPart.Antenna(ear.laid.id());
                doubts.doubt(antenna, SensorFault.ANTENNA_DEAF, ear.muteSince(), now);
                ears.distrust(List.of(ear), now);
                changed = true;
            }
        }
        return changed;
    }

    private boolean hearsNothing(AntennaMonitor ear, HandCourse course, long now) {
        if (ear.mute() < SensorFigures.MANY_LOOKS) {
            return false;
        }
        long mute = now - ear.muteSince();
        return switch (ear.laid.zone()) {
            case Zone.Stock _, Zone.Pozzetto _ ->
                    !ear.lying().isEmpty()
                            && scales.restsUnder(ear, backAt(ear), now)
                                    > SensorFigures.STACK_AWAY_MILLIS;
            case Zone.Pile _ ->
                    mute > SensorFigures.PILE_AWAY_MILLIS
                            && ears.missesMuch(ear, course.now().lying())
                            && row.isHole(ear);
            case Zone.MeldSlot _, Zone.OfSeat _ ->
                    mute > SensorFigures.MELD_AWAY_MILLIS
                            && ears.missesMuch(ear, course.now().lying());
        };
    }

    private long backAt(AntennaMonitor ear) {
        ReaderPulse pulse = pulses.get(ear.laid.source());
        return pulse == null ? 0 : pulse.backAt();
    }

    private boolean pile(long now) {
        SensorPart pile = new SensorPart.Pile();
        boolean known = doubts.isBlind() || doubts.has(pile);
        if (known || row.drawn(scales.steps()) < SensorFigures.TOO_MANY_DRAWS) {
            return false;
        }
        doubts.doubt(pile, SensorFault.PILE_SHIELDED, row.newest(), now);
        ears.distrust(row.ears(), now);
        return true;
    }

    private void tags(long now) {
        exchanged
                .look(now)
                .ifPresent(pair -> {
                    doubts.miss();
                    SensorPart tags = new SensorPart.Tags(pair.one(), pair.other());
                    doubts.doubt(
                            tags, SensorFault.TAGS_SWAPPED, now - SensorFigures.LONG_MILLIS, now);
                });
    }

    private void scales(long now) {
        for (LaidScale scale : scales.all()) {
            if (scales.isWrong(scale, now)) {
                doubts.doubt(new SensorPart.Scale(scale.id()), SensorFault.SCALE_WRONG, now, now);
            }
        }
    }

    private void recovered(long now) {
        for (DistrustedPart one : doubts.all()) {
            if (isWell(one, now)) {
                doubts.over(one.sensor(), now);
            }
        }
    }

    private boolean isWell(DistrustedPart one, long now) {
        return switch (one.sensor()) {
            case SensorPart.Field _ -> AntennaMonitors.hearWell(ears.all()) >= SensorFigures.SOME;
            case SensorPart.Source(String id) ->
                    one.fault() == SensorFault.READER_SILENT
                            ? !pulses.get(id).isLate(now)
                            : AntennaMonitors.hearWell(ears.of(id)) >= SensorFigures.SOME;
            case SensorPart.Antenna(int id) -> {
                AntennaMonitor ear = ears.at(id);
                yield ear.hearsWell() || ear.missing().isEmpty();
            }
            case SensorPart.Pile _ -> row.drawn(scales.steps()) == 0;
            case SensorPart.Scale(int id) -> scales.isWell(scales.at(id), now);
            // Only correcting the deck file ends this.
            case SensorPart.Tags _ -> false;
        };
    }

    /** The changes since the last call. */
    public List<SensorTrustChange> take() {
        return doubts.take();
    }

    // Results

    /** Whether nothing is heard anywhere. */
    public boolean isBlind() {
        return doubts.isBlind();
    }

    /** Whether so little is heard that whole turns may be missed. */
    public boolean mayMissTurns() {
        return doubts.mayMissTurns();
    }

    /**
     * Records that the position of the hand is known again, from people or from what lies on the
     * table.
     */
    public void found() {
        doubts.found();
    }

    /**
     * Whether an act that breaks a rule rests only on sensors that are trusted.
     *
     * @param wentOn whether the player has laid more cards since, so that no unheard discard came
     *     between
     */
    public boolean allows(TrackedAct entry, boolean wentOn, long now) {
        boolean late = pulses.values().stream().anyMatch(pulse -> pulse.isLate(now));
        return !late && grounds.hold(entry, wentOn, now);
    }
}
