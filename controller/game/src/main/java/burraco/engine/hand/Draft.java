package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.NoticedIn;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * The next hand while it is being made: an act moves cards in it, the articles add what they say.
 * It lives for one act, on one thread, and what it shares with the hand before it never changes.
 */
public final class Draft {
    final Setting setting;
    Cards unlocated;
    Player[] players;
    Row stock;
    Row pile;
    Pozzetti pozzetti;
    Melds melds;
    Dealing dealing;
    Turn turn;
    Seat lastDiscarder;
    Seat lastOnPile;
    Start start;
    Ending ending;
    boolean stalled;
    List<MeldId> found;
    int swaps;
    int turnsLeft;
    Accounts accounts;
    final Docket docket;
    Turn turnBefore;
    Pace pace;
    Clock clock;
    Chain<Remedy.Bar> bars;
    Chain<Remedy.Bar> barsBefore;
    Hand beforeClosing;

    private final Hand origin;
    private final int act;
    private boolean ownPlayers;
    private boolean afterTheEnd;
    private List<Card> moved = List.of();

    /**
     * @param act the number of the act, for rulings about it
     */
    public Draft(Hand hand, int act) {
        setting = hand.setting;
        accounts = hand.accounts;
        docket = new Docket(hand.pending);
        standAs(hand);
        origin = hand;
        this.act = act;
    }

    /** All cards, and whose turn it is and how it goes, are as in that hand. */
    private void standAs(Hand hand) {
        unlocated = hand.unlocated;
        players = hand.players;
        ownPlayers = false;
        stock = hand.stock;
        pile = hand.pile;
        pozzetti = hand.pozzetti;
        melds = hand.melds;
        dealing = hand.dealing;
        turn = hand.turn;
        lastDiscarder = hand.lastDiscarder;
        lastOnPile = hand.lastOnPile;
        start = hand.start;
        ending = hand.ending;
        stalled = hand.stalled;
        found = hand.found;
        swaps = hand.swaps;
        turnsLeft = hand.turnsLeft;
        turnBefore = hand.turnBefore;
        pace = hand.pace;
        clock = hand.clock;
        bars = hand.bars;
        barsBefore = hand.barsBefore;
        beforeClosing = hand.beforeClosing;
    }

    /** A hand with everything in the stock, unseen, before anything is dealt. */
    public static Draft fresh(Setting setting) {
        return new Draft(setting);
    }

    private Draft(Setting setting) {
        this.setting = setting;
        unlocated = setting.wholeDeck() ? Cards.FULL_DECK : Cards.EVERY_COPY;
        players = new Player[4];
        Arrays.fill(players, Player.holding(Holding.EMPTY));
        stock = Row.unseen(Cards.FULL_DECK.size());
        pile = Row.EMPTY;
        pozzetti = Pozzetti.TO_BE_MADE;
        melds = Melds.NONE;
        dealing = Dealing.NOTHING_YET;
        start = Start.NOTHING_FACED;
        found = List.of();
        turn = Turn.of(setting.dealer().next(), null);
        turnsLeft = -1;
        accounts = Accounts.CLEAR;
        docket = new Docket(Pending.NOTHING);
        pace = Pace.NONE;
        clock = Clock.of(0);
        unbarAll();
        origin = null;
        act = 0;
        ownPlayers = true;
    }

    /** The hand as it is so far; what changes from here on changes another one. */
    public Hand hand() {
        ownPlayers = false;
        return new Hand(this);
    }

    /** All cards are back in the stock, to be dealt again; the accounts stand. */
    public void gather() {
        int cards = Conservation.count(hand());
        Draft fresh = fresh(setting);
        unlocated = fresh.unlocated;
        players = fresh.players;
        ownPlayers = true;
        stock = Row.unseen(cards);
        pile = fresh.pile;
        pozzetti = fresh.pozzetti;
        melds = fresh.melds;
        dealing = fresh.dealing;
        start = fresh.start;
        turn = fresh.turn;
        turnsLeft = -1;
        lastDiscarder = null;
        ending = null;
        beforeClosing = null;
        unbarAll();
        stalled = false;
        found = List.of();
        swaps = 0;
        turnBefore = null;
        clock = fresh.clock;
        docket.settleAll(Settled.Why.REDEALT);
    }

    // What is there

    public RuleSet rules() {
        return setting.rules();
    }

    public Setting setting() {
        return setting;
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

    public Pozzetto pozzetto(int number) {
        return pozzetti.get(number);
    }

    public Melds melds() {
        return melds;
    }

    public Dealing dealing() {
        return dealing;
    }

    public Turn turn() {
        return turn;
    }

    public boolean over() {
        return ending != null;
    }

    public Start start() {
        return start;
    }

    public Cards unlocated() {
        return unlocated;
    }

    public int turnsLeft() {
        return turnsLeft;
    }

    public boolean timeOutRuns() {
        return turnsLeft >= 0;
    }

    public Seat lastDiscarder() {
        return lastDiscarder;
    }

    /** The physical cards that the act moved, in the order in which it names them. */
    public List<Card> moved() {
        return moved;
    }

    public void moved(List<Card> cards) {
        moved = cards;
    }

    // What the code says

    /** The number of the act. */
    public int act() {
        return act;
    }

    public Docket docket() {
        return docket;
    }

    public void fault(Case which, Seat seat) {
        fault(which, seat, Remedy.ADVISE);
    }

    public void fault(Case which, Seat seat, Remedy... remedies) {
        docket.fault(new Fault.Plain(which, Manner.USUAL, seat, act, List.of(remedies)));
    }

    /** One that people decide about, and are told of in its own words. */
    public void fault(Case which, Manner manner, Seat seat) {
        docket.fault(new Fault.Plain(which, manner, seat, act, List.of(Remedy.ADVISE)));
    }

    /** How late it is for what this seat did in that act. */
    public Noticed noticed(Seat seat, int number) {
        return pace.noticed(seat, number);
    }

    /** Nothing that is ruled now was noticed in time: the hand is over. */
    public void noticedAfterTheEnd(boolean itIs) {
        afterTheEnd = itIs;
    }

    /** Whether no turn is to come any more. */
    public boolean hasEnded() {
        return afterTheEnd || over();
    }

    /** The phase in which what this seat did in that act is noticed. */
    public NoticedIn noticedIn(Case which, Seat seat, int number) {
        boolean counted = origin != null && origin.over() && number == act;
        if (counted) {
            return NoticedIn.P4;
        }
        if (start != Start.BEGUN && (dealing != null || which.isBeforePlay())) {
            return NoticedIn.P0;
        }
        return NoticedIn.play(afterTheEnd ? Noticed.LATER : noticed(seat, number));
    }

    // Seats

    void set(Seat seat, Player player) {
        if (!ownPlayers) {
            players = players.clone();
            ownPlayers = true;
        }
        players[seat.ordinal()] = player;
    }

    public void fan(Seat seat, Holding fan) {
        set(seat, player(seat).with(fan));
    }

    public void penalized(Seat seat, List<Card> queue) {
        set(seat, player(seat).with(queue));
    }

    public void exposed(Seat seat, Cards cards) {
        set(seat, player(seat).exposing(cards));
    }

    /** This seat adds nothing to that meld while its exposed cards are not gone. */
    public void bar(Seat seat, MeldId meld) {
        set(seat, player(seat).barredFrom(meld));
    }

    public void limit(Seat seat, Allowed take) {
        set(seat, player(seat).limitedTo(take));
    }

    public void taken(Seat seat, Taken taken) {
        set(seat, player(seat).having(taken));
    }

    /** These cards of his fan have been seen by everybody. */
    public void seen(Seat seat, Cards cards) {
        set(seat, player(seat).showing(cards));
    }

    /** What lay on the pile when this seat picked it up out of turn. */
    public void pileThen(Seat seat, Cards cards) {
        set(seat, player(seat).pickingUpOutOfTurn(cards));
    }

    public void returned(Seat seat, Returned cards) {
        set(seat, player(seat).returning(cards));
    }

    public void putBack(Seat seat, Source from) {
        set(seat, player(seat).puttingBack(from));
    }

    // Stock and pile

    public void stock(Row cards) {
        stock = cards;
    }

    public void pile(Row cards) {
        pile = cards;
    }

    // Melds

    /** The meld of that name; a record that names another cannot be true. */
    public Meld meld(MeldId id) {
        Meld meld = melds.find(id);
        if (meld == null) {
            throw new CannotHaveHappened(Impossible.Why.NO_SUCH_MELD, -1, id);
        }
        return meld;
    }

    public void lay(Meld meld) {
        melds = melds.with(meld);
    }

    public void remove(MeldId id) {
        melds = melds.without(id);
    }

    // Pozzetti

    public void pozzetto(int number, Pozzetto state) {
        pozzetti = pozzetti.with(number, state);
    }

    public Pozzetti pozzetti() {
        return pozzetti;
    }

    public boolean hasPozzetto(Line line) {
        return pozzetti.takenBy(line);
    }

    public boolean pozzettoDue(Line line) {
        return pozzetti.due(line);
    }

    public boolean hasBurracoToClose(Line line) {
        return melds.closes(line, rules());
    }

    // Turns

    public void turn(Turn changed) {
        turn = changed;
    }

    public void dealing(Dealing changed) {
        dealing = changed;
    }

    public void start(Start reached) {
        start = reached;
    }

    /** The turn that ended last; null before that. */
    public Turn turnBefore() {
        return turnBefore;
    }

    /** Somebody took a card as he should: play went on. */
    public void tookLawfully(Seat seat) {
        pace = pace.took(seat, act);
        docket.playGoesOn();
    }

    /** Whether that seat has begun another turn since that act. */
    public boolean playedSince(Seat seat, int number) {
        return pace.playedSince(seat, number);
    }

    public void discarded(Seat seat) {
        pace = pace.discarded(seat, act);
    }

    public Clock clock() {
        return clock;
    }

    public void clock(Clock changed) {
        clock = changed;
    }

    public void lastDiscarder(Seat seat) {
        lastDiscarder = seat;
    }

    /** Who put the last card on the pile, in his turn or out of it; null before that. */
    public Seat lastOnPile() {
        return lastOnPile;
    }

    public void lastOnPile(Seat seat) {
        lastOnPile = seat;
    }

    public void turnsLeft(int turns) {
        turnsLeft = turns;
    }

    /** How many turns in a row were only a change of cards. */
    public int swaps() {
        return swaps;
    }

    public void swaps(int turns) {
        swaps = turns;
    }

    /**
     * Whether a stall was found (art. 15 bis): if it is stopped now, the hand ends as with its
     * stock.
     */
    public boolean stalled() {
        return stalled;
    }

    public void stalled(boolean found) {
        stalled = found;
    }

    public void end(Ending how) {
        ending = how;
        beforeClosing = how.reason() == Ending.Reason.CLOSED ? origin : null;
        if (timeOutRuns()) {
            turnsLeft = 0;
        }
    }

    /** Whether somebody has closed the hand. */
    public boolean isClosed() {
        return beforeClosing != null && ending != null;
    }

    /** How the hand ended; null before that. */
    public Ending ending() {
        return ending;
    }

    /**
     * It was not closed: all cards are where they were before the act that ended it, and whatever
     * the player does in that turn closes nothing. What nobody had called for by then can be called
     * for; what was ruled since is not. The accounts stand.
     */
    public void reopen() {
        Hand then = beforeClosing;
        Seat closer = ending.closer();
        standAs(then);
        docket.waitingAsIn(then);
        if (turn.seat() == closer) {
            turn = turn.unmarked(Turn.Mark.EXCUSED).marked(Turn.Mark.CLOSES_NOTHING);
        }
    }

    /**
     * It was closed after all, as it was in that hand; not any more where somebody has played on.
     */
    public void closedAfterAll(Hand closed) {
        Hand reopened = closed.beforeClosing;
        boolean untouched =
                Arrays.equals(players, reopened.players)
                        && pile.equals(reopened.pile)
                        && melds.equals(reopened.melds);
        if (untouched) {
            standAs(closed);
            docket.waitingAsIn(closed);
        }
    }

    // Plays that are barred

    public List<Remedy.Bar> bars() {
        return bars.list();
    }

    public void bar(Remedy.Bar bar) {
        bars = bars.with(bar);
    }

    public void unbar(Remedy.Bar bar) {
        bars = barsThat(one -> !one.equals(bar));
    }

    /** Nothing is barred any more. */
    public void unbarAll() {
        bars = Chain.empty();
        barsBefore = Chain.empty();
    }

    /** This seat's turn is over, and with it what was barred in it. */
    void unbar(Seat seat) {
        barsBefore = barsThat(one -> one.seat() == seat);
        bars = barsThat(one -> one.seat() != seat);
    }

    private Chain<Remedy.Bar> barsThat(Predicate<Remedy.Bar> stay) {
        return Chain.<Remedy.Bar>empty().with(bars.list().stream().filter(stay).toList());
    }

    /** The turn that was over goes on. */
    void barAgain() {
        bars = bars.with(barsBefore.list());
        barsBefore = Chain.empty();
    }

    // After a gap

    /** The turn before the one at hand was seen by nobody: it does not go on any more. */
    public void forgetTurnBefore() {
        turnBefore = null;
    }

    /** Nothing is asked of this player but what lies beside him, and nobody knows what he took. */
    public void startAnew(Seat seat, Holding fan, List<Card> penalized) {
        Cards inSight = player(seat).inSight();
        Cards seen = inSight.among(fan.known());
        set(seat, Player.holding(fan).with(penalized).showing(seen));
    }

    /** All cards that no place names are such as nobody has seen. */
    public void locateAnew() {
        unlocated = setting.wholeDeck() ? Cards.FULL_DECK : Cards.EVERY_COPY;
        Conservation.places(hand()).forEach(place -> located(place.known()));
    }

    /** Melds that lay there when the hand was found again, though the code has none like them. */
    public List<MeldId> found() {
        return found;
    }

    public void found(List<MeldId> melds) {
        found = List.copyOf(melds);
    }

    // Accounts

    public List<Warning> warnings() {
        return accounts.warnings();
    }

    public void warn(Warning warning) {
        accounts = accounts.warned(warning);
    }

    public void unwarn(Warning warning) {
        accounts = accounts.unwarned(warning);
    }

    public void arbiterPoints(Line line, int points) {
        accounts = accounts.given(line, points);
    }

    /** These cards are seen where they lie: they are no longer among the unlocated. */
    public void located(Cards cards) {
        unlocated = unlocated.without(cards);
    }
}
