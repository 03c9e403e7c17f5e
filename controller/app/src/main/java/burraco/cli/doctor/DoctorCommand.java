package burraco.cli.doctor;

import burraco.cli.doctor.DoctorOptions.Turn;
import burraco.cli.files.MachineClock;
import burraco.cli.files.TableFiles;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.examination.Examination;
import burraco.examination.Examined;
import burraco.journal.Journal;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.words.Language;
import burraco.words.Words;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * {@code ./table doctor}: shows what a table can detect, even before it is built, and tests its
 * devices once it is.
 */
public final class DoctorCommand {
    private final Screen screen;
    private final InputStream keyboard;
    private final DoctorTimeouts timeouts;
    private final Journal.WallClock wall;
    private final long begun = System.nanoTime();
    private final LongSupplier micros = () -> (System.nanoTime() - begun) / 1_000;

    public DoctorCommand(Screen screen) {
        this(screen, System.in, DoctorTimeouts.USUAL, new MachineClock());
    }

    DoctorCommand(
            Screen screen, InputStream keyboard, DoctorTimeouts timeouts, Journal.WallClock wall) {
        this.screen = screen;
        this.keyboard = keyboard;
        this.timeouts = timeouts;
        this.wall = wall;
    }

    public int run(List<String> args) {
        try {
            return run(DoctorOptions.of(args));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.NOT_WHOLE;
        }
    }

    private int run(DoctorOptions options) throws InterruptedException {
        TableFiles files = new TableFiles(screen);
        Optional<Layout> layout = files.layout(options.config());
        if (layout.isEmpty()) {
            return ExitStatus.BAD_INPUT;
        }
        Path tried = options.config().resolveSibling(CalibrationFile.NAME);
        boolean isThere = Files.exists(tried);
        Optional<Calibration> calibration = isThere ? files.calibration(tried) : Optional.empty();
        Words words = words(layout.get(), options.language());
        boolean real = layout.get().sources().stream().anyMatch(one -> !one.isVirtual());
        if (!real && !options.turns().isEmpty()) {
            String first = options.turns().iterator().next().option();
            throw new CommandRefusal("table.nothing-for", first);
        }
        new DoctorReport(screen, words).print(layout.get(), calibration);
        if (!wall.isDated(Optional.empty())) {
            screen.out().println(words.picture("news.undated"));
        }
        screen.flush();
        int status = ExitStatus.DONE;
        if (real && !options.paper()) {
            Optional<DevicesInfo> devices = files.devices(options.config());
            if (devices.isEmpty()) {
                return ExitStatus.BAD_INPUT;
            }
            status = examine(options, layout.get(), devices.get(), words, calibration);
        } else if (options.listen().isPresent()) {
            listen(options, layout.get(), words, calibration, Optional.empty());
        }
        return isThere && calibration.isEmpty() ? ExitStatus.BAD_INPUT : status;
    }

    private int examine(
            DoctorOptions options,
            Layout layout,
            DevicesInfo devices,
            Words words,
            Optional<Calibration> calibration)
            throws InterruptedException {
        ExaminationReport report = new ExaminationReport(screen, words, layout);
        report.trying();
        try (DoctorTrial trial = new DoctorTrial(layout, devices, micros, timeouts)) {
            List<Examined> found = Examination.of(layout, devices, trial.run());
            report.print(found);
            if (!options.turns().isEmpty()) {
                List<Examined> looked = turns(options, layout, words, trial, found);
                report.changed(found, looked);
                found = looked;
            }
            if (options.listen().isPresent()) {
                listen(options, layout, words, calibration, Optional.of(trial.inbox()));
            }
            return Examination.isWell(found) ? ExitStatus.DONE : ExitStatus.NOT_WHOLE;
        }
    }

    private List<Examined> turns(
            DoctorOptions options,
            Layout layout,
            Words words,
            DoctorTrial trial,
            List<Examined> found)
            throws InterruptedException {
        if (screen.live()) {
            trial.inbox().listenTo(keyboard);
        }
        DoctorTurns turns = new DoctorTurns(screen, words, layout, trial, timeouts, found);
        for (Turn turn : options.turns()) {
            turns.run(turn);
        }
        return turns.lines();
    }

    private void listen(
            DoctorOptions options,
            Layout layout,
            Words words,
            Optional<Calibration> calibration,
            Optional<DoctorInbox> inbox)
            throws InterruptedException {
        long millis = options.listen().orElseThrow();
        DoctorListening listening = new DoctorListening(layout);
        if (inbox.isPresent()) {
            listening.toReal(inbox.get(), millis);
        }
        listening.toVirtual(millis);
        boolean isVirtual = layout.sources().stream().anyMatch(SourceInfo::isVirtual);
        new ListeningReport(screen, words, layout, calibration)
                .print(millis, isVirtual, listening.antennas(), listening.scales());
    }

    /** The words in the language that was asked for, otherwise in the table's. */
    private static Words words(Layout layout, Optional<Language> asked) {
        return Words.in(asked.or(() -> Language.parse(layout.language())).orElse(Language.IT));
    }
}
