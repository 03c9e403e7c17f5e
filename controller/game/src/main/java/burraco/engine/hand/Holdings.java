package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The places of all cards: players, stock, pile, pozzetti and melds. A draft changes its own copy;
 * that of a hand never changes.
 */
public final class Holdings {
    private Cards unlocated;
    private Player[] players;
    private Row stock;
    private Row pile;
    private Pozzetti pozzetti;
    private Melds melds;
    private boolean ownPlayers;

    /** All cards in the stock, unseen. */
    Holdings(Cards deck, int count) {
        unlocated = deck;
        players = new Player[Seat.values().length];
        Arrays.fill(players, Player.holding(Holding.EMPTY));
        stock = Row.unseen(count);
        pile = Row.EMPTY;
        pozzetti = Pozzetti.TO_BE_MADE;
        melds = Melds.NONE;
    }

    private Holdings(Holdings other) {
        unlocated = other.unlocated;
        players = other.players;
        stock = other.stock;
        pile = other.pile;
        pozzetti = other.pozzetti;
        melds = other.melds;
    }

    /** A copy that changes independently. */
    Holdings copy() {
        if (ownPlayers) {
            ownPlayers = false;
        }
        return new Holdings(this);
    }

    /** Whether players, pile and melds are the same, which implies the rest. */
    boolean isSame(Holdings other) {
        return Arrays.equals(players, other.players)
                && pile.equals(other.pile)
                && melds.equals(other.melds);
    }

    /** The cards of the deck that nobody has seen anywhere yet. */
    public Cards unlocated() {
        return unlocated;
    }

    void unlocated(Cards cards) {
        unlocated = cards;
    }

    /** Notes that these cards were seen where they lie, so that they are no longer unlocated. */
    public void located(Cards cards) {
        unlocated = unlocated.without(cards);
    }

    // Players

    public Player player(Seat seat) {
        return players[seat.ordinal()];
    }

    public Holding fan(Seat seat) {
        return players[seat.ordinal()].fan();
    }

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

    /** Puts these cards beside the player, who must discard them in this order. */
    public void penalized(Seat seat, List<Card> queue) {
        set(seat, player(seat).with(queue));
    }

    public void exposed(Seat seat, Cards cards) {
        set(seat, player(seat).exposing(cards));
    }

    /** Bars this seat from adding to that meld while it has exposed cards. */
    public void barFrom(Seat seat, MeldId meld) {
        set(seat, player(seat).barredFrom(meld));
    }

    /** Limits his next turn to this; empty for an ordinary turn. */
    public void limit(Seat seat, Optional<Allowed> take) {
        set(seat, player(seat).limitedTo(take));
    }

    public void taken(Seat seat, Taken taken) {
        set(seat, player(seat).having(taken));
    }

    /** Notes that everybody has seen these cards of his fan. */
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

    /**
     * After a gap: the player has this fan and these penalized cards; nothing else is known about
     * him or required of him.
     */
    public void startAnew(Seat seat, Holding fan, List<Card> penalized) {
        Cards seen = player(seat).inSight().among(fan.known());
        set(seat, Player.holding(fan).with(penalized).showing(seen));
    }

    // Stock, pile, pozzetti, melds

    public Row stock() {
        return stock;
    }

    public void stock(Row cards) {
        stock = cards;
    }

    public Row pile() {
        return pile;
    }

    public void pile(Row cards) {
        pile = cards;
    }

    public Pozzetti pozzetti() {
        return pozzetti;
    }

    public void pozzetto(int number, Pozzetto state) {
        pozzetti = pozzetti.with(number, state);
    }

    public Melds melds() {
        return melds;
    }

    /** The meld with that name. A record that names another one cannot be true. */
    public Meld meld(MeldId id) {
        return melds.find(id)
                .orElseThrow(() -> new CannotHaveHappened(Impossible.Why.NO_SUCH_MELD, -1, id));
    }

    public void lay(Meld meld) {
        melds = melds.with(meld);
    }

    public void remove(MeldId id) {
        melds = melds.without(id);
    }

    /** Whether a player of the line who empties his fan takes a pozzetto. */
    public boolean pozzettoDue(Line line) {
        return pozzetti.due(line);
    }
}
