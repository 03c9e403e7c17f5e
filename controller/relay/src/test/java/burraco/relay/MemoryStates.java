package burraco.relay;

import java.util.HashMap;
import java.util.Map;

/** The newest states of tables, until the hall ends. */
final class MemoryStates implements States {
    private final Map<String, String> states = new HashMap<>();

    @Override
    public void heard(Request.Head head, long now) {
        head.state().ifPresent(state -> states.put(head.table(), state));
    }

    @Override
    public String of(String table) {
        return states.getOrDefault(table, "");
    }
}
