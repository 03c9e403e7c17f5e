package burraco.hall.ledger;

import burraco.hall.postgres.Postgres;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;

@Tag("process")
@Tag("grown")
class ShelfInDatabaseTest extends ShelfContract {
    @BeforeAll
    static void isHere() {
        Postgres.mustBeHere();
    }

    @Override
    TestPlace fresh() throws Exception {
        return TestDatabase.fresh();
    }
}
