package burraco.tracking.understanding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.testing.Sayable;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.Expectation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * In a hand of four calm people the tracker is made to report an act that did not happen and that
 * the code punishes: every kind that sensors alone could make it report. It must withdraw the act
 * by itself, and blame nobody else.
 */
@Tag("campaign")
class FalseRulingsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final Layout LAYOUT = TABLE.layout();
    private static final long SEED = Long.getLong("seed", 3);
    private static final int HANDS = Integer.getInteger("false.hands", 1);
    private static final int OF_EACH = Integer.getInteger("false.each", 1);

    /** How many acts two turns have, about. */
    private static final int TWO_TURNS = 8;

    /** How long after an act, in milliseconds, no other act is about to be reported. */
    private static final long CALM = 900;

    /** How long, in milliseconds, the cards of a false report were held over the place. */
    private static final long HELD_THERE = 900;

    /**
     * A false report.
     *
     * @param at the index of the reading after which it is made
     */
    private record Falsehood(Hand hand, int at, Sayable.Said said) {
        Act act() {
            return said.act();
        }

        @Override
        public String toString() {
            return "hand " + hand.number() + " at " + hand.heard().get(at).at() + " ms: " + act();
        }
    }

    /** A hand of calm people, and its record without false reports. */
    private record Hand(int number, List<Reading> heard, String record) {}

    @Test
    void nothingFalseIsHeldAgainstAnybodyForLong() {
        Map<Set<Case>, List<Falsehood>> byCase =
                new TreeMap<>((a, b) -> ("" + a).compareTo("" + b));
        for (int number = 0; number < HANDS; number++) {
            collect(number, byCase);
        }
        Set<Case> tried = EnumSet.noneOf(Case.class);
        List<String> wrong = new ArrayList<>();
        byCase.forEach((cases, all) -> {
            Collections.shuffle(all, new Random(SEED));
            for (Falsehood one : all.subList(0, Math.min(OF_EACH, all.size()))) {
                tried.addAll(cases);
                say(one).ifPresent(what -> wrong.add(cases + ", " + one + ": " + what));
            }
        });
        System.out.println("seed " + SEED + ", said falsely: " + tried);
        assertTrue(tried.size() >= 15, () -> "too few to tell: " + tried);
        assertEquals(List.of(), wrong, "seed " + SEED);
    }

    // Which false reports are possible, and when

    private static void collect(int number, Map<Set<Case>, List<Falsehood>> byCase) {
        List<Reading> heard = heard(number);
        HandTracker tracker = tracker(number);
        Random random = new Random(SEED + number);
        List<TrackerEvent> told = new ArrayList<>();
        List<Found> found = new ArrayList<>();
        int acts = 0;
        long since = 0;
        boolean asked = true;
        for (int i = 0; i < heard.size(); i++) {
            tracker.take(heard.get(i));
            told.addAll(tracker.told());
            if (tracker.course().told() != acts) {
                acts = tracker.course().told();
                since = heard.get(i).at();
                asked = false;
            }
            boolean plays = tracker.dealing().isEmpty() && !tracker.course().open().over();
            if (plays && !asked && heard.get(i).at() - since > CALM) {
                asked = true;
                found.addAll(sayable(tracker, i, random));
            }
        }
        tracker.end();
        told.addAll(tracker.told());
        Hand hand = new Hand(number, heard, record(told));
        for (Found one : found) {
            byCase.computeIfAbsent(one.cases(), _ -> new ArrayList<>())
                    .add(new Falsehood(hand, one.at(), one.said()));
        }
    }

    private record Found(Set<Case> cases, int at, Sayable.Said said) {}

    /** One false report for each case, or for each set of cases that come together. */
    private static List<Found> sayable(HandTracker tracker, int at, Random random) {
        Map<Set<Case>, Found> found = new TreeMap<>((a, b) -> ("" + a).compareTo("" + b));
        for (Sayable.Said said :
                Sayable.of(LAYOUT, tracker.course().now(), TABLE.deck().cards().values(), random)) {
            Optional<TrackedAct> entry =
                    tracker.course().imagine(said.act(), said.slot(), ActTimes.at(0));
            Set<Case> cases = new HashSet<>();
            entry.ifPresent(one -> one.rulings().stream().map(Ruling::which).forEach(cases::add));
            if (!cases.isEmpty()) {
                found.putIfAbsent(
                        EnumSet.copyOf(cases), new Found(EnumSet.copyOf(cases), at, said));
            }
        }
        return List.copyOf(found.values());
    }

    // Making a false report

    /** What went wrong after a false report; empty if the tracker withdrew it. */
    private static Optional<String> say(Falsehood falsehood) {
        List<Reading> heard = withItsCards(falsehood);
        HandTracker tracker = tracker(falsehood.hand().number());
        List<TrackerEvent> told = new ArrayList<>();
        int line = 0;
        int acts = -1;
        for (int i = 0; i < heard.size(); i++) {
            tracker.take(heard.get(i));
            told.addAll(tracker.told());
            if (i == falsehood.at()) {
                Optional<TrackedAct> entry =
                        tracker.course()
                                .imagine(
                                        falsehood.act(),
                                        falsehood.said().slot(),
                                        ActTimes.at(heard.get(i).at()));
                if (entry.isEmpty()) {
                    return Optional
                            .empty(); // The tracker has already noticed what these cards did.
                }
                told.clear();
                tracker.course().take(entry.get());
                line = tracker.course().entries().size();
            }
            if (line > 0 && acts < 0 && isGone(tracker, line, falsehood)) {
                acts = tracker.course().entries().size() - line;
            }
        }
        tracker.end();
        told.addAll(tracker.told());
        if (acts < 0 || acts > TWO_TURNS) {
            return Optional.of("withdrawn after " + acts + " acts");
        }
        List<String> others = accused(told, falsehood);
        if (!others.isEmpty()) {
            return Optional.of("accused as well: " + others);
        }
        return difference(falsehood.hand().record(), record(told));
    }

    /** The first line in which the records differ. */
    private static Optional<String> difference(String right, String record) {
        List<List<String>> expected = words(right);
        List<List<String>> got = words(record);
        for (int i = 0; i < Math.max(expected.size(), got.size()); i++) {
            List<String> one = i < expected.size() ? expected.get(i) : List.of("nothing");
            List<String> other = i < got.size() ? got.get(i) : List.of("nothing");
            if (!one.equals(other)) {
                return Optional.of("line " + (i + 1) + " is " + other + " and not " + one);
            }
        }
        return Optional.empty();
    }

    private static boolean isGone(HandTracker tracker, int line, Falsehood falsehood) {
        List<TrackedAct> entries = tracker.course().entries();
        return entries.size() < line || !isSame(entries.get(line - 1), falsehood);
    }

    private static boolean isBy(Falsehood falsehood, Act act) {
        return act instanceof Act.OfSeat one
                && falsehood.act() instanceof Act.OfSeat other
                && one.seat() == other.seat();
    }

    /**
     * Whether an entry is the false report, or the same cards reported once more by the tracker
     * itself.
     */
    private static boolean isSame(TrackedAct entry, Falsehood falsehood) {
        return entry.act().equals(falsehood.act())
                || !entry.cards().isEmpty()
                        && Set.copyOf(entry.cards()).equals(Set.copyOf(cards(falsehood)));
    }

    private static List<Card> cards(Falsehood falsehood) {
        List<CardName> names =
                switch (falsehood.act()) {
                    case Act.Tie tie -> tie.cards();
                    case Act.Open open -> open.cards();
                    case Act.Discard discard -> discard.cards();
                    case Act _ -> List.of();
                };
        return names.stream().map(CardName::card).toList();
    }

    /** What anybody else was accused of. */
    private static List<String> accused(List<TrackerEvent> told, Falsehood falsehood) {
        return told.stream()
                .filter(TrackerEvent.Decided.class::isInstance)
                .map(one -> ((TrackerEvent.Decided) one).entry())
                .filter(entry -> entry.ruled() && !isBy(falsehood, entry.act()))
                .map(TrackedAct::text)
                .toList();
    }

    /**
     * The same readings, but the cards of the false report were heard at its place shortly before.
     */
    private static List<Reading> withItsCards(Falsehood falsehood) {
        List<Card> cards = cards(falsehood);
        int antenna =
                falsehood
                        .said()
                        .slot()
                        .flatMap(LAYOUT::antenna)
                        .orElse(LAYOUT.antennas(Zone.Pile.class).getFirst())
                        .id();
        long said = falsehood.hand().heard().get(falsehood.at()).at();
        return falsehood.hand().heard().stream()
                .map(one ->
                        one instanceof Reading.Inventory inventory
                                        && inventory.antenna() == antenna
                                        && said - inventory.at() < HELD_THERE
                                        && inventory.at() <= said
                                ? with(inventory, cards)
                                : one)
                .toList();
    }

    private static Reading with(Reading.Inventory inventory, List<Card> cards) {
        List<Answer> answers = new ArrayList<>(inventory.answers());
        cards.forEach(card -> answers.add(Answer.of(TABLE.deck().tag(card))));
        return new Reading.Inventory(inventory.at(), inventory.antenna(), answers);
    }

    // Hands

    private static List<Reading> heard(int number) {
        Casting casting = new Casting(SEED, LAYOUT.rules(), LAYOUT.slots(Line.NS), List.of());
        List<Reading> heard = new ArrayList<>();
        Chance chance = new Chance(SEED).stream("evening " + number);
        new Evening(LAYOUT, TABLE.deck(), Noise.REFERENCE, Manners.USUAL, chance, heard::add)
                .play(casting.script(number, number, dealer(number)), "calm");
        return heard;
    }

    private static Seat dealer(int number) {
        return Seat.values()[number & 3];
    }

    private static HandTracker tracker(int number) {
        return new HandTracker(LAYOUT, TABLE.deck(), dealer(number), Expectation.LAWFUL);
    }

    private static String record(List<TrackerEvent> told) {
        return told.stream()
                .filter(TrackerEvent.HandOver.class::isInstance)
                .map(one -> ((TrackerEvent.HandOver) one).record())
                .findFirst()
                .orElseThrow();
    }

    /**
     * The words of a record. If cards are laid in quick succession, nobody can tell which came
     * first.
     */
    private static List<List<String>> words(String record) {
        List<List<String>> lines = new ArrayList<>();
        TreeSet<String> laid = new TreeSet<>();
        for (String line : record.lines().toList()) {
            List<String> words = List.of(line.split(" "));
            if (words.contains("tie")) {
                words.stream().skip(3).forEach(card -> laid.add(words.get(2) + " " + card));
            } else {
                lines.add(List.copyOf(laid));
                laid.clear();
                lines.add(words.stream().sorted().toList());
            }
        }
        return lines;
    }
}
