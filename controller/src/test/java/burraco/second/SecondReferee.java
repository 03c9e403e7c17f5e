package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A second referee, small and slow, written from the articles by itself. It sees what is done and
 * where the cards lie, and is told which cases were ruled; what a case costs, what a turn allows,
 * whether a hand is closed and what it counts it works out alone.
 */
final class SecondReferee {
    private final Code code;
    private final Map<String, PlainMeld> melds = new LinkedHashMap<>();
    private final Map<Seat, Allowed> limited = new EnumMap<>(Seat.class);
    private final Map<Integer, Deed> deeds = new HashMap<>();
    private final List<String> objections = new ArrayList<>();

    private PlainTurn turn;
    private PlainTurn turnBefore;
    private int turns;
    private int turnsLeft;
    private boolean tookSinceDiscard;
    private String ending = "unfinished";

    SecondReferee(Hand start) {
        code = start.rules().code();
        Felt felt = Felt.of(start);
        felt.melds().forEach((id, cards) -> melds.put(id, new PlainMeld(code, line(id), cards)));
        adopt(start);
        turnsLeft = start.turnsLeft();
    }

    private static Line line(String id) {
        return Line.valueOf(id.substring(0, 2));
    }

    /** An arbiter has let something go, or a person decided: it is as he says. */
    private void adopt(Hand hand) {
        turn = new PlainTurn(hand.turn().seat(), hand.turn().limit());
        turn.drawn = hand.turn().took() == Took.DREW ? 1 : 0;
        turn.pickedUp = hand.turn().took() == Took.PICKED_UP;
        turn.stopped = hand.turn().stopped();
        limited.clear();
        for (Seat seat : Seat.values()) {
            if (hand.player(seat).limited() != null) {
                limited.put(seat, hand.player(seat).limited());
            }
        }
    }

    List<String> objections() {
        return objections;
    }

    String ending() {
        return ending;
    }

    int turnsLeft() {
        return turnsLeft;
    }

    PlainTurn turn() {
        return turn;
    }

    Map<Seat, Allowed> limited() {
        return limited;
    }

    /** What was done, what came of it, and what was said about it. */
    void saw(Act act, int number, boolean late, Hand then, Hand now, List<Ruling> told) {
        Felt before = Felt.of(then);
        Felt after = Felt.of(now);
        boolean wasOver = !ending.equals("unfinished");
        if (!wasOver && act instanceof Act.OfSeat ofSeat) {
            plays(ofSeat, number, late, before, after, told);
        }
        lie(after);
        if (!wasOver && !late && act instanceof Act.Discard discard) {
            discards(discard, number, before, after, told);
        }
        told.forEach(ruling -> rules(ruling, number));
        if (act instanceof Act.TimeOut && turnsLeft < 0 && !wasOver) {
            timeOut(then);
        }
        if (act instanceof Act.End && !wasOver) {
            ending = "stopped";
        }
        if (!wasOver) {
            turnEnds(act, before, after, now);
        }
    }

    // A turn

    private void plays(
            Act.OfSeat act, int number, boolean late, Felt before, Felt after, List<Ruling> told) {
        Seat seat = act.seat();
        boolean own = seat == turn.seat;
        switch (act) {
            case Act.Draw _ when own -> turn.drawn++;
            case Act.Pickup _ when own -> {
                turn.pickedUp = true;
                turn.onlyCard = before.pile().size() == 1 ? before.pile().getFirst() : null;
            }
            case Act.PutBack(Seat _, Source to) when own -> putBack(seat, to, before, after);
            case Act.Open open -> {
                String id = opened(before, after);
                if (id != null) {
                    lays(seat, id, true, after.melds().get(id), number, late, before, after, told);
                }
            }
            case Act.Tie(Seat _, MeldId meld, var _) -> {
                String id = meld.toString();
                if (before.melds().containsKey(id) && after.melds().containsKey(id)) {
                    List<Card> added =
                            PlainMeld.without(after.melds().get(id), before.melds().get(id));
                    lays(seat, id, false, added, number, late, before, after, told);
                }
            }
            case Act _ -> {}
        }
        boolean taken = act instanceof Act.Draw || act instanceof Act.Pickup;
        tookSinceDiscard |= taken && own;
    }

    private void putBack(Seat seat, Source to, Felt before, Felt after) {
        boolean cannot = to == Source.PILE && turn.pickedUp && turn.plays.isEmpty();
        boolean asked =
                before.owed().stream()
                        .filter(owed -> owed.seat() == seat)
                        .flatMap(owed -> owed.due().stream())
                        .anyMatch(due -> due instanceof Remedy.Restore);
        // A fan that he empties so is emptied by no act of the code (G41).
        turn.barred |= !asked && !cannot;
        boolean toStock = before.stock() < after.stock();
        before.melds()
                .forEach((id, cards) -> {
                    List<Card> left = after.melds().getOrDefault(id, List.of());
                    turn.wentBack.addAll(PlainMeld.without(cards, left));
                });
        switch (to) {
            case PILE -> {
                turn.pickedUp = false;
                turn.begunAgain = true;
            }
            case STOCK -> turn.drawn -= toStock && turn.drawn > 0 ? 1 : 0;
            case POZZETTO -> {}
        }
    }

    private static String opened(Felt before, Felt after) {
        for (String id : after.melds().keySet()) {
            if (!before.melds().containsKey(id)) {
                return id;
            }
        }
        return null;
    }

    private void lays(
            Seat seat,
            String id,
            boolean opens,
            List<Card> cards,
            int number,
            boolean late,
            Felt before,
            Felt after,
            List<Ruling> told) {
        PlainMeld meld = melds.get(id);
        boolean closedToHim = meld != null && (meld.frozen || meld.line != seat.line());
        PlainMeld.Worth worth =
                meld == null ? PlainMeld.Worth.NOTHING : meld.worth(against(id, before));
        boolean own = seat == turn.seat;
        boolean cure = cures(seat, id, before);
        boolean waits = before.owed().stream().anyMatch(owed -> owed.seat() != seat);
        boolean notFree = false;
        if (own && !cure) {
            boolean bars = turn.bars(opens);
            boolean queue = !before.beside().get(seat).isEmpty();
            // Who lays before his draw, or before a penalized discard, is ruled by art. 28; who
            // lays while another has something to put right, by art. 19.
            if (bars && !late && !waits) {
                boolean due = turn.took() && !queue || turn.stopped;
                expect(told, number, due, Case.PLAY_IN_A_LIMITED_TURN);
            }
            notFree = bars || !turn.took() || queue;
        }
        boolean justifies = own && turn.pickedUp && turn.plays.isEmpty();
        boolean apart = !waits && (opens || meld == null || meld.isLegal());
        PlainTurn.Laid laid = new PlainTurn.Laid(number, id, opens, cards, apart);
        if (own) {
            turn.laid.add(laid);
        }
        if (notFree) {
            turn.notFree.add(laid);
        }
        // Cards laid while another has something to put right are no play.
        if (own && waits) {
            turn.wrong.add(laid);
        }
        if (own && !waits) {
            turn.plays.add(laid);
        }
        lie(after);
        meld = melds.get(id);
        List<Card> surplus = new ArrayList<>(cards);
        if (!closedToHim) {
            surplus.removeAll(meld.positive(against(id, before)));
        }
        deeds.put(
                number,
                new Deed(
                        seat,
                        id,
                        opens,
                        cards,
                        surplus,
                        worth,
                        justifies,
                        turns,
                        own,
                        before.owed().isEmpty() && before.beside().get(seat).isEmpty(),
                        leave(cards(id, before), before) || leave(cards, before)));
        if (own && !waits && !surplus.isEmpty()) {
            turn.wrong.add(turn.last());
        }
        boolean emptied = after.fans().get(seat).isEmpty() && !before.fans().get(seat).isEmpty();
        boolean due = after.pozzettiLeft() > 0 && !after.taken().contains(seat.line());
        boolean lawful = own && !turn.isBarred() && before.owed().isEmpty() && surplus.isEmpty();
        boolean held = !after.unplayed().get(seat).isEmpty();
        if (emptied && !due && !held && lawful && !late && before.beside().get(seat).isEmpty()) {
            boolean unruled = told.isEmpty();
            boolean said =
                    told.stream().anyMatch(one -> one.which().id().startsWith("31C"))
                            || told.stream().anyMatch(one -> one.which().id().startsWith("30"));
            if (unruled || !said) {
                objections.add("the fan is empty and nothing is left to discard: 31C is due");
            }
        }
    }

    private static List<Card> cards(String id, Felt felt) {
        return felt.melds().getOrDefault(id, List.of());
    }

    /** Whether cards of that meld are still to leave it: what fits there then is open. */
    private static boolean leave(List<Card> cards, Felt felt) {
        for (Owed owed : felt.owed()) {
            for (Remedy due : owed.due()) {
                List<Card> leaving =
                        switch (due) {
                            case Remedy.Discard(Seat _, List<Card> some) -> some;
                            case Remedy.Penalize(Seat _, List<Card> some) -> some;
                            case Remedy _ -> List.of();
                        };
                if (leaving.stream().anyMatch(cards::contains)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean cures(Seat seat, String id, Felt before) {
        for (Owed owed : before.owed()) {
            boolean same = owed.cure().map(meld -> meld.toString().equals(id)).orElse(false);
            if (owed.seat() == seat && same) {
                return true;
            }
        }
        return false;
    }

    private void expect(List<Ruling> told, int number, boolean due, Case which) {
        boolean said = told.stream().anyMatch(one -> one.which() == which && one.of() == number);
        if (due && !said) {
            objections.add(which + " is due, and is not ruled");
        }
    }

    private void lie(Felt felt) {
        melds.keySet().removeIf(id -> !felt.melds().containsKey(id));
        felt.melds()
                .forEach((id, cards) -> {
                    PlainMeld meld = melds.get(id);
                    if (meld == null) {
                        melds.put(id, new PlainMeld(code, line(id), cards));
                    } else {
                        meld.lies(cards);
                    }
                });
    }

    // A discard

    private void discards(Act.Discard act, int number, Felt before, Felt after, List<Ruling> told) {
        Seat seat = act.seat();
        // He throws away what nobody asked for, and owes his discard still.
        turn.barred |= seat == turn.seat && owesDiscard(seat, before) && owesDiscard(seat, after);
        boolean ends = seat == turn.seat && after.isOut(seat) && act.cards().size() == 1;
        if (!ends || !after.taken().contains(seat.line())) {
            return;
        }
        Card card = after.pile().isEmpty() ? null : after.pile().getLast();
        if (card == null || !mayClose(seat, card, before)) {
            return;
        }
        boolean aside =
                after.owed().stream()
                        .anyMatch(o -> o.seat() == seat && !o.penalized().isEmpty() && isOld(o));
        if (aside) {
            return;
        }
        boolean burraco = turn.merged || hasBurracoToClose(seat.line(), before);
        if (!burraco) {
            expect(told, number, turn.last() != null, Case.CLOSING_WITHOUT_BURRACO);
        } else if (card.face().isWild()) {
            expect(told, number, turn.last() != null, Case.CLOSING_DISCARD_IS_WILD);
        } else {
            ending = "closed " + seat;
        }
    }

    private static boolean owesDiscard(Seat seat, Felt felt) {
        return felt.owed().stream()
                .filter(owed -> owed.seat() == seat)
                .flatMap(owed -> owed.due().stream())
                .anyMatch(due -> due instanceof Remedy.Discard);
    }

    /** Rulings that ask for a discard, and not because of how cards were laid. */
    private static boolean mayBeLast(Case which) {
        return which == Case.PICKUP_WITHOUT_PLAY
                || which == Case.ONLY_CARD_DISCARDED_AGAIN
                || which == Case.EXPOSED_CARD_PROMPTED
                || which == Case.OVER_THE_TIME;
    }

    /** Something that he did not complete in time: cards to be put aside are cards he still has. */
    private static boolean isOld(Owed owed) {
        return owed.ruling().which().id().startsWith("28");
    }

    /** Whether a turn like this one, ended with this discard, closes anything. */
    private boolean mayClose(Seat seat, Card card, Felt before) {
        boolean ordered = false;
        for (Owed owed : before.owed()) {
            ordered |=
                    owed.seat() == seat
                            && !mayBeLast(owed.ruling().which())
                            && owed.due().stream().anyMatch(due -> due instanceof Remedy.Discard);
            ordered |=
                    owed.seat() == seat
                            && owed.due().stream().anyMatch(due -> due instanceof Remedy.TakeBack);
        }
        for (PlainTurn.Laid wrong : turn.wrong) {
            PlainMeld meld = melds.get(wrong.meld());
            List<Card> cards = PlainMeld.without(wrong.cards(), turn.wentBack);
            boolean good = meld != null && meld.isLegal() && meld.cards().containsAll(cards);
            if (!good && !cards.isEmpty()) {
                return false;
            }
        }
        // What was not his to lay and went back is as if he had not laid it.
        boolean idle = turn.pickedUp && turn.laid.isEmpty() && code == Code.FIBUR_INT_2018;
        boolean thrownBack = card.equals(turn.onlyCard);
        return turn.took() && !turn.isBarred() && !ordered && !idle && !thrownBack;
    }

    private boolean hasBurracoToClose(Line line, Felt felt) {
        boolean clean = code == Code.FIBUR_INT_2018;
        for (Map.Entry<String, PlainMeld> one : melds.entrySet()) {
            PlainMeld.Worth worth = one.getValue().worth(against(one.getKey(), felt));
            boolean his = one.getValue().line == line;
            if (his && (clean ? worth.clean() : worth.points() > 0)) {
                return true;
            }
        }
        return false;
    }

    // Rulings

    private void rules(Ruling told, int number) {
        Deed deed = deeds.get(told.of());
        Costs.When when = when(told, deed, number);
        // What is the last play of a turn that has begun again nobody says.
        boolean open =
                told.which() == Case.CLOSING_WITHOUT_BURRACO && turn.begunAgain
                        || deed != null && deed.unsettled();
        PlainTurn.Laid last = turn.seat == told.seat() ? lastStillThere() : null;
        Cost given = Cost.of(told);
        Cost cost = open ? given : Costs.of(told, deed, last, when).orElse(given);
        boolean free = deed != null && deed.discardFree();
        String mine = (free ? cost : cost.together()).toString();
        if (!mine.equals((free ? given : given.together()).toString())) {
            objections.add(told.which() + " costs " + cost + "and was said to cost " + given);
        }
        take(cost, whom(told));
        // A pickup without a play goes back: he draws and discards (art. 8).
        turn.stopped |= told.which() == Case.PICKUP_WITHOUT_PLAY && turn.seat == told.seat();
        turn.merged |= told.which() == Case.EQUAL_COMBINATION && turn.seat == told.seat();
        freeze(told, deed);
    }

    /** What he laid last, as far as it lies there. */
    private PlainTurn.Laid lastStillThere() {
        for (PlainTurn.Laid one : turn.laid.reversed()) {
            PlainMeld meld = melds.get(one.meld());
            List<Card> cards = new ArrayList<>(one.cards());
            cards.retainAll(meld == null ? List.of() : meld.cards());
            if (!cards.isEmpty()) {
                return one.of(cards);
            }
        }
        return null;
    }

    private Costs.When when(Ruling told, Deed deed, int number) {
        boolean now = deed != null && (told.of() == number || deed.turn() == turns && deed.own());
        if (deed == null || now) {
            return Costs.When.AT_ONCE;
        }
        boolean next = deed.turn() == turns - 1 && !tookSinceDiscard;
        return next ? Costs.When.AFTER_THE_DISCARD : Costs.When.LATER;
    }

    /** Who is stopped or limited: he who was prompted, where his partner is to blame. */
    private static Seat whom(Ruling told) {
        for (Remedy remedy : told.remedies()) {
            switch (remedy) {
                case Remedy.Stop(Seat seat) -> {
                    return seat;
                }
                case Remedy.Limit(Seat seat, var _, var _) -> {
                    return seat;
                }
                case Remedy _ -> {}
            }
        }
        return told.seat();
    }

    private void take(Cost cost, Seat seat) {
        if (seat == null) {
            return;
        }
        if (cost.stop() && turn.seat == seat) {
            turn.stopped = true;
        }
        if (cost.limit() == null) {
            return;
        }
        if (cost.thisTurn() && turn.seat == seat) {
            turn.limit = narrower(turn.limit, cost.limit());
        } else {
            limited.merge(seat, cost.limit(), SecondReferee::narrower);
        }
    }

    /**
     * Nothing but a draw is narrower than a draw or an opening, and that than a draw or a pickup.
     */
    private static Allowed narrower(Allowed one, Allowed other) {
        List<Allowed> narrowFirst = List.of(Allowed.DRAW, Allowed.OPEN, Allowed.ANY);
        return one != null && narrowFirst.indexOf(one) < narrowFirst.indexOf(other) ? one : other;
    }

    private void freeze(Ruling told, Deed deed) {
        for (Remedy remedy : told.remedies()) {
            switch (remedy) {
                case Remedy.Freeze(MeldId id, Optional<Seat> until) ->
                        freeze(melds.get(id.toString()), until.orElse(null), told, deed);
                case Remedy.Negative(Line _, List<Card> cards) -> {
                    for (PlainMeld meld : melds.values()) {
                        cards.stream().filter(meld.cards()::contains).forEach(meld.negative::add);
                    }
                }
                case Remedy _ -> {}
            }
        }
    }

    private void freeze(PlainMeld meld, Seat until, Ruling told, Deed deed) {
        if (meld == null) {
            return;
        }
        boolean stays = meld.frozen && meld.frozenFor == null;
        boolean afterwards = told.which().id().startsWith("23.") || deed == null;
        if (meld.before == null) {
            meld.before = afterwards ? meld.worth(List.of()) : deed.before();
        }
        meld.frozen = true;
        if (until == null || stays) {
            meld.frozenFor = null;
            return;
        }
        meld.frozenFor = until;
        // The next turn of art. 29 is the limited one, and the meld is good in the one after it.
        boolean outOfTurn = told.which() == Case.PLAY_OUT_OF_TURN_DRAW;
        meld.turnsToWait = Math.max(meld.turnsToWait, outOfTurn ? 2 : 1);
        // Only art. 28, and art. 23 bis which sends one there, count them if somebody closes.
        if (deed != null && !outOfTurn && told.which() != Case.PICKUP_OUT_OF_TURN) {
            meld.atRisk.addAll(deed.cards());
        }
    }

    // The end

    private void turnEnds(Act act, Felt before, Felt after, Hand now) {
        boolean passes = after.turn() != before.turn();
        boolean over = now.over();
        if (!passes && !over && ending.equals("unfinished")) {
            return;
        }
        // Who has no card left to discard waits for nobody: the next one plays.
        boolean next = over && act instanceof Act.OfSeat by && by.seat() == turn.seat.next();
        boolean discarded = act instanceof Act.Discard || passes || next;
        if (discarded) {
            turnsLeft -= turnsLeft > 0 ? 1 : 0;
        }
        if (ending.equals("unfinished") && discarded && after.stock() <= 2) {
            ending = "stock";
        }
        if (ending.equals("unfinished") && turnsLeft == 0) {
            ending = "timeout";
        }
        if (!passes) {
            return;
        }
        boolean back = after.turn() != before.turn().next();
        turnBefore = turn;
        turns++;
        tookSinceDiscard = false;
        if (back) {
            adopt(now);
            return;
        }
        turn = new PlainTurn(after.turn(), limited.remove(after.turn()));
        melds.values().forEach(meld -> meld.turnOf(after.turn()));
        boolean began = act instanceof Act.Draw || act instanceof Act.Pickup;
        if (began && ((Act.OfSeat) act).seat() == after.turn()) {
            turn.drawn = act instanceof Act.Draw ? 1 : 0;
            turn.pickedUp = act instanceof Act.Pickup;
            tookSinceDiscard = true;
        }
    }

    /** Play goes on up to the partner of whoever is to draw, then once round (art. 15). */
    private void timeOut(Hand then) {
        if (!then.begun()) {
            turnsLeft = 4;
        } else {
            turnsLeft = turn.took() ? 7 : 6;
        }
    }

    // The count

    /** Cards of a meld that a ruling takes out of it, done or still to be done. */
    private List<Card> against(String id, Felt felt) {
        PlainMeld meld = melds.get(id);
        List<Card> against = new ArrayList<>(meld.negative);
        if (ending.startsWith("closed")) {
            against.addAll(meld.atRisk);
        }
        for (Owed owed : felt.owed()) {
            for (Remedy due : owed.due()) {
                switch (due) {
                    case Remedy.Penalize(Seat _, List<Card> cards) -> against.addAll(cards);
                    case Remedy.Discard(Seat _, List<Card> cards) when cards.size() == 1 ->
                            against.addAll(cards);
                    case Remedy _ -> {}
                }
            }
        }
        against.retainAll(meld.cards());
        return against;
    }

    PlainCount count(Line line, Felt felt) {
        int burrachi = 0;
        int laid = 0;
        int penalized = 0;
        for (Map.Entry<String, PlainMeld> one : melds.entrySet()) {
            PlainMeld meld = one.getValue();
            if (meld.line == line) {
                List<Card> against = against(one.getKey(), felt);
                List<Card> positive = meld.positive(against);
                burrachi += meld.worth(against).points();
                laid += Norma.points(positive);
                penalized -= Norma.points(PlainMeld.without(meld.cards(), positive));
            }
        }
        int hand = 0;
        int unplayed = 0;
        for (Seat seat : List.of(line.first(), line.second())) {
            hand -= Norma.points(felt.fans().get(seat));
            unplayed -= Norma.points(felt.unplayed().get(seat));
            penalized -= Norma.points(felt.beside().get(seat));
        }
        boolean closed =
                ending.equals("closed " + line.first()) || ending.equals("closed " + line.second());
        int pozzetto = felt.taken().contains(line) ? unplayed : -100;
        return new PlainCount(burrachi, closed ? 100 : 0, laid, pozzetto, hand, penalized);
    }

    /** Whether it is open what the melds of a line are: nobody has said which cards stay. */
    boolean isOpen(Line line, Felt felt) {
        return melds.entrySet().stream()
                .filter(one -> one.getValue().line == line)
                .anyMatch(one -> one.getValue().mayBeEither(against(one.getKey(), felt)));
    }
}
