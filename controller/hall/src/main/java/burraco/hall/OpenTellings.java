package burraco.hall;

import burraco.hall.audience.Tellings;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.view.HallNow;
import burraco.relay.Entry;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What tables have told, for people outside. */
record OpenTellings(StoredShelf shelf, Supplier<HallNow> hall) implements Tellings {
    @Override
    public Map<Source, Long> upTo() {
        Map<Source, Long> all = new HashMap<>();
        for (Source one : shelf.sources()) {
            all.put(one, shelf.upTo(one.device(), one.epoch(), one.stream()));
        }
        return all;
    }

    @Override
    public List<Entry> from(Source source, long first, int most) throws IOException {
        return shelf.from(source, first, most);
    }

    @Override
    public HallNow now() {
        return hall.get();
    }
}
