package burraco.cli;

import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.TableState;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The table as the demo has it: inputs go in, and an audience sees what comes of them. */
final class DemoHost implements Consumer<Input> {
    private final Table table;
    private final Secretary secretary;
    private final Audience audience;

    /** Whoever writes down what happens, before anybody sees it. */
    interface Secretary {
        /** Nothing is written down. */
        Secretary NONE = (_, _, _) -> {};

        void took(Input input, List<Effect> effects, Table table);
    }

    /** Whoever watches. */
    interface Audience {
        /**
         * Something came in, or it is later.
         *
         * @param effects what came of it, mostly nothing
         */
        void see(Supplier<TableState> state, List<Effect> effects);
    }

    DemoHost(Table table, Secretary secretary, Audience audience) {
        this.table = table;
        this.secretary = secretary;
        this.audience = audience;
    }

    @Override
    public void accept(Input input) {
        List<Effect> effects = table.take(input);
        secretary.took(input, effects, table);
        audience.see(table::state, effects);
    }
}
