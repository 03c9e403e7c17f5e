package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What people do at a table by habit, beside each act and on the way to it. */
final class HabitActions {
    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldRows rows;
    private final Manners manners;
    private final Occasions occasions;
    private final Chance chance;
    private final StockHabits stock;
    private final PozzettoHabits pozzetti;
    private final MeldHabits melds;
    private final PileHabits pile;
    private final FanHabits fans;

    /** Whether melds were lifted in this hand. */
    private boolean lifted;

    /** Who does nothing until when. */
    private final Map<Seat, Long> patience = new EnumMap<>(Seat.class);

    HabitActions(
            CardHandling fingers,
            TablePlaces places,
            MeldRows rows,
            PileRow row,
            CardsInFront inFront,
            Manners manners,
            Occasions occasions,
            Chance people) {
        this.fingers = fingers;
        this.places = places;
        this.rows = rows;
        this.manners = manners;
        this.occasions = occasions;
        chance = people.stream("asides");
        stock = new StockHabits(fingers, places, occasions, chance);
        pozzetti = new PozzettoHabits(fingers, places, occasions, chance);
        melds = new MeldHabits(fingers, places, rows, occasions, chance);
        pile = new PileHabits(fingers, melds, row, occasions, chance);
        fans = new FanHabits(fingers, places, melds, inFront, occasions, chance);
    }

    void clear() {
        patience.clear();
        lifted = false;
    }

    /** While somebody thinks before this deed. */
    void meanwhile(Deed deed, Seat acting, ThinkingPause moment) {
        Hand hand = deed.before();
        stock.meanwhile(hand, moment);
        pozzetti.meanwhile(hand, moment);
        melds.meanwhile(hand, moment);
        pile.meanwhile(moment);
        fans.meanwhile(hand, acting, moment);
    }

    /** When he may begin: nobody else has a hand on any of the cards. */
    long whenFree(Deed deed, Seat acting, Set<Card> moved, long begun) {
        if (!occasions.any() && !lifted) {
            return begun;
        }
        List<Card> needed = new ArrayList<>(moved);
        for (MeldId id : rows.changed(deed.before(), deed.after())) {
            needed.addAll(deed.after().melds().find(id).orElseThrow().inOrder());
        }
        return fingers.free(needed, Math.max(begun, patience.getOrDefault(acting, 0L)));
    }

    void afterwards(Deed deed, Act.OfSeat act, TimeSpan span) {
        if (act instanceof Act.TakePozzetto) {
            pozzetti.taken(deed.after(), span.begun());
        }
    }

    /** The meld that he ties to is taken up as a whole, and laid down again with his cards. */
    Optional<TimeSpan> lifted(Deed deed, List<Card> cards, long begun) {
        List<MeldId> changed = rows.changed(deed.before(), deed.after());
        boolean fits = deed.act() instanceof Act.Tie && changed.size() == 1 && !cards.isEmpty();
        if (!fits || rows.isHeap(changed.getFirst()) || !does(Habit.MELD_LIFTED_TO_TIE)) {
            return Optional.empty();
        }
        Meld meld = deed.after().melds().find(changed.getFirst()).orElseThrow();
        return Optional.of(melds.liftAndTie(meld, cards, begun));
    }

    /** Where cards go before they go to their meld; when they may go on. */
    long onTheWay(Deed deed, Seat seat, List<Card> cards, long from) {
        boolean opens = deed.act() instanceof Act.Open;
        if (opens && does(Habit.MELD_MADE_IN_FRONT)) {
            return makeInFront(seat, cards, from);
        }
        if (!opens && cards.size() == 1 && occasions.is(Habit.WRONG_MELD_FIRST)) {
            Card card = cards.getFirst();
            Optional<CardSpot> wrong =
                    deed.after()
                            .melds()
                            .holding(card)
                            .flatMap(right -> melds.wrongSpot(deed.before(), right));
            if (wrong.isPresent()) {
                occasions.did(Habit.WRONG_MELD_FIRST);
                return fingers.lay(card, wrong.get(), from) + millis(200, 1_000);
            }
        }
        return from;
    }

    private long makeInFront(Seat seat, List<Card> cards, long from) {
        long landing = from + ActionTime.REACH.usual;
        for (int i = 0; i < cards.size(); i++) {
            CardSpot spot = places.spread(seat, i, cards.size());
            fingers.layBy(cards.get(i), spot, landing, landing - ActionTime.REACH.usual);
            landing += manners.time(ActionTime.LAY_NEXT, chance);
        }
        return landing + millis(300, 2_000);
    }

    /** Cards of the pile that are not taken with the first grip, and how much later they are. */
    Map<Card, Long> grabs(List<Card> pile) {
        Map<Card, Long> later = new HashMap<>();
        if (pile.size() > 1 && does(Habit.PILE_IN_TWO_GRABS)) {
            long millis = millis(700, 2_500);
            int first = 1 + chance.below(pile.size() - 1);
            // The upper part first, or the lower one.
            List<Card> second =
                    chance.below(2) == 0
                            ? pile.subList(0, first)
                            : pile.subList(first, pile.size());
            second.forEach(card -> later.put(card, millis));
        }
        if (pile.size() > 1 && does(Habit.CARD_LEFT_BEHIND)) {
            later.put(pile.get(chance.below(pile.size())), millis(1_800, 6_000));
        }
        return later;
    }

    /** Whoever wants to lay a card there waits. */
    void liftMelds(Hand hand, long at, long millis) {
        lifted = true;
        hand.melds().all().forEach(meld -> melds.lift(meld, at, millis));
    }

    /** He does nothing for so long. */
    void waits(Seat seat, long until) {
        patience.merge(seat, until, Math::max);
    }

    /** Whether it is done this way now. */
    boolean does(Habit habit) {
        return occasions.does(habit);
    }

    long millis(long least, long most) {
        return (long) chance.between(least, most);
    }

    StockHabits stock() {
        return stock;
    }

    PozzettoHabits pozzetti() {
        return pozzetti;
    }

    MeldHabits melds() {
        return melds;
    }

    PileHabits pile() {
        return pile;
    }

    FanHabits fans() {
        return fans;
    }
}
