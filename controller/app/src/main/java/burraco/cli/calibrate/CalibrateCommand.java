package burraco.cli.calibrate;

import burraco.cli.files.SafeFile;
import burraco.cli.files.TableFiles;
import burraco.cli.guide.GuideOptions;
import burraco.cli.guide.GuideOptions.Seated;
import burraco.cli.guide.PracticeTable;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FindingWords;
import burraco.cli.out.Screen;
import burraco.enrolment.calibration.AntennaCalibration;
import burraco.enrolment.calibration.CalibrationTask;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.play.VirtualDeck;
import burraco.play.enrolling.Surveyor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** {@code ./table calibrate}: measures with one card how well each antenna of a table hears. */
public final class CalibrateCommand {
    private final Screen screen;
    private final Clock clock;

    public CalibrateCommand(Screen screen) {
        this(screen, Clock.systemUTC());
    }

    /**
     * @param clock gives the date in the file
     */
    CalibrateCommand(Screen screen, Clock clock) {
        this.screen = screen;
        this.clock = clock;
    }

    public int run(List<String> args) throws IOException {
        return run(GuideOptions.of(Arguments.parse(CommandName.CALIBRATE, args), screen));
    }

    private int run(GuideOptions guide) throws IOException {
        Layout layout = guide.layout();
        Path file = guide.config().resolveSibling(CalibrationFile.NAME);
        // A file that cannot be read is refused before the measurement, not after it.
        List<CalibratedAntenna> before = before(file);
        List<LaidAntenna> antennas = guide.antenna().map(List::of).orElse(layout.antennas());
        AntennaCalibration calibrating = new AntennaCalibration(layout, antennas);
        Seated<CalibrationTask> seated =
                guide.seated(screen, "calibrate", CalibrateCommand::person);
        CalibrateReport report = new CalibrateReport(screen, guide.words(), layout);
        report.title();
        seated.table()
                .lead(
                        calibrating,
                        task -> {
                            report.print(task);
                            seated.person().accept(task);
                        });
        if (calibrating.done().isEmpty()) {
            report.nothingWritten();
            return ExitStatus.DONE;
        }
        Calibration calibration =
                new Calibration(layout.name(), now(), joined(before, calibrating.done(), layout));
        List<String> findings = new FindingWords(guide.words(), layout).say(calibration);
        List<String> remarks = new ArrayList<>();
        remarks.add(guide.words().calibrating("file"));
        remarks.addAll(findings);
        String text = CalibrationFile.write(calibration, remarks);
        SafeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        report.findings(findings, file);
        return ExitStatus.DONE;
    }

    private String now() {
        return Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** Earlier results; they are kept for antennas that are not measured now. */
    private List<CalibratedAntenna> before(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        return new TableFiles(screen)
                .calibration(file)
                .orElseThrow(() -> new CommandRefusal("calibration.unreadable"))
                .antennas();
    }

    /** Earlier and new results of the antennas that the table still has. */
    private static List<CalibratedAntenna> joined(
            List<CalibratedAntenna> before, List<CalibratedAntenna> now, Layout layout) {
        Map<Integer, CalibratedAntenna> all = new TreeMap<>();
        before.forEach(heard -> all.put(heard.antenna(), heard));
        now.forEach(heard -> all.put(heard.antenna(), heard));
        all.keySet().retainAll(layout.antennas().stream().map(LaidAntenna::id).toList());
        return List.copyOf(all.values());
    }

    private static Consumer<CalibrationTask> person(PracticeTable table, Chance chance) {
        Surveyor person =
                new Surveyor(
                        table.table(),
                        VirtualDeck.of(1).cards().firstKey(),
                        chance,
                        table.keyboard());
        return task -> {
            switch (task) {
                case CalibrationTask.LeaveEmpty _ -> person.clear();
                case CalibrationTask.Lay lay -> person.asked(lay.mark().x(), lay.mark().y());
                case CalibrationTask.Complete _, CalibrationTask.Left _ -> person.done();
                case CalibrationTask.Listening _,
                        CalibrationTask.Measured _,
                        CalibrationTask.Done _,
                        CalibrationTask.NothingHeard _,
                        CalibrationTask.Several _,
                        CalibrationTask.Silent _,
                        CalibrationTask.Skipped _,
                        CalibrationTask.NoSuchKey _ -> {}
            }
        };
    }
}
