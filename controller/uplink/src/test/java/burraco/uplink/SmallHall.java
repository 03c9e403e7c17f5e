package burraco.uplink;

import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Intake;
import burraco.relay.Order;
import burraco.relay.Request;
import burraco.relay.Shelf;
import burraco.relay.States;
import burraco.relay.Stream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A hall in memory, to which tables are linked without a network. For several threads. */
final class SmallHall {
    private final Moment time;
    private final Map<String, List<String>> told = new HashMap<>();
    private final Map<String, String> states = new HashMap<>();
    private final Set<String> accepted = new HashSet<>();
    private final Set<String> cut = new HashSet<>();
    private final Set<String> removed = new HashSet<>();
    private Order order = Order.NONE;
    private boolean full;
    private int faults;
    private int answers;
    private long ahead;
    private final Intake intake = new Intake(new Kept(), new Known(), (table, had) -> order);

    SmallHall(Moment time) {
        this.time = time;
    }

    synchronized void accept(String journal) {
        accepted.add(journal);
    }

    synchronized void cut(String device, boolean is) {
        if (is) {
            cut.add(device);
        } else {
            cut.remove(device);
        }
    }

    synchronized void remove(String device) {
        removed.add(device);
    }

    synchronized void full(boolean is) {
        full = is;
    }

    /** Something of the table's own program fails so often. */
    synchronized void faults(int many) {
        faults = many;
    }

    synchronized void order(Order newest) {
        order = newest;
    }

    synchronized List<String> told(String journal, Stream stream) {
        return List.copyOf(list(journal, stream));
    }

    /** Its clock was set by so much. */
    synchronized void ahead(long millis) {
        ahead = millis;
    }

    synchronized int answers() {
        return answers;
    }

    synchronized String state(String device) {
        return states.getOrDefault(device, "");
    }

    private List<String> list(String journal, Stream stream) {
        return told.computeIfAbsent(journal + " " + stream, _ -> new ArrayList<>());
    }

    Carrier carrier(String device) {
        return new Carrier() {
            @Override
            public Answer send(Request request) throws IOException {
                return answer(request, device);
            }

            @Override
            public void close() {}
        };
    }

    private synchronized Answer answer(Request request, String device) throws IOException {
        if (faults > 0) {
            faults--;
            throw new IllegalStateException("a fault");
        }
        if (cut.contains(device)) {
            throw new IOException("no network");
        }
        if (removed.contains(device)) {
            throw new StrangerException();
        }
        answers++;
        return intake.take(request, device, time.hall() + ahead);
    }

    private final class Kept implements Shelf {
        @Override
        public boolean accepts(String table, String epoch) {
            return accepted.contains(epoch);
        }

        @Override
        public long upTo(String table, String epoch, Stream stream) {
            return list(epoch, stream).size();
        }

        @Override
        public void add(String table, String epoch, Stream stream, List<Entry> entries)
                throws FullException {
            if (full) {
                throw new FullException();
            }
            entries.forEach(entry -> list(epoch, stream).add(entry.text()));
        }
    }

    private final class Known implements States {
        @Override
        public void heard(Request.Head head, long now) {
            head.state().ifPresent(state -> states.put(head.table(), state));
        }

        @Override
        public String of(String table) {
            return state(table);
        }
    }
}
