package burraco.tracking.explaining;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Turn;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Looks for the acts that explain best what was seen since a position: the cheapest way in which
 * everything has its explanation, found by going on from the cheapest part so far.
 */
public final class Search {
    private static final int MOST_PARTS = 400;
    private static final int MOST_GUIDED = 600;

    /** So many acts are thought of at most: twice what a hand with its noise ever needs. */
    private static final int MOST_TRIED = 8_000;

    /** A lost hand is not searched for long: what lies there tells more. */
    private static final int MOST_LOST = 150;

    private static final int MOST_TRIED_LOST = 1_500;

    /** What only the count of a player's cards tells: whether it was his last one. */
    private static final Set<Case> BY_COUNT =
            Set.of(
                    Case.POZZETTO_WITH_CARDS_IN_THE_FAN,
                    Case.CLOSING_WITHOUT_BURRACO,
                    Case.CLOSING_DISCARD_IS_WILD,
                    Case.FAN_EMPTIED_BY_OPENING,
                    Case.FAN_EMPTIED_BY_TYING);

    /** So many parts more are looked at to see how far the best explanation is ahead. */
    private static final int MOST_FOR_RIVALS = 40;

    /** About so many are thought of in a part. */
    private static final int TRIED_IN_A_PART = 20;

    /** Looking at a part is about as much work as thinking of so many acts. */
    private static final int PART = 4;

    private final Expectation expectation;
    private final Course course;
    private final int kept;
    private final Position begin;
    private final Evidence evidence;
    private final long now;
    private final PriorityQueue<Node> open =
            new PriorityQueue<>(
                    Comparator.comparingDouble(Node::cost).thenComparingInt(Node::order));
    private final List<Entry> guide;
    private final NoticedLate noticedLate;
    private final Moves moves;
    private int mostParts;
    private boolean lawful;
    private int made;
    private int looked;
    private int tried;
    private int mostWork = Integer.MAX_VALUE;

    /**
     * @param kept how many acts of the course stay as they are
     */
    public Search(Expectation expectation, Course course, int kept, Evidence evidence, long now) {
        this(expectation, course, kept, evidence, now, List.of());
    }

    /**
     * @param guide the acts with which every explanation begins
     */
    public Search(
            Expectation expectation,
            Course course,
            int kept,
            Evidence evidence,
            long now,
            List<Entry> guide) {
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

    /** Only acts that the code does not object to, beside those told already. */
    public Search lawful() {
        lawful = true;
        return this;
    }

    /** It ends when it has been that much {@link #work()}, or little more. */
    public Search within(int work) {
        mostWork = work;
        return this;
    }

    /** The cheapest explanation. */
    public Optional<Explanation> best() {
        open.add(new Node(null, null, begin, 0, 0, 0, made++, false));
        mostParts = evidence.isLost() ? MOST_LOST : guide.isEmpty() ? MOST_PARTS : MOST_GUIDED;
        return next().map(node -> {
            double remains = node.cost() - node.before().cost();
            List<Step> steps = node.steps();
            double blame = fault() * faults(steps);
            double before = Math.min(remains, Remains.before(node.position(), begin, evidence));
            mostParts = Math.min(mostParts, looked + MOST_FOR_RIVALS);
            return new Explanation(
                    kept, steps, node.cost(), blame, remains, before, new Rivals(this));
        });
    }

    /** The next one in the order of cost, as far as it is looked for. */
    Optional<Node> next() {
        int mostTried = evidence.isLost() ? MOST_TRIED_LOST : MOST_TRIED;
        while (!open.isEmpty() && work() < mostWork && tried < mostTried && looked++ < mostParts) {
            Node node = open.poll();
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

    /** Whatever it has not come to yet costs so much or more. */
    double atLeast() {
        return open.isEmpty() ? Double.POSITIVE_INFINITY : open.peek().cost();
    }

    /** How many parts it looked at, or would have with fewer things in them to think of. */
    public int effort() {
        return Math.max(looked, tried / TRIED_IN_A_PART);
    }

    /** Whether it may have ended only because it was to be no more work. */
    public boolean wasCut() {
        return work() >= mostWork;
    }

    /** How much work it was: the same on every machine. */
    public int work() {
        return tried + PART * looked;
    }

    private boolean isWhole(Node node) {
        return isWhole(node.explained());
    }

    private boolean isWhole(long explained) {
        return explained == (1L << evidence.happenings().size()) - 1;
    }

    private void end(Node node) {
        if (isGuided(node)) {
            return;
        }
        double cost = node.cost() + Remains.cost(node.position(), begin, evidence);
        open.add(
                new Node(
                        node,
                        null,
                        node.position(),
                        node.acts(),
                        node.explained(),
                        cost,
                        made++,
                        true));
    }

    /** Nothing was done that would explain it. */
    void pass(Node node, int happening, double cost) {
        pass(node, 1L << happening, cost);
    }

    /** The same of several at once. */
    void pass(Node node, long happenings, double cost) {
        open.add(
                new Node(
                        node,
                        null,
                        node.position(),
                        node.acts(),
                        node.explained() | happenings,
                        node.cost() + cost,
                        made++,
                        false));
    }

    /** One act more; empty where it cannot have happened. */
    Optional<Node> with(
            Node node, Act act, Optional<Zone.MeldSlot> slot, Times times, double cost) {
        boolean guided = isGuided(node);
        if (guided && !act.equals(guide.get(node.acts()).act())) {
            return Optional.empty();
        }
        tried++;
        int index = kept + node.acts();
        boolean late = guided ? guide.get(node.acts()).late() : lawful && isToldLate(index, act);
        Optional<Entry> entry =
                course.imagine(node.position(), course.line(index), act, slot, late, times);
        if (guided && entry.isPresent() && !entry.get().isSame(guide.get(node.acts()))) {
            return Optional.empty();
        }
        return entry.filter(one -> isThinkable(one) || isTold(index, one))
                .map(one ->
                        new Node(
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
     * What the table cannot see it does not guess; a call and a time-out somebody has said, and
     * time passes.
     */
    private boolean isThinkable(Entry entry) {
        return switch (entry.act()) {
            case Act.Elapse _ -> true;
            case Act.Notice _, Act.TimeOut _ -> !lawful || !entry.ruled();
            case Act _ when evidence.isMiscounted() && entry.ruledOnlyBy(BY_COUNT) -> false;
            case Act.Tie tie when entry.ruled() && isSupposed(entry.before(), tie.meld()) -> false;
            case Act _ -> !entry.ruled() || !lawful && !entry.ruledOnlyBy(course.unseen());
        };
    }

    /** A card of it is not heard, and may be another one: what fits it is anybody's guess. */
    private boolean isSupposed(Position position, MeldId id) {
        Optional<Zone.MeldSlot> slot = position.slots().of(id);
        return slot.isPresent()
                && position.all().melds().find(id).orElseThrow().cards().list().stream()
                        .anyMatch(card -> !evidence.wasHeard(card, slot.get()));
    }

    /** Nobody is blamed anew, and who is blamed already stays so. */
    private boolean isToldLate(int index, Act act) {
        return index < course.entries().size()
                && course.entries().get(index).late()
                && course.entries().get(index).act().equals(act);
    }

    private boolean isTold(int index, Entry entry) {
        return index < course.entries().size() && entry.isSame(course.entries().get(index));
    }

    /** Where much is missed, nearly everything is more likely than that somebody did wrong. */
    private double fault() {
        return expectation.fault() * evidence.surprise() / evidence.trust();
    }

    /**
     * Also when the code has objected before: who still owes a card from the stock draws it. But
     * who calls does no wrong, and who takes a pozzetto after his last card has done wrong once.
     */
    private static boolean isFault(Optional<Entry> before, Entry entry) {
        return switch (entry.act()) {
            case Act.Notice _, Act.TimeOut _, Act.Elapse _ -> false;
            case Act.Discard _ ->
                    entry.wrong() || entry.before().open().turn().took() == Turn.Took.NOTHING;
            case Act.TakePozzetto take -> entry.ruled() && !isWrongEnd(before, take.seat());
            case Act _ -> entry.ruled();
        };
    }

    private static boolean isWrongEnd(Optional<Entry> before, Seat seat) {
        return before.filter(Entry::ruled)
                .filter(last -> last.act() instanceof Act.OfSeat act && act.seat() == seat)
                .filter(last -> last.after().open().fan(seat).isEmpty())
                .isPresent();
    }

    private int faults(List<Step> steps) {
        int faults = 0;
        Optional<Entry> before = lastKept();
        for (Step step : steps) {
            faults += isFault(before, step.entry()) ? 1 : 0;
            before = Optional.of(step.entry());
        }
        return faults;
    }

    /** The last act before. */
    Optional<Entry> last(Node node) {
        for (Node one = node; one != null; one = one.before()) {
            if (one.entry() != null) {
                return Optional.of(one.entry());
            }
        }
        return lastKept();
    }

    /** The node explains these, and is to be gone on from. */
    void add(Node node, long explained) {
        Entry entry = node.entry();
        int index = kept + node.acts() - 1;
        // Behind the last one nothing goes on meanwhile.
        boolean last = isWhole(node.explained() | explained);
        Optional<Entry> late =
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

    void add(Node node, int happening) {
        add(node, 1L << happening);
    }

    /** The last act of that kind before. */
    Optional<Entry> last(Node node, Predicate<Act> kind) {
        for (Node one = node; one != null; one = one.before()) {
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

    /** The card that is discarded next in what is gone by. */
    Optional<CardName> guidedDiscard(Node node) {
        return isGuided(node)
                        && guide.get(node.acts()).act() instanceof Act.Discard discard
                        && discard.cards().size() == 1
                ? Optional.of(discard.cards().getFirst())
                : Optional.empty();
    }

    /** Whether its next act is given. */
    boolean isGuided(Node node) {
        return node.acts() < guide.size();
    }

    /** All acts of the hand until there. */
    List<Entry> entries(Node node) {
        List<Entry> entries = new ArrayList<>(course.entries().subList(0, kept));
        node.steps().forEach(step -> entries.add(step.entry()));
        return entries;
    }

    /** The last act that stays as it is. */
    Optional<Entry> lastKept() {
        return kept == 0 ? Optional.empty() : Optional.of(course.entries().get(kept - 1));
    }

    long now() {
        return now;
    }
}
