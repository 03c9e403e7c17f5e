package burraco.board;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInfo;

/**
 * The same firmware on the kind of processor that a board has, emulated by QEMU. It is slow, so
 * usually only its restart is tried, which is a real reset; {@code -Dburraco.qemu=true} runs
 * everything.
 */
@Tag("firmware")
class FirmwareInQemuTest extends FirmwareInTheLoopTest {
    private static final String USUALLY = "afterARestartAllIsAsItWas";

    private String name = "";

    @Override
    @BeforeEach
    void start(TestInfo test) {
        name = test.getTestMethod().orElseThrow().getName();
        super.start(test);
    }

    @Override
    World world() {
        assumeTrue(name.equals(USUALLY) || Boolean.getBoolean("burraco.qemu"), "not asked for");
        Optional<Path> firmware = FirmwareBuild.emulated();
        assumeTrue(firmware.isPresent(), "There is no QEMU, or no compiler for its processor.");
        return World.emulate(firmware.get());
    }
}
