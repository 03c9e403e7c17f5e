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
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Places;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.Looks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where discards lie, under a code to which it matters. That a card lies where it belongs goes
 * without saying; that it does not is said only after it has rested there, and where what was heard
 * hardly agrees with anything else.
 */
public final class PilePlaces {
    private static final int OFTEN = 5;

    private final Hearing hearing;
    private final List<Integer> antennas = new ArrayList<>();
    private final List<Zone.Pile> zones = new ArrayList<>();
    private final List<Area> areas = new ArrayList<>();
    private final Whereabouts whereabouts;
    private final boolean watched;
    private final Area nearest;
    private final Map<Card, Said> said = new HashMap<>();

    private record Said(long since, DiscardPlace place) {}

    /** How a card lies on the pile, as far as can be told. */
    public enum Lies {
        /** Where it belongs, or at least not clearly elsewhere. */
        WELL,
        ASTRAY,
        /** It may become clear soon. */
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
        whereabouts = new Whereabouts(areas, stock);
        nearest = areas.stream().min(Comparator.comparingDouble(stock::gap)).orElse(stock);
    }

    /**
     * How a card lies that was put on the pile.
     *
     * @param pile as it was before
     * @param since when it was first heard there
     */
    public Lies of(Card card, Seat by, Row pile, long since, long now) {
        if (!watched) {
            return Lies.WELL;
        }
        Lies lies = pile.isEmpty() ? first(card, by, since, now) : later(card, pile, since, now);
        return lies == Lies.UNSURE && now - since > Patience.WITH_PLACE ? Lies.WELL : lies;
    }

    private Lies first(Card card, Seat by, long since, long now) {
        Optional<Area> home = home(by);
        if (home.isEmpty()) {
            return Lies.WELL;
        }
        double soFar =
                whereabouts.outside(
                        whereabouts.of(counts(card, since)), home.get(), Places.OUTSIDE);
        if (soFar < Places.HARDLY && heard(counts(card, since)) > 0) {
            return Lies.WELL;
        }
        List<Looks.Count> rested = counts(card, since + People.PUSHES_ALONG);
        double clear = whereabouts.outside(whereabouts.of(rested), home.get(), Places.OUTSIDE);
        return judge(clear, heard(rested), since, now);
    }

    /** Where the first card of a pile belongs; empty where the layout does not say. */
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

    /** The row may be pushed together before a discard: only what is heard afterwards counts. */
    private Lies later(Card card, Row pile, long since, long now) {
        Card last = pile.top();
        if (last == null) {
            return Lies.WELL;
        }
        List<Looks.Count> before = counts(last, since - People.PUSHES_ALONG);
        List<Looks.Count> soFar = counts(card, since);
        if (heard(before) == 0 || heard(soFar) == 0) {
            return Lies.WELL; // There is nothing to measure from.
        }
        boolean near = areas.get(best(before)).gap(areas.get(best(soFar))) < Places.NEIGHBOURS;
        if (near || apart(before, soFar) < Places.HARDLY) {
            return Lies.WELL;
        }
        List<Looks.Count> beside = counts(last, since + People.PUSHES_ALONG);
        List<Looks.Count> rested = counts(card, since + People.PUSHES_ALONG);
        int heard = Math.min(heard(beside), heard(rested));
        return judge(apart(beside, rested), heard, since, now);
    }

    private double apart(List<Looks.Count> one, List<Looks.Count> other) {
        return whereabouts.apart(
                whereabouts.of(one), whereabouts.of(other), Places.BESIDE, Places.APART);
    }

    private static Lies judge(double clear, int heard, long since, long now) {
        boolean rested =
                now - since >= People.PUSHES_ALONG + People.RESTS_ON_PILE && heard >= OFTEN;
        return rested && clear >= Places.CLEARLY ? Lies.ASTRAY : Lies.UNSURE;
    }

    private List<Looks.Count> counts(Card card, long from) {
        int index = hearing.index(card);
        return antennas.stream()
                .map(antenna -> hearing.looks().since(from, antenna, index))
                .toList();
    }

    /** The antenna that heard it most often. */
    private static int best(List<Looks.Count> counts) {
        int best = 0;
        for (int i = 1; i < counts.size(); i++) {
            best = counts.get(i).heard() > counts.get(best).heard() ? i : best;
        }
        return best;
    }

    private static int heard(List<Looks.Count> counts) {
        return counts.stream().mapToInt(Looks.Count::heard).sum();
    }

    /** It is on record that the card lies there since then. */
    public void say(Card card, long since, DiscardPlace place) {
        said.put(card, new Said(since, place));
    }

    /** What is on record of where the card came to lie then. */
    public Optional<DiscardPlace> said(Card card, long since) {
        return Optional.ofNullable(said.get(card))
                .filter(one -> one.since() == since)
                .map(Said::place);
    }
}
