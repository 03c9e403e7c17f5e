package burraco.hall.ledger;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class LedgerTest extends LedgerContract {
    @TempDir private Path folder;

    @Override
    TestPlace fresh() {
        return TestFile.in(folder);
    }
}
