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
import burraco.tracking.Told;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The course of one hand, act by act, as far as it is understood. Acts come at its end and may be
 * withdrawn from there; each keeps the position before it, so that withdrawing is going back.
 */
public final class Course {
    private static final int DECK = 108;
    private static final int MOST_IMAGINED = 4_000;

    private final Set<Case> unseen;
    private Setting setting;
    private List<String> header;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Told> told = new ArrayList<>();
    private Position start;
    private int changes;

    /** The same is asked again and again while readings come in. */
    private final Map<Asked, Optional<Entry>> imagined = new HashMap<>();

    private record Asked(Position from, Act act, Optional<Zone.MeldSlot> slot, boolean late) {}

    public Course(Layout layout, Seat dealer) {
        unseen = Sights.unseen(layout);
        MatchInfo match = layout.match();
        begin(
                new Setting(layout.rules(), dealer, match.onCall(), true, match.turnTimes()),
                DECK,
                0);
    }

    /** What the code says and this table cannot see: nobody did it unless a person says so. */
    public Set<Case> unseen() {
        return unseen;
    }

    /**
     * The cards are not those that there should be; to be known before anything is on record.
     *
     * @param cards how many in all
     * @param left cards of a pozzetto of the hand before among them
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

    /** Somebody else deals than was presumed; to be known before anything is on record. */
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
        start = new Position(hand, hand, Slots.NONE);
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

    public List<Entry> entries() {
        return entries;
    }

    public Optional<Entry> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast());
    }

    public Position now() {
        return entries.isEmpty() ? start : entries.getLast().after();
    }

    /** Where the hand stood after so many acts. */
    public Position after(int acts) {
        return acts == 0 ? start : entries.get(acts - 1).after();
    }

    /** The hand by what lies open. */
    public Hand open() {
        return now().open();
    }

    private int nextLine() {
        return header.size() + entries.size() + 1;
    }

    /**
     * What the act would come to now.
     *
     * @param slot where the meld lies that it lays or extends
     */
    public Optional<Entry> imagine(Act act, Optional<Zone.MeldSlot> slot, Times times) {
        return imagine(now(), act, slot, false, times);
    }

    /** What the act would come to from there. */
    public Optional<Entry> imagine(
            Position from, Act act, Optional<Zone.MeldSlot> slot, boolean late, Times times) {
        return imagine(from, nextLine(), act, slot, late, times);
    }

    /** The line of the act that would come after so many. */
    public int line(int entries) {
        return header.size() + entries + 1;
    }

    public Optional<Entry> imagine(
            Position from,
            int number,
            Act act,
            Optional<Zone.MeldSlot> slot,
            boolean late,
            Times times) {
        Asked asked = new Asked(from, act, slot, late);
        Optional<Entry> known = imagined.get(asked);
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
     * How the hand stands after a time of which nothing is known.
     *
     * @param opened where the melds lie that nobody saw being opened
     */
    public Optional<Entry> imagineGap(
            Position from,
            int number,
            Act.Gap gap,
            Map<Zone.MeldSlot, MeldId> opened,
            Times times) {
        return apply(from, number, gap, Optional.empty(), false, times)
                .map(entry -> {
                    Position after = entry.after();
                    Slots slots = after.slots();
                    for (Map.Entry<Zone.MeldSlot, MeldId> one : opened.entrySet()) {
                        slots = slots.with(one.getKey(), one.getValue());
                    }
                    return entry.to(new Position(after.open(), after.all(), slots)).byItself();
                });
    }

    private static Optional<Entry> apply(
            Position from,
            int number,
            Act act,
            Optional<Zone.MeldSlot> slot,
            boolean late,
            Times times) {
        if (!(Engine.apply(from.all(), act, number, late) instanceof Outcome.Ruled all)) {
            return Optional.empty();
        }
        Act seen = PublicView.of(act, all.moved());
        if (!(Engine.apply(from.open(), seen, number, late) instanceof Outcome.Ruled open)) {
            return Optional.empty();
        }
        String text = Canonical.line(act, late, from.all(), all.moved());
        Slots slots = from.slots();
        if (slot.isPresent()) {
            slots = slots.with(slot.get(), meldOf(act, from.all()));
        }
        Position after = new Position(open.hand(), all.hand(), slots.in(all.hand()));
        return Optional.of(
                new Entry(
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
        return moved.stream().filter(card -> card != null).toList();
    }

    private static MeldId meldOf(Act act, Hand before) {
        return switch (act) {
            case Act.Open open -> open.as().orElse(before.melds().due(open.seat().line()));
            case Act.Tie tie -> tie.meld();
            case Act.Merge merge -> merge.into();
            case Act other -> throw new IllegalArgumentException("lays no meld: " + other);
        };
    }

    /** Puts on record what was imagined from here. */
    public void take(Entry entry) {
        int line = nextLine();
        entries.add(entry);
        changes++;
        told.add(new Told.Decided(line, entry));
    }

    /** Goes back by one act. */
    public Entry withdraw(Told.Why why, long decided) {
        Entry entry = entries.removeLast();
        changes++;
        told.add(new Told.Withdrawn(nextLine(), entry, why, decided));
        return entry;
    }

    /** That it was a fault is as sure as that makes it. */
    public void blame(int index, Blame by) {
        entries.set(index, entries.get(index).blaming(by));
    }

    /** How much has been put on record and withdrawn in all. */
    public int told() {
        return changes;
    }

    /** What was put on record or withdrawn since this was asked last. */
    public List<Told> take() {
        List<Told> taken = List.copyOf(told);
        told.clear();
        return taken;
    }

    /** The bare hand record. */
    public String record() {
        StringBuilder text = new StringBuilder();
        header.forEach(line -> text.append(line).append('\n'));
        entries.forEach(entry -> text.append(entry.text()).append('\n'));
        return text.toString();
    }
}
