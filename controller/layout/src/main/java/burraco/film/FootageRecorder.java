package burraco.film;

import burraco.cards.Seat;
import burraco.film.Footage.Heard;
import burraco.film.Footage.Note;
import burraco.film.Footage.Troubled;
import burraco.film.Footage.Weighed;
import burraco.hal.Button;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Turns readings into footage. Pass all readings from the beginning of the capture, so that cards
 * already on the table are known.
 */
public final class FootageRecorder {
    private final Layout layout;
    private final Smoothing smoothing;
    private final SortedMap<Integer, AntennaTrack> antennas = new TreeMap<>();
    private final SortedMap<Integer, ScaleTrack> scales = new TreeMap<>();
    private final SortedMap<Integer, OnOffTrack> brokenAntennas = new TreeMap<>();
    private final SortedMap<String, OnOffTrack> lostSources = new TreeMap<>();
    private final List<Note> notes = new ArrayList<>();
    private long latest;

    public FootageRecorder(Layout layout, Smoothing smoothing) {
        this.layout = layout;
        this.smoothing = smoothing;
    }

    public void take(Reading reading) {
        latest = reading.at();
        switch (reading) {
            case Reading.Inventory inventory -> track(inventory.antenna()).inventory(inventory);
            case Reading.Unclear unclear -> track(unclear.antenna()).unclear(unclear.at());
            case Reading.Weight weight ->
                    scales.computeIfAbsent(
                                    weight.scale(), scale -> new ScaleTrack(scale, smoothing))
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

    private AntennaTrack track(int antenna) {
        return antennas.computeIfAbsent(antenna, _ -> new AntennaTrack());
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

    private static <K> void turn(SortedMap<K, OnOffTrack> switches, K key, long at, String detail) {
        OnOffTrack trouble = switches.computeIfAbsent(key, _ -> new OnOffTrack());
        if (FaultState.of(detail) == FaultState.OVER) {
            trouble.off(at);
        } else {
            trouble.on(at);
        }
    }

    /**
     * The footage of a period; call it once. Readings shortly after the period decide whether a tag
     * not detected at its end was only missed.
     */
    public Footage footage(long from, long to) {
        long end = Math.max(latest, to);
        List<Heard> heard = new ArrayList<>();
        List<Weighed> weights = new ArrayList<>();
        List<Troubled> unclear = new ArrayList<>();
        antennas.forEach((antenna, track) -> {
            heard.addAll(track.heard(antenna, end, smoothing));
            unclear.add(new Troubled(antenna, track.unclear(end, smoothing)));
        });
        scales.forEach((_, dial) -> weights.addAll(dial.until(end)));
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
