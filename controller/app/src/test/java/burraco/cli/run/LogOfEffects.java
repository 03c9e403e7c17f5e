package burraco.cli.run;

import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What a running table writes to its log, for tests of what becomes of the log. */
public final class LogOfEffects {
    private final List<String> lines = new ArrayList<>();
    private final RunLog log = new RunLog(Words.in(Language.EN), lines::add, lines::add);
    private long number;

    public void tell(Table table, List<Effect> effects) {
        log.accept(new Snapshot(number++, table.state(), true, effects));
    }

    public List<String> lines() {
        return lines;
    }
}
