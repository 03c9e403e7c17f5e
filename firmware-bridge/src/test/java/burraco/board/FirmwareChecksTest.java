package burraco.board;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The firmware's own checks, in C and with sanitizers; and that every variant compiles. */
@Tag("firmware")
class FirmwareChecksTest {
    @Test
    void theCoreHoldsTheGoldenVectorsAndItsOwnChecks() {
        assumeTrue(FirmwareBuild.areThere("make", "cc"), "there is no C compiler");
        FirmwareBuild.make("check", 0);
    }

    @Test
    void theDriversUnderstandTheChipsThatTheyAreFor() {
        assumeTrue(FirmwareBuild.areThere("make", "cc"), "there is no C compiler");
        FirmwareBuild.make("drivers-check", 0);
    }

    @Test
    void noUpdateIsLostWithThePower() {
        assumeTrue(FirmwareBuild.areThere("make", "cc"), "there is no C compiler");
        FirmwareBuild.make("rp2040-check", 0);
    }

    @Test
    void itIsBuiltForTheRealBoard() {
        assumeTrue(
                FirmwareBuild.areThere("make", "cc") && FirmwareBuild.compilesForArm(),
                "there is no compiler for the real board");
        Path out = FirmwareBuild.make("rp2040", 0);
        assertTrue(Files.exists(out.resolve("table-board-rp2040.uf2")), out::toString);
        assertTrue(Files.exists(out.resolve("starter-board-rp2040.uf2")), out::toString);
    }
}
