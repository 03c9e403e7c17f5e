package burraco.tracking.placing;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Row;
import burraco.engine.rules.PilePlace;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.UsualPlaces;
import burraco.layout.Zone;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.PilePlaceFigures;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.RecentLooks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides where on the pile a discard lies, for codes of play in which that matters. A card is
 * reported as misplaced only after it has been at rest there and if the readings hardly fit any
 * other place.
 */
public final class PilePlaces {
    private static final int OFTEN = 5;

    private final Hearing hearing;
    private final List<Integer> antennas = new ArrayList<>();
    private final List<Zone.Pile> zones = new ArrayList<>();
    private final List<Area> areas = new ArrayList<>();
    private final PileLikelihoods whereabouts;
    private final boolean watched;
    private final Area nearest;
    private final Map<Card, Said> said = new HashMap<>();

    private record Said(long since, DiscardPlace place) {}

    /** How a card lies on the pile, as far as can be told. */
    public enum Lies {
        /** Where it belongs, or at least not clearly elsewhere. */
        WELL,
        ASTRAY,
        /** Not decided yet. */
        UNSURE
    }

    public PilePlaces(Layout layout, Hearing hearing) {
        this.hearing = hearing;
        for (int i = 0; i < layout.antennas().size(); i++) {
            LaidAntenna antenna = layout.antennas().get(i);
            if (antenna.zone() instanceof Zone.Pile pile) {
                antennas.add(i);
                zones.add(pile);
                areas.add(antenna.antenna().area());
            }
        }
        watched = layout.rules().pilePlace() == PilePlace.STRICT && areas.size() > 1;
        Area stock =
                layout.antenna(new Zone.Stock())
                        .map(one -> one.antenna().area())
                        .orElse(UsualPlaces.of(new Zone.Stock()));
        whereabouts = new PileLikelihoods(areas, stock);
        nearest = areas.stream().min(Comparator.comparingDouble(stock::gap)).orElse(stock);
    }

    /**
     * How a discard lies.
     *
     * @param pile the pile before it
     * @param since when the discard was first heard there
     */
    public Lies of(Card card, Seat by, Row pile, long since, long now) {
        if (!watched) {
            return Lies.WELL;
        }
        Lies lies = pile.isEmpty() ? first(card, by, since, now) : later(card, pile, since, now);
        return lies == Lies.UNSURE && now - since > WaitingTimes.WITH_PLACE_MILLIS
                ? Lies.WELL
                : lies;
    }

    private Lies first(Card card, Seat by, long since, long now) {
        Optional<Area> home = home(by);
        if (home.isEmpty()) {
            return Lies.WELL;
        }
        double soFar =
                whereabouts.outside(
                        whereabouts.of(counts(card, since)),
                        home.get(),
                        PilePlaceFigures.OUTSIDE_CM);
        if (soFar < PilePlaceFigures.HARDLY && heard(counts(card, since)) > 0) {
            return Lies.WELL;
        }
        List<RecentLooks.Count> rested = counts(card, since + HumanTimes.PUSHES_ALONG_MILLIS);
        double clear =
                whereabouts.outside(
                        whereabouts.of(rested), home.get(), PilePlaceFigures.OUTSIDE_CM);
        return judge(clear, heard(rested), since, now);
    }

    /** Where the first card of a pile belongs; empty if the layout does not say. */
    private Optional<Area> home(Seat by) {
        if (zones.stream().allMatch(zone -> zone.towards().isEmpty())) {
            return Optional.of(nearest);
        }
        for (int i = 0; i < zones.size(); i++) {
            if (zones.get(i).towards().equals(Optional.of(by))) {
                return Optional.of(areas.get(i));
            }
        }
        return Optional.empty();
    }

    /**
     * Judges a later discard. The row may be pushed together before a discard, so that only
     * readings after it count.
     */
    private Lies later(Card card, Row pile, long since, long now) {
        Card last = pile.top();
        if (last.isUnseen()) {
            return Lies.WELL;
        }
        List<RecentLooks.Count> before = counts(last, since - HumanTimes.PUSHES_ALONG_MILLIS);
        List<RecentLooks.Count> soFar = counts(card, since);
        if (heard(before) == 0 || heard(soFar) == 0) {
            return Lies.WELL; // There is nothing to measure from.
        }
        boolean near =
                areas.get(best(before)).gap(areas.get(best(soFar)))
                        < PilePlaceFigures.NEIGHBOURS_CM;
        if (near || apart(before, soFar) < PilePlaceFigures.HARDLY) {
            return Lies.WELL;
        }
        List<RecentLooks.Count> beside = counts(last, since + HumanTimes.PUSHES_ALONG_MILLIS);
        List<RecentLooks.Count> rested = counts(card, since + HumanTimes.PUSHES_ALONG_MILLIS);
        int heard = Math.min(heard(beside), heard(rested));
        return judge(apart(beside, rested), heard, since, now);
    }

    private double apart(List<RecentLooks.Count> one, List<RecentLooks.Count> other) {
        return whereabouts.apart(
                whereabouts.of(one),
                whereabouts.of(other),
                PilePlaceFigures.BESIDE_CM,
                PilePlaceFigures.APART_CM);
    }

    private static Lies judge(double clear, int heard, long since, long now) {
        boolean rested =
                now - since >= HumanTimes.PUSHES_ALONG_MILLIS + HumanTimes.RESTS_ON_PILE_MILLIS
                        && heard >= OFTEN;
        return rested && clear >= PilePlaceFigures.CLEARLY ? Lies.ASTRAY : Lies.UNSURE;
    }

    private List<RecentLooks.Count> counts(Card card, long from) {
        int index = hearing.index(card);
        return antennas.stream()
                .map(antenna -> hearing.looks().since(from, antenna, index))
                .toList();
    }

    /** Index of the antenna that heard the card most often. */
    private static int best(List<RecentLooks.Count> counts) {
        int best = 0;
        for (int i = 1; i < counts.size(); i++) {
            best = counts.get(i).heard() > counts.get(best).heard() ? i : best;
        }
        return best;
    }

    private static int heard(List<RecentLooks.Count> counts) {
        return counts.stream().mapToInt(RecentLooks.Count::heard).sum();
    }

    /** Remembers the place that was put on record for a discard. */
    public void say(Card card, long since, DiscardPlace place) {
        said.put(card, new Said(since, place));
    }

    /** The place that was put on record for the discard that was heard there from this time on. */
    public Optional<DiscardPlace> said(Card card, long since) {
        return Optional.ofNullable(said.get(card))
                .filter(one -> one.since() == since)
                .map(Said::place);
    }
}
