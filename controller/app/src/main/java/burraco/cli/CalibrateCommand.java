package burraco.cli;

import burraco.cli.GuideOptions.Seated;
import burraco.cli.options.Command;
import burraco.cli.options.Options;
import burraco.cli.options.Refusal;
import burraco.enrolment.calibration.Calibrating;
import burraco.enrolment.calibration.Task;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.layout.calibration.Heard;
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

/** {@code ./table calibrate}: how each antenna of a table hears, tried out with one card. */
final class CalibrateCommand {
    private final Screen screen;
    private final Clock clock;

    CalibrateCommand(Screen screen) {
        this(screen, Clock.systemUTC());
    }

    /**
     * @param clock whose date stands in the file
     */
    CalibrateCommand(Screen screen, Clock clock) {
        this.screen = screen;
        this.clock = clock;
    }

    int run(List<String> args) throws IOException {
        return run(GuideOptions.of(Options.parse(Command.CALIBRATE, args), screen));
    }

    private int run(GuideOptions guide) throws IOException {
        Layout layout = guide.layout();
        Path file = guide.config().resolveSibling(CalibrationFile.NAME);
        // Better to hear now that it cannot be read than when all is measured.
        List<Heard> before = before(file);
        List<LaidAntenna> antennas = guide.antenna().map(List::of).orElse(layout.antennas());
        Calibrating calibrating = new Calibrating(layout, antennas);
        Seated<Task> seated = guide.seated(screen, "calibrate", CalibrateCommand::person);
        CalibrateSheet sheet = new CalibrateSheet(screen, guide.words(), layout);
        sheet.title();
        seated.table()
                .lead(
                        calibrating,
                        task -> {
                            sheet.print(task);
                            seated.person().accept(task);
                        });
        if (calibrating.done().isEmpty()) {
            sheet.nothingWritten();
            return Main.DONE;
        }
        Calibration calibration =
                new Calibration(layout.name(), now(), joined(before, calibrating.done(), layout));
        List<String> findings = new FindingWords(guide.words(), layout).say(calibration);
        List<String> remarks = new ArrayList<>();
        remarks.add(guide.words().calibrating("file"));
        remarks.addAll(findings);
        String text = CalibrationFile.write(calibration, remarks);
        SafeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        sheet.findings(findings, file);
        return Main.DONE;
    }

    private String now() {
        return Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** What was found before stays for antennas that were not tried out now. */
    private List<Heard> before(Path file) {
        if (!Files.exists(file)) {
            return List.of();
        }
        return new TableFiles(screen.err())
                .calibration(file)
                .orElseThrow(() -> new Refusal("calibration.unreadable"))
                .antennas();
    }

    /** Of antennas that the table still has. */
    private static List<Heard> joined(List<Heard> before, List<Heard> now, Layout layout) {
        Map<Integer, Heard> all = new TreeMap<>();
        before.forEach(heard -> all.put(heard.antenna(), heard));
        now.forEach(heard -> all.put(heard.antenna(), heard));
        all.keySet().retainAll(layout.antennas().stream().map(LaidAntenna::id).toList());
        return List.copyOf(all.values());
    }

    private static Consumer<Task> person(PracticeTable table, Chance chance) {
        Surveyor person =
                new Surveyor(
                        table.table(),
                        VirtualDeck.of(1).cards().firstKey(),
                        chance,
                        table.keyboard());
        return task -> {
            switch (task) {
                case Task.LeaveEmpty _ -> person.clear();
                case Task.Lay lay -> person.asked(lay.mark().x(), lay.mark().y());
                case Task.Complete _, Task.Left _ -> person.done();
                case Task.Listening _,
                        Task.Measured _,
                        Task.Done _,
                        Task.NothingHeard _,
                        Task.Several _,
                        Task.Silent _,
                        Task.Skipped _,
                        Task.NoSuchKey _ -> {}
            }
        };
    }
}
