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
import burraco.table.state.ButtonMeaning;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.Question;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a table with bots going: deals, starts hands, enters counts and presses buttons for bots.
 * It acts on what the table shows.
 */
final class PracticeSteward {
    private static final long LOOK_MILLIS = 500;

    /** Pause between hands, so that people can look at the cards. */
    private static final long PAUSE_MILLIS = 6_000;

    private static final long ANSWER_AFTER_MILLIS = 4_000;

    /** Time after which a table that is stuck is helped. */
    private static final long LOST_MILLIS = 60_000;

    /** Time after which a remedy that a bot cannot carry out is waived. */
    private static final long WAIVE_AFTER_MILLIS = 5_000;

    /** Speed-up during the deal, when there is little to see. */
    private static final double DEAL_SPEED_UP = 4;

    /** Earliest act for the demonstrated infringement. */
    private static final int ACTS_BEFORE_A_SLIP = 14;

    /** Infringements that a newcomer understands at a glance. */
    private static final List<Case> PLAIN =
            List.of(
                    Case.OPENED_WITHOUT_DRAW,
                    Case.TIED_WITHOUT_DRAW,
                    Case.WRONG_TIE,
                    Case.WRONG_OPENING,
                    Case.DRAW_OUT_OF_TURN,
                    Case.SEVERAL_CARDS_DRAWN);

    /**
     * Receives orders to the table.
     *
     * @return false if it cannot take one
     */
    interface Orders {
        boolean order(Person by, Command command);
    }

    private final Practice practice;
    private final BotMediation mediation;
    private final Chance chance;
    private final Map<Situation, Long> since = new EnumMap<>(Situation.class);
    private boolean slips;
    private volatile boolean deals = true;
    private long looked = -LOOK_MILLIS;
    private long acted;
    private long stuck = -1;
    private int questioned = -1;

    PracticeSteward(Practice practice, boolean slips, Chance chance) {
        this.practice = practice;
        mediation = new BotMediation(practice);
        this.slips = slips;
        this.chance = chance;
    }

    /** Whether the next hand is dealt automatically. */
    boolean deals() {
        return deals;
    }

    void deals(boolean on) {
        deals = on;
    }

    /** Current factor on the speed. */
    double speedUp() {
        return practice.isDealing() ? DEAL_SPEED_UP : 1;
    }

    void look(TableState state, Orders orders, HandRecordings recordings) {
        long now = practice.now();
        if (now - looked < LOOK_MILLIS || state.clocks().paused()) {
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
            case DEAL -> betweenHands(state, orders, recordings);
            case DRAW, PLAY -> playing(state, orders);
            case OVER -> over(state, orders, recordings);
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

    /** Players settle the score of the last hand while the next one is dealt. */
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

    private void betweenHands(TableState state, Orders orders, HandRecordings recordings) {
        MatchSheet match = shown(state);
        if (!isSettled(match)) {
            settle(match, orders);
        } else if (isDealt(state)) {
            if (isAfter(Situation.WAITING_FOR_THE_START, LOOK_MILLIS) && deals) {
                practice.press(Button.of("start"));
                did();
            }
        } else if (deals && isAfter(first(state), waitMillis(first(state)))) {
            deal(state, orders, recordings);
        }
    }

    /** A deal whose end the table does not see is started again. */
    private static long waitMillis(Situation situation) {
        return situation == Situation.DEALING ? LOST_MILLIS : PAUSE_MILLIS;
    }

    private static Situation first(TableState state) {
        return Situations.of(state, true).getFirst();
    }

    private static boolean isDealt(TableState state) {
        return first(state) == Situation.WAITING_FOR_THE_START;
    }

    /** In the middle of a hand, the table is first told to abandon it. */
    void deal(TableState state, Orders orders, HandRecordings recordings) {
        Seat dealer = state.match().dealer();
        Phase phase = state.hand().phase();
        boolean over = phase == Phase.OVER;
        if (phase == Phase.DRAW || phase == Phase.PLAY) {
            orders.order(new Person.Arbiter(""), new Command.Redeal(""));
        }
        recordings.begin(practice.now(), over ? dealer.next() : dealer);
        practice.deal(over ? dealer.next() : dealer);
        did();
    }

    private static MatchSheet shown(TableState state) {
        boolean nothingYet = state.match().played().isEmpty();
        return nothingYet ? state.before().orElse(state.match()) : state.match();
    }

    /** Enters the points that the table could not see, then confirms for both lines. */
    private void settle(MatchSheet match, Orders orders) {
        PlayedHand last = match.played().getLast();
        boolean counted = last.total(Line.NS).isPresent() && last.total(Line.EW).isPresent();
        if (practice.now() - acted < ANSWER_AFTER_MILLIS) {
            return;
        }
        did();
        if (counted) {
            practice.confirmCount();
        } else if (practice.count(Line.NS).isPresent() && practice.count(Line.EW).isPresent()) {
            count(match, last, orders);
        }
    }

    /** The players count the points left in their fans themselves. */
    private void count(MatchSheet match, PlayedHand last, Orders orders) {
        for (Line line : Line.values()) {
            if (last.isUnseen(line)) {
                int left = last.score(line).left(practice.count(line).orElseThrow());
                orders.order(
                        new Person.Player(line.first()),
                        new Command.Left(match.number(), last.number(), line, left));
            }
        }
    }

    // During a hand

    private void playing(TableState state, Orders orders) {
        answer(state);
        mediation.look(state, orders);
        slip(state);
        rescue(state, orders);
    }

    /** Bots answer truthfully, and each question once, because it may be put to others too. */
    private void answer(TableState state) {
        Optional<Question> asked =
                state.questions().stream().filter(one -> one.unsure().prompt()).findFirst();
        if (asked.isPresent() && isAfter(Situation.UNSURE, ANSWER_AFTER_MILLIS)) {
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
        if (state.choice().isPresent() && isAfter(Situation.CHOOSING, ANSWER_AFTER_MILLIS)) {
            for (Seat seat : Seat.values()) {
                if (ButtonMeaning.of(state, seat) instanceof ButtonMeaning.Chooses) {
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
     * Waives a remedy that a bot cannot carry out. If the table has misunderstood the position for
     * good, an arbiter ends the hand.
     */
    private void rescue(TableState state, Orders orders) {
        if (!practice.isStuck()) {
            stuck = -1;
            return;
        }
        stuck = stuck < 0 ? practice.now() : stuck;
        boolean owed = !state.hand().open().owed().isEmpty();
        if (practice.now() - stuck < (owed ? WAIVE_AFTER_MILLIS : LOST_MILLIS)) {
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

    private void over(TableState state, Orders orders, HandRecordings recordings) {
        if (deals
                && (isAfter(Situation.COUNTING, PAUSE_MILLIS)
                        || isAfter(Situation.HAND_OVER, PAUSE_MILLIS))) {
            deal(state, orders, recordings);
        }
    }
}
