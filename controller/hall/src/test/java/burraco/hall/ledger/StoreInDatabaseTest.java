package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.postgres.Postgres;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("process")
@Tag("grown")
class StoreInDatabaseTest extends StoreContract {
    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @Override
    TestPlace fresh() throws Exception {
        return TestDatabase.fresh();
    }

    private static String turn(TestDatabase hall) throws Exception {
        return hall.server().sql(hall.name(), "SELECT turn FROM hall_lodi.store");
    }

    private static String refused(TestDatabase hall) {
        return assertThrows(
                        LedgerException.class, () -> HallStore.open(hall.place(), _ -> {}).close())
                .getMessage();
    }

    @Test
    @DisplayName("In a hall that is refused nothing is written, not even whose turn it is")
    void refusedIsNotWritten() throws Exception {
        TestDatabase hall = TestDatabase.fresh();
        HallStore.open(hall.place(), _ -> {}).close();
        assertEquals("1", turn(hall));
        hall.sql(List.of("UPDATE store SET version = 1000"));
        assertTrue(refused(hall).contains("1000"), refused(hall));
        hall.sql(
                List.of(
                        "UPDATE store SET version = " + DatabaseSchema.VERSION,
                        "ALTER TABLE told ADD COLUMN more TEXT"));
        assertTrue(refused(hall).contains("somebody has changed how it is built"));
        assertEquals("1", turn(hall));
    }

    @Test
    @DisplayName("While a transaction of a lost program waits in it, the hall counts as running")
    void lostProgram() throws Exception {
        TestDatabase hall = TestDatabase.fresh();
        HallStore.open(hall.place(), _ -> {}).close();
        try (Connection lost = hall.connect();
                Statement statement = lost.createStatement()) {
            lost.setAutoCommit(false);
            statement.execute("SELECT turn FROM store FOR SHARE");
            assertTrue(refused(hall).endsWith("another program is running this hall"));
            lost.rollback();
        }
        HallStore.open(hall.place(), _ -> {}).close();
    }

    @Test
    @DisplayName("Of a database's schemas those are halls that have a hall's name and a ledger")
    void halls() throws Exception {
        TestDatabase hall = TestDatabase.fresh();
        HallStore.open(hall.place(), _ -> {}).close();
        for (String other : List.of("\"hall_x-y\"", "\"hall_x y\"", "\"hall_X\"", "hall_empty")) {
            hall.server().sql(hall.name(), "CREATE SCHEMA " + other);
        }
        hall.server().sql(hall.name(), "CREATE TABLE \"hall_x-y\".decision (seq BIGINT)");
        List<Place> there =
                Place.halls(hall.database().url(), TestDatabase.password(hall.server()));
        assertEquals(List.of("lodi"), there.stream().map(Place::name).toList());
    }
}
