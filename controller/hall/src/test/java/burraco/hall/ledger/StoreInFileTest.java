package burraco.hall.ledger;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class StoreInFileTest extends StoreContract {
    @TempDir private Path folder;

    @Override
    TestPlace fresh() {
        return TestFile.in(folder);
    }
}
