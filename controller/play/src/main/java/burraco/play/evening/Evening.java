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
 * Four people who play hand after hand on a virtual table. Each hand follows a {@link Script}; this
 * class carries it out at people's speed and with their habits. The listeners get the readings of
 * the table; what truly happened is returned only when the hand is over.
 */
public final class Evening {
    /** How long after the last card all antennas are scanned once more. */
    private static final long AFTERWARDS_MILLIS = 4_000;

    private final VirtualTable table;
    private final Consumer<Reading> inbox;
    private final Manners manners;
    private final Chance chance;
    private final Occasions occasions;
    private final CardHandling fingers;
    private final DealActions dealing;
    private final Playing playing;
    private final Breakdowns breakdowns;
    private List<BreakdownOrder> ordered = List.of();
    private boolean first = true;

    /** When the last action was complete. */
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
        table = new VirtualTable(VirtualSources.of(layout), noise, chance.stream("sensors"));
        deck.cards().keySet().forEach(table::know);
        table.open(inbox);
        occasions = new Occasions(manners, this.chance.stream("habits"));
        breakdowns = new Breakdowns(table, layout, deck, chance.stream("breakdowns"));
        TablePlaces places = new TablePlaces(layout, manners, this.chance);
        fingers = new CardHandling(table, deck, manners, this.chance);
        dealing = new DealActions(fingers, places, manners, occasions, this.chance);
        playing = new Playing(fingers, places, manners, occasions, this.chance);
    }

    /** The virtual table, for ordering faults. */
    public VirtualTable table() {
        return table;
    }

    /** Orders breakdowns that happen in each hand from now on. */
    public void order(List<BreakdownOrder> breakdowns) {
        ordered = List.copyOf(breakdowns);
    }

    /** How often people followed each habit in the last hand. */
    public Map<Habit, Integer> habits() {
        return occasions.times();
    }

    /**
     * Plays one hand, from shuffling until its cards are gathered.
     *
     * @param remark a remark at the head of the hand record
     */
    public Truth play(Script script, String remark) {
        Truth truth = playAndLeave(script, remark);
        clock = playing.gather(script.deeds().getLast().after(), clock);
        table.advance(clock);
        return truth;
    }

    /**
     * Plays one hand and leaves its cards on the table.
     *
     * @param remark a remark at the head of the hand record
     */
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
            TimeSpan span = act(deed, script).and(complete);
            complete = span.complete();
            clock = Math.max(clock, playing.next(span));
            table.advance(clock);
            truth.did(deed, span.begun(), span.complete());
        }
        clock += AFTERWARDS_MILLIS;
        table.advance(clock);
        return truth;
    }

    /** Lets time pass in which nobody moves. */
    public void rest(Duration time) {
        clock += time.toMillis();
        table.advance(clock);
    }

    private TimeSpan act(Deed deed, Script script) {
        Hand before = deed.before();
        return switch (deed.act()) {
            case Act.Shuffle _ -> pause(ActionTime.SHUFFLE);
            case Act.Cut _ -> pause(ActionTime.CUT);
            case Act.Deal deal -> dealing.toSeat(deal.to(), deed.moved().getFirst(), clock);
            case Act.DealPozzetto deal ->
                    dealing.toPozzetto(deal.pozzetto(), deed.moved().getFirst(), clock);
            case Act.TurnUp _ -> turnUp(deed);
            case Act.Notice notice -> press("call", notice.seat().orElse(before.turn().seat()));
            case Act.TimeOut _ -> press(Button.of("timeout"));
            case Act.Elapse elapse -> TimeSpan.at(clock + elapse.millis());
            case Act.Gap gap -> TimeSpan.at(clock + gap.millis());
            case Act.Redeal _ -> gatherForANewDeal(script.start());
            case Act.OfSeat act -> {
                clock = dealing.putDownStock(before, clock);
                yield playing.act(deed, act, clock);
            }
            // These acts are spoken or written down, and move no card.
            case Act.Doubt _,
                    Act.Report _,
                    Act.Waive _,
                    Act.ArbiterPoints _,
                    Act.Decide _,
                    Act.End _ ->
                    TimeSpan.at(clock);
        };
    }

    /**
     * In the first hand the arbiter gives the sign to start when everybody has counted; later hands
     * begin without him.
     */
    private TimeSpan turnUp(Deed deed) {
        clock = dealing.putDownStock(deed.before(), clock);
        if (first) {
            clock += manners.time(ActionTime.ARBITERS_GO, chance);
            press(Button.of("start"));
            first = false;
        }
        return playing.turnUp(deed, clock);
    }

    /** Gathers all cards after a void deal; no place of the record has any of them then. */
    private TimeSpan gatherForANewDeal(Hand start) {
        long gathered = playing.gather(start, clock);
        dealing.begin();
        return new TimeSpan(clock, gathered);
    }

    private TimeSpan pause(ActionTime pace) {
        return TimeSpan.at(clock + manners.time(pace, chance));
    }

    private TimeSpan press(String key, Seat seat) {
        clock += manners.time(ActionTime.CALL, chance);
        return press(new Button(key, seat.toString()));
    }

    private TimeSpan press(Button button) {
        long at = clock;
        table.at(at, () -> inbox.accept(new Reading.Press(at, button)));
        return TimeSpan.at(at);
    }
}
