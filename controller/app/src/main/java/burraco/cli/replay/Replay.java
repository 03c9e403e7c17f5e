package burraco.cli.replay;

import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandTexts;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.text.Sentence;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Replays a capture through the tracker. */
public final class Replay {
    private static final Sentence OTHERS = new Sentence("replay.skipped-others");

    /**
     * How many different reasons for skipped lines are kept, because a stranger's file may have any
     * number.
     */
    private static final int REASONS = 10;

    /** Receives readings and hands while they are processed. */
    public interface Audience {
        /** Called when the capture's first line has been read. */
        default void begun(TableFiles.Table table) {}

        /** A reading that goes to the tracker next. */
        default void read(Reading reading) {}

        void told(TrackerEvent told, int hand);

        void skipped(CaptureLine.Skipped line);

        void over(ReplayedHand hand);
    }

    private final Function<CaptureStart, TableFiles.Table> tables;
    private final Audience audience;
    private final ReplayedHand.Listener listener = new ReplayedHand.Listener();
    private final Map<Sentence, Integer> skips = new LinkedHashMap<>();
    private Optional<Tracker> tracker = Optional.empty();

    public Replay(Function<CaptureStart, TableFiles.Table> tables, Audience audience) {
        this.tables = tables;
        this.audience = audience;
    }

    /** Replays the whole file; returns whether it is a capture. */
    public boolean run(InputStream in) throws IOException {
        CaptureReader reader = new CaptureReader(in, this::begin);
        Optional<CaptureLine> line = reader.next();
        while (line.isPresent()) {
            take(line.get());
            line = reader.next();
        }
        tracker.ifPresent(one -> tell(one.end()));
        return tracker.isPresent();
    }

    private Layout begin(CaptureStart start) {
        TableFiles.Table table = tables.apply(start);
        audience.begun(table);
        tracker =
                Optional.of(
                        new Tracker(table.layout(), table.deck(), start.dealer()).keepingTime());
        return table.layout();
    }

    private void take(CaptureLine line) {
        switch (line) {
            case CaptureLine.Started _ -> {}
            case CaptureLine.Read read -> {
                audience.read(read.reading());
                tell(tracker.orElseThrow().take(read.reading()));
            }
            case CaptureLine.Skipped skipped -> {
                boolean counted = skips.size() < REASONS || skips.containsKey(skipped.why());
                skips.merge(counted ? skipped.why() : OTHERS, 1, Integer::sum);
                audience.skipped(skipped);
            }
        }
    }

    private void tell(List<TrackerEvent> news) {
        for (TrackerEvent told : news) {
            listener.hear(told);
            audience.told(told, listener.number());
            if (told instanceof TrackerEvent.HandOver over) {
                audience.over(listener.over(over));
            }
        }
    }

    /** The skipped lines by reason; empty if there were none. */
    public Optional<String> skips(CommandTexts texts) {
        if (skips.isEmpty()) {
            return Optional.empty();
        }
        int lines = skips.values().stream().mapToInt(Integer::intValue).sum();
        String reasons =
                skips.entrySet().stream()
                        .map(reason -> reason.getValue() + " × " + texts.say(reason.getKey()))
                        .collect(Collectors.joining(", "));
        return Optional.of(texts.count("replay.skipped", lines, reasons));
    }
}
