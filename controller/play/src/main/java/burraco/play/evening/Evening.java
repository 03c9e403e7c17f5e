package burraco.play.evening;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import burraco.layout.Layout;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Four people who play on a virtual table as people do, hand after hand. What they do is in a
 * {@link Script}; here they do it, at their pace and with their quirks, and the table's readings go
 * to whoever listens. What truly happened is told only when the hand is over, and to nobody else.
 */
public final class Evening {
    /** Until the table has looked at everything once more after the last card. */
    private static final long AFTERWARDS = 4_000;

    private final VirtualTable table;
    private final Consumer<Reading> inbox;
    private final Manners manners;
    private final Chance chance;
    private final Occasions occasions;
    private final Fingers fingers;
    private final Dealing dealing;
    private final Playing playing;
    private final Breakdowns breakdowns;
    private List<BreakdownOrder> ordered = List.of();
    private boolean first = true;

    /** When the last thing that was done was complete. */
    private long clock = 1_000;

    public Evening(
            Layout layout,
            Deck deck,
            Noise noise,
            Manners manners,
            Chance chance,
            Consumer<Reading> inbox) {
        this.inbox = inbox;
        this.manners = manners;
        this.chance = chance.stream("people");
        table = new VirtualTable(Sources.of(layout), noise, chance.stream("sensors"));
        deck.cards().keySet().forEach(table::know);
        table.open(inbox);
        occasions = new Occasions(manners, this.chance.stream("habits"));
        breakdowns = new Breakdowns(table, layout, deck, chance.stream("breakdowns"));
        Places places = new Places(layout, manners, this.chance);
        fingers = new Fingers(table, deck, manners, this.chance);
        dealing = new Dealing(fingers, places, manners, occasions, this.chance);
        playing = new Playing(fingers, places, manners, occasions, this.chance);
    }

    /** The table itself, to order faults. */
    public VirtualTable table() {
        return table;
    }

    /** In each hand from now on these go wrong. */
    public void order(List<BreakdownOrder> breakdowns) {
        ordered = List.copyOf(breakdowns);
    }

    /** What people did by habit in the hand that was played last, and how often. */
    public Map<Habit, Integer> habits() {
        return occasions.times();
    }

    /**
     * One hand, from the shuffling until its cards are gathered.
     *
     * @param remark what the record says of itself
     */
    public Truth play(Script script, String remark) {
        Truth truth = playAndLeave(script, remark);
        clock = playing.gather(script.deeds().getLast().after(), clock);
        table.advance(clock);
        return truth;
    }

    /** The same, and its cards stay where they lie. */
    public Truth playAndLeave(Script script, String remark) {
        Truth truth = new Truth(remark, script);
        occasions.begin();
        dealing.begin();
        playing.begin(script.start(), clock);
        long begun = clock;
        ordered.forEach(order -> breakdowns.order(order, begun));
        List<BreakdownOrder> lifts = new ArrayList<>(ordered);
        lifts.removeIf(order -> order.what() != Breakdown.MELDS_LIFTED);
        lifts.sort(Comparator.comparingLong(BreakdownOrder::at));
        long complete = clock;
        for (Deed deed : script.deeds()) {
            if (!lifts.isEmpty() && clock >= begun + lifts.getFirst().at()) {
                playing.liftMelds(deed.before(), clock, lifts.removeFirst().millis());
            }
            Span span = act(deed, script).and(complete);
            complete = span.complete();
            clock = Math.max(clock, playing.next(span));
            table.advance(clock);
            truth.did(deed, span.begun(), span.complete());
        }
        clock += AFTERWARDS;
        table.advance(clock);
        return truth;
    }

    /** Nobody moves a hand for so long. */
    public void rest(Duration time) {
        clock += time.toMillis();
        table.advance(clock);
    }

    private Span act(Deed deed, Script script) {
        Hand before = deed.before();
        return switch (deed.act()) {
            case Act.Shuffle _ -> pause(Pace.SHUFFLE);
            case Act.Cut _ -> pause(Pace.CUT);
            case Act.Deal deal -> dealing.toSeat(deal.to(), deed.moved().getFirst(), clock);
            case Act.DealPozzetto deal ->
                    dealing.toPozzetto(deal.pozzetto(), deed.moved().getFirst(), clock);
            case Act.TurnUp _ -> turnUp(deed);
            case Act.Notice notice -> press("call", notice.seat().orElse(before.turn().seat()));
            case Act.TimeOut _ -> press(Button.of("timeout"));
            case Act.Elapse elapse -> Span.at(clock + elapse.millis());
            case Act.Gap gap -> Span.at(clock + gap.millis());
            case Act.Redeal _ -> gatherForANewDeal(script.start());
            case Act.OfSeat act -> {
                clock = dealing.putDownStock(before, clock);
                yield playing.act(deed, act, clock);
            }
            // Words, and what people write down.
            case Act.Doubt _,
                    Act.Report _,
                    Act.Waive _,
                    Act.ArbiterPoints _,
                    Act.Decide _,
                    Act.End _ ->
                    Span.at(clock);
        };
    }

    /** When everybody has counted, the arbiter lets them begin; later hands begin by themselves. */
    private Span turnUp(Deed deed) {
        clock = dealing.putDownStock(deed.before(), clock);
        if (first) {
            clock += manners.time(Pace.ARBITERS_GO, chance);
            press(Button.of("start"));
            first = false;
        }
        return playing.turnUp(deed, clock);
    }

    /** All cards that there are: by the record of a void deal none of them lies anywhere. */
    private Span gatherForANewDeal(Hand start) {
        long gathered = playing.gather(start, clock);
        dealing.begin();
        return new Span(clock, gathered);
    }

    private Span pause(Pace pace) {
        return Span.at(clock + manners.time(pace, chance));
    }

    private Span press(String key, Seat seat) {
        clock += manners.time(Pace.CALL, chance);
        return press(new Button(key, seat.toString()));
    }

    private Span press(Button button) {
        long at = clock;
        table.at(at, () -> inbox.accept(new Reading.Press(at, button)));
        return Span.at(at);
    }
}
