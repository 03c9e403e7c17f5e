package burraco.cli.calibrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.cli.guide.PracticeTable;
import burraco.cli.out.Screen;
import burraco.enrolment.calibration.AntennaCalibration;
import burraco.enrolment.calibration.CalibrationTask;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.layout.calibration.CalibrationFinding;
import burraco.play.VirtualDeck;
import burraco.play.enrolling.Surveyor;
import burraco.testing.ExampleTable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Antennas are calibrated with one card, under the noise of the reference table. */
class CalibrateCommandTest {
    private static final Layout REFERENCE = ExampleTable.reference().layout();

    @TempDir Path folder;

    private Path config;
    private Path file;

    @BeforeEach
    void table() throws IOException {
        config = folder.resolve("table.toml");
        file = folder.resolve("calibration.toml");
        Files.writeString(config, LayoutWriter.write(REFERENCE));
    }

    /**
     * The result of calibrating these antennas.
     *
     * @param written the layout as it is written
     * @param built the table as it was built
     */
    private static Calibration tried(Layout written, Layout built, long seed, int... ids) {
        List<LaidAntenna> antennas =
                written.antennas().stream()
                        .filter(one -> java.util.Arrays.stream(ids).anyMatch(id -> id == one.id()))
                        .toList();
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        Chance chance = new Chance(seed);
        PracticeTable table = new PracticeTable(built, Noise.REFERENCE, chance, nowhere, false);
        Surveyor person =
                new Surveyor(
                        table.table(),
                        VirtualDeck.of(1).cards().firstKey(),
                        chance,
                        table.keyboard());
        AntennaCalibration calibrating = new AntennaCalibration(written, antennas);
        table.lead(
                calibrating,
                task -> {
                    switch (task) {
                        case CalibrationTask.LeaveEmpty _ -> person.clear();
                        case CalibrationTask.Lay lay ->
                                person.asked(lay.mark().x(), lay.mark().y());
                        default -> {}
                    }
                });
        return new Calibration(written.name(), "2026-05-31", calibrating.done());
    }

    /** The same table with one antenna in another place. */
    private static Layout moved(Layout layout, int id, double dx) {
        List<LaidAntenna> antennas = new ArrayList<>();
        for (LaidAntenna laid : layout.antennas()) {
            Antenna antenna = laid.antenna();
            Area area = antenna.area();
            Area other = new Area(area.x() + dx, area.y(), area.w(), area.h());
            antennas.add(
                    laid.id() == id
                            ? new LaidAntenna(
                                    new Antenna(id, antenna.port(), other, antenna.stack()),
                                    laid.zone(),
                                    laid.source())
                            : laid);
        }
        return new Layout(
                layout.name(),
                layout.rules(),
                layout.language(),
                layout.deck(),
                layout.match(),
                layout.sources(),
                antennas,
                layout.scales());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aWellBuiltTableIsFoundToBeOne(long seed) {
        Calibration found = tried(REFERENCE, REFERENCE, seed, 1, 2, 3, 11, 12, 13, 31);
        assertEquals(7, found.antennas().size());
        assertEquals(List.of(), CalibrationFinding.of(found, REFERENCE), "seed " + seed);
        for (CalibratedAntenna heard : found.antennas()) {
            assertTrue(heard.middle() > 0.8, "seed " + seed + ": " + heard);
            double inside = heard.places().getFirst().share();
            double beyond = heard.places().get(1).share();
            double far = heard.places().getLast().share();
            assertTrue(inside > 0.6, "seed " + seed + ": " + heard);
            assertTrue(inside > beyond && beyond >= far, "farther is fainter: " + heard);
            assertTrue(far < 0.3 && heard.reach() < 30, "seed " + seed + ": " + heard);
            assertTrue(heard.scans() > 2 && heard.scans() < 20, "seed " + seed + ": " + heard);
            for (CalibratedAntenna.Neighbour neighbour : heard.neighbours()) {
                assertTrue(isNear(heard.antenna(), neighbour.antenna()), heard.toString());
                assertTrue(neighbour.share() < 0.05, heard.toString());
            }
        }
    }

    private static boolean isNear(int one, int other) {
        return area(one).gap(area(other)) < 7;
    }

    private static Area area(int id) {
        return REFERENCE.antennas().stream()
                .filter(laid -> laid.id() == id)
                .findFirst()
                .orElseThrow()
                .antenna()
                .area();
    }

    /** Slot 2 of NS was built 3 cm nearer to slot 1 than the layout says. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void twoAntennasTooCloseAreToldToMoveApart(long seed) {
        Layout built = moved(REFERENCE, 12, 3);
        Calibration found = tried(REFERENCE, built, seed, 11, 12);
        List<CalibrationFinding> neighbours =
                CalibrationFinding.of(found, REFERENCE).stream()
                        .filter(CalibrationFinding.HearsNeighbour.class::isInstance)
                        .toList();
        assertEquals(1, neighbours.size(), "seed " + seed + ": " + found);
        CalibrationFinding.HearsNeighbour hears =
                (CalibrationFinding.HearsNeighbour) neighbours.getFirst();
        assertEquals(12, hears.antenna());
        assertEquals(11, hears.neighbour());
        assertTrue(hears.apart() >= 1 && hears.apart() <= 5, hears.toString());
    }

    @Test
    void alsoWhereOnlyTheOneThatIsHeardWasTriedOut() {
        Calibration found = tried(REFERENCE, moved(REFERENCE, 12, 3), 1, 11);
        assertTrue(
                CalibrationFinding.of(found, REFERENCE).stream()
                        .anyMatch(finding ->
                                finding instanceof CalibrationFinding.HearsNeighbour hears
                                        && hears.antenna() == 12
                                        && hears.neighbour() == 11),
                found.toString());
    }

    @Test
    void anAntennaThatIsNotWhereTheLayoutSaysIsDeafThere() {
        Calibration found = tried(REFERENCE, moved(REFERENCE, 31, 40), 1, 31);
        assertEquals(
                List.of(new CalibrationFinding.Deaf(31)), CalibrationFinding.of(found, REFERENCE));
        assertEquals(List.of(), found.antennas().getFirst().places());
    }

    private Terminal calibrate(Object... args) {
        List<Object> all =
                new ArrayList<>(List.of("calibrate", "--config", config, "--practice", 1));
        all.addAll(List.of(args));
        return Terminal.run(all.toArray());
    }

    private Calibration read() throws IOException {
        CalibrationFile.Result result = CalibrationFile.read(Files.readAllBytes(file));
        return ((CalibrationFile.Result.Read) result).calibration();
    }

    @Test
    void theWholeTableGoesToAFileBesideTheLayoutWithTheCallersDate() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Clock clock = Clock.fixed(Instant.parse("2026-05-31T18:30:00Z"), ZoneOffset.UTC);
        int status =
                new CalibrateCommand(new Screen(stream, stream, false, false), clock)
                        .run(List.of("--config", config.toString(), "--practice", "1"));
        String told = out.toString(StandardCharsets.UTF_8);
        assertEquals(0, status, told);
        assertEquals("2026-05-31T18:30:00Z", read().date());
        assertEquals(
                REFERENCE.antennas().stream().map(LaidAntenna::id).toList(),
                read().antennas().stream().map(CalibratedAntenna::antenna).toList());
        assertTrue(told.contains("Antenne provate: 27."), told);
        assertFalse(told.contains("E004"), told);
        for (String line : told.lines().toList()) {
            assertTrue(line.length() <= 80 || line.contains(folder.toString()), line);
        }
    }

    @Test
    void oneAntennaAloneLeavesWhatWasFoundOfTheOthers() throws IOException {
        assertEquals(0, calibrate("--antenna", 11).status());
        CalibratedAntenna before = read().antenna(11).orElseThrow();
        assertEquals(0, calibrate("--antenna", 12, "--practice", 2).status());
        assertEquals(before, read().antenna(11).orElseThrow());
        assertEquals(2, read().antennas().size());
    }

    @Test
    void aBadFileIsToldBeforeAnythingIsMeasuredAndStays() throws IOException {
        Files.writeString(file, "date = 2026-05-31\ntable = 7\nantenna = []\n");
        Terminal told = calibrate();
        assertEquals(2, told.status());
        assertTrue(
                told.err().startsWith(file + ":2:9: \"table\": expected the table's name"),
                told.err());
        assertEquals("", told.out());
        assertEquals(3, Files.readAllLines(file).size());
    }

    // What doctor shows

    @Test
    void doctorShowsItBesideTheAntennas() {
        calibrate("--antenna", 11);
        Terminal told = Terminal.run("doctor", "--config", config, "--lang", "en");
        assertEquals(0, told.status());
        assertTrue(told.out().contains("Tried out with a card (2"), told.out());
        assertTrue(told.out().contains("  11 (North-South, slot 1) "), told.out());
        assertTrue(told.out().contains("Nothing unusual."), told.out());
        for (String line : told.outLines()) {
            assertTrue(line.length() <= 80, line);
        }
    }

    @Test
    void doctorGoesOnWithoutAFileThatCannotBeRead() throws IOException {
        Files.writeString(file, "date = 2026-05-31\n");
        Terminal told = Terminal.run("doctor", "--config", config);
        assertEquals(2, told.status());
        assertTrue(told.err().contains(file + ":2:1: \"table\": expected"), told.err());
        assertTrue(told.out().contains("Vede da solo"), told.out());
        assertFalse(told.out().contains("Provate con una carta"), told.out());
    }
}
