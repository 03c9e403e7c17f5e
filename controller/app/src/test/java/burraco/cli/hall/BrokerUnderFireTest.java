package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.broker.BrokerAddress;
import burraco.hall.load.HallLoad;
import burraco.hall.load.HallProgram;
import burraco.hall.load.PreparedHall;
import burraco.testing.Mosquitto;
import burraco.testing.TableProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tables that tell a hall five acts a second each by way of a broker, while the broker and the hall
 * are killed again and again. {@code -Dbroker.tables}, {@code -Dbroker.kills}, {@code -Dtable.seed}
 * and {@code -Dtable.grown=long} make it longer.
 */
@Tag("process")
@Tag("grown")
class BrokerUnderFireTest {
    private static final boolean LONG = "long".equals(System.getProperty("table.grown"));
    private static final int TABLES = Integer.getInteger("broker.tables", LONG ? 100 : 12);
    private static final int KILLS = Integer.getInteger("broker.kills", LONG ? 8 : 2);
    private static final long SEED = Long.getLong("table.seed", 1);
    private static final int PATIENCE_SECONDS = 240;

    @TempDir private Path folder;

    @Test
    @DisplayName("Broker and hall are killed in turn: nothing is lost, and nothing is there twice")
    void killed() throws Exception {
        Mosquitto.isThere();
        SplittableRandom chance = new SplittableRandom(SEED);
        PreparedHall prepared = PreparedHall.make(folder, TABLES);
        List<Integer> ports = Mosquitto.freePorts(2);
        HallBrokers.write(prepared, ports);
        BrokerAddress address = new BrokerAddress("localhost", ports.getFirst(), true);
        Mosquitto broker =
                Mosquitto.start(new HallFolder(folder).broker().config(), address.port());
        HallProgram program = new HallProgram(BrokerUnderFireTest::process, prepared);
        HallLoad load =
                new HallLoad(prepared, program.open(), HallBrokers.links(prepared, address));
        try (broker;
                program;
                load) {
            load.start();
            load.linked(0, PATIENCE_SECONDS);
            for (int kill = 0; kill < KILLS; kill++) {
                TimeUnit.MILLISECONDS.sleep(500 + chance.nextInt(2_000));
                if (kill == 0) {
                    load.end(2);
                }
                if (kill % 2 == 0) {
                    broker.kill();
                    broker.start();
                } else {
                    program.kill();
                    program.startAgain();
                }
                load.linked(System.nanoTime(), PATIENCE_SECONDS);
            }
            load.finish(PATIENCE_SECONDS);
            System.out.println("on the hall's disk, " + load.figures().disk());
            assertTrue(load.figures().requests() > TABLES * KILLS);
            assertEquals(0, load.figures().refusals(), "seed " + SEED);
        }
        assertEquals(List.of(), load.wrong(), "seed " + SEED);
    }

    private static ProcessBuilder process(List<String> words) {
        return TableProcess.ofMain("burraco.cli.Main", List.of("-Xmx128m"), words);
    }
}
