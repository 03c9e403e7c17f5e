package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The last play of a turn (glossary: ultimo gioco effettuato): the last card tied, or the last meld
 * opened as a whole.
 */
final class LastPlay {
    private LastPlay() {}

    /** What this seat laid in its present turn, or in the last one that it ended. */
    static List<Play> of(Draft draft, Seat seat) {
        List<Play> units = new ArrayList<>();
        for (Play play : draft.progress().playsOf(seat)) {
            addUnits(draft, play, units);
        }
        return units;
    }

    /** A tie of several cards is as many plays, if each could have been laid alone. */
    private static void addUnits(Draft draft, Play play, List<Play> units) {
        // Merged plays lie in another meld, and cards that a ruling took off are no play.
        draft.melds()
                .find(play.meld())
                .or(() -> holding(draft, play))
                .ifPresent(meld -> addUnitsOf(draft, meld, play, units));
    }

    private static void addUnitsOf(Draft draft, Meld meld, Play play, List<Play> units) {
        List<Card> lying = play.cards().stream().filter(meld.cards()::has).toList();
        if (!lying.isEmpty()) {
            Play there = play.of(meld.id(), play.opened(), lying);
            addUnits(draft, meld, there, units);
        }
    }

    private static Optional<Meld> holding(Draft draft, Play play) {
        return play.cards().stream()
                .flatMap(card -> draft.melds().holding(card).stream())
                .findFirst();
    }

    private static void addUnits(Draft draft, Meld meld, Play play, List<Play> units) {
        boolean together = play.opened() || !staysSound(draft, meld, play);
        if (together) {
            units.add(play.opened() ? play : withWhatNeedsIt(draft, meld, play, units));
            return;
        }
        for (Card card : play.cards()) {
            units.add(play.of(play.meld(), false, List.of(card)));
        }
    }

    /**
     * Cards that were there before, and are no meld without these, are part of the same play, which
     * completed them (art. 26).
     */
    private static Play withWhatNeedsIt(Draft draft, Meld meld, Play play, List<Play> units) {
        Play whole = play;
        for (int i = units.size() - 1; i >= 0 && !stands(draft, meld, whole); i--) {
            Play earlier = units.get(i);
            if (earlier.meld().equals(play.meld())) {
                List<Card> cards = new ArrayList<>(earlier.cards());
                cards.addAll(whole.cards());
                whole = play.of(play.meld(), earlier.opened(), cards);
                units.remove(i);
            }
        }
        return whole;
    }

    private static boolean stands(Draft draft, Meld meld, Play play) {
        return play.opened() || meld.shrunk(Cards.of(play.cards()), draft.rules()).shape().legal();
    }

    private static boolean staysSound(Draft draft, Meld meld, Play play) {
        Cards last = Cards.of(play.last());
        return !meld.shape().legal() || meld.shrunk(last, draft.rules()).shape().legal();
    }
}
