package burraco.cli.hall;

import burraco.testing.Mosquitto;
import org.junit.jupiter.api.BeforeAll;

/** The same with the ledger in PostgreSQL, and tables that ask by way of a broker. */
class GrownHallUnderFireTest extends HallInDatabaseUnderFireTest {
    @BeforeAll
    static void brokerIsHere() {
        Mosquitto.isThere();
    }

    @Override
    boolean isOverBroker() {
        return true;
    }
}
