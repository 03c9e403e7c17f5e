package burraco.running;

import burraco.hal.Buzzer;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.TextDisplay;
import burraco.signals.Cue;
import burraco.signals.Signal;
import burraco.signals.Signals;
import burraco.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * Shows the state of a table on its lamps, display and buzzer. A device is told only what changes.
 */
public final class Panel implements Onlooker {
    private final Optional<Lamps> lamps;
    private final Optional<TextDisplay> display;
    private final Optional<Buzzer> buzzer;
    private final Signals signals;
    private Optional<Prepared> prepared = Optional.empty();
    private LampPicture picture = LampPicture.DARK;
    private List<String> lines = List.of();
    private Optional<Cue> cue = Optional.empty();

    public Panel(
            Words words,
            Optional<Lamps> lamps,
            Optional<TextDisplay> display,
            Optional<Buzzer> buzzer) {
        this.lamps = lamps;
        this.display = display;
        this.buzzer = buzzer;
        signals =
                new Signals(
                        words,
                        lamps.map(Lamps::groups).orElse(List.of()),
                        display.map(TextDisplay::columns).orElse(0),
                        display.map(TextDisplay::rows).orElse(0));
    }

    private record Prepared(Snapshot snapshot, Signal signal) {}

    @Override
    public void prepare(Snapshot next) {
        prepared = Optional.of(new Prepared(next, signal(next)));
    }

    private Signal signal(Snapshot snapshot) {
        return signals.of(snapshot.state(), snapshot.secured(), snapshot.dated());
    }

    @Override
    public void accept(Snapshot snapshot) {
        Signal signal =
                prepared.filter(one -> one.snapshot() == snapshot)
                        .map(Prepared::signal)
                        .orElseGet(() -> signal(snapshot));
        prepared = Optional.empty();
        lamps.filter(_ -> !signal.lamps().equals(picture))
                .ifPresent(one -> one.show(signal.lamps()));
        display.filter(_ -> !signal.lines().equals(lines))
                .ifPresent(one -> one.show(signal.lines()));
        if (!signal.cue().equals(cue)) {
            signal.cue()
                    .ifPresent(news -> buzzer.ifPresent(one -> one.play(news.sound().melody())));
        }
        picture = signal.lamps();
        lines = signal.lines();
        cue = signal.cue();
    }
}
