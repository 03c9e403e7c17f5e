package burraco.engine.legal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Melds;
import burraco.engine.hand.Player;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.MeldReader;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The single ties and the openings of three cards that may be made now. */
final class Plays {
    private final Hand hand;
    private final RuleSet rules;
    private final Seat seat;
    private final Player player;
    private final Cards fan;
    private final int size;
    private final boolean pozzettoDue;
    private final List<Act> found;
    private final boolean oneIsEnough;

    private Plays(Hand hand, List<Act> found, boolean oneIsEnough) {
        this.hand = hand;
        this.rules = hand.rules();
        this.seat = hand.turn().seat();
        this.player = hand.player(seat);
        this.fan = hand.fan(seat).known();
        this.size = hand.fan(seat).size();
        this.pozzettoDue = hand.pozzettoDue(seat.line());
        this.found = found;
        this.oneIsEnough = oneIsEnough;
    }

    /** Whether there is any. */
    static boolean any(Hand hand) {
        List<Act> found = new ArrayList<>(1);
        new Plays(hand, found, true).search();
        return !found.isEmpty();
    }

    static void addTo(List<Act> acts, Hand hand) {
        new Plays(hand, acts, false).search();
    }

    private boolean enough() {
        return oneIsEnough && !found.isEmpty();
    }

    private void search() {
        Optional<Allowed> limit = hand.turn().limit();
        boolean mustOpen = limit.equals(Optional.of(Allowed.OPEN));
        if (!player.penalized().isEmpty()) {
            return;
        }
        boolean allowed =
                mustOpen && hand.turn().took() == Took.PICKED_UP && hand.turn().hasLaidNothing();
        boolean mayOpen = limit.isEmpty() || allowed;
        if (limit.isEmpty()) {
            ties();
        }
        if (mayOpen && !enough()) {
            Cards may = mustOpen ? fan.without(laterOnPile()) : fan;
            new Openings(may, rules, this::open, this::enough).search();
        }
    }

    /**
     * Cards of the pile that he picked up, except those that were on it when he did so out of turn
     * (art. 29).
     */
    private Cards laterOnPile() {
        if (player.pileThen().isEmpty()) {
            return Cards.NONE;
        }
        Cards later = Cards.NONE;
        for (Card card : player.cardsTakenFrom(Source.PILE)) {
            boolean since = !card.isUnseen() && !player.pileThen().get().has(card);
            later = since ? later.with(card) : later;
        }
        return later;
    }

    private void ties() {
        Line line = seat.line();
        for (int i = 0; i < hand.melds().count(line) && !enough(); i++) {
            Meld meld = hand.melds().at(line, i);
            if (meld.isOpen() && meld.shape().legal() && !player.barred().contains(meld.id())) {
                tiesTo(meld);
            }
        }
    }

    private void tiesTo(Meld meld) {
        boolean newer = player.returned().newer().contains(meld.id());
        Cards may = newer ? fan.without(player.returned().cards()) : fan;
        long faces = may.facesAndJoker() & Fitting.perhaps(meld);
        for (; faces != 0 && !enough(); faces &= faces - 1) {
            Card card = may.lowest(Face.ofCode(Long.numberOfTrailingZeros(faces))).orElseThrow();
            Cards added = Cards.of(card);
            Shape grown = MeldReader.grow(meld, added, rules);
            if (grown.legal()
                    && !isBarred(Optional.of(meld.id()), card)
                    && leavesAWay(added, Optional.of(meld), grown)) {
                found.add(new Act.Tie(seat, meld.id(), List.of(CardName.of(card))));
            }
        }
    }

    private void open(Card one, Card two, Card three) {
        Cards cards = Cards.of(one).with(two).with(three);
        Shape shape = MeldReader.read(cards, rules);
        if (!shape.legal()
                || isSecondOfItsRank(shape)
                || !leavesAWay(cards, Optional.empty(), shape)) {
            return;
        }
        if (isBarred(Optional.empty(), one, two, three)) {
            return;
        }
        List<CardName> names = List.of(CardName.of(one), CardName.of(two), CardName.of(three));
        found.add(new Act.Open(seat, names, Optional.empty()));
    }

    /**
     * Art. 20: whether an arbiter has barred the play.
     *
     * @param meld empty for a new meld
     */
    private boolean isBarred(Optional<MeldId> meld, Card... laid) {
        List<Remedy.Bar> bars = hand.bars();
        return !bars.isEmpty()
                && bars.stream().anyMatch(bar -> bar.isAbout(seat, meld, List.of(laid)));
    }

    /** Art. 30 */
    private boolean isSecondOfItsRank(Shape shape) {
        return shape instanceof Shape.Combination combination
                && hand.melds().combinationOf(seat.line(), combination.rank()).isPresent();
    }

    /** Whether the turn can still be ended lawfully after laying these cards. */
    private boolean leavesAWay(Cards laid, Optional<Meld> grown, Shape shape) {
        int left = size - laid.size();
        if (left != 1) {
            return left > 1 || pozzettoDue;
        }
        Cards rest = fan.without(laid);
        if (hand.turn().onlyCard().filter(rest::has).isPresent()) {
            return false;
        }
        // If the last card is unseen, it may not be a valid closing discard.
        return pozzettoDue
                || !rest.isEmpty()
                        && !rest.iterator().next().face().isWild()
                        && hand.hasPozzetto(seat.line())
                        && hasBurracoToClose(laid, grown, shape);
    }

    private boolean hasBurracoToClose(Cards laid, Optional<Meld> grown, Shape shape) {
        Melds before = hand.melds();
        Melds melds =
                grown.map(meld ->
                                new Meld(meld.id(), meld.cards().with(laid), shape, meld.freeze()))
                        .map(before::with)
                        .orElse(before);
        return melds.closes(seat.line(), rules);
    }
}
