package burraco.tracking.weighing;

import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.ScaleFigures;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Counts the cards on one scale from its grams. It counts changes from one rest to the next,
 * because the zero point may drift; while a hand leans on the cards it waits.
 */
public final class ScaleCounter {
    /** Number of cards that is enough to learn what one of them weighs. */
    private static final int ENOUGH = 8;

    private static final int SEVERAL = 4;

    private static final long NOT = -1;

    /** Whatever weighs more than several decks is no cards. */
    private static final int MOST_CARDS = 1_000;

    private double card;
    private final ScaleReadings shown;
    private double zero;
    private double level;
    private int count;
    private boolean known;
    private boolean stirred;

    /** Whether a hand has leant on the scale since it started to move. */
    private boolean leant;

    private long stirredSince;
    private final ScaleSteps steps = new ScaleSteps();
    private final RecentRests restedLately = new RecentRests();
    private final ScaleDisturbances touches = new ScaleDisturbances();
    private final WeightCount byWeight = new WeightCount();

    /**
     * Whether cards are taken from it one by one, so that several that leave together will come
     * back.
     */
    private final boolean oneByOne;

    /** What has been lifted and is not back yet. */
    private Optional<LiftedCards> lifted = Optional.empty();

    private final ExpectedRest settling = new ExpectedRest();

    /** When it was last at rest, and what it showed then. */
    private long restedAt = NOT;

    private double restedWith;

    /**
     * @param card grams per card
     */
    public ScaleCounter(double card) {
        this(card, new Tremor(), false);
    }

    /**
     * @param oneByOne whether cards are taken from it one by one, as from the stock
     */
    ScaleCounter(double card, Tremor tremor, boolean oneByOne) {
        this.card = card;
        this.oneByOne = oneByOne;
        shown = new ScaleReadings(tremor);
    }

    /**
     * A change from one rest to the next, in cards.
     *
     * @param cards how many more cards lie there; negative if fewer
     * @param since when the weight began to change
     * @param at when it was at rest again
     */
    public record Step(int cards, long since, long at) {}

    /** Takes in one value of the scale. */
    public void show(double grams, long at) {
        if (!shown.any()) {
            level = grams;
            zero = grams;
        }
        shown.add(grams, at);
        leant = stirred && leant || grams - level > ScaleFigures.A_HAND * card;
        if (Math.abs(grams - level) > shown.rest() && !stirred) {
            stirred = true;
            touches.stir();
            stirredSince = at;
        }
    }

    /** What has been learned of the scale; empty if it has never shown anything. */
    Optional<ScaleKnowledge.OfScale> learnt() {
        return alive()
                ? Optional.of(new ScaleKnowledge.OfScale(zero, card, latest()))
                : Optional.empty();
    }

    /** Takes over what another tracker has learned of the scale. */
    void knows(ScaleKnowledge.OfScale learnt, long at) {
        show(learnt.shows(), at);
        zero = learnt.zero();
        card = learnt.card();
    }

    /** Whether the scale has ever shown anything. */
    public boolean alive() {
        return shown.any();
    }

    /** Whether the weight is changing: cards are being taken, or a hand leans on them. */
    public boolean stirred() {
        return stirred || lifted.isPresent();
    }

    public long stirredSince() {
        return lifted.map(LiftedCards::since).orElse(stirredSince);
    }

    public int count() {
        return count;
    }

    /** Whether the number of cards was ever known; otherwise {@link #count} means nothing. */
    public boolean counts() {
        return known;
    }

    /** Sets the number of cards, which is known from other evidence. */
    public void set(int cards, long at) {
        set(cards, at, at);
    }

    /**
     * Sets the number of cards, which has been known for some time.
     *
     * @param since since when this many cards lay there
     */
    public void set(int cards, long since, long at) {
        boolean rests = resting(at);
        double shows = shown.weight(stirredSince, at);
        boolean rested = rests || restedAt >= since + ScaleFigures.SETTLES_MILLIS;
        if (rested && cards >= ENOUGH) {
            double lies = rests ? shows : restedWith; // What happens now began later than the rest.
            weighs((lies - zero) / cards);
        }
        begin(cards, at);
        if (!rested) {
            settling.expect(at);
        }
        stirred = Math.abs(shows - level) > shown.rest();
        stirredSince = rests ? at : Math.max(restedAt, since);
    }

    /**
     * Sets the number of cards after one was taken at a known time. The weight before that tells
     * more than the weight since, because the next card may have been taken at once.
     */
    void left(int cards, long taken, long now) {
        double expected = zero + (cards + 1) * card;
        Optional<RecentRests.Rest> before =
                restedLately.nearest(expected, taken - ScaleFigures.ON_ITS_WAY_MILLIS);
        if (before.isEmpty() || cards < ENOUGH) {
            set(cards, taken, now);
            return;
        }
        double with = before.get().grams();
        if (Math.abs(with - expected) > ScaleFigures.NEARLY * card) {
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
        steps.beginAnew(at);
        settling.forget();
        level = zero + cards * card;
        shown.rests(level);
    }

    /**
     * Starts counting from a known number of cards on a scale whose zero point nobody knows, once
     * it is at rest.
     */
    public void wake(int cards, long now) {
        if (!known && resting(now)) {
            zero = latest() - cards * card;
            set(cards, now);
        }
    }

    /** Learns the weight of a card, unless it is implausible. */
    public void weighs(double grams) {
        if (Math.abs(grams / card - 1) < ScaleFigures.ODD) {
            card = grams;
        }
    }

    /** Starts counting the cards by weight alone as well, as a second opinion. */
    void countByWeight(long now) {
        byWeight.know(zero, card, now);
    }

    /**
     * Records that people have confirmed the number of cards, so that the weight at rest belongs to
     * it.
     */
    public void isRight(int cards, long now) {
        if (!stirred() && resting(now)) {
            byWeight.know(level - cards * card, card, now);
        } else {
            byWeight.forget();
        }
    }

    /** The number of cards by weight alone, if the scale is at rest and the weight is plausible. */
    public OptionalInt byWeight() {
        return stirred() ? OptionalInt.empty() : byWeight.cards(level);
    }

    /** The same, only if it has said so for more than one card. */
    public OptionalInt steadilyByWeight() {
        return byWeight.isSteady() ? byWeight() : OptionalInt.empty();
    }

    /** Whether the weight has contradicted the count for several draws. */
    public boolean isMiscounted(long now) {
        return byWeight().isPresent() && byWeight.contradicts(now);
    }

    /** The weight of a card, as far as is known. */
    public double card() {
        return card;
    }

    /** The number of cards by weight relative to the empty scale; used during the deal. */
    public int whole() {
        return Math.clamp(StrictMath.round((latest() - zero) / card), -MOST_CARDS, MOST_CARDS);
    }

    /** Records that nothing lies on the scale: its weight at rest is the zero point. */
    public void empty(long now) {
        zero = stirred && !resting(now) ? zero : latest();
        level = zero;
        shown.rests(level);
        count = 0;
        known = false;
        stirred = false;
        lifted = Optional.empty();
        settling.forget();
        restedLately.clear();
        byWeight.forget();
    }

    public boolean resting(long now) {
        return shown.resting(stirredSince, stirred && leant, now);
    }

    private double latest() {
        return shown.latest();
    }

    /**
     * Evaluates the scale and returns the change that has just come to rest; a change of no cards
     * if there is none.
     */
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
        if (!rests || now - stirredSince < ScaleFigures.BEGINS_MILLIS) {
            return none;
        }
        double weight = shown.weight(stirredSince, now);
        if (settling.isOver(shown, Math.abs(weight - level), card, now)) {
            set(count, now);
            return none;
        }
        if (lifted.isPresent()) {
            return putBack(lifted.get(), weight, now);
        }
        double cards = (weight - level) / card;
        if (oneByOne && known && LiftedCards.isLifting(cards)) {
            lifted = Optional.of(new LiftedCards(level, stirredSince));
            rests(weight);
            return none;
        }
        boolean bare = isBare(weight, cards);
        long whole = bare ? -count : StrictMath.round(cards);
        boolean clear = bare || Math.abs(cards - whole) <= ScaleFigures.TOLERANCE;
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
        level =
                whole == 0 || bare
                        ? weight
                        : weight - ScaleFigures.SETTLING * (cards - whole) * card;
        shown.rests(level);
        count += (int) whole;
        touches.lower();
        Step step = new Step((int) whole, stirredSince, now);
        if (whole != 0) {
            steps.add(step);
        }
        return step;
    }

    /**
     * Whether the scale has lately shown nothing at rest but cards, so that a change proves a card.
     */
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

    /** Whether the scale shows, soon after a card was taken, the same weight as before. */
    private boolean isLetDownAgain(double weight, long now) {
        return steps.last()
                .filter(last -> last.cards() < 0)
                .filter(last -> now - last.since() < HumanTimes.LETS_DOWN_MILLIS)
                .filter(last -> Math.abs(weight - (level - last.cards() * card)) < shown.rest())
                .isPresent();
    }

    /**
     * Ends the lifting if what was lifted lies there again. If too much is missing, the rest is
     * still to come.
     */
    private Step putBack(LiftedCards before, double weight, long now) {
        OptionalInt back = before.back(weight, card);
        if (back.isEmpty()) {
            boolean waits =
                    now - stirredSince <= HumanTimes.PUTS_ON_SCALE_MILLIS
                            && before.isMore(weight, card);
            if (!waits) {
                rests(weight);
            }
            return new Step(0, before.since(), now);
        }
        lifted = Optional.empty();
        rests(weight);
        Step step = new Step(back.getAsInt(), before.since(), now);
        if (step.cards() != 0) {
            count += step.cards();
            steps.add(step);
        }
        return step;
    }

    private void rests(double weight) {
        stirred = false;
        level = weight;
        shown.rests(weight);
    }

    /** Whether all cards have gone: the scale shows nothing, and the change agrees with that. */
    private boolean isBare(double weight, double cards) {
        return known
                && count >= SEVERAL
                && Math.abs(weight - zero) < ScaleFigures.BARE * card
                && Math.abs(cards + count) < ScaleFigures.NEARLY;
    }

    /** Follows small differences as drift. An unsteady scale shows drift only in the long run. */
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
            level += (latest() - level) * ScaleFigures.FOLLOW;
        }
    }

    /** The last changes, the latest at the end. */
    public List<Step> steps() {
        return steps.list();
    }

    /**
     * Something that lies there for long and is no card is accepted and weighed together with the
     * cards.
     */
    private Step waited(Step none, long now) {
        if (now - stirredSince > HumanTimes.PUTS_ON_SCALE_MILLIS) {
            accept();
        }
        return none;
    }

    /** When the last change began. */
    public long steppedSince() {
        return steps.since();
    }

    public long steppedAt() {
        return steps.at();
    }

    /** Accepts the present weight although it is no whole number of cards. */
    private void accept() {
        rests(latest());
    }
}
