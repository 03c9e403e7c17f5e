package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.picture.Picture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * From what lies where to what was done: compares the table with the course of the hand, and finds
 * acts that explain the difference. What the code expects ranks explanations that fit equally; an
 * act that somebody would be blamed for is looked at longer before it is believed.
 */
final class Understanding {
    /** Cards that come to a meld within this are one play: 1.5 s, and a little for the hearing. */
    private static final long ONE_PLAY = 1_500;

    /** What the code objects to waits so long for a card that comes late, or goes again. */
    private static final long PATIENCE = 2_600;

    /** So long a card that is not heard may still turn up, before somebody is blamed. */
    private static final long DOUBT = 9_000;

    /** A card taken up again within this was never played. */
    private static final long TAKEN_UP = 1_800;

    /** Where the next player may have picked it up: so long a card is only put down to think. */
    private static final long HESITATION = 1_100;

    private static final double SILENT = -6;
    private static final double PILE_SILENT = -6.5;
    private static final double PILE_SURELY_SILENT = -13;
    private static final double PILE_QUIET = -2.5;

    private final Course course;
    private final Clues clues;
    private final Weights weights;
    private final Dealt dealt;
    private final List<Clue> pressed = new ArrayList<>();
    private final List<Told> doubts = new ArrayList<>();
    private final Set<List<Card>> doubted = new HashSet<>();

    /** When cards were taken from the table: what is still believed of them there is old. */
    private final Map<Card, Long> takenAway = new HashMap<>();

    Understanding(Course course, Picture picture, Weights weights, Dealt dealt) {
        this.course = course;
        this.weights = weights;
        this.dealt = dealt;
        clues = new Clues(picture);
    }

    void press(Act act, long at) {
        pressed.add(new Clue.Pressed(act, at));
    }

    /** Goes on as far as the clues go by now. */
    void consider(long now) {
        int steps = 0;
        while (steps < 64 && !course.open().over() && step(now)) {
            steps++;
        }
    }

    private boolean step(long now) {
        if (takenUp(now)) {
            return true;
        }
        Position position = course.now();
        List<Clue> found = found(position);
        Plan open = null;
        Clue first = null;
        for (Clue clue : found) {
            boolean tooLate = first != null && clue.since() - first.since() > PATIENCE;
            Optional<Plan> plan = tooLate ? Optional.empty() : plan(clue, now);
            if (plan.isEmpty()) {
                continue;
            }
            if (open != null) {
                take(open, now); // He has gone on: that play was at its end.
                return true;
            }
            if (plan.get().lawful()) {
                if (plan.get().ready()) {
                    take(plan.get(), now);
                    return true;
                }
                open = plan.get();
            } else if (first == null) {
                first = clue;
            }
        }
        return open == null && first != null && blame(first, now);
    }

    /** Nothing lawful explains it: it is as it looks, once it has been looked at long enough. */
    private boolean blame(Clue clue, long now) {
        Optional<Plan> plan = plan(clue, now);
        if (plan.isPresent() && plan.get().ready()) {
            take(plan.get(), now);
            return true;
        }
        return false;
    }

    private void take(Plan plan, long now) {
        for (int i = 0; i < plan.back(); i++) {
            course.withdraw(plan.why(), now);
        }
        for (Entry entry : plan.entries()) {
            course.take(entry);
            rememberTaken(entry, now);
            if (entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice) {
                pressed.removeFirst();
            }
            entry.cards().forEach(dealt::forget);
        }
    }

    private void rememberTaken(Entry entry, long now) {
        switch (entry.act()) {
            case Act.Pickup _, Act.TakeBack _, Act.TakeBackDiscard _ ->
                    entry.before().lying().keySet().stream()
                            .filter(card -> !entry.after().lying().containsKey(card))
                            .forEach(card -> {
                                takenAway.put(card, now);
                                clues.taken(card, entry.before().lying().get(card), now);
                            });
            case Act _ -> entry.cards().forEach(takenAway::remove);
        }
    }

    // What there is to explain

    private List<Clue> found(Position position) {
        List<Clue> found = new ArrayList<>(clues.of(position, takenAway));
        Hand hand = position.open();
        weights.onStock()
                .filter(balance -> !balance.stirred())
                .filter(balance -> balance.count() != hand.stock().size())
                .ifPresent(balance ->
                        found.add(
                                new Clue.Stock(
                                        balance.count() - hand.stock().size(),
                                        balance.steppedSince(),
                                        balance.steppedAt())));
        for (int number = 1; number <= 2; number++) {
            if (hand.pozzetto(number) instanceof burraco.engine.hand.Pozzetto.Lying) {
                pozzetto(number).ifPresent(found::add);
            }
        }
        clues.pileGone(hand).ifPresent(found::add);
        found.addAll(pressed);
        found.sort(Comparator.comparingLong(Clue::since));
        return found;
    }

    private Optional<Clue> pozzetto(int number) {
        return weights.onPozzetto(number)
                .filter(balance -> !balance.stirred() && balance.count() <= 1)
                .map(balance ->
                        new Clue.Pozzetto(number, balance.steppedSince(), balance.steppedAt()));
    }

    // How it can be explained

    private Optional<Plan> plan(Clue clue, long now) {
        return switch (clue) {
            case Clue.Laid laid -> laid(laid, now);
            case Clue.Put put -> put(put, now);
            case Clue.Stock stock -> stock(stock, now);
            case Clue.Pozzetto pozzetto -> pozzetto(pozzetto, now);
            case Clue.PileGone gone -> pileGone(gone, now);
            case Clue.Pressed button ->
                    chain(course.now(), 0, new Step(button.act(), at(button.since(), now)))
                            .map(plan -> plan.when(now - button.since() > ONE_PLAY));
        };
    }

    /** An act at a place, with its times. */
    private record Step(Act act, Optional<Zone.MeldSlot> slot, Times times) {
        Step(Act act, Times times) {
            this(act, Optional.empty(), times);
        }
    }

    private static Times at(long since, long now) {
        return new Times(since, since, now);
    }

    private Optional<Plan> chain(Position from, int back, Step... steps) {
        return chain(from, back, Told.Why.HEARD_LATER, List.of(steps));
    }

    private Optional<Plan> chain(Position from, int back, Told.Why why, List<Step> steps) {
        List<Entry> entries = new ArrayList<>();
        Position position = from;
        for (Step step : steps) {
            Optional<Entry> entry =
                    course.imagine(position, step.act(), step.slot(), false, step.times());
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            entries.add(entry.get());
            position = entry.get().after();
        }
        return Optional.of(new Plan(back, why, entries, false));
    }

    // Plays

    private Optional<Plan> laid(Clue.Laid laid, long now) {
        Optional<Plan> more = moreLaid(laid, now);
        if (more.isPresent()) {
            return more;
        }
        long quiet = now - laid.complete();
        Step play =
                play(
                        course.now(),
                        laid,
                        laid.cards(),
                        new Times(laid.since(), laid.complete(), now));
        Times times = new Times(laid.since(), laid.complete(), now);
        Optional<Plan> plan = lawful(from -> play(from, laid, laid.cards(), times));
        if (plan.isPresent()) {
            boolean single = play.act() instanceof Act.Tie && laid.cards().size() == 1;
            return Optional.of(plan.get().when(single && !laid.waiting() || quiet > ONE_PLAY));
        }
        Optional<Plan> earlier = beforeTheDiscard(laid, now);
        if (earlier.isPresent()) {
            return earlier;
        }
        boolean ready = quiet > PATIENCE && !laid.waiting() && laid.certain();
        if (ready && quiet < DOUBT && oneCardShort(laid, times)) {
            doubt(laid, now);
            ready = false;
        }
        boolean sure = ready;
        return chain(course.now(), 0, play).map(found -> found.when(sure));
    }

    /** Whether it would be lawful with one card more, which may lie there and not be heard. */
    private boolean oneCardShort(Clue.Laid laid, Times times) {
        if (doubted.contains(laid.cards())) {
            return true;
        }
        Position position = course.now();
        for (Card card : clues.hidden(position)) {
            List<Card> more = new ArrayList<>(laid.cards());
            more.addFirst(card);
            if (chain(position, 0, play(position, laid, more, times))
                    .filter(Plan::lawful)
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Told once for each set of cards. */
    private void doubt(Clue.Laid laid, long now) {
        if (doubted.add(laid.cards())) {
            String zone = laid.slot().line() + " slot " + laid.slot().slot();
            doubts.add(
                    new Told.Unsure(
                            Told.Doubt.CARD_NOT_HEARD,
                            Optional.of(course.open().acting()),
                            laid.cards(),
                            List.of(zone),
                            true,
                            now));
        }
    }

    /** What was not clear since this was asked last. */
    List<Told> doubts() {
        List<Told> taken = List.copyOf(doubts);
        doubts.clear();
        return taken;
    }

    /** More cards of the play that was put on record last. */
    private Optional<Plan> moreLaid(Clue.Laid laid, long now) {
        Optional<Entry> last = course.last();
        if (last.isEmpty() || laid.since() - last.get().complete() > ONE_PLAY) {
            return Optional.empty();
        }
        Entry entry = last.get();
        boolean play = entry.act() instanceof Act.Open || entry.act() instanceof Act.Tie;
        if (!play || !slotOf(entry).equals(Optional.of(laid.slot()))) {
            return Optional.empty();
        }
        List<Card> cards = new ArrayList<>(entry.cards());
        cards.addAll(laid.cards());
        Times times = new Times(Math.min(entry.since(), laid.since()), laid.complete(), now);
        Step step = play(entry.before(), laid, cards, times);
        boolean ready = now - laid.complete() > ONE_PLAY;
        return chain(entry.before(), 1, Told.Why.MORE_LAID, List.of(step))
                .filter(Plan::lawful)
                .map(plan -> plan.when(ready));
    }

    private static Optional<Zone.MeldSlot> slotOf(Entry entry) {
        return switch (entry.act()) {
            case Act.Tie tie -> entry.after().slots().of(tie.meld());
            case Act.Open open ->
                    entry.after().slots().of(entry.before().all().melds().due(open.seat().line()));
            case Act _ -> Optional.empty();
        };
    }

    private Step play(Position from, Clue.Laid laid, List<Card> cards, Times times) {
        Seat seat = who(from.open(), laid.slot(), cards);
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Optional<MeldId> meld = from.slots().at(laid.slot());
        Act act =
                meld.isPresent()
                        ? new Act.Tie(seat, meld.get(), names)
                        : new Act.Open(seat, names, Optional.empty());
        return new Step(act, Optional.of(laid.slot()), times);
    }

    /** Who laid it: the player in turn, if it is his line's place; else one of the others. */
    private Seat who(Hand hand, Zone.MeldSlot slot, List<Card> cards) {
        Seat turn = hand.acting();
        if (turn.line() == slot.line()) {
            return turn;
        }
        for (Card card : cards) {
            Optional<Seat> owner = dealt.owner(card).filter(seat -> seat.line() == slot.line());
            if (owner.isPresent()) {
                return owner.get();
            }
        }
        Seat last = hand.lastDiscarder();
        return last != null && last.line() == slot.line() ? last : turn.next();
    }

    /** A card heard late: it was laid before the discard that is on record already. */
    private Optional<Plan> beforeTheDiscard(Clue.Laid laid, long now) {
        List<Entry> entries = course.entries();
        for (int back = 1; back <= Math.min(3, entries.size()); back++) {
            Entry entry = entries.get(entries.size() - back);
            if (laid.since() - entry.complete() > PATIENCE) {
                return Optional.empty();
            }
            if (entry.act() instanceof Act.Discard) {
                List<Step> steps = new ArrayList<>();
                Times times = new Times(laid.since(), laid.complete(), now);
                steps.add(play(entry.before(), laid, laid.cards(), times));
                for (Entry again : entries.subList(entries.size() - back, entries.size())) {
                    Times before = new Times(again.since(), again.complete(), now);
                    steps.add(new Step(again.act(), slotOf(again), before));
                }
                Optional<Plan> plan =
                        chain(entry.before(), back, Told.Why.HEARD_LATER, steps)
                                .filter(Plan::lawful);
                if (plan.isPresent()) {
                    return plan.map(found -> found.when(now - laid.complete() > ONE_PLAY));
                }
            }
        }
        return Optional.empty();
    }

    // Discards

    private Optional<Plan> put(Clue.Put put, long now) {
        Optional<Plan> plan = lawful(from -> discard(from, put, now));
        if (plan.isPresent()) {
            boolean awaited =
                    clues.awaited(course.now(), Zone.MeldSlot.class, put.since())
                            && now - put.complete() < PATIENCE;
            return Optional.of(plan.get().when(!awaited));
        }
        Optional<Plan> still = stillThere(put, now);
        if (still.isPresent()) {
            return still;
        }
        Optional<Plan> instead = insteadOfTheLast(put, now);
        if (instead.isPresent()) {
            return instead;
        }
        boolean ready = now - put.complete() > PATIENCE && put.certain();
        return chain(course.now(), 0, discard(course.now(), put, now))
                .map(found -> found.when(ready));
    }

    /** The discard before this one was only put down to think: this is the one. */
    private Optional<Plan> insteadOfTheLast(Clue.Put put, long now) {
        List<Entry> entries = course.entries();
        for (int back = 1; back <= Math.min(2, entries.size()); back++) {
            Entry entry = entries.get(entries.size() - back);
            if (entry.act() instanceof Act.Discard
                    && entry.cards().stream().allMatch(card -> wasBriefly(card, entry))) {
                return chain(
                                entry.before(),
                                back,
                                Told.Why.TAKEN_UP,
                                List.of(discard(entry.before(), put, now)))
                        .filter(Plan::lawful)
                        .map(plan -> plan.when(true));
            }
        }
        return Optional.empty();
    }

    private boolean wasBriefly(Card card, Entry entry) {
        return clues.silent(card, Picture.PILE, PILE_QUIET)
                && clues.lastHeard(card, Picture.PILE)
                        .filter(heard -> heard - entry.since() <= PATIENCE)
                        .isPresent();
    }

    private static Step discard(Position from, Clue.Put put, long now) {
        List<CardName> names = put.cards().stream().map(CardName::of).toList();
        return new Step(
                new Act.Discard(from.open().acting(), names, Optional.empty()),
                new Times(put.since(), put.complete(), now));
    }

    /** The pile that was thought to be picked up is heard again. */
    private Optional<Plan> stillThere(Clue.Put put, long now) {
        Optional<Entry> last = course.last();
        if (last.isEmpty() || !(last.get().act() instanceof Act.Pickup)) {
            return Optional.empty();
        }
        List<Card> pile =
                last.get().before().all().pile().list().stream().filter(c -> c != null).toList();
        boolean same = pile.containsAll(put.cards());
        return same && put.since() < last.get().decided() && now - last.get().decided() < PATIENCE
                ? Optional.of(new Plan(1, Told.Why.STILL_THERE, List.of(), true))
                : Optional.empty();
    }

    // Taking

    private Optional<Plan> stock(Clue.Stock stock, long now) {
        Hand hand = course.open();
        Times times = new Times(stock.since(), stock.complete(), now);
        boolean ready = now - stock.complete() > PATIENCE;
        if (stock.cards() > 0) {
            return chain(
                            course.now(),
                            0,
                            new Step(
                                    new Act.PutBack(hand.acting(), burraco.engine.act.Source.STOCK),
                                    times))
                    .map(plan -> plan.when(plan.lawful() || ready));
        }
        Step draw = draw(hand.acting(), -stock.cards(), times);
        Optional<Plan> plan = lawful(from -> draw(from.open().acting(), -stock.cards(), times));
        if (plan.isPresent()) {
            return plan.map(found -> found.when(true));
        }
        Optional<Entry> last = course.last();
        if (last.isPresent() && last.get().act() instanceof Act.Pickup) {
            Optional<Plan> instead =
                    chain(last.get().before(), 1, Told.Why.REFUTED, List.of(draw))
                            .filter(Plan::lawful);
            if (instead.isPresent()) {
                return instead.map(found -> found.when(now - stock.complete() > ONE_PLAY));
            }
        }
        return chain(course.now(), 0, draw).map(found -> found.when(ready));
    }

    private static Step draw(Seat seat, int cards, Times times) {
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < cards && cards > 1; i++) {
            names.add(CardName.UNSEEN);
        }
        return new Step(new Act.Draw(seat, names), times);
    }

    private Optional<Plan> pozzetto(Clue.Pozzetto gone, long now) {
        Hand hand = course.open();
        Step step = pozzetto(hand, Optional.of(gone.number()), gone.since(), gone.complete(), now);
        Optional<Plan> plan = chain(course.now(), 0, step);
        boolean ready = now - gone.complete() > PATIENCE;
        return plan.map(found -> found.when(found.lawful() || ready));
    }

    private static Step pozzetto(
            Hand hand, Optional<Integer> number, long since, long complete, long now) {
        Seat seat = hand.acting();
        for (Seat one : Seat.values()) {
            if (hand.fan(one).isEmpty() && hand.pozzettoDue(one.line())) {
                seat = one;
            }
        }
        Optional<Integer> other = number.filter(one -> one != hand.pozzetti().onTop());
        return new Step(new Act.TakePozzetto(seat, other), new Times(since, complete, now));
    }

    private Optional<Plan> pileGone(Clue.PileGone gone, long now) {
        Hand hand = course.open();
        if (!gone.seen() && gone.silence() > PILE_QUIET) {
            return Optional.empty();
        }
        Seat seat = clues.before(hand).orElse(hand.acting());
        Step pickup =
                new Step(
                        new Act.Pickup(seat, List.of()),
                        new Times(gone.since(), gone.complete(), now));
        Optional<Plan> plan = lawful(_ -> pickup);
        if (plan.isPresent()) {
            boolean ready = gone.seen() || gone.silence() <= PILE_SILENT;
            return ready ? plan.map(found -> found.when(true)) : Optional.empty();
        }
        Optional<Plan> taken = passedOn(gone, hand, seat, now);
        if (taken.isPresent()) {
            return taken;
        }
        boolean ready =
                now - gone.complete() > PATIENCE
                        && (gone.seen() || gone.silence() <= PILE_SURELY_SILENT);
        return ready
                ? chain(course.now(), 0, pickup).map(found -> found.when(true))
                : Optional.empty();
    }

    /** The pile went on to the next player with a discard that was hardly heard. */
    private Optional<Plan> passedOn(Clue.PileGone gone, Hand hand, Seat before, long now) {
        boolean silent = gone.silence() <= PILE_SURELY_SILENT / 2;
        boolean seen = gone.seen() && before == hand.turn().seat().next();
        if (hand.turn().took() == Turn.Took.NOTHING || !silent && !seen) {
            return Optional.empty();
        }
        Times times = new Times(gone.since(), gone.complete(), now);
        return clues.visitor(course.now(), lastDone(), gone.complete())
                .flatMap(visit ->
                        chain(
                                course.now(),
                                0,
                                Told.Why.HEARD_LATER,
                                discardedAndTaken(hand.turn().seat(), visit, times)))
                .filter(Plan::lawful)
                .map(found -> found.when(true));
    }

    // What was not seen, and must have come first

    /** The act as it is, or after something that cannot be seen here and now. */
    private Optional<Plan> lawful(Function<Position, Step> maker) {
        Position position = course.now();
        Hand hand = position.open();
        Step step = maker.apply(position);
        Optional<Plan> plain = chain(position, 0, step).filter(Plan::lawful);
        if (plain.isPresent()) {
            return plain;
        }
        Times before =
                new Times(step.times().since(), step.times().since(), step.times().decided());
        List<List<Step>> firsts = new ArrayList<>();
        List<Step> pozzetto = unseenPozzetto(hand, before);
        if (!pozzetto.isEmpty()) {
            firsts.add(pozzetto);
        }
        if (hand.turn().took() == Turn.Took.NOTHING) {
            if (pileMayBeGone(hand, step)) {
                firsts.add(
                        and(
                                pozzetto,
                                new Step(new Act.Pickup(hand.turn().seat(), List.of()), before)));
            }
            if (stockNotSeen(hand)) {
                firsts.add(and(pozzetto, draw(hand.turn().seat(), 1, before)));
            }
        }
        takenByTheNext(hand, before).ifPresent(firsts::add);
        for (List<Step> first : firsts) {
            Optional<Plan> plan = after(position, first, maker).filter(Plan::lawful);
            if (plan.isPresent()) {
                return plan;
            }
        }
        return Optional.empty();
    }

    /** When the last act on record was done. */
    private long lastDone() {
        return course.last().map(Entry::complete).orElse(0L);
    }

    /** First these, and then what is to be explained, as it looks from there. */
    private Optional<Plan> after(Position from, List<Step> first, Function<Position, Step> maker) {
        return chain(from, 0, Told.Why.HEARD_LATER, first)
                .flatMap(plan -> {
                    Position there = plan.entries().getLast().after();
                    return chain(from, 0, Told.Why.HEARD_LATER, and(first, maker.apply(there)));
                });
    }

    /** A card that lay on the pile only briefly was the discard, and the next player took it. */
    private Optional<List<Step>> takenByTheNext(Hand hand, Times times) {
        if (hand.turn().took() == Turn.Took.NOTHING) {
            return Optional.empty();
        }
        return clues.visitor(course.now(), lastDone(), times.since())
                .map(visit -> discardedAndTaken(hand.turn().seat(), visit, times));
    }

    private static List<Step> discardedAndTaken(Seat seat, Clues.Visit visit, Times times) {
        Act discard = new Act.Discard(seat, List.of(CardName.of(visit.card())), Optional.empty());
        Times then = new Times(visit.first(), visit.first(), times.decided());
        Act pickup = new Act.Pickup(seat.next(), List.of());
        return List.of(new Step(discard, then), new Step(pickup, times));
    }

    private static List<Step> and(List<Step> first, Step last) {
        List<Step> all = new ArrayList<>(first);
        all.add(last);
        return all;
    }

    private List<Step> unseenPozzetto(Hand hand, Times times) {
        int next = hand.pozzetti().onTop();
        boolean seen = next != 0 && weights.onPozzetto(next).filter(b -> !b.stirred()).isPresent();
        boolean due = false;
        for (Seat seat : Seat.values()) {
            due |= hand.fan(seat).isEmpty() && hand.pozzettoDue(seat.line());
        }
        return due && !seen
                ? List.of(
                        pozzetto(
                                hand,
                                Optional.empty(),
                                times.since(),
                                times.since(),
                                times.decided()))
                : List.of();
    }

    private boolean stockNotSeen(Hand hand) {
        return !hand.stock().isEmpty()
                && weights.onStock().filter(balance -> !balance.stirred()).isEmpty();
    }

    private boolean pileMayBeGone(Hand hand, Step step) {
        boolean fromThePile =
                step.act() instanceof Act.Tie tie && onPile(hand, tie.cards())
                        || step.act() instanceof Act.Open open && onPile(hand, open.cards());
        return fromThePile
                || clues.pileGone(hand)
                        .filter(gone -> gone.seen() || gone.silence() <= PILE_QUIET)
                        .isPresent();
    }

    private static boolean onPile(Hand hand, List<CardName> names) {
        for (Card card : hand.pile().list()) {
            if (card != null && names.contains(CardName.of(card))) {
                return true;
            }
        }
        return false;
    }

    // What was not played after all

    /** Cards that were put down and taken up again at once were never played. */
    private boolean takenUp(long now) {
        Optional<Entry> last = course.last();
        if (last.isEmpty() || now - last.get().complete() > 2 * TAKEN_UP) {
            return false;
        }
        Entry entry = last.get();
        Optional<Zone> place =
                entry.act() instanceof Act.Discard
                        ? Optional.of(Picture.PILE)
                        : slotOf(entry).map(slot -> slot);
        if (place.isEmpty() || entry.cards().isEmpty()) {
            return false;
        }
        for (Card card : entry.cards()) {
            boolean briefly =
                    clues.lastHeard(card, place.get())
                            .filter(heard -> heard - entry.since() <= briefly(entry))
                            .isPresent();
            if (!briefly || !clues.silent(card, place.get(), SILENT)) {
                return false;
            }
        }
        course.withdraw(Told.Why.TAKEN_UP, now);
        return true;
    }

    private static long briefly(Entry entry) {
        boolean alone = entry.before().open().pile().isEmpty();
        return entry.act() instanceof Act.Discard && alone ? HESITATION : TAKEN_UP;
    }

    /** A pozzetto taken after the last discard of the hand. */
    void considerTheLastPozzetto(long now) {
        for (Clue clue : found(course.now())) {
            if (clue instanceof Clue.Pozzetto gone && now - gone.complete() > ONE_PLAY) {
                pozzetto(gone, now).filter(Plan::lawful).ifPresent(plan -> take(plan, now));
            }
        }
    }
}
