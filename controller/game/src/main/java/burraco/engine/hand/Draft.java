package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.NoticedIn;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.List;
import java.util.Optional;

/**
 * The next hand while an act changes it: the act moves cards in its {@link Holdings} and advances
 * its {@link Progress}; the articles add faults and rulings to its {@link Docket}. A draft is used
 * for one act, on one thread; objects that it shares with the hand before never change.
 */
public final class Draft {
    private final Setting setting;
    private final Optional<Hand> origin;
    private final int act;
    private final Docket docket;
    private Holdings places;
    private Progress progress;
    private Bars bars;
    private Accounts accounts;
    private List<MeldId> found;
    private boolean afterTheEnd;
    private List<Card> moved = List.of();

    /**
     * @param act the number of the act, for rulings about it
     */
    public Draft(Hand hand, int act) {
        setting = hand.setting;
        origin = Optional.of(hand);
        this.act = act;
        docket = new Docket(hand.pending);
        accounts = hand.accounts;
        standAs(hand);
    }

    /** Restores that hand, except for the accounts and what is pending. */
    private void standAs(Hand hand) {
        places = hand.places.copy();
        progress = hand.progress.copy();
        bars = hand.bars;
        found = hand.found;
    }

    /** A hand before the deal, with all cards unseen in the stock. */
    public static Draft fresh(Setting setting) {
        return new Draft(setting);
    }

    private Draft(Setting setting) {
        this.setting = setting;
        origin = Optional.empty();
        act = 0;
        docket = new Docket(Pending.NOTHING);
        accounts = Accounts.CLEAR;
        begin(Cards.FULL_DECK.size());
    }

    private void begin(int cards) {
        places = new Holdings(setting.deck(), cards);
        progress = new Progress(setting.dealer());
        bars = Bars.NONE;
        found = List.of();
    }

    /** The hand so far; later changes of the draft do not change it. */
    public Hand hand() {
        return new Hand(
                setting, places.copy(), progress.copy(), bars, found, accounts, docket.pending());
    }

    /** Returns all cards to the stock for another deal; the accounts stay. */
    public void gather() {
        Pace pace = progress.pace();
        Optional<Seat> onPile = progress.lastOnPile();
        begin(Conservation.count(hand()));
        progress.pace(pace);
        onPile.ifPresent(progress::lastOnPile);
        docket.settleAll(Settled.Why.REDEALT);
    }

    public RuleSet rules() {
        return setting.rules();
    }

    public Setting setting() {
        return setting;
    }

    /** The number of the act. */
    public int act() {
        return act;
    }

    /** The physical cards that the act moved, in the order in which it names them. */
    public List<Card> moved() {
        return moved;
    }

    public void moved(List<Card> cards) {
        moved = cards;
    }

    // Where cards are

    public Holdings places() {
        return places;
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

    public Pozzetti pozzetti() {
        return places.pozzetti();
    }

    public Melds melds() {
        return places.melds();
    }

    /** The meld with that name; a record that names another one cannot be true. */
    public Meld meld(MeldId id) {
        return places.meld(id);
    }

    public void lay(Meld meld) {
        places.lay(meld);
    }

    public boolean hasBurracoToClose(Line line) {
        return places.melds().closes(line, rules());
    }

    /** Treats all cards that no place names as unseen. */
    public void locateAnew() {
        places.unlocated(setting.deck());
        Conservation.places(hand()).forEach(place -> places.located(place.known()));
    }

    /** Melds found after a gap although they are invalid. */
    public List<MeldId> found() {
        return found;
    }

    public void found(List<MeldId> melds) {
        found = List.copyOf(melds);
    }

    // How far the hand has come

    public Progress progress() {
        return progress;
    }

    public Turn turn() {
        return progress.turn();
    }

    public void turn(Turn changed) {
        progress.turn(changed);
    }

    public boolean over() {
        return progress.over();
    }

    /** Notes that somebody took a card correctly: play went on. */
    public void tookLawfully(Seat seat) {
        progress.pace(progress.pace().took(seat, act));
        docket.playGoesOn();
    }

    public void discarded(Seat seat) {
        progress.pace(progress.pace().discarded(seat, act));
    }

    /** Whether that seat has begun another turn since that act. */
    public boolean playedSince(Seat seat, int number) {
        return progress.pace().playedSince(seat, number);
    }

    public void end(Ending how) {
        boolean closed = how.reason() == Ending.Reason.CLOSED;
        progress.ending(how);
        progress.beforeClosing(closed ? origin : Optional.empty());
        if (progress.timeOutRuns()) {
            progress.turnsLeft(0);
        }
    }

    /** Whether somebody has closed the hand. */
    public boolean isClosed() {
        return progress.beforeClosing().isPresent() && over();
    }

    /**
     * The hand was not closed: all cards go back to where they were before the act that ended it,
     * and the player cannot close in that turn. Faults that nobody had called for by then can be
     * called for again; later rulings lapse. The accounts stay.
     */
    public void reopen() {
        Hand then = progress.beforeClosing().orElseThrow();
        Optional<Seat> closer = progress.ending().closer();
        standAs(then);
        docket.waitingAsIn(then);
        if (closer.equals(Optional.of(turn().seat()))) {
            turn(turn().unmarked(Turn.Mark.EXCUSED).marked(Turn.Mark.CLOSES_NOTHING));
        }
    }

    /** The hand was closed after all, as in that hand, unless somebody has played since. */
    public void closedAfterAll(Hand closed) {
        Hand reopened = closed.progress.beforeClosing().orElseThrow();
        if (places.isSame(reopened.places)) {
            standAs(closed);
            docket.waitingAsIn(closed);
        }
    }

    // What the code says

    public Docket docket() {
        return docket;
    }

    public void fault(Case which, Seat seat) {
        fault(which, seat, Remedy.ADVISE);
    }

    public void fault(Case which, Seat seat, Remedy... remedies) {
        fault(which, Optional.of(seat), remedies);
    }

    /** A fault that may have no offender. */
    public void fault(Case which, Optional<Seat> offender, Remedy... remedies) {
        docket.fault(new Fault.Plain(which, Manner.USUAL, offender, act, List.of(remedies)));
    }

    /** A fault about which people decide, with a sentence of its own. */
    public void fault(Case which, Manner manner, Seat seat) {
        docket.fault(
                new Fault.Plain(which, manner, Optional.of(seat), act, List.of(Remedy.ADVISE)));
    }

    /** How late an act of this seat, or an event in it, is noticed. */
    public Noticed noticed(Optional<Seat> seat, int number) {
        return progress.pace().noticed(seat, number);
    }

    /** The hand is over, so no ruling from now on is in time. */
    public void noticedAfterTheEnd(boolean itIs) {
        afterTheEnd = itIs;
    }

    /** Whether no further turn will come. */
    public boolean hasEnded() {
        return afterTheEnd || over();
    }

    /** The phase in which an act of this seat, or an event in it, is noticed. */
    public NoticedIn noticedIn(Case which, Optional<Seat> seat, int number) {
        boolean counted = number == act && origin.filter(Hand::over).isPresent();
        if (counted) {
            return NoticedIn.P4;
        }
        boolean dealing = progress.preparation().isPresent();
        if (progress.start() != Start.BEGUN && (dealing || which.isBeforePlay())) {
            return NoticedIn.P0;
        }
        return NoticedIn.play(afterTheEnd ? Noticed.LATER : noticed(seat, number));
    }

    // Plays that are barred

    public List<Remedy.Bar> bars() {
        return bars.list();
    }

    public void bar(Remedy.Bar bar) {
        bars = bars.with(bar);
    }

    public void unbar(Remedy.Bar bar) {
        bars = bars.without(bar);
    }

    /** Removes all bars. */
    public void unbarAll() {
        bars = Bars.NONE;
    }

    void bars(Bars changed) {
        bars = changed;
    }

    /** Ends what was barred in this seat's turn, which is over. */
    void unbar(Seat seat) {
        bars = bars.afterTurnOf(seat);
    }

    /** The last turn is continued. */
    void barAgain() {
        bars = bars.again();
    }

    // Accounts

    public Accounts accounts() {
        return accounts;
    }

    public void warn(Warning warning) {
        accounts = accounts.warned(warning);
    }

    public void accounts(Accounts changed) {
        accounts = changed;
    }
}
