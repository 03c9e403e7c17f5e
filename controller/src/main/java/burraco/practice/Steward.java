package burraco.practice;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Case;
import burraco.hal.Button;
import burraco.hal.virtual.Chance;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.play.practice.Slip;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.Answering;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import burraco.table.state.Question;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sees to it that play goes on where bots sit: has the cards dealt, lets them begin, writes down
 * what they have counted, and presses buttons for them. It goes by what the table shows.
 */
final class Steward {
    private static final long LOOK = 500;

    /** So long people look at the cards before something new begins. */
    private static final long PAUSE = 6_000;

    private static final long ANSWERS_AFTER = 4_000;

    /** A table that has lost its way gets so long. */
    private static final long LOST = 60_000;

    /** What a bot owes and cannot do is let go after so long. */
    private static final long CANNOT = 5_000;

    /** There is little to see while cards are dealt. */
    private static final double IN_THE_DEAL = 4;

    /** Before that nobody knows how the game goes. */
    private static final int ACTS_BEFORE_A_SLIP = 14;

    /** What a newcomer understands at a glance. */
    private static final List<Case> PLAIN =
            List.of(
                    Case.OPENED_WITHOUT_DRAW,
                    Case.TIED_WITHOUT_DRAW,
                    Case.WRONG_TIE,
                    Case.WRONG_OPENING,
                    Case.DRAW_OUT_OF_TURN,
                    Case.SEVERAL_CARDS_DRAWN);

    /** Who takes what an arbiter wants. */
    interface Orders {
        boolean order(Person by, Command command);
    }

    private final Practice practice;
    private final Mediation mediation;
    private final Chance chance;
    private final Map<Situation, Long> since = new EnumMap<>(Situation.class);
    private boolean slips;
    private boolean deals = true;
    private long looked = -LOOK;
    private long acted;
    private long stuck = -1;
    private int questioned = -1;

    Steward(Practice practice, boolean slips, Chance chance) {
        this.practice = practice;
        mediation = new Mediation(practice);
        this.slips = slips;
        this.chance = chance;
    }

    /** Whether the next hand is dealt without anybody saying so. */
    boolean deals() {
        return deals;
    }

    void deals(boolean on) {
        deals = on;
    }

    /** How many times faster than else time may go now. */
    double haste() {
        return practice.isDealing() ? IN_THE_DEAL : 1;
    }

    void look(TableState state, Orders orders, Tapes tapes) {
        long now = practice.now();
        if (now - looked < LOOK || state.clocks().paused()) {
            return;
        }
        looked = now;
        List<Situation> situations = Situations.of(state, true);
        since.keySet().retainAll(situations);
        situations.forEach(one -> since.putIfAbsent(one, now));
        if (practice.isDealing()) {
            whileDealing(state, orders);
            return;
        }
        switch (state.hand().phase()) {
            case DEAL -> betweenHands(state, orders, tapes);
            case DRAW, PLAY -> playing(state, orders);
            case OVER -> over(state, orders, tapes);
        }
    }

    private boolean isAfter(Situation situation, long millis) {
        return since.containsKey(situation)
                && practice.now() - Math.max(acted, since.get(situation)) >= millis;
    }

    private void did() {
        acted = practice.now();
    }

    // Between hands

    /** They settle what the last hand came to while the next one is dealt. */
    private void whileDealing(TableState state, Orders orders) {
        if (state.hand().phase() == Phase.DEAL && !isSettled(shown(state))) {
            settle(shown(state), orders);
        } else {
            did();
        }
    }

    private static boolean isSettled(MatchSheet match) {
        return match.isConfirmed() && match.isCounted();
    }

    private void betweenHands(TableState state, Orders orders, Tapes tapes) {
        MatchSheet match = shown(state);
        if (!isSettled(match)) {
            settle(match, orders);
        } else if (isDealt(state)) {
            if (isAfter(Situation.WAITING_FOR_THE_START, LOOK) && deals) {
                practice.press(Button.of("start"));
                did();
            }
        } else if (deals && isAfter(first(state), patience(first(state)))) {
            deal(state, orders, tapes);
        }
    }

    /** A deal that the table does not see to its end is begun again. */
    private static long patience(Situation situation) {
        return situation == Situation.DEALING ? LOST : PAUSE;
    }

    private static Situation first(TableState state) {
        return Situations.of(state, true).getFirst();
    }

    private static boolean isDealt(TableState state) {
        return first(state) == Situation.WAITING_FOR_THE_START;
    }

    /** In the middle of a hand the table is told that it is not played to its end. */
    void deal(TableState state, Orders orders, Tapes tapes) {
        Seat dealer = state.match().dealer();
        Phase phase = state.hand().phase();
        boolean over = phase == Phase.OVER;
        if (phase == Phase.DRAW || phase == Phase.PLAY) {
            orders.order(new Person.Arbiter(""), new Command.Redeal(""));
        }
        tapes.begin(practice.now(), over ? dealer.next() : dealer);
        practice.deal(over ? dealer.next() : dealer);
        did();
    }

    private static MatchSheet shown(TableState state) {
        boolean nothingYet = state.match().played().isEmpty();
        return nothingYet ? state.before().orElse(state.match()) : state.match();
    }

    /** What they counted, where the table has not seen all cards; and both lines' word. */
    private void settle(MatchSheet match, Orders orders) {
        Played last = match.played().getLast();
        boolean counted = last.total(Line.NS).isPresent() && last.total(Line.EW).isPresent();
        if (practice.now() - acted < ANSWERS_AFTER) {
            return;
        }
        did();
        if (counted) {
            practice.confirmCount();
        } else if (practice.count(Line.NS).isPresent() && practice.count(Line.EW).isPresent()) {
            count(match, last, orders);
        }
    }

    /** What is left in their fans they count themselves. */
    private void count(MatchSheet match, Played last, Orders orders) {
        for (Line line : Line.values()) {
            if (last.isUnseen(line)) {
                int left = last.score(line).left(practice.count(line).orElseThrow());
                orders.order(
                        new Person.Player(line.first()),
                        new Command.Left(match.number(), last.number(), line, left));
            }
        }
    }

    // In a hand

    private void playing(TableState state, Orders orders) {
        answer(state);
        mediation.look(state, orders);
        slip(state);
        rescue(state, orders);
    }

    /** Bots say what is so; once a question, for it may be put to others too. */
    private void answer(TableState state) {
        Optional<Question> asked =
                state.questions().stream().filter(one -> one.unsure().prompt()).findFirst();
        if (asked.isPresent() && isAfter(Situation.UNSURE, ANSWERS_AFTER)) {
            if (asked.get().id() != questioned) {
                questioned = asked.get().id();
                boolean understood = practice.misunderstood().isEmpty();
                boolean yes = understood != asked.get().isOfFault();
                asked.get().asked().stream()
                        .filter(seat -> practice.sitter(seat) == Sitter.BOT)
                        .findFirst()
                        .ifPresent(seat -> press(seat, yes));
            }
        }
        if (state.choice().isPresent() && isAfter(Situation.CHOOSING, ANSWERS_AFTER)) {
            for (Seat seat : Seat.values()) {
                if (Answering.of(state, seat) instanceof Answering.Chooses) {
                    press(seat, true);
                    return;
                }
            }
        }
    }

    private void press(Seat seat, boolean yes) {
        if (practice.sitter(seat) == Sitter.BOT) {
            practice.press(new Button(yes ? "ok" : "undo", seat.toString()));
            did();
        }
    }

    private void slip(TableState state) {
        boolean early = state.hand().acts().size() < ACTS_BEFORE_A_SLIP;
        if (!slips || early) {
            return;
        }
        List<Slip> plain =
                practice.slips(state.hand().open()).stream()
                        .filter(one -> PLAIN.contains(one.which()))
                        .filter(one -> practice.sitter(one.seat()) == Sitter.BOT)
                        .toList();
        if (!plain.isEmpty()) {
            slips = false;
            practice.commit(plain.get(chance.below(plain.size())));
        }
    }

    /**
     * What a bot owes and cannot do is let go; where the table has understood something else for
     * good, an arbiter ends the hand.
     */
    private void rescue(TableState state, Orders orders) {
        if (!practice.isStuck()) {
            stuck = -1;
            return;
        }
        stuck = stuck < 0 ? practice.now() : stuck;
        boolean owed = !state.hand().open().owed().isEmpty();
        if (practice.now() - stuck < (owed ? CANNOT : LOST)) {
            return;
        }
        stuck = -1;
        if (owed) {
            orders.order(new Person.Arbiter(""), new Command.Waive(""));
        } else if (everybodyIsABot()) {
            orders.order(new Person.Arbiter(""), new Command.End(""));
        }
    }

    private boolean everybodyIsABot() {
        for (Seat seat : Seat.values()) {
            if (practice.sitter(seat) != Sitter.BOT) {
                return false;
            }
        }
        return true;
    }

    private void over(TableState state, Orders orders, Tapes tapes) {
        if (deals && (isAfter(Situation.COUNTING, PAUSE) || isAfter(Situation.HAND_OVER, PAUSE))) {
            deal(state, orders, tapes);
        }
    }
}
