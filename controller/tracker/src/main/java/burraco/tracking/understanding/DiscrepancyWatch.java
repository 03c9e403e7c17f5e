package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares what lies on the table with the course of the hand. A discrepancy that lasts longer than
 * people think about a move is reported, and reported again when it is over. It only reads.
 */
final class DiscrepancyWatch {
    private static final long LONG_MILLIS = WaitingTimes.WITH_DIFFERENCE_MILLIS;

    private static final int A_FAN = 6;

    /** How often the comparison is made. */
    private static final long LOOK_EVERY_MILLIS = 500;

    private static final long FLICKER_MILLIS = WaitingTimes.FLICKER_MILLIS;

    private static final double BEYOND_BELIEF = BeliefFigures.BEYOND_BELIEF;

    private static final long LATELY_MILLIS = AntennaFigures.HEARD_LATELY_MILLIS;

    /** Number of misplaced cards from which on the hand counts as lost. */
    private static final int LOST = 8;

    /** If more places than this are completely silent, that is not a hand covering them. */
    private static final int MOST_SWEPT = 2;

    private final HandCourse course;
    private final TablePicture picture;
    private final TableScales weights;
    private final Map<Discrepancy, Seen> seen = new LinkedHashMap<>();
    private final Set<Discrepancy> settled = new LinkedHashSet<>();
    private long looked = -LOOK_EVERY_MILLIS;

    /** Since when a discrepancy exists, when it was last observed, and whether it was reported. */
    private record Seen(long since, long last, boolean told) {}

    DiscrepancyWatch(HandCourse course, TablePicture picture, TableScales weights) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
    }

    /**
     * The discrepancies that have now lasted long enough to be reported, and those that are over.
     */
    List<TrackerEvent> look(long now) {
        if (now - looked < LOOK_EVERY_MILLIS) {
            return List.of();
        }
        looked = now;
        List<TrackerEvent> told = new ArrayList<>();
        List<Discrepancy> current = now();
        settled.removeIf(one -> agrees(one, current));
        for (Discrepancy one : List.copyOf(seen.keySet())) {
            boolean over = !current.contains(one) && now - seen.get(one).last() >= FLICKER_MILLIS;
            if (over || agrees(one, current)) {
                Seen was = seen.remove(one);
                if (was.told()) {
                    told.add(new TrackerEvent.Agrees(one, now));
                }
            }
        }
        for (Discrepancy one : current) {
            Seen was = seen.getOrDefault(one, new Seen(now, now, false));
            boolean tell =
                    !was.told() && now - was.since() >= LONG_MILLIS && !settled.contains(one);
            seen.put(one, new Seen(was.since(), now, was.told() || tell));
            if (tell) {
                told.add(new TrackerEvent.Differs(one, was.since(), now));
            }
        }
        return told;
    }

    /** The discrepancies that have existed for at least this long. */
    List<Discrepancy> since(long millis) {
        return seen.entrySet().stream()
                .filter(one -> looked - one.getValue().since() >= millis)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Whether so many cards have long been misplaced that the course of the hand must be wrong. */
    boolean isLost() {
        return seen.entrySet().stream()
                        .filter(one -> one.getValue().told())
                        .filter(one -> one.getKey() instanceof Discrepancy.Lies)
                        .count()
                >= LOST;
    }

    /**
     * Records that people know about the discrepancy: nobody is asked again while it stays the
     * same.
     */
    void settle(Discrepancy difference) {
        settled.add(difference);
        seen.remove(difference);
    }

    /** Forgets everything, so that all discrepancies are reported again. */
    void lookAgain() {
        seen.clear();
        settled.clear();
    }

    /**
     * Whether something positively shows that the discrepancy is over, and it is not just unsure
     * for a moment.
     */
    private boolean agrees(Discrepancy one, List<Discrepancy> current) {
        if (current.contains(one)) {
            return false;
        }
        return switch (one) {
            case Discrepancy.Lies(var card, var zone, _) ->
                    zone.equals(believed(card))
                            || picture.of(card).filter(stay -> stay.zone().equals(zone)).isEmpty();
            case Discrepancy.Silent(var card, var zone, _) ->
                    !zone.equals(believed(card)) || picture.sure(card).isPresent();
            case Discrepancy.Weighs _ -> true;
        };
    }

    private Zone believed(Card card) {
        return course.now().lying().get(card);
    }

    // Present discrepancies

    private List<Discrepancy> now() {
        List<Discrepancy> all = new ArrayList<>();
        all.addAll(lying());
        all.addAll(silent());
        weights.onStock()
                .flatMap(one -> weighs(one, new Zone.Stock(), course.open().stock().size()))
                .ifPresent(all::add);
        for (int number = 1; number <= 2; number++) {
            int lying =
                    course.open().pozzetto(number) instanceof Pozzetto.Lying there
                            ? there.cards().size()
                            : 0;
            Zone zone = new Zone.Pozzetto(number);
            weights.onPozzetto(number).flatMap(one -> weighs(one, zone, lying)).ifPresent(all::add);
        }
        return all;
    }

    /** This many cards where no meld lies may be a fan laid face down, which must not be named. */
    private List<Discrepancy> lying() {
        List<Discrepancy.Lies> lying =
                picture.cards().stream().flatMap(card -> lies(card).stream()).toList();
        Map<Zone, Long> perPlace =
                lying.stream()
                        .filter(one -> one.meld().isEmpty())
                        .collect(
                                Collectors.groupingBy(
                                        Discrepancy.Lies::zone, Collectors.counting()));
        return lying.stream()
                .filter(one -> perPlace.getOrDefault(one.zone(), 0L) < A_FAN)
                .map(Discrepancy.class::cast)
                .toList();
    }

    private Optional<Discrepancy.Lies> lies(Card card) {
        return picture.sure(card)
                .filter(stay -> isOpen(stay.zone()))
                .filter(stay -> !stay.zone().equals(believed(card)))
                .map(stay -> new Discrepancy.Lies(card, stay.zone(), meldAt(stay.zone())));
    }

    /** Whether cards lie there openly because of acts. */
    private static boolean isOpen(Zone zone) {
        return switch (zone) {
            case Zone.Pile _, Zone.MeldSlot _ -> true;
            case Zone.OfSeat _, Zone.Stock _, Zone.Pozzetto _ -> false;
        };
    }

    private Optional<MeldId> meldAt(Zone zone) {
        return zone instanceof Zone.MeldSlot slot
                ? course.now().slots().at(slot)
                : Optional.empty();
    }

    /**
     * The silent cards by place: single cards while others there are heard, or all cards of a
     * place.
     */
    private List<Discrepancy> silent() {
        Map<Zone, List<Card>> should = new LinkedHashMap<>();
        course.now()
                .lying()
                .forEach((card, zone) ->
                        should.computeIfAbsent(zone, _ -> new ArrayList<>()).add(card));
        List<Discrepancy> some = new ArrayList<>();
        List<List<Discrepancy>> swept = new ArrayList<>();
        should.forEach((zone, cards) -> {
            List<Discrepancy> here = silent(zone, cards);
            if (here.size() == cards.size() && !here.isEmpty()) {
                swept.add(here);
            } else if (isHeard(zone, cards)) {
                some.addAll(here);
            }
        });
        if (swept.size() <= MOST_SWEPT) {
            swept.forEach(some::addAll);
        }
        return some;
    }

    private List<Discrepancy> silent(Zone zone, List<Card> cards) {
        Optional<MeldId> meld = meldAt(zone);
        if (!isOpen(zone) || meld.filter(this::isHeap).isPresent()) {
            return List.of();
        }
        List<Discrepancy> silent = new ArrayList<>();
        for (Card card : cards) {
            boolean elsewhere =
                    picture.sure(card).filter(stay -> !stay.zone().equals(zone)).isPresent();
            boolean beyond =
                    picture.silence(card, zone).filter(one -> one <= BEYOND_BELIEF).isPresent();
            // A card that lies openly elsewhere is reported there.
            boolean told =
                    picture.sure(card)
                            .filter(stay -> !stay.zone().equals(zone) && isOpen(stay.zone()))
                            .isPresent();
            if (!told && (elsewhere || beyond)) {
                silent.add(new Discrepancy.Silent(card, zone, meld));
            }
        }
        return silent;
    }

    /** A burraco is gathered into a heap, and its cards hide one another. */
    private boolean isHeap(MeldId id) {
        return course.open()
                .melds()
                .find(id)
                .filter(meld -> meld.cards().size() >= Burraco.CARDS)
                .isPresent();
    }

    private boolean isHeard(Zone zone, List<Card> cards) {
        return cards.stream()
                .anyMatch(card ->
                        picture.lastHeard(card, zone)
                                .filter(last -> looked - last <= LATELY_MILLIS)
                                .isPresent());
    }

    private Optional<Discrepancy> weighs(ScaleCounter balance, Zone zone, int believed) {
        boolean counts = balance.counts() && !balance.stirred();
        int more = balance.count() - believed;
        return counts && more != 0
                ? Optional.of(new Discrepancy.Weighs(zone, more))
                : Optional.empty();
    }
}
