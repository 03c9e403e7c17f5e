package burraco.tracking.senses;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.figures.Trust;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.weighing.Weights;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/**
 * How far each antenna, reader and scale is trusted, and the table as a whole. What a sense in
 * doubt does not hear says nothing, and nobody is blamed by what rests on it.
 */
public final class Senses {
    private final Layout layout;
    private final Hearing hearing;
    private final SequencedMap<String, Pulse> pulses = new LinkedHashMap<>();
    private final Ears ears;
    private final Scales scales;
    private final Row row;
    private final Exchanged exchanged;
    private final InDoubt doubts;
    private final Grounds grounds;
    private long looked = -1;

    /**
     * @param places where a meld's place lies that people may have moved
     */
    public Senses(Layout layout, Hearing hearing, Weights weights, UnaryOperator<Zone> places) {
        this.layout = layout;
        this.hearing = hearing;
        for (SourceInfo source : layout.sources()) {
            pulses.put(source.id(), new Pulse(source.id()));
        }
        ears = new Ears(layout, hearing, places);
        scales = new Scales(layout, weights, ears);
        row = new Row(ears.all(), hearing);
        exchanged = new Exchanged(ears.all(), hearing, layout.rules());
        doubts = new InDoubt(ears, scales, hearing);
        grounds = new Grounds(ears, scales, row, doubts);
    }

    // What comes in

    /** An antenna has been looked at; the hearing has taken it in. */
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

    /** It answered, and nobody could understand it. */
    public void hear(Reading.Unclear unclear) {
        ears.find(unclear.antenna()).ifPresent(ear -> beat(ear, unclear.at()));
    }

    /** A scale has spoken. */
    public void hear(Reading.Weight weight) {
        scales.hear(weight);
    }

    private void beat(Ear ear, long at) {
        Pulse pulse = pulses.get(ear.laid.source());
        if (pulse != null) {
            pulse.beat(at);
        }
    }

    /** Its driver says that a reader is gone or back: that is known without us. */
    public void hear(Reading.SourceFault fault, boolean back) {
        Pulse pulse = pulses.get(fault.source());
        if (pulse != null) {
            pulse.lost(!back, fault.at());
            doubts.over(new Sense.Source(fault.source()), fault.at());
        }
    }

    /** Another hand begins: nothing lies where it lay. */
    public void begin(long now) {
        row.begin();
        doubts.found();
        doubts.seesAgain(now);
        for (Doubted one : doubts.all()) {
            if (one.sense() instanceof Sense.Antenna || one.sense() instanceof Sense.Pile) {
                doubts.over(one.sense(), now);
            }
        }
    }

    // What it comes to

    /**
     * Looks at all senses.
     *
     * @param playing the hand, while it is played
     * @return whether the hearing believes something else because of it
     */
    public boolean look(Optional<Course> playing, long now) {
        if (now - looked < Trust.LOOK) {
            return false;
        }
        looked = now;
        ears.all().forEach(Ear::remember);
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
        for (Pulse pulse : pulses.values()) {
            if (pulse.isSilent(now)) {
                Sense source = new Sense.Source(pulse.source());
                doubts.doubt(source, Ailment.READER_SILENT, pulse.last(), now);
            }
        }
    }

    /** What it makes of it counts at once; it is told when nobody can be gathering the cards. */
    private boolean field(long now) {
        if (doubts.has(new Sense.Field())) {
            return false;
        }
        Optional<Long> blind = doubts.seemsBlindSince();
        if (blind.isPresent()) {
            if (scales.isStockGone() || Ears.hearWell(ears.all()) >= Trust.SOME) {
                doubts.seesAgain(now);
            } else if (now - blind.get() > Trust.AN_ARM) {
                doubts.isToldBlind(now);
            }
            return false;
        }
        Togetherness all = Togetherness.of(answering(ears.all(), now), now);
        if (!all.isNoHand() || !isWide(all) || scales.isStockGone()) {
            return false;
        }
        doubts.seemsBlind(all.since());
        ears.distrust(ears.all(), now);
        return true;
    }

    /** The antennas of readers that still say something; fans come and go before players. */
    private List<Ear> answering(List<Ear> some, long now) {
        return some.stream()
                .filter(ear -> !(ear.laid.zone() instanceof Zone.OfSeat))
                .filter(ear -> {
                    Pulse pulse = pulses.get(ear.laid.source());
                    return pulse == null || !pulse.isLost() && !pulse.isLate(now);
                })
                .toList();
    }

    /** Whether they lie in places of more than one kind. */
    private static boolean isWide(Togetherness all) {
        return all.silent().stream().map(ear -> ear.laid.zone().getClass()).distinct().count() > 1;
    }

    /** A reader whose antennas all fell silent together, while others hear. */
    private boolean parts(long now) {
        boolean changed = false;
        for (SourceInfo source : layout.sources()) {
            Sense sense = new Sense.Source(source.id());
            if (doubts.isBlind() || doubts.has(sense)) {
                continue;
            }
            List<Ear> its = ears.of(source.id());
            Togetherness all = Togetherness.of(answering(its, now), now);
            if (all.isNoHand() && now - all.newest() > Trust.AN_ARM) {
                doubts.doubt(sense, Ailment.READER_DEAF, all.since(), now);
                ears.distrust(its, now);
                changed = true;
            }
        }
        return changed;
    }

    private boolean antennas(Course course, long now) {
        boolean changed = false;
        for (Ear ear : ears.all()) {
            if (!doubts.isKnown(ear) && hearsNothing(ear, course, now)) {
                Sense antenna = new Sense.Antenna(ear.laid.id());
                doubts.doubt(antenna, Ailment.ANTENNA_DEAF, ear.muteSince(), now);
                ears.distrust(List.of(ear), now);
                changed = true;
            }
        }
        return changed;
    }

    private boolean hearsNothing(Ear ear, Course course, long now) {
        if (ear.mute() < Trust.MANY_LOOKS) {
            return false;
        }
        long mute = now - ear.muteSince();
        return switch (ear.laid.zone()) {
            case Zone.Stock _, Zone.Pozzetto _ ->
                    !ear.lying().isEmpty()
                            && scales.restsUnder(ear, backAt(ear), now) > Trust.STACK_AWAY;
            case Zone.Pile _ ->
                    mute > Trust.PILE_AWAY
                            && ears.missesMuch(ear, course.now().lying())
                            && row.isHole(ear);
            case Zone.MeldSlot _, Zone.OfSeat _ ->
                    mute > Trust.MELD_AWAY && ears.missesMuch(ear, course.now().lying());
        };
    }

    private long backAt(Ear ear) {
        Pulse pulse = pulses.get(ear.laid.source());
        return pulse == null ? 0 : pulse.backAt();
    }

    private boolean pile(long now) {
        Sense pile = new Sense.Pile();
        boolean known = doubts.isBlind() || doubts.has(pile);
        if (known || row.drawn(scales.steps()) < Trust.TOO_MANY_DRAWS) {
            return false;
        }
        doubts.doubt(pile, Ailment.PILE_SHIELDED, row.newest(), now);
        ears.distrust(row.ears(), now);
        return true;
    }

    private void tags(long now) {
        exchanged
                .look(now)
                .ifPresent(pair -> {
                    doubts.miss();
                    Sense tags = new Sense.Tags(pair.one(), pair.other());
                    doubts.doubt(tags, Ailment.TAGS_SWAPPED, now - Trust.LONG, now);
                });
    }

    private void scales(long now) {
        for (LaidScale scale : scales.all()) {
            if (scales.isWrong(scale, now)) {
                doubts.doubt(new Sense.Scale(scale.id()), Ailment.SCALE_WRONG, now, now);
            }
        }
    }

    private void recovered(long now) {
        for (Doubted one : doubts.all()) {
            if (isWell(one, now)) {
                doubts.over(one.sense(), now);
            }
        }
    }

    private boolean isWell(Doubted one, long now) {
        return switch (one.sense()) {
            case Sense.Field _ -> Ears.hearWell(ears.all()) >= Trust.SOME;
            case Sense.Source(String id) ->
                    one.ailment() == Ailment.READER_SILENT
                            ? !pulses.get(id).isLate(now)
                            : Ears.hearWell(ears.of(id)) >= Trust.SOME;
            case Sense.Antenna(int id) -> {
                Ear ear = ears.at(id);
                yield ear.hearsWell() || ear.missing().isEmpty();
            }
            case Sense.Pile _ -> row.drawn(scales.steps()) == 0;
            case Sense.Scale(int id) -> scales.isWell(scales.at(id), now);
            // Only who puts the deck file right does away with that.
            case Sense.Tags _ -> false;
        };
    }

    /** What began and what is over since this was asked last. */
    public List<Told> take() {
        return doubts.take();
    }

    // What may be made of it

    /** Whether nothing is heard anywhere. */
    public boolean isBlind() {
        return doubts.isBlind();
    }

    /** Whether so much is not heard that whole turns may go by unseen. */
    public boolean mayMissTurns() {
        return doubts.mayMissTurns();
    }

    /** It is known again where the hand stands, from people or by what lies there. */
    public void found() {
        doubts.found();
    }

    /**
     * Whether an act to which the code objects rests on nothing that is in doubt.
     *
     * @param wentOn whether whoever did it played on after it: no discard came between that was not
     *     heard
     */
    public boolean allows(Entry entry, boolean wentOn, long now) {
        boolean late = pulses.values().stream().anyMatch(pulse -> pulse.isLate(now));
        return !late && grounds.hold(entry, wentOn, now);
    }
}
