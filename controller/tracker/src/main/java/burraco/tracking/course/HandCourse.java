package burraco.tracking.course;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.PublicView;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.layout.sight.Sights;
import burraco.record.Canonical;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The acts of one hand in their order, as far as they are understood. Acts are added and removed at
 * the end only; each keeps the position before it, so that removing is going back.
 */
public final class HandCourse {
    private static final int DECK = 108;
    private static final int MOST_IMAGINED = 4_000;

    private final Set<Case> unseen;
    private Setting setting;
    private List<String> header;
    private final List<TrackedAct> entries = new ArrayList<>();
    private final List<CourseChange> told = new ArrayList<>();
    private HandPosition start;
    private int changes;

    /**
     * Results of recent calls of {@link #imagine}; the same is asked again and again while readings
     * come in.
     */
    private final Map<Asked, Optional<TrackedAct>> imagined = new HashMap<>();

    private record Asked(HandPosition from, Act act, Optional<Zone.MeldSlot> slot, boolean late) {}

    public HandCourse(Layout layout, Seat dealer) {
        unseen = Sights.unseen(layout);
        MatchInfo match = layout.match();
        begin(
                new Setting(layout.rules(), dealer, match.onCall(), true, match.turnTimes()),
                DECK,
                0);
    }

    /**
     * Cases that this table cannot see, so that nobody is accused of them unless a person says so.
     */
    public Set<Case> unseen() {
        return unseen;
    }

    /**
     * Starts the hand with an incomplete or mixed deck. To be called before anything is on record.
     *
     * @param cards number of all cards
     * @param left how many of them are a pozzetto left from the hand before
     */
    public void startWith(int cards, int left) {
        if (!entries.isEmpty()) {
            throw new IllegalStateException("something has happened already");
        }
        begin(
                new Setting(
                        setting.rules(),
                        setting.dealer(),
                        setting.onCall(),
                        cards == DECK,
                        setting.timed()),
                cards,
                left);
    }

    /** Sets another dealer than the presumed one. To be called before anything is on record. */
    public void dealtBy(Seat dealer) {
        if (!entries.isEmpty()) {
            throw new IllegalStateException("something has happened already");
        }
        begin(
                new Setting(setting.rules(), dealer, setting.onCall(), true, setting.timed()),
                DECK,
                0);
    }

    private void begin(Setting by, int cards, int left) {
        setting = by;
        header = header(by);
        Draft draft = Draft.fresh(by);
        if (left > 0) {
            header.add("P3:" + " ??".repeat(left));
            draft.places().pozzetto(3, new Pozzetto.Lying(Holding.unseen(left)));
        }
        if (!by.wholeDeck()) {
            header.add("stock: " + (cards - left));
        }
        draft.places().stock(Row.unseen(cards - left));
        Hand hand = draft.hand();
        start = new HandPosition(hand, hand, MeldSlots.NONE);
    }

    private static List<String> header(Setting setting) {
        List<String> lines = new ArrayList<>();
        lines.add("[Code \"" + setting.rules().code() + "\"]");
        RuleSet rules = setting.rules();
        for (Parameter parameter : Parameter.values()) {
            String chosen = parameter.chosenIn(rules);
            boolean usual = chosen.equals(parameter.choices().getFirst());
            if (!usual && parameter.belongsTo(rules.code())) {
                lines.add("[Rule \"" + parameter + "=" + chosen + "\"]");
            }
        }
        if (setting.onCall()) {
            lines.add("[Notice \"on-call\"]");
        }
        if (setting.timed()) {
            lines.add("[Turn \"on\"]");
        }
        lines.add("[Dealer \"" + setting.dealer() + "\"]");
        if (!setting.wholeDeck()) {
            lines.add("[Deck \"as-is\"]");
        }
        return lines;
    }

    public Setting setting() {
        return setting;
    }

    public List<TrackedAct> entries() {
        return entries;
    }

    public Optional<TrackedAct> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast());
    }

    public HandPosition now() {
        return entries.isEmpty() ? start : entries.getLast().after();
    }

    /** The position after this many acts. */
    public HandPosition after(int acts) {
        return acts == 0 ? start : entries.get(acts - 1).after();
    }

    /** The hand as far as it is public. */
    public Hand open() {
        return now().open();
    }

    private int nextLine() {
        return header.size() + entries.size() + 1;
    }

    /**
     * The entry that the act would become if it were added now; empty if it cannot have happened.
     *
     * @param slot where the meld lies that the act opens or extends
     */
    public Optional<TrackedAct> imagine(Act act, Optional<Zone.MeldSlot> slot, ActTimes times) {
        return imagine(now(), act, slot, false, times);
    }

    /** The entry that the act would become in this position. */
    public Optional<TrackedAct> imagine(
            HandPosition from,
            Act act,
            Optional<Zone.MeldSlot> slot,
            boolean late,
            ActTimes times) {
        return imagine(from, nextLine(), act, slot, late, times);
    }

    /** The number of the record line after this many acts. */
    public int line(int entries) {
        return header.size() + entries + 1;
    }

    public Optional<TrackedAct> imagine(
            HandPosition from,
            int number,
            Act act,
            Optional<Zone.MeldSlot> slot,
            boolean late,
            ActTimes times) {
        Asked asked = new Asked(from, act, slot, late);
        Optional<TrackedAct> known = imagined.get(asked);
        if (known == null) {
            if (imagined.size() >= MOST_IMAGINED) {
                imagined.clear();
            }
            known = apply(from, number, act, slot, late, times);
            imagined.put(asked, known);
        }
        return known.map(entry -> entry.at(times));
    }

    /**
     * The entry that a gap in the record would become.
     *
     * @param opened the places of melds that nobody saw being opened
     */
    public Optional<TrackedAct> imagineGap(
            HandPosition from,
            int number,
            Act.Gap gap,
            Map<Zone.MeldSlot, MeldId> opened,
            ActTimes times) {
        return apply(from, number, gap, Optional.empty(), false, times)
                .map(entry -> {
                    HandPosition after = entry.after();
                    MeldSlots slots = after.slots();
                    for (Map.Entry<Zone.MeldSlot, MeldId> one : opened.entrySet()) {
                        slots = slots.with(one.getKey(), one.getValue());
                    }
                    return entry.to(new HandPosition(after.open(), after.all(), slots)).byItself();
                });
    }

    private static Optional<TrackedAct> apply(
            HandPosition from,
            int number,
            Act act,
            Optional<Zone.MeldSlot> slot,
            boolean late,
            ActTimes times) {
        if (!(Engine.apply(from.all(), act, number, late) instanceof Outcome.Ruled all)) {
            return Optional.empty();
        }
        Act seen = PublicView.of(act, all.moved());
        if (!(Engine.apply(from.open(), seen, number, late) instanceof Outcome.Ruled open)) {
            return Optional.empty();
        }
        String text = Canonical.line(act, late, from.all(), all.moved());
        MeldSlots slots = from.slots();
        if (slot.isPresent()) {
            slots = slots.with(slot.get(), meldOf(act, from.all()));
        }
        HandPosition after = new HandPosition(open.hand(), all.hand(), slots.in(all.hand()));
        return Optional.of(
                new TrackedAct(
                        act,
                        late,
                        text,
                        named(all.moved()),
                        open.rulings(),
                        from,
                        after,
                        times.since(),
                        times.complete(),
                        times.decided(),
                        false,
                        Optional.empty()));
    }

    private static List<Card> named(List<Card> moved) {
        return moved.stream().filter(card -> !card.isUnseen()).toList();
    }

    private static MeldId meldOf(Act act, Hand before) {
        return switch (act) {
            case Act.Open open -> open.as().orElse(before.melds().due(open.seat().line()));
            case Act.Tie tie -> tie.meld();
            case Act.Merge merge -> merge.into();
            case Act other -> throw new IllegalArgumentException("lays no meld: " + other);
        };
    }

    /** Adds an entry that was made by {@link #imagine} for the present position. */
    public void take(TrackedAct entry) {
        int line = nextLine();
        entries.add(entry);
        changes++;
        told.add(new CourseChange.Added(line, entry));
    }

    /** Removes the last act. */
    public TrackedAct withdraw(WithdrawalReason why, long decided) {
        TrackedAct entry = entries.removeLast();
        changes++;
        told.add(new CourseChange.Withdrawn(nextLine(), entry, why, decided));
        return entry;
    }

    /** Changes the grounds of the accusation in this act. */
    public void blame(int index, AccusationGrounds by) {
        entries.set(index, entries.get(index).blaming(by));
    }

    /** Number of changes so far. */
    public int told() {
        return changes;
    }

    /** The changes since the last call. */
    public List<CourseChange> take() {
        List<CourseChange> taken = List.copyOf(told);
        told.clear();
        return taken;
    }

    /** The hand record, without comments. */
    public String record() {
        StringBuilder text = new StringBuilder();
        header.forEach(line -> text.append(line).append('\n'));
        entries.forEach(entry -> text.append(entry.text()).append('\n'));
        return text.toString();
    }
}
