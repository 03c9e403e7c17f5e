package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Patience;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Picture;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares what lies on the felt with what the course of the hand has there. What differs for
 * longer than people think about a move is told, and told again when it agrees. It reads, and
 * changes nothing.
 */
final class Differences {
    private static final long LONG = Patience.WITH_DIFFERENCE;

    private static final int A_FAN = 6;

    /** What differs is looked for so often. */
    private static final long LOOK = 500;

    private static final long FLICKER = Patience.FLICKER;

    private static final double BEYOND_BELIEF = Beliefs.BEYOND_BELIEF;

    private static final long LATELY = Radio.HEARD_LATELY;

    /** With so many cards elsewhere than on record, the record has lost its way. */
    private static final int LOST = 8;

    /** Where more places than this are silent as a whole, no hand has swept them all. */
    private static final int MOST_SWEPT = 2;

    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Map<Difference, Seen> seen = new LinkedHashMap<>();
    private final Set<Difference> settled = new LinkedHashSet<>();
    private long looked = -LOOK;

    /** Since when it differs, when that was seen last, and whether it was told. */
    private record Seen(long since, long last, boolean told) {}

    Differences(Course course, Picture picture, Weights weights) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
    }

    /** What has begun to differ for long, and what agrees again. */
    List<Told> look(long now) {
        if (now - looked < LOOK) {
            return List.of();
        }
        looked = now;
        List<Told> told = new ArrayList<>();
        List<Difference> current = now();
        settled.removeIf(one -> agrees(one, current));
        for (Difference one : List.copyOf(seen.keySet())) {
            boolean over = !current.contains(one) && now - seen.get(one).last() >= FLICKER;
            if (over || agrees(one, current)) {
                Seen was = seen.remove(one);
                if (was.told()) {
                    told.add(new Told.Agrees(one, now));
                }
            }
        }
        for (Difference one : current) {
            Seen was = seen.getOrDefault(one, new Seen(now, now, false));
            boolean tell = !was.told() && now - was.since() >= LONG && !settled.contains(one);
            seen.put(one, new Seen(was.since(), now, was.told() || tell));
            if (tell) {
                told.add(new Told.Differs(one, was.since(), now));
            }
        }
        return told;
    }

    /** What has differed for at least so long. */
    List<Difference> since(long millis) {
        return seen.entrySet().stream()
                .filter(one -> looked - one.getValue().since() >= millis)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Whether so much has long differed that the course cannot be true any more. */
    boolean isLost() {
        return seen.entrySet().stream()
                        .filter(one -> one.getValue().told())
                        .filter(one -> one.getKey() instanceof Difference.Lies)
                        .count()
                >= LOST;
    }

    /** People know about it: nobody is asked again while it stays as it is. */
    void settle(Difference difference) {
        settled.add(difference);
        seen.remove(difference);
    }

    /** All that still differs is told again. */
    void lookAgain() {
        seen.clear();
        settled.clear();
    }

    /** Whether it is not only unsure for a moment: something says the opposite. */
    private boolean agrees(Difference one, List<Difference> current) {
        if (current.contains(one)) {
            return false;
        }
        return switch (one) {
            case Difference.Lies(var card, var zone, _) ->
                    zone.equals(believed(card))
                            || picture.of(card).filter(stay -> stay.zone().equals(zone)).isEmpty();
            case Difference.Silent(var card, var zone, _) ->
                    !zone.equals(believed(card)) || picture.sure(card).isPresent();
            case Difference.Weighs _ -> true;
        };
    }

    private Zone believed(Card card) {
        return course.now().lying().get(card);
    }

    // What differs now

    private List<Difference> now() {
        List<Difference> all = new ArrayList<>();
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

    /** So many cards where no meld lies may be a fan, face down: their names are nobody's. */
    private List<Difference> lying() {
        List<Difference.Lies> lying =
                picture.cards().stream().flatMap(card -> lies(card).stream()).toList();
        Map<Zone, Long> perPlace =
                lying.stream()
                        .filter(one -> one.meld().isEmpty())
                        .collect(
                                Collectors.groupingBy(
                                        Difference.Lies::zone, Collectors.counting()));
        return lying.stream()
                .filter(one -> perPlace.getOrDefault(one.zone(), 0L) < A_FAN)
                .map(Difference.class::cast)
                .toList();
    }

    private Optional<Difference.Lies> lies(Card card) {
        return picture.sure(card)
                .filter(stay -> isOpen(stay.zone()))
                .filter(stay -> !stay.zone().equals(believed(card)))
                .map(stay -> new Difference.Lies(card, stay.zone(), meldAt(stay.zone())));
    }

    /** Where cards lie openly that belong to acts. */
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

    /** By their places: one card of several, or all of a place while others are heard. */
    private List<Difference> silent() {
        Map<Zone, List<Card>> should = new LinkedHashMap<>();
        course.now()
                .lying()
                .forEach((card, zone) ->
                        should.computeIfAbsent(zone, _ -> new ArrayList<>()).add(card));
        List<Difference> some = new ArrayList<>();
        List<List<Difference>> swept = new ArrayList<>();
        should.forEach((zone, cards) -> {
            List<Difference> here = silent(zone, cards);
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

    private List<Difference> silent(Zone zone, List<Card> cards) {
        Optional<MeldId> meld = meldAt(zone);
        if (!isOpen(zone) || meld.filter(this::isHeap).isPresent()) {
            return List.of();
        }
        List<Difference> silent = new ArrayList<>();
        for (Card card : cards) {
            boolean elsewhere =
                    picture.sure(card).filter(stay -> !stay.zone().equals(zone)).isPresent();
            boolean beyond =
                    picture.silence(card, zone).filter(one -> one <= BEYOND_BELIEF).isPresent();
            // A card that lies openly elsewhere is told there.
            boolean told =
                    picture.sure(card)
                            .filter(stay -> !stay.zone().equals(zone) && isOpen(stay.zone()))
                            .isPresent();
            if (!told && (elsewhere || beyond)) {
                silent.add(new Difference.Silent(card, zone, meld));
            }
        }
        return silent;
    }

    /** A burraco is gathered, and its cards hide one another. */
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
                                .filter(last -> looked - last <= LATELY)
                                .isPresent());
    }

    private Optional<Difference> weighs(Balance balance, Zone zone, int believed) {
        boolean counts = balance.counts() && !balance.stirred();
        int more = balance.count() - believed;
        return counts && more != 0
                ? Optional.of(new Difference.Weighs(zone, more))
                : Optional.empty();
    }
}
