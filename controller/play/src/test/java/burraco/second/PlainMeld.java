package burraco.second;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.meld.BruteForceMelds;
import burraco.engine.meld.BruteForceMelds.Laid;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Understanding;
import burraco.engine.rules.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A meld, its history, and the rulings on it. */
final class PlainMeld {
    private static final int CARDS_OF_A_BURRACO = 7;
    private static final int CARDS_OF_A_SEMICLEAN_COMBINATION = 8;

    /** The worth of a meld as a burraco. */
    record Worth(int points, boolean clean) {
        static final Worth NOTHING = new Worth(0, false);
    }

    private final Code code;
    private final BruteForceMelds articles;
    private final List<Laid> history = new ArrayList<>();

    final MeldId id;
    private Laid laid;

    /** The valid part of an invalid meld; null if not computed yet. */
    private Laid part;

    /** Whose next turn ends the freeze; null if it does not end. */
    private Seat frozenFor;

    private int turnsToWait;
    private boolean frozen;

    /** Its worth before it was frozen; null if that does not matter. */
    private Worth before;

    /** Always count against the line. */
    final List<Card> negative = new ArrayList<>();

    /** Count against the line if somebody closes before the freeze has ended (art. 28). */
    final List<Card> atRisk = new ArrayList<>();

    PlainMeld(Code code, MeldId id, List<Card> cards) {
        this.code = code;
        this.id = id;
        articles = new BruteForceMelds(code);
        laid = articles.open(cards);
        history.add(laid);
    }

    List<Card> cards() {
        return laid.cards();
    }

    boolean isLegal() {
        return laid.legal();
    }

    boolean neverWasLegal() {
        return laid.lastSound() == null;
    }

    boolean isFrozen() {
        return frozen;
    }

    boolean isFrozenForGood() {
        return frozen && frozenFor == null;
    }

    /** Whether it is frozen until his own next turn, because he laid it too early. */
    boolean isFrozenBy(Seat seat) {
        return frozen && frozenFor == seat;
    }

    /** The rank of a combination; null for any other meld. */
    Rank rank() {
        return laid.legal() ? laid.best().rank() : null;
    }

    /** Whether its valid part is a combination. */
    boolean isCombinationAtBest() {
        Laid meld = meldOf(List.of());
        return meld != null && !meld.best().isSequence();
    }

    /** The wild card, except a natural two; null if there is none. */
    Card wild() {
        return laid.legal() ? laid.best().wild() : null;
    }

    /** Whether the remaining cards are a valid meld, or none remains. */
    boolean isLegalWithout(List<Card> some) {
        List<Card> rest = without(cards(), some);
        if (rest.isEmpty() || some.isEmpty()) {
            return some.isEmpty() ? laid.legal() : true;
        }
        for (Laid then : history.reversed()) {
            if (then.legal() && rest.containsAll(then.cards())) {
                List<Card> added = without(rest, then.cards());
                return added.isEmpty() || articles.grown(then, added).legal();
            }
        }
        return articles.open(rest).legal();
    }

    /** Changes its cards: some were added or taken off. */
    void lies(List<Card> now) {
        if (same(now, cards())) {
            return;
        }
        if (now.containsAll(cards())) {
            List<Card> added = without(now, cards());
            Laid rightly = laid.legal() ? null : meldOf(List.of());
            laid = articles.grown(laid, added);
            part = rightly == null ? null : partWith(rightly, added);
        } else {
            laid = shrunk(now);
            part = null;
        }
        history.add(laid);
    }

    /** Cards validly tied to the valid part stay valid, whatever comes later. */
    private Laid partWith(Laid rightly, List<Card> added) {
        Laid grown = articles.grown(rightly, added);
        return grown.legal() ? grown : rightly;
    }

    private Laid shrunk(List<Card> now) {
        for (int i = history.size() - 1; i >= 0; i--) {
            if (same(history.get(i).cards(), now)) {
                return history.get(i);
            }
        }
        Laid sound = laid.lastSound();
        return sound != null && now.containsAll(sound.cards())
                ? articles.grown(sound, without(now, sound.cards()))
                : articles.open(now);
    }

    private static boolean same(List<Card> one, List<Card> other) {
        return new HashSet<>(one).equals(new HashSet<>(other));
    }

    static List<Card> without(List<Card> cards, List<Card> some) {
        List<Card> left = new ArrayList<>(cards);
        left.removeAll(some);
        return left;
    }

    /**
     * The largest valid meld among its cards; of several, the one that leaves out the cards that
     * would be discarded first.
     *
     * @param but cards that are left out in any case
     */
    Laid meldOf(List<Card> but) {
        List<Card> rest = without(cards(), but);
        if (rest.size() == cards().size() && laid.legal()) {
            return laid;
        }
        Laid sound = part != null ? part : laid.lastSound();
        if (sound != null && !rest.containsAll(sound.cards())) {
            List<Card> left = new ArrayList<>(sound.cards());
            left.retainAll(rest);
            Laid lying = articles.open(left);
            sound = lying.legal() ? lying : sound;
        }
        boolean whole = sound != null && rest.containsAll(sound.cards());
        // Of two equal cards the later one is the surplus.
        List<Card> doubtful =
                Norma.sorted((whole ? without(rest, sound.cards()) : rest).reversed());
        for (int fewer = 0; fewer <= doubtful.size(); fewer++) {
            for (List<Card> out : choices(doubtful, fewer, 0)) {
                List<Card> kept = without(rest, out);
                Laid reading = whole ? grown(sound, kept) : articles.open(kept);
                if (reading.legal()) {
                    return reading;
                }
            }
        }
        return null;
    }

    private Laid grown(Laid sound, List<Card> kept) {
        List<Card> added = without(kept, sound.cards());
        return added.isEmpty() ? sound : articles.grown(sound, added);
    }

    /** All selections of this many cards, in order. */
    private static List<List<Card>> choices(List<Card> cards, int many, int from) {
        List<List<Card>> all = new ArrayList<>();
        if (many == 0) {
            all.add(List.of());
            return all;
        }
        for (int i = from; i <= cards.size() - many; i++) {
            for (List<Card> rest : choices(cards, many - 1, i + 1)) {
                List<Card> one = new ArrayList<>(List.of(cards.get(i)));
                one.addAll(rest);
                all.add(one);
            }
        }
        return all;
    }

    /** Whether an invalid meld has two valid parts of the same size. */
    boolean mayBeEither(List<Card> but) {
        if (laid.legal() || laid.lastSound() != null) {
            return false;
        }
        List<Card> rest = Norma.sorted(without(cards(), but));
        int kept = positive(but).size();
        return kept > 0
                && choices(rest, rest.size() - kept, 0).stream()
                                .filter(out -> articles.open(without(rest, out)).legal())
                                .count()
                        > 1;
    }

    /**
     * The cards that count for the line. Of the second of two equal combinations art. 30 takes only
     * the wild card: the others count, even if they are only two.
     */
    List<Card> positive(List<Card> against) {
        Laid meld = meldOf(against);
        if (meld != null) {
            return meld.cards();
        }
        boolean onlyTheWild =
                isFrozenForGood()
                        && laid.legal()
                        && negative.size() == 1
                        && negative.getFirst().face().isWild()
                        && against.equals(negative);
        return onlyTheWild ? without(laid.cards(), negative) : List.of();
    }

    Worth worth(List<Card> against) {
        Laid meld = meldOf(against);
        if (meld == null) {
            return Worth.NOTHING;
        }
        return before != null ? before : worth(meld.best());
    }

    private Worth worth(Understanding way) {
        if (way.size() < CARDS_OF_A_BURRACO) {
            return Worth.NOTHING;
        }
        if (way.wild() == null) {
            return new Worth(200, true);
        }
        boolean semiClean =
                way.isSequence()
                        ? way.longestRunOfNaturals() >= CARDS_OF_A_BURRACO
                        : way.size() >= CARDS_OF_A_SEMICLEAN_COMBINATION;
        return new Worth(code == Code.FITAB_ITA_2026 && semiClean ? 150 : 100, false);
    }

    /**
     * Freezes it until that seat's next turn, or a later one; for good if the seat is null.
     *
     * @param was its worth before
     */
    void freeze(Seat until, int turns, Worth was) {
        boolean forGood = isFrozenForGood();
        before = before == null ? was : before;
        frozen = true;
        frozenFor = forGood ? null : until;
        turnsToWait = until == null ? 0 : Math.max(turnsToWait, turns);
    }

    /** Begins a turn of this seat. */
    void turnOf(Seat seat) {
        if (frozenFor == seat && --turnsToWait <= 0) {
            frozenFor = null;
            frozen = false;
            before = null;
            atRisk.clear();
        }
    }
}
