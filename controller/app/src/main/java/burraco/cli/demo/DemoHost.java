package burraco.cli.demo;

import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.TableState;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The table of the demo: takes inputs and shows their effects to an audience. */
final class DemoHost implements Consumer<Input> {
    private final Table table;
    private final Secretary secretary;
    private final Audience audience;

    /** Records what happens before the audience sees it. */
    interface Secretary {
        /** Records nothing. */
        Secretary NONE = (_, _, _) -> {};

        void took(Input input, List<Effect> effects, Table table);
    }

    /** Shows what happens. */
    interface Audience {
        /**
         * Called after each input, and when time has passed.
         *
         * @param effects mostly none
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
