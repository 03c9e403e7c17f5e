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
import java.util.Optional;

/**
 * A hand (smazzata) at one moment: where every card is, whose turn it is, and the accounts. It is
 * immutable; a {@link Draft} makes the next one.
 */
public final class Hand {
    final Setting setting;
    final Holdings places;
    final Progress progress;
    final Bars bars;
    final List<MeldId> found;
    final Accounts accounts;
    final Pending pending;

    Hand(
            Setting setting,
            Holdings places,
            Progress progress,
            Bars bars,
            List<MeldId> found,
            Accounts accounts,
            Pending pending) {
        this.setting = setting;
        this.places = places;
        this.progress = progress;
        this.bars = bars;
        this.found = found;
        this.accounts = accounts;
        this.pending = pending;
    }

    /**
     * The same hand without the hand before its last ruling, since only one step is ever undone.
     */
    Hand forgetting() {
        if (pending.before().isEmpty()) {
            return this;
        }
        Pending left = pending.last(pending.last(), Optional.empty());
        return new Hand(setting, places, progress, bars, found, accounts, left);
    }

    public Setting setting() {
        return setting;
    }

    public RuleSet rules() {
        return setting.rules();
    }

    /** The cards of the deck that nobody has seen anywhere yet. */
    public Cards unlocated() {
        return places.unlocated();
    }

    public Player player(Seat seat) {
        return places.player(seat);
    }

    public Holding fan(Seat seat) {
        return places.fan(seat);
    }

    public Row stock() {
        return places.stock();
    }

    public Row pile() {
        return places.pile();
    }

    /**
     * @param number 1 for the first to be taken, 2; 3 for one left from the hand before
     */
    public Pozzetto pozzetto(int number) {
        return places.pozzetti().get(number);
    }

    public Melds melds() {
        return places.melds();
    }

    /** The deal as far as it has come; empty once the first card has been faced. */
    public Optional<Dealing> preparation() {
        return progress.preparation();
    }

    /** Whether the first card has still to be faced. */
    public boolean isDealing() {
        return progress.preparation().isPresent();
    }

    public Turn turn() {
        return progress.turn();
    }

    /** The turn that ended last. */
    public Optional<Turn> turnBefore() {
        return progress.turnBefore();
    }

    /** Whether that meld was found after a gap although it is invalid. */
    public boolean wasFound(MeldId meld) {
        return found.contains(meld);
    }

    /** Who ended the turn before this one. */
    public Optional<Seat> lastDiscarder() {
        return progress.lastDiscarder();
    }

    /** Whether a card was drawn or the pile picked up, which makes the deal valid. */
    public boolean begun() {
        return progress.start() == Start.BEGUN;
    }

    public Phase phase() {
        if (over()) {
            return Phase.OVER;
        }
        if (isDealing()) {
            return Phase.DEAL;
        }
        if (!pending.owed().isEmpty()) {
            return Phase.PLAY;
        }
        return turn().took() == Turn.Took.NOTHING ? Phase.DRAW : Phase.PLAY;
    }

    public boolean over() {
        return progress.over();
    }

    /** How it ended; {@link Ending#UNFINISHED} if it has not. */
    public Ending ending() {
        return progress.ending();
    }

    public boolean timeOutRuns() {
        return progress.timeOutRuns();
    }

    /** The number of turns left in a time-out, including the present one. */
    public int turnsLeft() {
        return progress.turnsLeft();
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

    /** What rulings ask for and has not been done; play waits for it. */
    public List<Owed> owed() {
        return pending.owed();
    }

    /** The last ruling, unless it was waived. */
    public Optional<Ruling> lastRuling() {
        return pending.last();
    }

    /** Who has to act: a player who owes something, otherwise the player in turn. */
    public Seat acting() {
        return pending.owed().isEmpty() ? turn().seat() : pending.owed().getFirst().seat();
    }

    /** Plays that somebody may not make in this turn or his next one (art. 20). */
    public List<Remedy.Bar> bars() {
        return bars.list();
    }

    /** The time limit of the present turn (art. 32 bis). */
    public TurnLimit clock() {
        return progress.clock();
    }

    public Pozzetti pozzetti() {
        return places.pozzetti();
    }

    /** Whether the line took a pozzetto, whether or not it has begun to play it. */
    public boolean hasPozzetto(Line line) {
        return places.pozzetti().takenBy(line);
    }

    /** Whether a player of the line who empties his fan takes a pozzetto. */
    public boolean pozzettoDue(Line line) {
        return places.pozzettoDue(line);
    }

    /** Whether the line has the burraco that it needs for closing (art. 16). */
    public boolean hasBurracoToClose(Line line) {
        return places.melds().closes(line, setting.rules());
    }
}
