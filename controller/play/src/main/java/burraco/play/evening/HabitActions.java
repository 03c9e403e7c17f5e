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

/** What people do by habit, besides each act and while they carry it out. */
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

    /** Until when each seat does nothing. */
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

    /** Follows habits while somebody thinks before this deed. */
    void meanwhile(Deed deed, Seat acting, ThinkingPause moment) {
        Hand hand = deed.before();
        stock.meanwhile(hand, moment);
        pozzetti.meanwhile(hand, moment);
        melds.meanwhile(hand, moment);
        pile.meanwhile(moment);
        fans.meanwhile(hand, acting, moment);
    }

    /** When a player may begin: at that time nobody else has a hand on any of the cards. */
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

    /**
     * By habit, lifts the whole meld that is added to, and lays it down again with the new cards.
     */
    Optional<TimeSpan> lifted(Deed deed, List<Card> cards, long begun) {
        List<MeldId> changed = rows.changed(deed.before(), deed.after());
        boolean fits = deed.act() instanceof Act.Tie && changed.size() == 1 && !cards.isEmpty();
        if (!fits || rows.isHeap(changed.getFirst()) || !does(Habit.MELD_LIFTED_TO_TIE)) {
            return Optional.empty();
        }
        Meld meld = deed.after().melds().find(changed.getFirst()).orElseThrow();
        return Optional.of(melds.liftAndTie(meld, cards, begun));
    }

    /**
     * By habit, puts cards elsewhere before they go to their meld; returns the time at which they
     * may go on.
     */
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

    /**
     * The cards of the pile that are not taken with the first grip, and how much later each is
     * taken.
     */
    Map<Card, Long> grabs(List<Card> pile) {
        Map<Card, Long> later = new HashMap<>();
        if (pile.size() > 1 && does(Habit.PILE_IN_TWO_GRABS)) {
            long millis = millis(700, 2_500);
            int first = 1 + chance.below(pile.size() - 1);
            // The second grip is the lower part or the upper one.
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

    /** Lifts all melds for a while. Whoever wants to add a card to one has to wait. */
    void liftMelds(Hand hand, long at, long millis) {
        lifted = true;
        hand.melds().all().forEach(meld -> melds.lift(meld, at, millis));
    }

    /** Keeps a player from doing anything until this time. */
    void waits(Seat seat, long until) {
        patience.merge(seat, until, Math::max);
    }

    /** Decides whether people follow a habit on this occasion. */
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
