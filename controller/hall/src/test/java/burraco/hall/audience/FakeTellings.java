package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.hall.room.Decision;
import burraco.hall.room.Room;
import burraco.hall.view.Evening;
import burraco.hall.view.HallNow;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What tables have told a hall whose first round is played. */
final class FakeTellings implements Tellings {
    final Map<Source, List<Entry>> told = new LinkedHashMap<>();
    private final Evening evening = new Evening(8).playing();
    private Room room = Room.EMPTY;
    private long number;

    /** Whether what was told cannot be read at present. */
    boolean isAway;

    /** A device that is or was at these tables. */
    Source device(String name, int... tables) {
        decide(new Decision.Enroll(name, "key", name));
        decide(new Decision.Accept(name, "journal"));
        for (int table : tables) {
            decide(new Decision.Place(name, table));
        }
        Source source = new Source(name, "journal", Stream.OPEN);
        told.put(source, new ArrayList<>());
        return source;
    }

    void decide(Decision decision) {
        number++;
        room = room.after(decision, new Room.Circumstances(number, 0, "Rossi"));
    }

    /** These come. */
    void tells(Source source, List<Told> some) {
        List<Entry> there = told.get(source);
        some.forEach(one -> there.add(new Entry(there.size() + 1L, one.text())));
    }

    @Override
    public Map<Source, Long> upTo() {
        Map<Source, Long> all = new LinkedHashMap<>();
        told.forEach((source, entries) -> {
            if (!entries.isEmpty()) {
                all.put(source, (long) entries.size());
            }
        });
        return all;
    }

    @Override
    public List<Entry> from(Source source, long first, int most) throws IOException {
        if (isAway) {
            throw new IOException("the server is away");
        }
        List<Entry> all = told.get(source);
        return all.subList((int) first - 1, (int) Math.min(all.size(), first - 1 + most));
    }

    @Override
    public HallNow now() {
        return new HallNow(0, room, evening.content(), Map.of(), List.of(), List.of());
    }
}
