package burraco.engine.hand;

import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.List;

/**
 * A hand (smazzata) at one moment: where every card is, whose turn it is, and what is on the
 * accounts. A value: what happens next makes another one, by way of a {@link Draft}.
 */
public final class Hand {
    final Setting setting;
    final Cards unlocated;
    final Player[] players;
    final Row stock;
    final Row pile;
    final Pozzetti pozzetti;
    final Melds melds;
    final Dealing dealing;
    final Turn turn;
    final Seat lastDiscarder;
    final Seat lastOnPile;
    final Start start;
    final Ending ending;
    final boolean stalled;
    final List<MeldId> found;
    final int swaps;
    final int turnsLeft;
    final Accounts accounts;
    final Pending pending;
    final Turn turnBefore;
    final Pace pace;
    final Clock clock;
    final Chain<Remedy.Bar> bars;
    final Chain<Remedy.Bar> barsBefore;
    final Hand beforeClosing;

    Hand(Draft draft) {
        setting = draft.setting;
        unlocated = draft.unlocated;
        players = draft.players;
        stock = draft.stock;
        pile = draft.pile;
        pozzetti = draft.pozzetti;
        melds = draft.melds;
        dealing = draft.dealing;
        turn = draft.turn;
        lastDiscarder = draft.lastDiscarder;
        lastOnPile = draft.lastOnPile;
        start = draft.start;
        ending = draft.ending;
        stalled = draft.stalled;
        found = draft.found;
        swaps = draft.swaps;
        turnsLeft = draft.turnsLeft;
        accounts = draft.accounts;
        pending = draft.docket.pending();
        turnBefore = draft.turnBefore;
        pace = draft.pace;
        clock = draft.clock;
        bars = draft.bars;
        barsBefore = draft.barsBefore;
        beforeClosing = draft.beforeClosing;
    }

    /** The same hand without the one before its last ruling: only one step is ever undone. */
    Hand forgetting() {
        if (pending.before() == null) {
            return this;
        }
        Draft draft = new Draft(this, 0);
        draft.docket().beforeLast(null);
        return draft.hand();
    }

    public Setting setting() {
        return setting;
    }

    public RuleSet rules() {
        return setting.rules();
    }

    /** The cards of the deck that nobody has seen anywhere yet. */
    public Cards unlocated() {
        return unlocated;
    }

    public Player player(Seat seat) {
        return players[seat.ordinal()];
    }

    public Holding fan(Seat seat) {
        return players[seat.ordinal()].fan();
    }

    public Row stock() {
        return stock;
    }

    public Row pile() {
        return pile;
    }

    /**
     * @param number 1 for the first to be taken, 2; 3 for one that was left of the hand before
     */
    public Pozzetto pozzetto(int number) {
        return pozzetti.get(number);
    }

    public Melds melds() {
        return melds;
    }

    /** The preparation; null once the first card is faced. */
    public Dealing dealing() {
        return dealing;
    }

    public Turn turn() {
        return turn;
    }

    /** The turn that ended last; null before that. */
    public Turn turnBefore() {
        return turnBefore;
    }

    /**
     * Whether that meld lay there when the hand was found again, though the code has none like it.
     */
    public boolean wasFound(MeldId meld) {
        return found.contains(meld);
    }

    /** Who ended the turn before this one; null in the first. */
    public Seat lastDiscarder() {
        return lastDiscarder;
    }

    /** Whether a card was drawn or the pile picked up: from then on the deal stands as it is. */
    public boolean begun() {
        return start == Start.BEGUN;
    }

    public Phase phase() {
        if (ending != null) {
            return Phase.OVER;
        }
        if (dealing != null) {
            return Phase.DEAL;
        }
        if (!pending.owed().isEmpty()) {
            return Phase.PLAY;
        }
        return turn.took() == Turn.Took.NOTHING ? Phase.DRAW : Phase.PLAY;
    }

    public boolean over() {
        return ending != null;
    }

    /** How it ended; {@link Ending#UNFINISHED} where it has not. */
    public Ending ending() {
        return ending == null ? Ending.UNFINISHED : ending;
    }

    public boolean timeOutRuns() {
        return turnsLeft >= 0;
    }

    /** In a time-out, the turns that are left, the one at hand included. */
    public int turnsLeft() {
        return turnsLeft;
    }

    public List<Warning> warnings() {
        return accounts.warnings();
    }

    public int arbiterPoints(Line line) {
        return accounts.arbiterPoints(line);
    }

    /** Faults that nobody has called for. */
    public List<Fault> unnoticed() {
        return pending.unnoticed().list();
    }

    /** What rulings ask for and is not done; play waits for it. */
    public List<Owed> owed() {
        return pending.owed();
    }

    /** The last ruling that still stands; null before the first, and where it was let go. */
    public Ruling lastRuling() {
        return pending.last();
    }

    /** Who has to act: whoever owes something, else the player in turn. */
    public Seat acting() {
        return pending.owed().isEmpty() ? turn.seat() : pending.owed().getFirst().seat();
    }

    /** Plays that somebody may not make in this turn or his next one (art. 20). */
    public List<Remedy.Bar> bars() {
        return bars.list();
    }

    /** Time is kept of the turn at hand (art. 32 bis). */
    public Clock clock() {
        return clock;
    }

    public Pozzetti pozzetti() {
        return pozzetti;
    }

    /** Whether the line took a pozzetto, begun with or not. */
    public boolean hasPozzetto(Line line) {
        return pozzetti.takenBy(line);
    }

    /** Whether a player of the line who empties his fan takes a pozzetto. */
    public boolean pozzettoDue(Line line) {
        return pozzetti.due(line);
    }

    /** Whether the line has the burraco without which it may not close (art. 16). */
    public boolean hasBurracoToClose(Line line) {
        return melds.closes(line, setting.rules());
    }
}
