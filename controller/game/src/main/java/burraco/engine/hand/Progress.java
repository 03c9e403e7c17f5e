package burraco.engine.hand;

import burraco.cards.Seat;
import java.util.List;
import java.util.Optional;

/**
 * How far a hand has come: the deal, whose turn it is, and how it ended. A draft changes its own;
 * that of a hand never changes.
 */
public final class Progress {
    /** The number of turns left if there is no time-out. */
    private static final int NO_TIME_OUT = -1;

    private Optional<Dealing> preparation = Optional.of(Dealing.NOTHING_YET);
    private Start start = Start.NOTHING_FACED;
    private Turn turn;
    private Optional<Turn> turnBefore = Optional.empty();
    private Optional<Seat> lastDiscarder = Optional.empty();
    private Optional<Seat> lastOnPile = Optional.empty();
    private Pace pace = Pace.NONE;
    private TurnLimit clock = TurnLimit.of(0);
    private int turnsLeft = NO_TIME_OUT;
    private int swaps;
    private boolean stalled;
    private Ending ending = Ending.UNFINISHED;
    private Optional<Hand> beforeClosing = Optional.empty();

    /** Nothing is dealt yet. */
    Progress(Seat dealer) {
        turn = Turn.of(dealer.next());
    }

    private Progress(Progress other) {
        preparation = other.preparation;
        start = other.start;
        turn = other.turn;
        turnBefore = other.turnBefore;
        lastDiscarder = other.lastDiscarder;
        lastOnPile = other.lastOnPile;
        pace = other.pace;
        clock = other.clock;
        turnsLeft = other.turnsLeft;
        swaps = other.swaps;
        stalled = other.stalled;
        ending = other.ending;
        beforeClosing = other.beforeClosing;
    }

    /** The same progress, which changes independently of this one from now on. */
    Progress copy() {
        return new Progress(this);
    }

    // The deal

    /** The deal as far as it has come; empty once the first card has been faced. */
    public Optional<Dealing> preparation() {
        return preparation;
    }

    public void preparation(Dealing changed) {
        preparation = Optional.of(changed);
    }

    public void finishPreparation() {
        preparation = Optional.empty();
    }

    public Start start() {
        return start;
    }

    public void start(Start reached) {
        start = reached;
    }

    // Turns

    public Turn turn() {
        return turn;
    }

    public void turn(Turn changed) {
        turn = changed;
    }

    /** The turn that ended last. */
    public Optional<Turn> turnBefore() {
        return turnBefore;
    }

    void turnBefore(Optional<Turn> ended) {
        turnBefore = ended;
    }

    /** Nobody saw the last turn, so it cannot be continued. */
    public void forgetTurnBefore() {
        turnBefore = Optional.empty();
    }

    /** The present turn, or else the last one, if it is this seat's. */
    public Optional<Turn> turnOf(Seat seat) {
        return turn.seat() == seat
                ? Optional.of(turn)
                : turnBefore.filter(one -> one.seat() == seat);
    }

    /** What this seat laid in the present turn, or else in the last one. */
    public List<Play> playsOf(Seat seat) {
        return turnOf(seat).map(Turn::plays).orElse(List.of());
    }

    /** Whether the turn that ended last was this seat's. */
    public boolean endedLastTurn(Seat seat) {
        return turnBefore.isPresent() && turnBefore.get().seat() == seat;
    }

    /** Who ended the turn before this one. */
    public Optional<Seat> lastDiscarder() {
        return lastDiscarder;
    }

    public void lastDiscarder(Seat seat) {
        lastDiscarder = Optional.of(seat);
    }

    void lastDiscarder(Optional<Seat> seat) {
        lastDiscarder = seat;
    }

    /** Who put the last card on the pile, in or out of turn. */
    public Optional<Seat> lastOnPile() {
        return lastOnPile;
    }

    public void lastOnPile(Seat seat) {
        lastOnPile = Optional.of(seat);
    }

    /** The acts with which turns began and ended. */
    Pace pace() {
        return pace;
    }

    void pace(Pace changed) {
        pace = changed;
    }

    public TurnLimit clock() {
        return clock;
    }

    public void clock(TurnLimit changed) {
        clock = changed;
    }

    // Time-out and stall

    public boolean timeOutRuns() {
        return turnsLeft >= 0;
    }

    /** The number of turns left in a time-out, including the present one. */
    public int turnsLeft() {
        return turnsLeft;
    }

    public void turnsLeft(int turns) {
        turnsLeft = turns;
    }

    /** The number of consecutive turns that only exchanged a card with the pile. */
    public int swaps() {
        return swaps;
    }

    public void swaps(int turns) {
        swaps = turns;
    }

    /**
     * Whether a stall was found (art. 15 bis): if play stops now, the hand ends as when the stock
     * is used up.
     */
    public boolean stalled() {
        return stalled;
    }

    public void stalled(boolean found) {
        stalled = found;
    }

    // The end

    public boolean over() {
        return ending.reason() != Ending.Reason.UNFINISHED;
    }

    /** How the hand ended; {@link Ending#UNFINISHED} if it has not. */
    public Ending ending() {
        return ending;
    }

    void ending(Ending how) {
        ending = how;
    }

    /** The hand before the act that closed it; empty if nobody has closed. */
    Optional<Hand> beforeClosing() {
        return beforeClosing;
    }

    void beforeClosing(Optional<Hand> hand) {
        beforeClosing = hand;
    }

    /** The hand is not over after all. */
    void goOn() {
        ending = Ending.UNFINISHED;
        beforeClosing = Optional.empty();
    }

    /** Restores turns and ending; the deal, the clock and the rest stay. */
    void turnsAsIn(Progress then) {
        turn = then.turn;
        turnBefore = then.turnBefore;
        ending = then.ending;
        beforeClosing = then.beforeClosing;
        lastDiscarder = then.lastDiscarder;
        turnsLeft = then.turnsLeft;
    }
}
