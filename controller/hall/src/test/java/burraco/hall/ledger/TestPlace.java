package burraco.hall.ledger;

import java.util.List;

/** A place for a hall's store that a test may damage. */
interface TestPlace {
    Place place();

    /** Changes what is in it, past the hall. */
    void sql(List<String> lines) throws Exception;

    /** Bytes as its SQL writes them. */
    String bytes(String hex);
}
