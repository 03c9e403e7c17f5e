package burraco.installed;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Each test begins in a machine on which version 1.0 is installed and follows a match. */
abstract class PlayingInMachine {
    @TempDir Path folder;

    TableInMachine table;

    /** How many inputs of the match are in the journal. */
    int inputs;

    @BeforeAll
    static void askedFor() {
        TableInMachine.assumePossible();
    }

    @BeforeEach
    void installed() throws Exception {
        table = TableInMachine.installed(folder);
        inputs = table.inputs();
    }

    @AfterEach
    void off() {
        table.close();
    }
}
