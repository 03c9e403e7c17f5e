package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.RealSources;
import burraco.testing.TableProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A table whose file names the header of a Raspberry Pi, on a machine without one. */
@Tag("process")
class RunWithoutAHeaderTest {
    private static final int TERMINATED = 143;

    private static final String HEADER =
            """

            [[source]]
            id = "pi"
            kind = "pi"

            [[buttons]]
            source = "pi"
            number = 17
            key = "start"

            [[lamps]]
            source = "pi"
            group = "centre"
            first = 0
            lamps = 8

            [buzzer]
            source = "pi"

            [display]
            kind = "hd44780"

            [pi]
            strip = "ws2812b"
            """;

    @TempDir private Path folder;

    @Test
    @Timeout(90)
    void eachDeviceSaysSoOnceAndTheTableRuns() throws Exception {
        Path config = RealSources.write(folder, Map.of(), HEADER);
        TableProcess table = TableProcess.run(Map.of(), List.of("--config", config.toString()));
        table.await(line -> line.contains("is ready"));
        List<String> devices =
                List.of("Non funziona: dispositivo pi", "lampade pi", "display pi", "cicalino pi");
        for (String device : devices) {
            table.await(line -> line.startsWith("WARN  " + device + ": "));
        }
        assertEquals(TERMINATED, table.terminate());
        for (String device : devices) {
            List<String> said =
                    table.said().stream()
                            .filter(line -> line.startsWith("WARN  " + device))
                            .toList();
            assertEquals(1, said.size(), said::toString);
            assertEquals(true, said.getFirst().contains("Raspberry Pi"), said::toString);
        }
    }
}
