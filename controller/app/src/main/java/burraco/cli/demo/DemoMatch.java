package burraco.cli.demo;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.cli.demo.DemoHost.Secretary;
import burraco.cli.files.TableFiles;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.TableState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A match of simulated players on the virtual reference table, made from a seed. In the first hand
 * a player breaks the rules. The audience may slow the match down but does not change it.
 */
final class DemoMatch {
    /** Cases that a newcomer understands at once; one of them is committed. */
    private static final List<Case> MISCHIEF =
            List.of(
                    Case.DISCARD_WITHOUT_DRAW,
                    Case.WRONG_TIE,
                    Case.WRONG_OPENING,
                    Case.EQUAL_COMBINATION,
                    Case.OPENED_WITHOUT_DRAW,
                    Case.CLOSING_WITHOUT_BURRACO,
                    Case.CLOSING_DISCARD_IS_WILD,
                    Case.FAN_EMPTIED_BY_TYING);

    /**
     * Long enough that the round hardly ever ends before the match; the scripts do not handle that.
     */
    private static final Duration FOR_A_HAND = Duration.ofMinutes(20);

    private static final int PATIENCE = 30;

    private final List<Script> scripts = new ArrayList<>();
    private final DemoPeople people = new DemoPeople();
    private final Evening evening;
    private final DemoHost host;
    private final long start;
    private final Map<Seat, String> names;
    private Supplier<TableState> state;

    /** Where a match is played and recorded. */
    interface Place {
        /** A table whose match is not recorded. */
        Place UNWRITTEN =
                (layout, deck, dealer) ->
                        new Seated(new Table(layout, deck, dealer), Secretary.NONE);

        /**
         * @param layout as those who play have agreed on
         */
        Seated at(Layout layout, Deck deck, Seat dealer);
    }

    /** A table and what records its match. */
    record Seated(Table table, Secretary secretary) {}

    /**
     * @param hands that are played; the match of the table has as many at least
     */
    DemoMatch(
            TableFiles.Table table, long seed, int hands, Place place, DemoHost.Audience audience) {
        Chance chance = new Chance(seed).stream("demo");
        Case which = MISCHIEF.get(chance.below(MISCHIEF.size()));
        Layout plain = table.layout();
        Casting casting = new Casting(seed, plain.rules(), plain.slots(Line.NS), List.of(which));
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < hands; hand++) {
            scripts.add(casting.script(hand, hand, dealer));
            dealer = dealer.next();
        }
        Layout layout = agreed(plain);
        Seated seated = place.at(layout, table.deck(), Seat.SOUTH);
        host =
                new DemoHost(
                        seated.table(),
                        seated.secretary(),
                        (now, effects) -> {
                            state = now;
                            people.see(now, effects);
                            audience.see(now, effects);
                        });
        evening = new Evening(layout, table.deck(), Noise.QUIET, Manners.USUAL, chance, this::hear);
        start = seated.table().state().now();
        names = DemoNames.of(seed);
    }

    /** As the people of these scripts have agreed on. */
    private Layout agreed(Layout layout) {
        MatchInfo match = layout.match();
        boolean onCall = scripts.stream().anyMatch(Script::onCall);
        Duration round = FOR_A_HAND.multipliedBy(match.hands());
        return layout.with(new MatchInfo(match.hands(), match.teams(), round, false, onCall));
    }

    private void hear(Reading reading) {
        host.accept(new Input.Read(reading));
        people.act(reading.at()).forEach(host);
    }

    void play() {
        names.forEach((seat, name) -> {
            Command named = new Command.Name(seat, name);
            host.accept(new Input.Ordered(start, new Person.Arbiter(""), named));
        });
        for (int hand = 0; hand < scripts.size() && !isOver(); hand++) {
            Script script = scripts.get(hand);
            people.play(script);
            evening.play(script, "demo, hand " + (hand + 1));
            settle(hand + 1);
        }
    }

    /** After a time-out no further hand is played. */
    private boolean isOver() {
        return state != null && state.get().before().isPresent();
    }

    /** Waits until both lines have confirmed the score; an arbiter helps if the table needs one. */
    private void settle(int hand) {
        for (int i = 0; i < PATIENCE && !isConfirmed(hand); i++) {
            if (i == PATIENCE / 2 && DemoPeople.match(state.get()).played().size() < hand) {
                order(new Command.End(""));
                order(new Command.NextHand());
            }
            evening.rest(Duration.ofSeconds(1));
        }
        evening.rest(Duration.ofSeconds(5));
    }

    private boolean isConfirmed(int hand) {
        return DemoPeople.match(state.get()).played().size() == hand
                && DemoPeople.match(state.get()).isConfirmed();
    }

    private void order(Command command) {
        host.accept(new Input.Ordered(state.get().now(), new Person.Arbiter(""), command));
    }
}
