package burraco.tracking.senses;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/**
 * How far each antenna, reader and scale is trusted, and the table as a whole. What a sense in
 * doubt does not hear says nothing, and nobody is blamed by what rests on it.
 */
public final class Senses {
    private static final long NOT = -1;

    private final Layout layout;
    private final UnaryOperator<Zone> places;
    private final Hearing hearing;
    private final Weights weights;
    private final List<Ear> ears = new ArrayList<>();
    private final Map<Integer, Ear> byId = new HashMap<>();
    private final SequencedMap<String, List<Ear>> bySource = new LinkedHashMap<>();
    private final SequencedMap<String, Pulse> pulses = new LinkedHashMap<>();
    private final Row row;
    private final Exchanged exchanged;
    private final SequencedMap<Integer, Tally> shown = new LinkedHashMap<>();

    /** When each scale spoke last. */
    private final Map<Zone, Long> weighed = new HashMap<>();

    private final SequencedMap<Sense, Doubted> doubted = new LinkedHashMap<>();
    private final List<Told> told = new ArrayList<>();
    private long looked = -1;

    /** Until when what is believed settles, after a sense has come back. */
    private long settled = -1;

    /** Whether acts of the hand may have gone by unheard. */
    private boolean missed;

    /** Since when the table seems blind, before it is told. */
    private long blindSince = NOT;

    /**
     * @param places where a meld's place lies that people may have moved
     */
    public Senses(Layout layout, Hearing hearing, Weights weights, UnaryOperator<Zone> places) {
        this.layout = layout;
        this.places = places;
        this.hearing = hearing;
        this.weights = weights;
        for (SourceInfo source : layout.sources()) {
            pulses.put(source.id(), new Pulse(source.id()));
        }
        for (LaidAntenna antenna : layout.antennas()) {
            Ear ear = new Ear(antenna, ears.size(), hearing);
            ears.add(ear);
            byId.put(antenna.id(), ear);
            bySource.computeIfAbsent(antenna.source(), _ -> new ArrayList<>()).add(ear);
        }
        row = new Row(ears, hearing);
        exchanged = new Exchanged(ears, hearing, layout.rules());
        layout.scales().forEach(scale -> shown.put(scale.id(), new Tally()));
    }

    // What comes in

    /** An antenna has been looked at; the hearing has taken it in. */
    public void hear(Reading.Inventory inventory) {
        Ear ear = byId.get(inventory.antenna());
        if (ear != null) {
            ear.look(inventory.at(), hearing.heardNow());
            if (ear.laid.zone() instanceof Zone.Pile) {
                row.hear(ear, hearing.heardNow());
            }
            beat(ear, inventory.at());
        }
    }

    /** It answered, and nobody could understand it. */
    public void hear(Reading.Unclear unclear) {
        Ear ear = byId.get(unclear.antenna());
        if (ear != null) {
            beat(ear, unclear.at());
        }
    }

    /** A scale has spoken. */
    public void hear(Reading.Weight weight) {
        Tally tally = shown.get(weight.scale());
        if (tally != null) {
            tally.count(Math.abs(weight.grams()) < Figures.MOST_GRAMS);
        }
        layout.scales().stream()
                .filter(scale -> scale.id() == weight.scale())
                .forEach(scale -> weighed.put(scale.zone(), weight.at()));
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
            over(new Sense.Source(fault.source()), fault.at());
        }
    }

    /** Another hand begins: nothing lies where it lay. */
    public void begin(long now) {
        row.begin();
        missed = false;
        if (blindSince != NOT) {
            blindSince = NOT;
            trustAgain(now);
        }
        for (Doubted one : List.copyOf(doubted.values())) {
            boolean heardOfCards =
                    one.sense() instanceof Sense.Antenna || one.sense() instanceof Sense.Pile;
            if (heardOfCards) {
                over(one.sense(), now);
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
        if (now - looked < Figures.LOOK) {
            return false;
        }
        looked = now;
        ears.forEach(Ear::remember);
        row.look(now);
        readers(now);
        boolean changed = false;
        if (playing.isPresent()) {
            changed = field(now) | pile(now);
            // Who gathers all cards takes the stock along.
            if (!isStockGone()) {
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
                doubt(new Sense.Source(pulse.source()), Ailment.READER_SILENT, pulse.last(), now);
            }
        }
    }

    /** What it makes of it counts at once; it is told when nobody can be gathering the cards. */
    private boolean field(long now) {
        Sense field = new Sense.Field();
        if (doubted.containsKey(field)) {
            return false;
        }
        if (blindSince != NOT) {
            boolean gathered = isStockGone();
            if (gathered || hearWell(ears) >= Figures.SOME) {
                blindSince = NOT;
                trustAgain(now);
            } else if (now - blindSince > Figures.AN_ARM) {
                doubt(field, Ailment.TABLE_BLIND, blindSince, now);
                blindSince = NOT;
            }
            return false;
        }
        Togetherness all = Togetherness.of(answering(ears, now), now);
        if (!all.isNoHand() || !isWide(all) || isStockGone()) {
            return false;
        }
        blindSince = all.since();
        return distrust(ears, now);
    }

    /** Whether its scale says that somebody has the stock in his hand, or all of it is gone. */
    private boolean isStockGone() {
        return weights.onStock()
                .filter(scale -> scale.whole() <= 0 || 2 * scale.whole() < scale.count())
                .isPresent();
    }

    /** The antennas of readers that still say something; fans come and go before players. */
    private List<Ear> answering(List<Ear> some, long now) {
        List<Ear> answer = new ArrayList<>();
        for (Ear ear : some) {
            Pulse pulse = pulses.get(ear.laid.source());
            boolean says = pulse == null || !pulse.isLost() && !pulse.isLate(now);
            if (says && !(ear.laid.zone() instanceof Zone.OfSeat)) {
                answer.add(ear);
            }
        }
        return answer;
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
            if (isBlind() || doubted.containsKey(sense)) {
                continue;
            }
            List<Ear> its = of(source.id());
            Togetherness all = Togetherness.of(answering(its, now), now);
            if (all.isNoHand() && now - all.newest() > Figures.AN_ARM) {
                changed |=
                        doubt(sense, Ailment.READER_DEAF, all.since(), now) && distrust(its, now);
            }
        }
        return changed;
    }

    private List<Ear> of(String source) {
        return bySource.getOrDefault(source, List.of());
    }

    private boolean antennas(Course course, long now) {
        boolean changed = false;
        for (Ear ear : ears) {
            Sense sense = new Sense.Antenna(ear.laid.id());
            boolean known = isBlind() || isDoubted(ear) || doubted.containsKey(sense);
            if (!known && hearsNothing(ear, course, now)) {
                changed |=
                        doubt(sense, Ailment.ANTENNA_DEAF, ear.muteSince(), now)
                                && distrust(List.of(ear), now);
            }
        }
        return changed;
    }

    /** Whether its whole reader is in doubt. */
    private boolean isDoubted(Ear ear) {
        return doubted.containsKey(new Sense.Source(ear.laid.source()));
    }

    private boolean hearsNothing(Ear ear, Course course, long now) {
        if (ear.mute() < Figures.MANY_LOOKS) {
            return false;
        }
        long mute = now - ear.muteSince();
        return switch (ear.laid.zone()) {
            case Zone.Stock _, Zone.Pozzetto _ ->
                    !ear.lying().isEmpty() && restsSince(ear, now) > Figures.STACK_AWAY;
            case Zone.Pile _ ->
                    mute > Figures.PILE_AWAY
                            && isMuch(ear, expected(ear, course.now().lying()))
                            && row.isHole(ear);
            case Zone.MeldSlot _, Zone.OfSeat _ ->
                    mute > Figures.MELD_AWAY && isMuch(ear, expected(ear, course.now().lying()));
        };
    }

    /** For how long its scale has shown a stack at rest while it named none of it. */
    private long restsSince(Ear ear, long now) {
        Optional<Balance> scale = weights.on(ear.laid.zone()).filter(Balance::counts);
        if (scale.isEmpty()) {
            return 0;
        }
        Balance balance = scale.get();
        Pulse pulse = pulses.get(ear.laid.source());
        boolean rests =
                (pulse == null || weighed.getOrDefault(ear.laid.zone(), 0L) >= pulse.backAt())
                        && !balance.stirred()
                        && balance.count() >= Figures.A_STACK
                        && balance.whole() >= Figures.A_STACK;
        return rests ? now - Math.max(ear.muteSince(), balance.steppedAt()) : 0;
    }

    private static boolean isMuch(Ear ear, List<Integer> missing) {
        return missing.size() > 1 || missing.stream().anyMatch(ear::layLong);
    }

    /** The cards that are missing there and should lie there. */
    private List<Integer> expected(Ear ear, Map<Card, Zone> lying) {
        if (ear.lying().isEmpty()) {
            return List.of();
        }
        return ear.missing().stream()
                .filter(card -> isThere(lying.get(hearing.cards().get(card)), ear.laid.zone()))
                .toList();
    }

    private boolean isThere(Zone lies, Zone zone) {
        return lies != null
                && (places.apply(lies).equals(zone)
                        || lies instanceof Zone.Pile && zone instanceof Zone.Pile);
    }

    private boolean pile(long now) {
        Sense pile = new Sense.Pile();
        boolean known = isBlind() || doubted.containsKey(pile);
        if (!known && drawn() >= Figures.TOO_MANY_DRAWS) {
            doubt(pile, Ailment.PILE_SHIELDED, row.newest(), now);
            return distrust(row.ears(), now);
        }
        return false;
    }

    private void tags(long now) {
        exchanged
                .look(now)
                .ifPresent(pair -> {
                    missed = true;
                    doubt(
                            new Sense.Tags(pair.one(), pair.other()),
                            Ailment.TAGS_SWAPPED,
                            now - Figures.LONG,
                            now);
                });
    }

    private void scales(long now) {
        for (LaidScale scale : layout.scales()) {
            if (shown.get(scale.id()).isImpossible()
                    || contradicts(scale, Figures.CONTRADICTS, now)) {
                doubt(new Sense.Scale(scale.id()), Ailment.SCALE_WRONG, now, now);
            }
        }
    }

    /** Whether it shows nothing where cards are heard all the time. */
    private boolean contradicts(LaidScale scale, long millis, long now) {
        Optional<Balance> balance = weights.on(scale.zone()).filter(Balance::counts);
        if (balance.isEmpty() || balance.get().stirred() || isSomething(balance.get())) {
            return false;
        }
        return ears.stream()
                .anyMatch(ear ->
                        ear.laid.zone().equals(scale.zone())
                                && ear.hearsFor(millis, balance.get().steppedAt(), now));
    }

    /** By what it weighs too: how many lie there may be known wrongly. */
    private static boolean isSomething(Balance balance) {
        return balance.count() > 0 || balance.whole() > 0;
    }

    private int drawn() {
        return row.drawn(steps());
    }

    /** When cards left the stock or came to it, as its scale shows. */
    private List<Balance.Step> steps() {
        return weights.onStock().map(Balance::steps).orElse(List.of());
    }

    // What is told of it

    private boolean distrust(List<Ear> some, long now) {
        for (Ear ear : some) {
            ear.distrust();
            hearing.distrust(ear.index(), now);
        }
        return true;
    }

    private boolean doubt(Sense sense, Ailment ailment, long since, long now) {
        if (doubted.containsKey(sense)) {
            return false;
        }
        Doubted one = new Doubted(sense, ailment, since);
        doubted.put(sense, one);
        told.add(new Told.Sense(sense, ailment, since, false, now));
        return true;
    }

    private void over(Sense sense, long now) {
        Doubted one = doubted.remove(sense);
        if (one == null) {
            return;
        }
        told.add(new Told.Sense(sense, one.ailment(), one.since(), true, now));
        missed |= isOfAll(sense) && now - one.since() > Figures.AN_ACT;
        trustAgain(now);
    }

    private void trustAgain(long now) {
        settled = now + Figures.SETTLES;
        for (Ear ear : ears) {
            if (!rests(ear)) {
                hearing.trust(ear.index(), now);
            }
        }
    }

    /** Whether anything in doubt concerns the antenna. */
    private boolean rests(Ear ear) {
        return isBlind()
                || isDoubted(ear)
                || doubted.containsKey(new Sense.Antenna(ear.laid.id()))
                || ear.laid.zone() instanceof Zone.Pile && doubted.containsKey(new Sense.Pile());
    }

    private void recovered(long now) {
        for (Doubted one : List.copyOf(doubted.values())) {
            if (isWell(one, now)) {
                over(one.sense(), now);
            }
        }
    }

    private boolean isWell(Doubted one, long now) {
        return switch (one.sense()) {
            case Sense.Field _ -> hearWell(ears) >= Figures.SOME;
            case Sense.Source source ->
                    one.ailment() == Ailment.READER_SILENT
                            ? !pulses.get(source.id()).isLate(now)
                            : hearWell(of(source.id())) >= Figures.SOME;
            case Sense.Antenna antenna ->
                    byId.get(antenna.id()).hearsWell()
                            || byId.get(antenna.id()).missing().isEmpty();
            case Sense.Pile _ -> drawn() == 0;
            case Sense.Scale scale ->
                    shown.get(scale.id()).isThinkable()
                            && !contradicts(scale(scale.id()), Figures.CONTRADICTS, now);
            // Only who puts the deck file right does away with that.
            case Sense.Tags _ -> false;
        };
    }

    private static int hearWell(List<Ear> some) {
        return (int) some.stream().filter(Ear::hearsWell).count();
    }

    /** What began and what is over since this was asked last. */
    public List<Told> take() {
        List<Told> taken = List.copyOf(told);
        told.clear();
        return taken;
    }

    // What may be made of it

    /** Whether nothing is heard anywhere. */
    public boolean isBlind() {
        return blindSince != NOT || doubted.containsKey(new Sense.Field());
    }

    /**
     * Whether acts may have gone by unheard since the hand began: until it is known again where it
     * stands, nobody is blamed.
     */
    public boolean hasMissed() {
        return missed;
    }

    /** It is known again where the hand stands, from people or by what lies there. */
    public void found() {
        missed = false;
    }

    /** Whether so much is not heard that whole turns may go by unseen. */
    public boolean mayMissTurns() {
        return doubted.keySet().stream().anyMatch(this::isOfAll);
    }

    private boolean isOfAll(Sense sense) {
        return switch (sense) {
            case Sense.Field _, Sense.Source _, Sense.Pile _ -> true;
            case Sense.Antenna antenna -> byId.get(antenna.id()).laid.zone() instanceof Zone.Pile;
            case Sense.Scale scale -> scale(scale.id()).zone() instanceof Zone.Stock;
            case Sense.Tags _ -> false;
        };
    }

    private LaidScale scale(int id) {
        return layout.scales().stream().filter(one -> one.id() == id).findFirst().orElseThrow();
    }

    /**
     * Whether an act to which the code objects rests on nothing that is in doubt.
     *
     * @param wentOn whether whoever did it played on after it: no discard came between that was not
     *     heard
     */
    public boolean allows(Entry entry, boolean wentOn, long now) {
        if (now < settled
                || missed
                || isBlind()
                || mayMissTurns()
                || isLate(now)
                || !wentOn && drewUnheard(entry, now)
                || restsOnTags(entry)
                || restsOnScale(entry, now)) {
            return false;
        }
        for (Ear ear : ears) {
            boolean doubtful = rests(ear) || isCovered(ear, entry, now);
            if (doubtful && bears(ear.laid.zone(), entry)) {
                return false;
            }
        }
        return true;
    }

    /** Whether it names a card whose tag may be another one's, or is about a meld with one. */
    private boolean restsOnTags(Entry entry) {
        for (Sense sense : doubted.sequencedKeySet()) {
            if (sense instanceof Sense.Tags(Card one, Card other)
                    && (isAbout(entry, one) || isAbout(entry, other))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAbout(Entry entry, Card card) {
        Zone lies = entry.after().lying().get(card);
        return entry.cards().contains(card)
                || lies != null && entry.slot().filter(lies::equals).isPresent();
    }

    /** Whether a pozzetto seems to be taken by its scale alone, and its antenna hears it. */
    private boolean restsOnScale(Entry entry, long now) {
        return entry.act() instanceof Act.TakePozzetto
                && layout.scales().stream()
                        .filter(scale -> scale.zone() instanceof Zone.Pozzetto)
                        .anyMatch(scale ->
                                doubted.containsKey(new Sense.Scale(scale.id()))
                                        || contradicts(scale, Figures.COVERED, now));
    }

    private boolean isLate(long now) {
        return pulses.values().stream().anyMatch(pulse -> pulse.isLate(now));
    }

    private boolean drewUnheard(Entry entry, long now) {
        int drawn = drawn();
        Map<Card, Zone> lying = entry.after().lying();
        return drawn >= Figures.ODD_DRAWS
                        && row.mayHide(ear -> !expected(ear, lying).isEmpty(), now)
                || drawn > 0 && row.isInDoubt(steps(), now);
    }

    /** Whether it has been silent for some time, and the act does not say why. */
    private boolean isCovered(Ear ear, Entry entry, long now) {
        if (ear.laid.zone() instanceof Zone.Pile && !row.isHole(ear)) {
            return false;
        }
        return ear.mute() >= Figures.COVERED_LOOKS
                && now - ear.muteSince() > Figures.COVERED
                && isMuch(ear, expected(ear, entry.after().lying()));
    }

    private boolean bears(Zone zone, Entry entry) {
        return switch (zone) {
            case Zone.Stock _, Zone.Pile _ -> true;
            case Zone.Pozzetto _ -> entry.act() instanceof Act.TakePozzetto;
            case Zone.MeldSlot slot ->
                    entry.slot().map(places::apply).filter(slot::equals).isPresent()
                            || isOf(slot.line(), entry.act());
            case Zone.OfSeat place ->
                    entry.act() instanceof Act.OfSeat act && act.seat() == place.seat();
        };
    }

    private static boolean isOf(Line line, Act act) {
        return act instanceof Act.OfSeat one && one.seat().line() == line;
    }
}
