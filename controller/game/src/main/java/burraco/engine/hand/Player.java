package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.act.Source;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state of one seat.
 *
 * @param fan his cards (ventaglio)
 * @param penalized cards beside him that are still to be discarded, the next one first
 * @param exposed cards of the fan that were exposed and have to be played
 * @param barred melds that his partner opened or extended since: while he has exposed cards he may
 *     not add to them (art. 22)
 * @param limited what he may take in his next turn; empty if it is not limited
 * @param taken what he took last from each place
 * @param seen cards that everybody saw going into his fan
 * @param pileThen the cards of the pile when he picked it up out of turn (art. 29)
 * @param returned cards that he had to take back, and may not add to his partner's newer melds
 *     (art. 31)
 */
public record Player(
        Holding fan,
        List<Card> penalized,
        Cards exposed,
        List<MeldId> barred,
        Optional<Allowed> limited,
        List<Taken> taken,
        Cards seen,
        Optional<Cards> pileThen,
        Returned returned) {

    public static Player holding(Holding fan) {
        return new Player(
                fan,
                List.of(),
                Cards.NONE,
                List.of(),
                Optional.empty(),
                List.of(),
                Cards.NONE,
                Optional.empty(),
                Returned.NOTHING);
    }

    Player with(Holding changed) {
        return new Player(
                changed, penalized, exposed, barred, limited, taken, seen, pileThen, returned);
    }

    Player with(List<Card> queue) {
        return new Player(
                fan, List.copyOf(queue), exposed, barred, limited, taken, seen, pileThen, returned);
    }

    /** With these cards exposed; once there are none, no meld is barred. */
    Player exposing(Cards cards) {
        List<MeldId> melds = cards.isEmpty() ? List.of() : barred;
        return new Player(fan, penalized, cards, melds, limited, taken, seen, pileThen, returned);
    }

    Player barredFrom(MeldId meld) {
        List<MeldId> melds = new ArrayList<>(barred);
        melds.add(meld);
        return new Player(
                fan,
                penalized,
                exposed,
                List.copyOf(melds),
                limited,
                taken,
                seen,
                pileThen,
                returned);
    }

    Player limitedTo(Optional<Allowed> take) {
        return new Player(fan, penalized, exposed, barred, take, taken, seen, pileThen, returned);
    }

    Player showing(Cards cards) {
        return new Player(
                fan,
                penalized,
                exposed,
                barred,
                limited,
                taken,
                seen.with(cards),
                pileThen,
                returned);
    }

    Player pickingUpOutOfTurn(Cards pile) {
        Optional<Cards> then = Optional.of(pile);
        return new Player(fan, penalized, exposed, barred, limited, taken, seen, then, returned);
    }

    Player returning(Returned cards) {
        return new Player(fan, penalized, exposed, barred, limited, taken, seen, pileThen, cards);
    }

    Player having(Taken last) {
        List<Taken> all = new ArrayList<>(taken);
        all.removeIf(before -> before.from() == last.from());
        all.add(last);
        return new Player(
                fan,
                penalized,
                exposed,
                barred,
                limited,
                List.copyOf(all),
                seen,
                pileThen,
                returned);
    }

    Player puttingBack(Source from) {
        List<Taken> left = taken.stream().filter(one -> one.from() != from).toList();
        return new Player(fan, penalized, exposed, barred, limited, left, seen, pileThen, returned);
    }

    /** The cards of his fan that everybody saw going there. */
    public Cards inSight() {
        return seen.among(fan.known());
    }

    /** What he took last from there. */
    public Optional<Taken> takenFrom(Source from) {
        for (Taken one : taken) {
            if (one.from() == from) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** The cards that he took last from there. */
    public List<Card> cardsTakenFrom(Source from) {
        return takenFrom(from).map(Taken::cards).orElse(List.of());
    }

    /** What he took last of all. */
    public Optional<Taken> lastTaken() {
        return taken.isEmpty() ? Optional.empty() : Optional.of(taken.getLast());
    }

    /** Whether he was out of turn when he last took something. */
    public boolean tookOutOfTurn() {
        return !taken.isEmpty() && !taken.getLast().inTurn();
    }
}
