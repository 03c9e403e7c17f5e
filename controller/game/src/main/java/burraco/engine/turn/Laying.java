package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.article.Cures;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.hand.Player;
import burraco.engine.hand.Returned;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/** Art. 9 to 12: cards are laid, as a new meld or tied to one of one's own line. */
final class Laying {
    private final Draft draft;
    private final Seat seat;
    private final Optional<Meld> before;
    private final List<Card> cards;
    private final Meld meld;

    private Laying(Draft draft, Seat seat, Optional<Meld> before, List<Card> cards, Meld meld) {
        this.draft = draft;
        this.seat = seat;
        this.before = before;
        this.cards = cards;
        this.meld = meld;
    }

    static void open(Draft draft, Act.Open act) {
        Seat seat = act.seat();
        MeldId due = due(draft, act);
        List<Card> cards = take(draft, seat, act.cards());
        Meld meld = Meld.open(due, Cards.of(cards), draft.rules());
        new Laying(draft, seat, Optional.empty(), cards, meld).open();
    }

    static void tie(Draft draft, Act.Tie act) {
        Seat seat = act.seat();
        Meld before = draft.meld(act.meld());
        Player player = draft.player(seat);
        List<Card> cards = take(draft, seat, act.cards());
        Meld after = grown(before, seat, Cards.of(cards), draft.rules());
        new Laying(draft, seat, Optional.of(before), cards, after).tie(before, player);
    }

    /**
     * The meld with the added cards. They never fit into the other line's meld or a frozen one:
     * when they go back it must be what it was.
     */
    static Meld grown(Meld before, Seat seat, Cards added, RuleSet rules) {
        boolean closed = before.isClosedTo(seat.line()) && !before.isFrozenBy(seat);
        return closed ? before.spoilt(added) : Spoilt.grown(before, added, rules);
    }

    /** The number of the meld that he opens. */
    static MeldId due(Draft draft, Act.Open act) {
        MeldId due = draft.melds().due(act.seat().line());
        if (act.as().isPresent() && !act.as().get().equals(due)) {
            throw new CannotHaveHappened(Why.MELD_NOT_DUE, -1, due);
        }
        return due;
    }

    /** A player who plays in his turn without a draw has nevertheless begun it. */
    private static List<Card> take(Draft draft, Seat seat, List<CardName> names) {
        if (seat == draft.turn().seat()) {
            Moving.takeUpPozzetto(draft, seat);
        }
        List<Card> cards = Moving.takeFromFan(draft, seat, names);
        draft.moved(cards);
        return cards;
    }

    private void open() {
        boolean legal = meld.shape().legal();
        Optional<WrongOpening> wrong = WrongOpening.kind(draft, seat, meld);
        Moment moment = moment(Case.OPENED_WITHOUT_DRAW);
        boolean emptied =
                legal && draft.fan(seat).isEmpty() && !draft.places().pozzettoDue(seat.line());
        // If no card would be left to discard, the cards go back into the hand; of two wild cards
        // one is left.
        boolean takenBack = emptied && wrong.filter(WrongOpening::leavesDiscard).isEmpty();
        boolean told = moment.tellsMore() && !(takenBack && mayBeEmptied(moment));
        if (wrong.isPresent() && (told || isEqualAndEarly(wrong.get(), takenBack))) {
            fault(wrong.get().kind(), wrong.get().which(), cards);
        }
        draft.lay(meld);
        played(legal, moment == Moment.IN_TIME);
        if (takenBack && mayBeEmptied(moment)) {
            Closing.afterLaying(draft, seat, meld.id(), Case.FAN_EMPTIED_BY_OPENING);
        }
        if (moment == Moment.IN_TIME
                && legal
                && draft.turn().limit().equals(Optional.of(Allowed.OPEN))) {
            fault(Laid.LIMITED_OPENING, Case.PICKUP_OUT_OF_TURN, cards);
        }
    }

    /** Whether emptying the fan counts: only in his own turn, after he has taken a card. */
    private boolean mayBeEmptied(Moment moment) {
        return moment.tellsMore()
                && seat == draft.turn().seat()
                && draft.turn().took() != Turn.Took.NOTHING;
    }

    /** Art. 30 also applies if the second combination came before the draw. */
    private boolean isEqualAndEarly(WrongOpening wrong, boolean takenBack) {
        return wrong.kind() == Laid.EQUAL
                && !takenBack
                && seat == draft.turn().seat()
                && draft.turn().limit().isEmpty()
                && !draft.turn().stopped();
    }

    /**
     * @param was the meld before
     * @param player before the act: an exposed card that he lays is no longer exposed
     */
    private void tie(Meld was, Player player) {
        boolean fits = meld.shape().legal() || Spoilt.took(meld, Cards.of(cards)) || isFoundSo(was);
        boolean closed = was.isClosedTo(seat.line());
        boolean legal = fits && !closed;
        List<Card> barred = barred(player);
        boolean completes =
                draft.turn().seat() == seat
                        && !draft.turn().incomplete(meld.id()).isEmpty()
                        && !legal
                        && Cures.possible(draft, meld);
        Moment moment =
                closed && !was.isFrozenBy(seat) && seat == draft.turn().seat()
                        ? Timeliness.ofClosed(draft)
                        : moment(Case.TIED_WITHOUT_DRAW);
        boolean told = moment.tellsMore();
        // If he continues a meld that his own fault froze, both have been ruled already.
        boolean goesOn = fits && moment == Moment.BARRED && was.isFrozenBy(seat);
        if (told && !legal && !completes && !goesOn) {
            fault(Laid.SURPLUS, Case.WRONG_TIE, cards);
        } else if (told && legal && !barred.isEmpty()) {
            boolean exposed = player.barred().contains(meld.id());
            Laid kind = exposed ? Laid.BARRED : Laid.RETURNED;
            fault(kind, Case.TIE_TO_PARTNERS_NEW_MELD, barred);
        }
        draft.lay(meld);
        played(legal, moment == Moment.IN_TIME && barred.isEmpty());
        if ((legal || goesOn) && mayBeEmptied(moment) && barred.isEmpty()) {
            Closing.afterLaying(draft, seat, meld.id(), Case.FAN_EMPTIED_BY_TYING);
        }
    }

    private Moment moment(Case withoutDraw) {
        return Timeliness.of(draft, seat, before, meld.id(), cards, withoutDraw);
    }

    /** If it was found invalid after a gap, nobody who adds to it is to blame for that. */
    private boolean isFoundSo(Meld was) {
        return draft.found().contains(was.id())
                && !was.shape().legal()
                && !was.isClosedTo(seat.line());
    }

    /** Cards that he may not add to this meld, because it is his partner's new one. */
    private List<Card> barred(Player player) {
        if (player.barred().contains(meld.id())) {
            return cards;
        }
        boolean newer = player.returned().newer().contains(meld.id());
        return newer ? cards.stream().filter(player.returned().cards()::has).toList() : List.of();
    }

    /**
     * @param free whether he was allowed to lay cards at this time
     */
    private void played(boolean legal, boolean free) {
        if (seat == draft.turn().seat()) {
            Turn turn =
                    draft.turn().played(new Play(meld.id(), before.isEmpty(), cards, legal, free));
            turn = legal && meld.shape().legal() ? turn.madeGood(meld.id()) : turn;
            draft.turn(turn);
        }
        Seat partner = seat.partner();
        Player player = draft.player(partner);
        if (!player.exposed().isEmpty()) {
            draft.places().barFrom(partner, meld.id());
        }
        Returned returned = player.returned();
        if (before.isEmpty() && !returned.cards().isEmpty()) {
            draft.places().returned(partner, returned.since(meld.id()));
        }
    }

    private void fault(Laid kind, Case which, List<Card> wrong) {
        draft.docket()
                .fault(new Fault.OfMeld(kind, which, seat, draft.act(), before, meld.id(), wrong));
    }
}
