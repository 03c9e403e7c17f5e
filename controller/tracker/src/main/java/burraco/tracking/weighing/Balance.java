package burraco.tracking.weighing;

import burraco.tracking.figures.People;
import burraco.tracking.figures.Scale;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * From the grams of one scale to the number of cards on it. What counts is the step from one rest
 * to the next: the zero may drift, and a hand that leans on the cards is waited for.
 */
public final class Balance {
    /** So many cards tell well enough what one weighs, unless it is a share too far off. */
    private static final int ENOUGH = 8;

    private static final int SEVERAL = 4;

    private static final long NOT = -1;

    /** Whatever weighs more than several decks is no cards. */
    private static final int MOST_CARDS = 1_000;

    private static final int STEPS_KEPT = 32;

    /** So many cards leave a stock together only in a hand that lifts it, and puts it back. */
    private static final int LIFTED = 4;

    /** Of a stock that was lifted so many cards may be missing when it lies there again. */
    private static final int DRAWN_MEANWHILE = 3;

    private double card;
    private final Shown shown;
    private double zero;
    private double level;
    private int count;
    private boolean known;
    private boolean stirred;

    /** Whether a hand has leant on it since it was stirred. */
    private boolean leant;

    private long stirredSince;
    private long steppedSince;
    private long steppedAt;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Rests restedLately = new Rests();
    private final Touches touches = new Touches();
    private final ByWeight byWeight = new ByWeight();

    /** Whether cards are taken from it one by one: what leaves together will come back. */
    private final boolean oneByOne;

    /** What has been lifted, and is not back. */
    private Optional<Lifted> lifted = Optional.empty();

    /**
     * @param grams what the scale showed with it
     * @param since when it began to be lifted
     */
    private record Lifted(double grams, long since) {}

    /** Since when it is waited for rest, so as to weigh the cards that are known to lie there. */
    private long settling = NOT;

    /** When it was last at rest, and what it showed then. */
    private long restedAt = NOT;

    private double restedWith;

    /**
     * @param card grams a card
     */
    public Balance(double card) {
        this(card, new Tremor(), false);
    }

    /**
     * @param oneByOne whether cards are taken from it one by one, as from the stock
     */
    Balance(double card, Tremor tremor, boolean oneByOne) {
        this.card = card;
        this.oneByOne = oneByOne;
        shown = new Shown(tremor);
    }

    /**
     * What a step from rest to rest means.
     *
     * @param cards how many more lie there; negative: fewer
     * @param since when the weight began to change
     * @param at when it was at rest again
     */
    public record Step(int cards, long since, long at) {}

    /** The scale shows so much. */
    public void show(double grams, long at) {
        if (!shown.any()) {
            level = grams;
            zero = grams;
        }
        shown.add(grams, at);
        leant = stirred && leant || grams - level > Scale.A_HAND * card;
        if (Math.abs(grams - level) > shown.rest() && !stirred) {
            stirred = true;
            touches.stir();
            stirredSince = at;
        }
    }

    /** What is known of it, if it has ever shown anything. */
    Optional<Learnt.OfScale> learnt() {
        return alive() ? Optional.of(new Learnt.OfScale(zero, card, latest())) : Optional.empty();
    }

    /** Somebody else has found that out before. */
    void knows(Learnt.OfScale learnt, long at) {
        show(learnt.shows(), at);
        zero = learnt.zero();
        card = learnt.card();
    }

    /** Whether the scale has ever shown anything. */
    public boolean alive() {
        return shown.any();
    }

    /** Whether something goes on there: cards are taken, or a hand leans on them. */
    public boolean stirred() {
        return stirred || lifted.isPresent();
    }

    public long stirredSince() {
        return lifted.map(Lifted::since).orElse(stirredSince);
    }

    public int count() {
        return count;
    }

    /** Whether it was ever known how many cards lie there; else the count means nothing. */
    public boolean counts() {
        return known;
    }

    /** From now on so many cards are known to lie there, whatever the scale made of it. */
    public void set(int cards, long at) {
        set(cards, at, at);
    }

    /**
     * The same, as it was known for some time.
     *
     * @param since from when on so many lay there
     */
    public void set(int cards, long since, long at) {
        boolean rests = resting(at);
        double shows = shown.weight(stirredSince, at);
        boolean rested = rests || restedAt >= since + Scale.SETTLES;
        if (rested && cards >= ENOUGH) {
            double lies = rests ? shows : restedWith; // What goes on now began later.
            weighs((lies - zero) / cards);
        }
        begin(cards, at);
        settling = rested ? NOT : at;
        stirred = Math.abs(shows - level) > shown.rest();
        stirredSince = rests ? at : Math.max(restedAt, since);
    }

    /**
     * One was taken then, and so many are left: what it showed before tells more than what it has
     * shown since, for the next card may have been taken at once.
     */
    void left(int cards, long taken, long now) {
        double expected = zero + (cards + 1) * card;
        Optional<Rests.Rest> before = restedLately.nearest(expected, taken - Scale.ON_ITS_WAY);
        if (before.isEmpty() || cards < ENOUGH) {
            set(cards, taken, now);
            return;
        }
        double with = before.get().grams();
        if (Math.abs(with - expected) > Scale.NEARLY * card) {
            set(cards, taken, now);
            return;
        }
        weighs((with - zero) / (cards + 1));
        zero = with - (cards + 1) * card;
        begin(cards, now);
        stirred = Math.abs(latest() - level) > shown.rest();
        stirredSince = now;
    }

    private void begin(int cards, long at) {
        count = cards;
        known = true;
        lifted = Optional.empty();
        steppedSince = at;
        steppedAt = at;
        settling = NOT;
        level = zero + cards * card;
        shown.rests(level);
    }

    /**
     * So many cards lie there, though nobody knows what it showed with none, if it rests by now.
     */
    public void wake(int cards, long now) {
        if (!known && resting(now)) {
            zero = latest() - cards * card;
            set(cards, now);
        }
    }

    /** A card of this deck weighs so much, if that is about what it should. */
    public void weighs(double grams) {
        if (Math.abs(grams / card - 1) < Scale.ODD) {
            card = grams;
        }
    }

    /** From here on its weight alone is a second opinion on how many cards lie there. */
    void countByWeight(long now) {
        byWeight.know(zero, card, now);
    }

    /** People know how many lie there: what it shows at rest is the weight of these. */
    public void isRight(int cards, long now) {
        if (!stirred() && resting(now)) {
            byWeight.know(level - cards * card, card, now);
        } else {
            byWeight.forget();
        }
    }

    /** How many cards lie there by its weight alone, if it is at rest and that can be told. */
    public OptionalInt byWeight() {
        return stirred() ? OptionalInt.empty() : byWeight.cards(level);
    }

    /** The same, only where it has shown that for longer than one card. */
    public OptionalInt steadilyByWeight() {
        return byWeight.isSteady() ? byWeight() : OptionalInt.empty();
    }

    /** Whether its weight has said for several draws that the count is wrong. */
    public boolean isMiscounted(long now) {
        return byWeight().isPresent() && byWeight.contradicts(now);
    }

    /** What a card weighs, as far as is known. */
    public double card() {
        return card;
    }

    /** The number of cards by weight alone, from the empty scale: for the deal. */
    public int whole() {
        return Math.clamp(StrictMath.round((latest() - zero) / card), -MOST_CARDS, MOST_CARDS);
    }

    /** Nothing lies there: what it shows at rest is nothing. */
    public void empty(long now) {
        zero = stirred && !resting(now) ? zero : latest();
        level = zero;
        shown.rests(level);
        count = 0;
        known = false;
        stirred = false;
        lifted = Optional.empty();
        settling = NOT;
        restedLately.clear();
        byWeight.forget();
    }

    public boolean resting(long now) {
        return shown.resting(stirredSince, stirred && leant, now);
    }

    private double latest() {
        return shown.latest();
    }

    /** What the scale has come to by now; no cards where nothing changed or it is not at rest. */
    public Step settle(long now) {
        Step none = new Step(0, stirredSince, now);
        boolean rests = resting(now);
        if (rests) {
            restedAt = now;
            restedWith = shown.weight(stirredSince, now);
            restedLately.add(now, restedWith);
        }
        if (!stirred) {
            follow(now);
            if (known && lifted.isEmpty()) {
                byWeight.rest(level, count, now);
            }
            return none;
        }
        shown.pause(now);
        if (!rests || now - stirredSince < Scale.BEGINS) {
            return none;
        }
        double weight = shown.weight(stirredSince, now);
        if (settling != NOT) {
            long within = shown.trembles() ? Scale.SOON_TREMBLING : Scale.SOON;
            boolean soon =
                    now - settling <= within && Math.abs(weight - level) < Scale.NEARLY * card;
            settling = NOT;
            if (soon) {
                set(count, now);
                return none;
            }
        }
        if (lifted.isPresent()) {
            return putBack(lifted.get(), weight, now);
        }
        double cards = (weight - level) / card;
        if (oneByOne && known && cards < Scale.TOLERANCE - LIFTED) {
            lifted = Optional.of(new Lifted(level, stirredSince));
            rests(weight);
            return none;
        }
        boolean bare = isBare(weight, cards);
        long whole = bare ? -count : StrictMath.round(cards);
        boolean clear = bare || Math.abs(cards - whole) <= Scale.TOLERANCE;
        if (!clear || whole > 2 || whole < -MOST_CARDS) {
            touches.odd();
            return waited(none, now); // A hand, or something else that is no card.
        }
        if (known && count + whole < 0 || oneByOne && known && mayBeHand(whole, weight, now)) {
            touches.odd();
            return none;
        }
        if (whole != 0) {
            touches.card();
        }
        stirred = false;
        level = whole == 0 || bare ? weight : weight - Scale.SETTLING * (cards - whole) * card;
        shown.rests(level);
        if (whole != 0) {
            steppedSince = stirredSince;
            steppedAt = now;
        }
        count += (int) whole;
        touches.lower();
        Step step = new Step((int) whole, stirredSince, now);
        if (whole != 0) {
            remember(step);
        }
        return step;
    }

    /** Whether it has shown nothing lately at rest but cards: then a step tells of a card. */
    public boolean isPlain() {
        return touches.isPlain();
    }

    private boolean mayBeHand(long cards, double weight, long now) {
        if (cards <= 0 || isLetDownAgain(weight, now)) {
            touches.lower();
            return false;
        }
        return touches.mayLeave(weight, shown.rest(), now);
    }

    /** It shows again what it showed before the last card was taken, shortly after that. */
    private boolean isLetDownAgain(double weight, long now) {
        return !steps.isEmpty()
                && steps.getLast().cards() < 0
                && now - steps.getLast().since() < People.LETS_DOWN
                && Math.abs(weight - (level - steps.getLast().cards() * card)) < shown.rest();
    }

    /** What was lifted lies there again, unless too much is missing: then the rest is to come. */
    private Step putBack(Lifted before, double weight, long now) {
        double cards = (weight - before.grams()) / card;
        long whole = StrictMath.round(cards);
        boolean back = whole <= 0 && whole >= -DRAWN_MEANWHILE;
        if (!back || Math.abs(cards - whole) > Scale.TOLERANCE) {
            boolean waits = now - stirredSince <= People.PUTS_ON_SCALE && whole > 0;
            if (!waits) {
                rests(weight);
            }
            return new Step(0, before.since(), now);
        }
        lifted = Optional.empty();
        rests(weight);
        Step step = new Step((int) whole, before.since(), now);
        if (whole != 0) {
            steppedSince = before.since();
            steppedAt = now;
            count += (int) whole;
            remember(step);
        }
        return step;
    }

    private void rests(double weight) {
        stirred = false;
        level = weight;
        shown.rests(weight);
    }

    /** Whether all of it has gone, and what is shown is nothing, and so much less than before. */
    private boolean isBare(double weight, double cards) {
        return known
                && count >= SEVERAL
                && Math.abs(weight - zero) < Scale.BARE * card
                && Math.abs(cards + count) < Scale.NEARLY;
    }

    /** Small differences are drift; a scale that trembles shows it only in the long run. */
    private void follow(long now) {
        if (!shown.any()) {
            return;
        }
        double share = shown.learn(now);
        if (shown.trembles()) {
            level += (latest() - level) * share;
            boolean empty = count == 0 && !known && Math.abs(level - zero) < card / 2;
            zero = empty ? level : zero;
        } else if (shown.latestAt() == now && Math.abs(latest() - level) <= shown.rest()) {
            level += (latest() - level) * Scale.FOLLOW;
        }
    }

    private void remember(Step step) {
        steps.addLast(step);
        if (steps.size() > STEPS_KEPT) {
            steps.removeFirst();
        }
    }

    /** The last times that cards came or went, the latest at the end. */
    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /** What lies there for long and is no card has been put down: it is weighed with the rest. */
    private Step waited(Step none, long now) {
        if (now - stirredSince > People.PUTS_ON_SCALE) {
            accept();
        }
        return none;
    }

    /** When the last cards came or went: the first sign of it. */
    public long steppedSince() {
        return steppedSince;
    }

    public long steppedAt() {
        return steppedAt;
    }

    /** The level is taken as it is: more than cards lies there, and it stays. */
    private void accept() {
        rests(latest());
    }
}
