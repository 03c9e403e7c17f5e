package burraco.cli.dispute;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cli.Terminal;
import burraco.testing.HallEvening;
import java.nio.file.Path;

/** Both files about the same match: the hall's and the table's. */
final class DisputeFiles {
    private DisputeFiles() {}

    static Terminal ofHall(HallEvening evening, Path zip) {
        return Terminal.run(
                "hall", "dispute", evening.hall(), "--round", 1, "--table", 1, "--out", zip);
    }

    static Terminal ofTable(HallEvening evening, Path zip) {
        return Terminal.run(
                "history",
                "dispute",
                1,
                "--lang",
                "en",
                "--out",
                zip,
                "--journal",
                evening.journal(),
                "--config",
                HallEvening.TABLE.file());
    }

    static Unzipped hall(HallEvening evening, Path temp) throws Exception {
        Path zip = temp.resolve("hall.zip");
        Terminal run = ofHall(evening, zip);
        assertEquals(0, run.status(), run.out() + run.err());
        return Unzipped.of(zip, temp.resolve("of-hall"));
    }

    static Unzipped table(HallEvening evening, Path temp) throws Exception {
        Path zip = temp.resolve("table.zip");
        Terminal run = ofTable(evening, zip);
        assertEquals(0, run.status(), run.out() + run.err());
        return Unzipped.of(zip, temp.resolve("of-table"));
    }
}
