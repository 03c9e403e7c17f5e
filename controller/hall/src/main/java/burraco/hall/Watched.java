package burraco.hall;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import java.io.IOException;
import java.util.function.Consumer;

/** Tells when the tournament was changed. */
record Watched(Keeper keeper, Consumer<Content> tells) implements Keeper {
    @Override
    public String name() {
        return keeper.name();
    }

    @Override
    public Content read() throws IOException {
        return keeper.read();
    }

    @Override
    public Content change(Edit edit, String by) throws IOException {
        Content after = keeper.change(edit, by);
        tells.accept(after);
        return after;
    }
}
