package burraco.hall.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many who look at the same page. Each state says when the hall published it, by a clock that goes
 * as this machine's does.
 */
public final class ListenerCrowd implements AutoCloseable {
    private static final Pattern NOW = Pattern.compile("^\\{\"now\":(\\d+)");
    private static final long MILLION = 1_000_000;

    private final List<Listener> all = new ArrayList<>();
    private final Times took = new Times();

    private ListenerCrowd() {}

    public static ListenerCrowd at(int port, String page, int many) throws IOException {
        ListenerCrowd crowd = new ListenerCrowd();
        for (int i = 0; i < many; i++) {
            crowd.all.add(new Listener(port, "/api/hall/" + page + "/stream", crowd::heard));
        }
        return crowd;
    }

    private void heard(String state) {
        Matcher now = NOW.matcher(state);
        if (now.find()) {
            took.add((System.currentTimeMillis() - Long.parseLong(now.group(1))) * MILLION);
        }
    }

    public void clear() {
        took.clear();
    }

    @Override
    public String toString() {
        return took.toString();
    }

    @Override
    public void close() throws IOException {
        for (Listener one : all) {
            one.close();
        }
    }
}
