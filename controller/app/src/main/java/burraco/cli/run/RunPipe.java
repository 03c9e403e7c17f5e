package burraco.cli.run;

import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.words.FileWords;
import burraco.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Reads readings in the form of a capture from a file or a pipe, at the pace of the table. */
final class RunPipe {
    /** The log speaks English about what is not the game. */
    private static final FileWords WORDS = FileWords.in(Language.EN);

    private final CaptureReader reader;
    private final Consumer<String> log;
    private Optional<CaptureStart> start = Optional.empty();

    RunPipe(InputStream in, Layout layout, Consumer<String> log) {
        reader = new CaptureReader(in, layout);
        this.log = log;
    }

    /** The first line of the capture; empty if it is none. */
    Optional<CaptureStart> start() throws IOException {
        Optional<CaptureLine> first = reader.next();
        if (first.isPresent() && first.get() instanceof CaptureLine.Started(_, var said)) {
            start = Optional.of(said);
        }
        return start;
    }

    /** Passes all readings on until the end, or until it is interrupted. */
    void bring(Predicate<Reading> inbox) {
        try {
            for (Optional<CaptureLine> line = reader.next();
                    line.isPresent();
                    line = reader.next()) {
                switch (line.get()) {
                    case CaptureLine.Started _ -> {}
                    case CaptureLine.Skipped(var number, var why) ->
                            log.accept("readings, line " + number + ": skipped, " + WORDS.say(why));
                    case CaptureLine.Read(_, var reading) -> {
                        while (!inbox.test(reading)) {
                            TimeUnit.MILLISECONDS.sleep(1);
                        }
                    }
                }
            }
        } catch (IOException gone) {
            log.accept("readings: " + gone.getMessage());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
