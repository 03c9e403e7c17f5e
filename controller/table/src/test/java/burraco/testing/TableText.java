package burraco.testing;

import burraco.table.Table;
import burraco.table.state.TableState;

/** All that a table is, as text: two tables with the same text are the same. */
public final class TableText {
    private TableText() {}

    public static String of(Table table) {
        TableState state = table.state();
        return String.join(
                "\n",
                table.records().record(),
                table.records().corrections().toString(),
                state.match().toString(),
                state.before().toString(),
                state.hand().acts().toString(),
                state.hand().phase() + " " + state.hand().acting(),
                state.hand().ns() + " " + state.hand().ew(),
                state.hand().open().owed().toString(),
                state.clocks().toString(),
                state.assignment().toString(),
                state.questions().toString(),
                state.contest().toString(),
                state.choice().toString(),
                state.troubles().toString());
    }
}
