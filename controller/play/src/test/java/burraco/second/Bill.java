package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Remedies as text, for comparing two referees: without order, and equal cards are the same. Offers
 * to complete a meld are left out, because they cost nothing; so is the note that a person should
 * look at it, unless there is nothing else.
 */
final class Bill {
    private Bill() {}

    static String of(List<Remedy> remedies) {
        TreeSet<String> words = new TreeSet<>();
        for (Remedy remedy : once(remedies)) {
            words.add(words(remedy));
        }
        words.remove("");
        if (words.size() > 1) {
            words.remove(words(Remedy.ADVISE));
        }
        return String.join(", ", words);
    }

    /** If all cards are penalized, these include the present discard. */
    private static List<Remedy> once(List<Remedy> remedies) {
        List<Card> discard = new ArrayList<>();
        for (Remedy remedy : remedies) {
            if (remedy instanceof Remedy.Discard(Seat _, List<Card> cards) && cards.size() == 1) {
                discard.addAll(cards);
            }
        }
        return remedies.stream()
                .map(remedy ->
                        remedy instanceof Remedy.Penalize(Seat seat, List<Card> cards)
                                ? new Remedy.Penalize(seat, PlainMeld.without(cards, discard))
                                : remedy)
                .toList();
    }

    private static String words(Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack(Seat seat, Optional<MeldId> from, List<Card> cards) ->
                    seat + " takes back" + faces(cards) + of(from);
            case Remedy.Restore(Seat seat, var what, var meld, List<Card> cards, var shown) ->
                    seat
                            + " restores the "
                            + what
                            + of(meld)
                            + faces(cards)
                            + shown.map(to -> ", shown to " + to).orElse("");
            case Remedy.Merge(MeldId meld, MeldId into) -> meld + " goes to " + into;
            case Remedy.Penalize(Seat seat, List<Card> cards) ->
                    cards.isEmpty() ? "" : seat + " penalized" + faces(cards);
            case Remedy.Discard(Seat seat, List<Card> cards) -> seat + " discards" + faces(cards);
            case Remedy.Cure _ -> "";
            case Remedy.Draw(Seat seat) -> seat + " draws";
            case Remedy.Play(Seat seat, List<Card> cards) -> seat + " plays" + faces(cards);
            case Remedy.Show(Seat seat, Card card) -> seat + " shows " + card.face();
            case Remedy.Complete(Seat seat, int seconds) -> seat + " has " + seconds + " seconds";
            case Remedy.Stop(Seat seat) -> seat + " stops";
            case Remedy.Limit(Seat seat, var turn, var take) ->
                    seat + " limited " + turn + " turn to " + take;
            case Remedy.Freeze(MeldId meld, Optional<Seat> until) ->
                    meld + " frozen" + until.map(seat -> " until " + seat).orElse("");
            case Remedy.Negative(var line, List<Card> cards) ->
                    cards.isEmpty() ? "" : line + " negative" + faces(cards);
            case Remedy.Bar(Seat seat, var meld, List<Card> cards) ->
                    seat + " barred" + of(meld) + faces(cards);
            case Remedy.Warn(Seat seat) -> seat + " warned";
            case Remedy.Points(var line, int points) -> line + " points " + points;
            case Remedy.Vp(var line, int points) -> line + " vp " + points;
            case Remedy.Repair(var what) -> "repair the " + what;
            case Remedy.Redeal _ -> "redeal";
            case Remedy.Reopen _ -> "reopen";
            case Remedy.Advise _ -> "a person decides";
        };
    }

    private static String of(Optional<MeldId> meld) {
        return meld.map(id -> " of " + id).orElse("");
    }

    private static String faces(List<Card> cards) {
        StringBuilder text = new StringBuilder();
        Norma.sorted(cards).forEach(card -> text.append(' ').append(card.face()));
        return text.toString();
    }
}
