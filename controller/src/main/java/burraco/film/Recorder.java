package burraco.film;

import burraco.cards.Seat;
import burraco.film.Footage.Heard;
import burraco.film.Footage.Note;
import burraco.film.Footage.Troubled;
import burraco.film.Footage.Weighed;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes footage of readings, from the first of the capture on: what lies there came before. */
public final class Recorder {
    private final Layout layout;
    private final Grain grain;
    private final SortedMap<Integer, Ear> ears = new TreeMap<>();
    private final SortedMap<Integer, Dial> dials = new TreeMap<>();
    private final SortedMap<Integer, Switch> brokenAntennas = new TreeMap<>();
    private final SortedMap<String, Switch> lostSources = new TreeMap<>();
    private final List<Note> notes = new ArrayList<>();
    private long latest;

    public Recorder(Layout layout, Grain grain) {
        this.layout = layout;
        this.grain = grain;
    }

    public void take(Reading reading) {
        latest = reading.at();
        switch (reading) {
            case Reading.Inventory inventory -> ear(inventory.antenna()).inventory(inventory);
            case Reading.Unclear unclear -> ear(unclear.antenna()).unclear(unclear.at());
            case Reading.Weight weight ->
                    dials.computeIfAbsent(weight.scale(), scale -> new Dial(scale, grain))
                            .weight(weight.at(), weight.grams());
            case Reading.Press press -> press(press);
            case Reading.AntennaFault fault -> {
                turn(brokenAntennas, fault.antenna(), fault.at(), fault.detail());
                note(fault.at(), "antenna " + fault.antenna() + " " + fault.detail());
            }
            case Reading.SourceFault fault -> {
                turn(lostSources, fault.source(), fault.at(), fault.detail());
                note(fault.at(), fault.source() + " " + fault.detail());
            }
        }
    }

    private Ear ear(int antenna) {
        return ears.computeIfAbsent(antenna, _ -> new Ear());
    }

    private void press(Reading.Press press) {
        Button button = press.button();
        Optional<Seat> seat =
                Arrays.stream(Seat.values())
                        .filter(one -> one.toString().equals(button.place()))
                        .findFirst();
        String text = (button.key() + " " + button.place()).strip();
        notes.add(new Note(press.at(), text, seat));
    }

    private void note(long at, String text) {
        notes.add(new Note(at, text.strip(), Optional.empty()));
    }

    private static <K> void turn(SortedMap<K, Switch> switches, K key, long at, String detail) {
        Switch trouble = switches.computeIfAbsent(key, _ -> new Switch());
        if (detail.startsWith("back")) {
            trouble.off(at);
        } else {
            trouble.on(at);
        }
    }

    /**
     * What was said from one time to the other, to be asked once. Readings of a moment behind it
     * tell whether what was not heard at its end was only missed.
     */
    public Footage footage(long from, long to) {
        long end = Math.max(latest, to);
        List<Heard> heard = new ArrayList<>();
        List<Weighed> weights = new ArrayList<>();
        List<Troubled> unclear = new ArrayList<>();
        ears.forEach((antenna, ear) -> {
            heard.addAll(ear.heard(antenna, end, grain));
            unclear.add(new Troubled(antenna, ear.unclear(end, grain)));
        });
        dials.forEach((_, dial) -> weights.addAll(dial.until(end)));
        return new Footage(from, to, heard, weights, notes, silent(end), unclear);
    }

    private List<Troubled> silent(long end) {
        List<Troubled> silent = new ArrayList<>();
        brokenAntennas.forEach(
                (antenna, trouble) -> silent.add(new Troubled(antenna, trouble.until(end))));
        lostSources.forEach((source, trouble) -> {
            Spans when = trouble.until(end);
            for (LaidAntenna antenna : layout.antennas()) {
                if (antenna.source().equals(source)) {
                    silent.add(new Troubled(antenna.id(), when));
                }
            }
        });
        return silent;
    }
}
