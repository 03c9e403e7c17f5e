package burraco.testing;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Layout;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * An evening that can be played twice: straight from the virtual table, and with the firmware in
 * the loop. The same seed is the same evening either way.
 *
 * @param acts so many acts of play in each hand, or {@link #ALL}
 */
public record FirmwareEvening(long seed, int hands, int acts) {
    public static final int ALL = 0;

    public static final Layout LAYOUT = ReferenceTable.LAYOUT;

    /** Faults of cables and boards are real here, so they are removed from the noise. */
    private static final Noise NOISE =
            Noise.REFERENCE
                    .with(NoiseFigure.LINK_DAMAGE, 0, 0)
                    .with(NoiseFigure.LINK_LOSSES, 0, 0)
                    .with(NoiseFigure.READER_HANGS, 0, 0)
                    .with(NoiseFigure.ANTENNA_DETUNINGS, 0, 0);

    private static final List<Button> BUTTONS =
            List.of(
                    Button.of("start"),
                    Button.of("timeout"),
                    new Button("call", "S"),
                    new Button("call", "W"),
                    new Button("call", "N"),
                    new Button("call", "E"));

    private static final long AFTERWARDS = 10_000;

    /** The readings without boards. */
    public List<Reading> straight() {
        List<Reading> readings = new ArrayList<>();
        play(evening(readings::add));
        return readings;
    }

    /** Called before the evening begins. */
    public interface Beforehand {
        void at(BoardsOfAVirtualTable boards, VirtualTable table);
    }

    /** The readings of the boards' devices. */
    public List<Reading> throughBoards(int ringBytes, Beforehand beforehand) {
        List<Reading> readings = new ArrayList<>();
        BoardsOfAVirtualTable boards =
                new BoardsOfAVirtualTable(LAYOUT, BUTTONS, ringBytes, readings::add);
        Evening evening = evening(boards::hear);
        boards.takeOver(evening.table());
        beforehand.at(boards, evening.table());
        play(evening);
        return readings;
    }

    private Evening evening(Consumer<Reading> inbox) {
        return new Evening(
                LAYOUT,
                ExampleTable.reference().deck(),
                NOISE,
                Manners.USUAL,
                new Chance(seed),
                inbox);
    }

    private void play(Evening evening) {
        Casting casting = new Casting(seed, LAYOUT.rules(), LAYOUT.slots(Line.NS), List.of());
        Seat dealer = Seat.SOUTH;
        for (int hand = 0; hand < hands; hand++) {
            Script whole = casting.script(hand, hand, dealer);
            evening.play(acts == ALL ? whole : whole.beginning(acts), "hand " + hand);
            dealer = dealer.next();
        }
        evening.table().advance(evening.table().now() + AFTERWARDS);
    }

    /** The tracker's records of them, hand by hand. */
    public static List<String> records(List<Reading> readings) {
        Tracker tracker =
                new Tracker(LAYOUT, ExampleTable.reference().deck(), Seat.SOUTH).keepingTime();
        List<TrackerEvent> told = new ArrayList<>();
        readings.forEach(reading -> told.addAll(tracker.take(reading)));
        told.addAll(tracker.end());
        return told.stream()
                .filter(TrackerEvent.HandOver.class::isInstance)
                .map(over -> ((TrackerEvent.HandOver) over).record())
                .toList();
    }
}
