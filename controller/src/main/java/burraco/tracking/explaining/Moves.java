package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import burraco.layout.Zone;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What may have been done next, by what was seen next. */
final class Moves {
    /** An act may be seen to begin so much later than one that came after it. */
    private static final long INVERTED = 4_000;

    /** Cards farther apart than that are no one play, whatever else. */
    private static final long APART = 2_300;

    /** A card without which the others are no meld may be heard so late. */
    private static final long LATE = 8_000;

    /** A scale shows a card that leaves at once; only what is heard may come late. */
    private static final long AT_ONCE = 600;

    /** So late a card is heard at most that is hardly heard at all. */
    private static final long HEARD_LATE = 15_000;

    private static final long TOGETHER_AGAIN = 4_000;
    private static final double HARDLY = 0.5;

    private static final double IN_PART = 8;
    private static final long IN_ONE_GO = 600;
    private static final long TWICE = 8_000;

    private static final int MOST_CARDS = 14;

    /** A scale is at rest so long after a card was taken. */
    private static final long SETTLES = 700;

    private final Search search;
    private final Evidence evidence;
    private final List<Happening> happenings;

    Moves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
    }

    void from(Node node) {
        int first = Long.numberOfTrailingZeros(~node.explained());
        if (first >= happenings.size() || lay(node, first)) {
            return;
        }
        passOver(node, first);
        // What goes on under a hand may have been done at any moment of it.
        long begun =
                happenings.get(first) instanceof Happening.Stepped stepped
                        ? Math.max(stepped.at(), stepped.rested() - SETTLES)
                        : happenings.get(first).at();
        for (int i = first; i < happenings.size(); i++) {
            Happening one = happenings.get(i);
            long apart = Math.max(0, one.at() - begun);
            if (apart > HEARD_LATE) {
                break;
            }
            boolean sooner = isWeighed(one) && apart > AT_ONCE;
            boolean tooLate = apart > INVERTED && !isHardlyHeard(one);
            if (node.explains(i) || sooner || tooLate || i != first && lies(node, one)) {
                continue;
            }
            double late = i == first || apart == 0 ? 0 : lateness(one, apart);
            if (late < Cost.RULED) {
                explain(node, i, late);
            }
        }
        new Remedies(search, evidence).from(node, begun);
    }

    private static boolean isWeighed(Happening one) {
        return switch (one) {
            case Happening.Stepped _, Happening.PozzettoGone _, Happening.PozzettoBack _ -> true;
            case Happening.Arrived _, Happening.Pressed _ -> false;
        };
    }

    private boolean isHardlyHeard(Happening one) {
        return one instanceof Happening.Arrived arrived
                && arrived.state() == Happening.State.LIES
                && evidence.missed(arrived.visit()) > HARDLY;
    }

    /** How hard it is to believe that it was done so much before it was seen. */
    private double lateness(Happening one, long millis) {
        double usual = millis > INVERTED ? Cost.RULED : Cost.inverted(millis);
        return one instanceof Happening.Arrived arrived
                ? Math.min(usual, Cost.late(millis, evidence.missed(arrived.visit())))
                : usual;
    }

    /** When everything is explained, the pile may be gone all the same, or a remedy be done. */
    void atTheEnd(Node node) {
        Position position = node.position();
        List<Card> pile = PileGone.cards(position);
        if (!pile.isEmpty() && !position.open().over()) {
            PileGone gone = PileGone.before(search.now(), position, evidence);
            if (gone.cost() < Cost.QUIET_THERE) {
                takenBy(node, gone).ifPresent(taken -> search.add(taken, 0L));
                if (position.open().turn().took() != Turn.Took.NOTHING) {
                    discardedUnheard(node, gone.at())
                            .flatMap(passed -> takenBy(passed, gone))
                            .ifPresent(taken -> search.add(taken, 0L));
                }
            }
            takenInPart(node);
            tookBack(node);
        }
        new Remedies(search, evidence).from(node, search.now());
    }

    private Optional<Node> takenBy(Node node, PileGone gone) {
        Hand hand = node.position().open();
        Seat seat = evidence.before(hand).orElse(hand.acting());
        Times times = new Times(gone.at(), gone.at(), search.now());
        return search.with(
                node, new Act.Pickup(seat, List.of()), Optional.empty(), times, gone.cost());
    }

    /** A discard to which the code objects is taken back, and not asked for by anybody. */
    private void tookBack(Node node) {
        Node last = node;
        while (last.entry() == null && last.before() != null) {
            last = last.before();
        }
        Optional<Entry> entry =
                last.entry() == null ? search.lastKept() : Optional.of(last.entry());
        if (entry.isPresent()
                && entry.get().act() instanceof Act.Discard discard
                && entry.get().ruled()) {
            new Remedies(search, evidence)
                    .takenBack(
                            node,
                            new Remedy.TakeBack(
                                    discard.seat(), Optional.empty(), entry.get().cards()),
                            search.now());
        }
    }

    /** Cards of the pile are seen to be away, and others to lie there still. */
    private void takenInPart(Node node) {
        List<CardName> away = new ArrayList<>();
        long at = -1;
        boolean stays = false;
        for (Card card : PileGone.cards(node.position())) {
            if (evidence.isSurelyElsewhere(card, Picture.PILE)) {
                away.add(CardName.of(card));
                at = Math.max(at, evidence.lastHeard(card, Picture.PILE));
            } else {
                stays |= evidence.silence(card, Picture.PILE) > PileGone.HEARD;
            }
        }
        if (!away.isEmpty() && stays) {
            Hand hand = node.position().open();
            Seat seat = evidence.before(hand).orElse(hand.acting());
            Times times = new Times(at, at, search.now());
            search.with(node, new Act.Pickup(seat, away), Optional.empty(), times, IN_PART)
                    .ifPresent(taken -> search.add(taken, 0L));
        }
    }

    // Nothing done

    /** The card lies there all the time, and was only not heard for a while. */
    private boolean lay(Node node, int first) {
        if (!lies(node, happenings.get(first))) {
            return false;
        }
        Visit visit = ((Happening.Arrived) happenings.get(first)).visit();
        boolean known =
                visit.zone().equals(Picture.PILE)
                        && (evidence.pileHeardMeanwhile(visit) || backWithOthers(node, first));
        search.pass(node, first, known ? 0.1 : Cost.silence(visit.gap(), Cost.QUIET_THERE));
        return true;
    }

    /** Other cards of the pile were heard again just before: one hand hid them all. */
    private boolean backWithOthers(Node node, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (happenings.get(first).at() - happenings.get(i).at() > TOGETHER_AGAIN) {
                return false;
            }
            if (happenings.get(i) instanceof Happening.Arrived other
                    && other.visit().zone().equals(Picture.PILE)
                    && lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean lies(Node node, Happening one) {
        return one instanceof Happening.Arrived arrived
                && arrived.visit()
                        .zone()
                        .equals(node.position().lying().get(arrived.visit().card()));
    }

    private void passOver(Node node, int first) {
        if (!(happenings.get(first) instanceof Happening.Arrived arrived)) {
            return;
        }
        Visit visit = arrived.visit();
        if (visit.zone() instanceof Zone.OfSeat) {
            search.pass(node, first, 0);
            return;
        }
        boolean alone = visit.zone().equals(Picture.PILE) && node.position().all().pile().isEmpty();
        Zone where = node.position().lying().get(visit.card());
        boolean pushed = where instanceof Zone.MeldSlot && visit.zone() instanceof Zone.MeldSlot;
        double cost =
                switch (arrived.state()) {
                    case LIES -> pushed ? Cost.PUSHED : Cost.LIES_THERE;
                    case QUIET -> Cost.QUIET_THERE;
                    case LEFT ->
                            Cost.neverPlayed(visit, alone)
                                    + (comesBack(visit) ? Cost.PUT_DOWN_TWICE : 0);
                };
        search.pass(node, first, cost);
    }

    private boolean comesBack(Visit visit) {
        for (Visit other : evidence.visits(visit.card())) {
            long later = other.first() - visit.last();
            if (other.zone().equals(visit.zone()) && later > 0 && later < TWICE) {
                return true;
            }
        }
        return false;
    }

    // Something done

    private void explain(Node node, int index, double cost) {
        switch (happenings.get(index)) {
            case Happening.Arrived arrived -> {
                if (arrived.visit().zone() instanceof Zone.MeldSlot slot) {
                    played(node, index, slot, cost);
                } else if (arrived.visit().zone() instanceof Zone.Pile) {
                    discarded(node, index, arrived, cost);
                }
            }
            case Happening.Stepped stepped -> stepped(node, index, stepped, cost);
            case Happening.PozzettoGone gone -> {
                Times times = new Times(gone.at(), gone.rested(), search.now());
                pozzetto(node, Optional.of(gone.number()), times, cost)
                        .ifPresent(taken -> search.add(taken, index));
            }
            case Happening.PozzettoBack back -> {
                Times times = new Times(back.at(), back.rested(), search.now());
                Seat seat = node.position().open().acting();
                search.with(
                                node,
                                new Act.PutBack(seat, Source.POZZETTO),
                                Optional.empty(),
                                times,
                                cost)
                        .ifPresent(done -> search.add(done, index));
            }
            case Happening.Pressed pressed -> {
                Times times = new Times(pressed.at(), pressed.at(), search.now());
                search.with(node, pressed.act(), Optional.empty(), times, cost)
                        .ifPresent(done -> search.add(done, index));
            }
        }
    }

    private void stepped(Node node, int index, Happening.Stepped stepped, double cost) {
        Hand hand = node.position().open();
        Times times = new Times(stepped.at(), stepped.rested(), search.now());
        if (stepped.cards() > 0) {
            Act back = new Act.PutBack(hand.acting(), Source.STOCK);
            search.with(node, back, Optional.empty(), times, cost)
                    .ifPresent(done -> search.add(done, index));
            return;
        }
        int together = 0;
        long explained = 0;
        for (int i = index; i < happenings.size(); i++) {
            if (!node.explains(i)
                    && happenings.get(i) instanceof Happening.Stepped more
                    && more.at() == stepped.at()) {
                together++;
                explained |= 1L << i;
                drawn(node, stepped, together, times, cost, explained);
            }
        }
    }

    private void drawn(
            Node node,
            Happening.Stepped stepped,
            int cards,
            Times times,
            double cost,
            long explained) {
        for (Node from : begun(node, stepped.at(), false)) {
            draw(from, cards, times, cost).ifPresent(done -> search.add(done, explained));
        }
    }

    private Optional<Node> draw(Node node, int cards, Times times, double cost) {
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < cards && cards > 1; i++) {
            names.add(CardName.UNSEEN);
        }
        Act draw = new Act.Draw(node.position().open().acting(), names);
        return search.with(node, draw, Optional.empty(), times, cost);
    }

    private void discarded(Node node, int index, Happening.Arrived arrived, double cost) {
        discarded(node, 1L << index, List.of(arrived.visit()), cost);
        List<Visit> together = new ArrayList<>(List.of(arrived.visit()));
        long explained = 1L << index;
        for (int i = index + 1; i < happenings.size(); i++) {
            Happening next = happenings.get(i);
            if (next.at() - arrived.at() > IN_ONE_GO) {
                break;
            }
            if (!node.explains(i)
                    && next instanceof Happening.Arrived other
                    && other.visit().zone().equals(Picture.PILE)
                    && !lies(node, other)) {
                together.add(other.visit());
                explained |= 1L << i;
                discarded(node, explained, together, cost);
            }
        }
    }

    private void discarded(Node node, long explained, List<Visit> visits, double cost) {
        long since = visits.getFirst().first();
        Times times = new Times(since, visits.getLast().first(), search.now());
        List<CardName> cards = visits.stream().map(visit -> CardName.of(visit.card())).toList();
        boolean lawful = false;
        for (Node from : begun(node, since, true)) {
            Act discard = new Act.Discard(from.position().open().acting(), cards, Optional.empty());
            Optional<Node> done = search.with(from, discard, Optional.empty(), times, cost);
            done.ifPresent(one -> search.add(one, explained));
            lawful |= done.isPresent() && !done.get().entry().ruled();
        }
        if (!lawful && visits.size() == 1) {
            Seat acting = node.position().open().acting();
            for (Seat seat = acting.next(); seat != acting; seat = seat.next()) {
                Act discard = new Act.Discard(seat, cards, Optional.empty());
                search.with(node, discard, Optional.empty(), times, cost + Cost.NOT_HIS_TURN)
                        .ifPresent(one -> search.add(one, explained));
            }
        }
    }

    /** What part of the cards that came to a place a play is. */
    private enum Part {
        /** More came at once: what is no meld without them is no play of its own. */
        BEFORE_MORE,
        BEFORE_A_PAUSE,
        ALL
    }

    private void played(Node node, int index, Zone.MeldSlot slot, double cost) {
        if (isAmongOthers(node, index, slot)) {
            return;
        }
        List<Integer> indices = new ArrayList<>();
        List<Visit> visits = new ArrayList<>();
        double apart = 0;
        for (int i = index; i < happenings.size() && visits.size() < MOST_CARDS; i++) {
            if (node.explains(i)
                    || !(happenings.get(i) instanceof Happening.Arrived next)
                    || !next.visit().zone().equals(slot)
                    || i != index && lies(node, next)) {
                continue;
            }
            if (!visits.isEmpty()) {
                long gap = next.visit().first() - visits.getLast().first();
                if (gap > LATE) {
                    break;
                }
                // What comes in one go is not taken apart.
                boolean lawful =
                        gap > IN_ONE_GO
                                && play(
                                        node,
                                        indices,
                                        visits,
                                        slot,
                                        cost + apart + Cost.apart(gap),
                                        gap > APART ? Part.BEFORE_A_PAUSE : Part.BEFORE_MORE);
                if (gap > APART && lawful) {
                    return;
                }
                apart += Cost.together(gap, lawful);
            }
            indices.add(i);
            visits.add(next.visit());
        }
        play(node, indices, visits, slot, cost + apart, Part.ALL);
    }

    /** A card that came there just before it is to be explained first. */
    private boolean isAmongOthers(Node node, int index, Zone.MeldSlot slot) {
        for (int i = index - 1; i >= 0; i--) {
            if (happenings.get(index).at() - happenings.get(i).at() > IN_ONE_GO) {
                return false;
            }
            if (!node.explains(i)
                    && happenings.get(i) instanceof Happening.Arrived other
                    && other.visit().zone().equals(slot)
                    && !lies(node, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean play(
            Node node,
            List<Integer> indices,
            List<Visit> visits,
            Zone.MeldSlot slot,
            double cost,
            Part part) {
        long explained = 0;
        for (int index : indices) {
            explained |= 1L << index;
        }
        List<Card> cards = visits.stream().map(Visit::card).toList();
        long since = visits.getFirst().first();
        Times times = new Times(since, visits.getLast().first(), search.now());
        boolean lawful = false;
        for (Node from : begun(node, since, true)) {
            Seat acting = from.position().open().acting();
            if (acting.line() != slot.line()) {
                continue;
            }
            Optional<Node> done = laid(from, acting, slot, cards, times, cost);
            boolean ruled = done.isPresent() && done.get().entry().ruled();
            if (done.isPresent() && !(ruled && part == Part.BEFORE_MORE)) {
                search.add(done.get(), explained);
                lawful |= !ruled;
            }
        }
        if (!lawful && part == Part.ALL) {
            Seat acting = node.position().open().acting();
            for (Seat seat : of(slot.line())) {
                if (seat != acting) {
                    Optional<Node> done =
                            laid(node, seat, slot, cards, times, cost + Cost.NOT_HIS_TURN);
                    if (done.isPresent()) {
                        search.add(done.get(), explained);
                    }
                }
            }
        }
        return lawful;
    }

    private static List<Seat> of(Line line) {
        return java.util.Arrays.stream(Seat.values()).filter(seat -> seat.line() == line).toList();
    }

    private Optional<Node> laid(
            Node node, Seat seat, Zone.MeldSlot slot, List<Card> cards, Times times, double cost) {
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Optional<MeldId> meld = node.position().slots().at(slot);
        Act act =
                meld.isPresent()
                        ? new Act.Tie(seat, meld.get(), names)
                        : new Act.Open(seat, names, Optional.empty());
        return search.with(node, act, Optional.of(slot), times, cost);
    }

    // What came first and was not seen

    /**
     * From where the player to act can have gone on then: as it is, or after taking what he has not
     * been seen to take, or after a discard of the player before him that was not heard.
     *
     * @param took whether he must have taken a card by then
     */
    private List<Node> begun(Node node, long at, boolean took) {
        Optional<Node> pozzetto = unseenPozzetto(node, at);
        if (pozzetto.isPresent() && !evidence.weighsPozzetti()) {
            return begunFrom(pozzetto.get(), at, took);
        }
        List<Node> from = new ArrayList<>(begunFrom(node, at, took));
        pozzetto.ifPresent(from::add);
        return from;
    }

    private List<Node> begunFrom(Node node, long at, boolean took) {
        List<Node> from = new ArrayList<>();
        from.add(node);
        Hand hand = node.position().open();
        if (hand.over() || !hand.owed().isEmpty()) {
            return from;
        }
        if (hand.turn().took() == Turn.Took.NOTHING) {
            if (took) {
                from.addAll(taken(node, at));
            }
        } else {
            discardedUnheard(node, at)
                    .ifPresent(passed -> {
                        if (took) {
                            from.addAll(taken(passed, at));
                        } else {
                            from.add(passed);
                        }
                    });
        }
        return from;
    }

    private List<Node> taken(Node node, long at) {
        List<Node> from = new ArrayList<>();
        Position position = node.position();
        Times before = new Times(at - 1, at - 1, search.now());
        if (!position.open().stock().isEmpty()) {
            draw(node, 1, before, evidence.drawnUnseen(at)).ifPresent(from::add);
        }
        if (!position.all().pile().isEmpty()) {
            PileGone gone = PileGone.before(at - 1, position, evidence);
            if (gone.cost() < Cost.STILL_HEARD) {
                takenBy(node, gone).ifPresent(from::add);
            }
        }
        return from;
    }

    private Optional<Node> discardedUnheard(Node node, long at) {
        Seat acting = node.position().open().acting();
        Act discard = new Act.Discard(acting, List.of(CardName.UNSEEN), Optional.empty());
        Times before = new Times(at - 1, at - 1, search.now());
        return search.with(node, discard, Optional.empty(), before, Cost.DISCARD_UNHEARD);
    }

    private Optional<Node> unseenPozzetto(Node node, long at) {
        Hand hand = node.position().open();
        int next = hand.pozzetti().onTop();
        if (next == 0 || dueTo(hand).isEmpty()) {
            return Optional.empty();
        }
        Times before = new Times(at - 1, at - 1, search.now());
        return pozzetto(node, Optional.empty(), before, evidence.pozzettoUnseen(next));
    }

    private Optional<Node> pozzetto(Node node, Optional<Integer> number, Times times, double cost) {
        Hand hand = node.position().open();
        Seat seat = dueTo(hand).orElse(hand.acting());
        Optional<Integer> other = number.filter(one -> one != hand.pozzetti().onTop());
        return search.with(node, new Act.TakePozzetto(seat, other), Optional.empty(), times, cost);
    }

    private static Optional<Seat> dueTo(Hand hand) {
        Seat due = null;
        for (Seat seat : Seat.values()) {
            if (hand.fan(seat).isEmpty() && hand.pozzettoDue(seat.line())) {
                due = seat;
            }
        }
        return Optional.ofNullable(due);
    }
}
