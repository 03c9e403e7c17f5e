package burraco.tracking.explaining;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Turn;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the cheapest sequence of acts that explains every observation since a position. It is a
 * best-first search: it always continues the cheapest partial explanation.
 */
public final class Search {
    private static final int MOST_PARTS = 400;
    private static final int MOST_GUIDED = 600;

    /** Limit for the acts that are tried: twice what a hand with all its noise ever needs. */
    private static final int MOST_TRIED = 8_000;

    /** Limit for a lost hand, which is better recovered from what lies on the table. */
    private static final int MOST_LOST = 150;

    private static final int MOST_TRIED_LOST = 1_500;

    /**
     * Cases that rest only on the number of cards in a fan, namely on whether a card was the
     * player's last.
     */
    private static final Set<Case> BY_COUNT =
            Set.of(
                    Case.POZZETTO_WITH_CARDS_IN_THE_FAN,
                    Case.CLOSING_WITHOUT_BURRACO,
                    Case.CLOSING_DISCARD_IS_WILD,
                    Case.FAN_EMPTIED_BY_OPENING,
                    Case.FAN_EMPTIED_BY_TYING);

    /**
     * How many more partial explanations are looked at to find out how far the best explanation is
     * ahead.
     */
    private static final int MOST_FOR_RIVALS = 40;

    /** About how many acts are tried for one partial explanation. */
    private static final int TRIED_IN_A_PART = 20;

    /** Work of looking at one partial explanation, in acts that are tried. */
    private static final int PART = 4;

    private final Expectation expectation;
    private final HandCourse course;
    private final int kept;
    private final HandPosition begin;
    private final Evidence evidence;
    private final long now;
    private final PriorityQueue<PartialExplanation> open =
            new PriorityQueue<>(
                    Comparator.comparingDouble(PartialExplanation::cost)
                            .thenComparingInt(PartialExplanation::order));
    private final List<TrackedAct> guide;
    private final NoticedLate noticedLate;
    private final Moves moves;
    private int mostParts;
    private boolean lawful;
    private int made;
    private int looked;
    private int tried;
    private int mostWork = Integer.MAX_VALUE;

    /**
     * @param kept how many acts of the course stay unchanged
     */
    public Search(
            Expectation expectation, HandCourse course, int kept, Evidence evidence, long now) {
        this(expectation, course, kept, evidence, now, List.of());
    }

    /**
     * @param guide the acts with which every explanation must begin
     */
    public Search(
            Expectation expectation,
            HandCourse course,
            int kept,
            Evidence evidence,
            long now,
            List<TrackedAct> guide) {
        this.expectation = expectation;
        this.guide = List.copyOf(guide);
        this.course = course;
        this.kept = kept;
        this.evidence = evidence;
        this.now = now;
        begin = course.after(kept);
        noticedLate = new NoticedLate(course, kept);
        moves = new Moves(this, evidence);
    }

    /** Restricts the search to acts that break no rule, apart from those already on record. */
    public Search lawful() {
        lawful = true;
        return this;
    }

    /** Ends the search when its {@link #work()} exceeds about this. */
    public Search within(int work) {
        mostWork = work;
        return this;
    }

    /** The cheapest explanation. */
    public Optional<Explanation> best() {
        open.add(new PartialExplanation(null, null, begin, 0, 0, 0, made++, false));
        mostParts = evidence.isLost() ? MOST_LOST : guide.isEmpty() ? MOST_PARTS : MOST_GUIDED;
        return next().map(node -> {
            double remains = node.cost() - node.before().cost();
            List<ExplainedAct> steps = node.steps();
            double blame = fault() * faults(steps);
            double before =
                    Math.min(remains, EndStateCost.before(node.position(), begin, evidence));
            mostParts = Math.min(mostParts, looked + MOST_FOR_RIVALS);
            return new Explanation(
                    kept, steps, node.cost(), blame, remains, before, new RivalExplanations(this));
        });
    }

    /** The next explanation in order of price, within the limits of the search. */
    Optional<PartialExplanation> next() {
        int mostTried = evidence.isLost() ? MOST_TRIED_LOST : MOST_TRIED;
        while (!open.isEmpty() && work() < mostWork && tried < mostTried && looked++ < mostParts) {
            PartialExplanation node = open.poll();
            if (node.ended()) {
                return Optional.of(node);
            }
            if (isWhole(node)) {
                end(node);
                moves.atTheEnd(node);
            } else {
                moves.from(node);
            }
        }
        return Optional.empty();
    }

    /** A lower bound for the price of everything that has not been found yet. */
    double atLeast() {
        return open.isEmpty() ? Double.POSITIVE_INFINITY : open.peek().cost();
    }

    /**
     * The number of partial explanations that were looked at, or that the tried acts correspond to
     * if that is more.
     */
    public int effort() {
        return Math.max(looked, tried / TRIED_IN_A_PART);
    }

    /** Whether it may have ended only because of its limit of work. */
    public boolean wasCut() {
        return work() >= mostWork;
    }

    /** The work done, which is the same on every machine. */
    public int work() {
        return tried + PART * looked;
    }

    private boolean isWhole(PartialExplanation node) {
        return isWhole(node.explained());
    }

    private boolean isWhole(long explained) {
        return explained == (1L << evidence.happenings().size()) - 1;
    }

    private void end(PartialExplanation node) {
        if (isGuided(node)) {
            return;
        }
        double cost = node.cost() + EndStateCost.cost(node.position(), begin, evidence);
        open.add(
                new PartialExplanation(
                        node,
                        null,
                        node.position(),
                        node.acts(),
                        node.explained(),
                        cost,
                        made++,
                        true));
    }

    /** Proposes that an observation was caused by no act. */
    void pass(PartialExplanation node, int happening, double cost) {
        pass(node, 1L << happening, cost);
    }

    /** The same for several observations at once. */
    void pass(PartialExplanation node, long happenings, double cost) {
        open.add(
                new PartialExplanation(
                        node,
                        null,
                        node.position(),
                        node.acts(),
                        node.explained() | happenings,
                        node.cost() + cost,
                        made++,
                        false));
    }

    /** Adds an act; empty if it cannot have happened or is excluded from the search. */
    Optional<PartialExplanation> with(
            PartialExplanation node,
            Act act,
            Optional<Zone.MeldSlot> slot,
            ActTimes times,
            double cost) {
        boolean guided = isGuided(node);
        if (guided && !act.equals(guide.get(node.acts()).act())) {
            return Optional.empty();
        }
        tried++;
        int index = kept + node.acts();
        boolean late = guided ? guide.get(node.acts()).late() : lawful && isToldLate(index, act);
        Optional<TrackedAct> entry =
                course.imagine(node.position(), course.line(index), act, slot, late, times);
        if (guided && entry.isPresent() && !entry.get().isSame(guide.get(node.acts()))) {
            return Optional.empty();
        }
        return entry.filter(one -> isThinkable(one) || isTold(index, one))
                .map(one ->
                        new PartialExplanation(
                                node,
                                one,
                                one.after(),
                                node.acts() + 1,
                                node.explained(),
                                node.cost() + cost + (isFault(last(node), one) ? fault() : 0),
                                made++,
                                false));
    }

    /**
     * Whether the act may be proposed. Faults that the table cannot see are not guessed; a call or
     * a time-out was somebody's doing, and time passes by itself.
     */
    private boolean isThinkable(TrackedAct entry) {
        return switch (entry.act()) {
            case Act.Elapse _ -> true;
            case Act.Notice _, Act.TimeOut _ -> !lawful || !entry.ruled();
            case Act _ when evidence.isMiscounted() && entry.ruledOnlyBy(BY_COUNT) -> false;
            case Act.Tie tie when entry.ruled() && isSupposed(entry.before(), tie.meld()) -> false;
            case Act _ -> !entry.ruled() || !lawful && !entry.ruledOnlyBy(course.unseen());
        };
    }

    /**
     * Whether a card of the meld is not heard and may be another one, so that nobody can say what
     * fits it.
     */
    private boolean isSupposed(HandPosition position, MeldId id) {
        Optional<Zone.MeldSlot> slot = position.slots().of(id);
        return slot.isPresent()
                && position.all().melds().find(id).orElseThrow().cards().list().stream()
                        .anyMatch(card -> !evidence.wasHeard(card, slot.get()));
    }

    /**
     * Whether the act is on record as noticed late: in a lawful search nobody else is blamed, but
     * existing blame stays.
     */
    private boolean isToldLate(int index, Act act) {
        return index < course.entries().size()
                && course.entries().get(index).late()
                && course.entries().get(index).act().equals(act);
    }

    private boolean isTold(int index, TrackedAct entry) {
        return index < course.entries().size() && entry.isSame(course.entries().get(index));
    }

    /** The price of a fault. The worse the table hears, the more it costs. */
    private double fault() {
        return expectation.fault() * evidence.surprise() / evidence.trust();
    }

    /**
     * Whether the act counts as a fault. A discard without a draw counts even if the missing draw
     * was ruled before. A call does not count, nor does taking a pozzetto right after a last card
     * that broke a rule already.
     */
    private static boolean isFault(Optional<TrackedAct> before, TrackedAct entry) {
        return switch (entry.act()) {
            case Act.Notice _, Act.TimeOut _, Act.Elapse _ -> false;
            case Act.Discard _ ->
                    entry.wrong() || entry.before().open().turn().took() == Turn.Took.NOTHING;
            case Act.TakePozzetto take -> entry.ruled() && !isWrongEnd(before, take.seat());
            case Act _ -> entry.ruled();
        };
    }

    private static boolean isWrongEnd(Optional<TrackedAct> before, Seat seat) {
        return before.filter(TrackedAct::ruled)
                .filter(last -> last.act() instanceof Act.OfSeat act && act.seat() == seat)
                .filter(last -> last.after().open().fan(seat).isEmpty())
                .isPresent();
    }

    private int faults(List<ExplainedAct> steps) {
        int faults = 0;
        Optional<TrackedAct> before = lastKept();
        for (ExplainedAct step : steps) {
            faults += isFault(before, step.entry()) ? 1 : 0;
            before = Optional.of(step.entry());
        }
        return faults;
    }

    /** The last act before the end of this node. */
    Optional<TrackedAct> last(PartialExplanation node) {
        for (PartialExplanation one = node; one != null; one = one.before()) {
            if (one.entry() != null) {
                return Optional.of(one.entry());
            }
        }
        return lastKept();
    }

    /** Adds a node that explains these observations as well. */
    void add(PartialExplanation node, long explained) {
        TrackedAct entry = node.entry();
        int index = kept + node.acts() - 1;
        // The last observation has nothing behind it that could have gone on meanwhile.
        boolean last = isWhole(node.explained() | explained);
        Optional<TrackedAct> late =
                entry == null || last || isGuided(node.before())
                        ? Optional.empty()
                        : noticedLate.late(entry, index);
        if (late.isEmpty()) {
            open.add(node.explaining(explained, entry, node.cost(), node.order()));
            return;
        }
        double atOnce = node.cost() + noticedLate.cost(entry, index, false);
        open.add(node.explaining(explained, entry, atOnce, node.order()));
        double later = node.cost() + noticedLate.cost(entry, index, true);
        open.add(node.explaining(explained, late.get(), later, made++));
    }

    void add(PartialExplanation node, int happening) {
        add(node, 1L << happening);
    }

    /** The last act of this kind. */
    Optional<TrackedAct> last(PartialExplanation node, Predicate<Act> kind) {
        for (PartialExplanation one = node; one != null; one = one.before()) {
            if (one.entry() != null && kind.test(one.entry().act())) {
                return Optional.of(one.entry());
            }
        }
        for (int i = kept - 1; i >= 0; i--) {
            if (kind.test(course.entries().get(i).act())) {
                return Optional.of(course.entries().get(i));
            }
        }
        return Optional.empty();
    }

    /** The card that the guide has discarded next. */
    Optional<CardName> guidedDiscard(PartialExplanation node) {
        return isGuided(node)
                        && guide.get(node.acts()).act() instanceof Act.Discard discard
                        && discard.cards().size() == 1
                ? Optional.of(discard.cards().getFirst())
                : Optional.empty();
    }

    /** Whether the next act is given by the guide. */
    boolean isGuided(PartialExplanation node) {
        return node.acts() < guide.size();
    }

    /** All acts of the hand up to this node. */
    List<TrackedAct> entries(PartialExplanation node) {
        List<TrackedAct> entries = new ArrayList<>(course.entries().subList(0, kept));
        node.steps().forEach(step -> entries.add(step.entry()));
        return entries;
    }

    /** The last act that stays unchanged. */
    Optional<TrackedAct> lastKept() {
        return kept == 0 ? Optional.empty() : Optional.of(course.entries().get(kept - 1));
    }

    long now() {
        return now;
    }
}
