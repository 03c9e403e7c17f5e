package burraco.cli.hall;

import burraco.testing.Mosquitto;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The same round, where the tables ask by way of a broker, which is killed as well. */
@Tag("process")
@Tag("grown")
@EnabledIfSystemProperty(named = "table.grown", matches = "long")
class HallOverBrokerUnderFireTest extends HallUnderFireTest {
    @BeforeAll
    static void isThere() {
        Mosquitto.isThere();
    }

    @Override
    boolean isOverBroker() {
        return true;
    }
}
