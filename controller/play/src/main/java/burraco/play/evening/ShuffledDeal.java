package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Row;
import burraco.hal.virtual.Chance;
import burraco.play.Shuffle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The deeds of a deal that leads to a given hand: the cards are shuffled, cut, and dealt one by one
 * to the seats while the player on the dealer's right makes the pozzetti from below (art. 4); then
 * the first card is turned up.
 */
public final class ShuffledDeal {
    private record Given(Card card, Act act) {}

    private final Hand dealt;
    private final Chance chance;
    private final Seat dealer;
    private final List<Deed> deeds = new ArrayList<>();
    private Hand hand;

    private ShuffledDeal(Hand dealt, Chance chance) {
        this.dealt = dealt;
        this.chance = chance;
        dealer = dealt.setting().dealer();
    }

    /**
     * @param dealt the hand before the first act, with all cards known
     */
    public static List<Deed> of(Hand dealt, Chance chance) {
        ShuffledDeal out = new ShuffledDeal(dealt, chance);
        out.deal();
        return out.deeds;
    }

    /** The player on the dealer's right: he shuffles first, cuts, and makes the pozzetti. */
    static Seat cutter(Seat dealer) {
        return dealer.next().next().next();
    }

    private void deal() {
        Map<Seat, Deque<Card>> fans = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            fans.put(seat, anyOrder(dealt.fan(seat).known()));
        }
        List<Deque<Card>> pozzetti =
                List.of(
                        anyOrder(dealt.pozzetto(1).cards().known()),
                        anyOrder(dealt.pozzetto(2).cards().known()));
        List<Given> seats = toSeats(fans);
        List<Given> aside = toPozzetti(pozzetti);
        hand = undealt(seats, aside);
        act(new Act.Shuffle(cutter(dealer)));
        act(new Act.Shuffle(dealer));
        act(new Act.Cut(cutter(dealer)));
        // Two people deal, and chance decides whose card lands first.
        int s = 0;
        int a = 0;
        while (s < seats.size() || a < aside.size()) {
            int left = seats.size() - s + aside.size() - a;
            boolean seat = chance.below(left) < seats.size() - s;
            act((seat ? seats.get(s++) : aside.get(a++)).act());
        }
        if (!dealt.pile().isEmpty()) {
            act(new Act.TurnUp(CardName.of(dealt.pile().top()), Optional.empty()));
        }
    }

    private Deque<Card> anyOrder(Cards cards) {
        List<Card> list = new ArrayList<>();
        cards.forEach(list::add);
        Shuffle.shuffle(list, chance);
        return new ArrayDeque<>(list);
    }

    private List<Given> toSeats(Map<Seat, Deque<Card>> fans) {
        List<Given> given = new ArrayList<>();
        Seat to = dealer.next();
        while (fans.values().stream().anyMatch(fan -> !fan.isEmpty())) {
            if (!fans.get(to).isEmpty()) {
                Card card = fans.get(to).poll();
                given.add(new Given(card, new Act.Deal(to, CardName.of(card))));
            }
            to = to.next();
        }
        return given;
    }

    private List<Given> toPozzetti(List<Deque<Card>> pozzetti) {
        boolean together = Manners.USUAL.does(Quirk.MAKES_POZZETTI_TOGETHER, chance);
        List<Given> given = new ArrayList<>();
        int number = 1;
        while (pozzetti.stream().anyMatch(cards -> !cards.isEmpty())) {
            Deque<Card> cards = pozzetti.get(number - 1);
            if (!cards.isEmpty()) {
                Card card = cards.poll();
                given.add(new Given(card, new Act.DealPozzetto(number, CardName.of(card))));
            }
            boolean change = together || cards.isEmpty();
            number = change ? 3 - number : number;
        }
        return given;
    }

    /**
     * The hand before the deal: the whole deck in one heap, in the order that leads to this deal.
     */
    private Hand undealt(List<Given> seats, List<Given> aside) {
        List<Card> heap = new ArrayList<>();
        aside.forEach(given -> heap.add(given.card()));
        heap.addAll(dealt.stock().list());
        heap.addAll(dealt.pile().list());
        seats.reversed().forEach(given -> heap.add(given.card()));
        Draft draft = Draft.fresh(dealt.setting());
        draft.places().located(dealt.setting().wholeDeck() ? Cards.FULL_DECK : Cards.of(heap));
        draft.places().stock(Row.of(heap));
        draft.places().pozzetto(3, dealt.pozzetto(3));
        return draft.hand();
    }

    private void act(Act act) {
        if (!(Engine.apply(hand, act, deeds.size() + 1) instanceof Outcome.Ruled ruled)) {
            throw new IllegalStateException("cannot be dealt so: " + act);
        }
        deeds.add(new Deed(hand, act, ruled.moved(), ruled.hand()));
        hand = ruled.hand();
    }
}
