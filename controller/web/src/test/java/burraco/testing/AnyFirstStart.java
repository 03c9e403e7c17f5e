package burraco.testing;

import burraco.web.first.FirstSettings;
import burraco.web.first.FirstStart;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A machine whose first start goes on as long as a test says; before {@link #begin} it is over. */
public final class AnyFirstStart implements FirstStart {
    public static final String PIN = "271828";

    /** The settings that were left. */
    public final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    private volatile boolean open;
    private volatile boolean failing;

    public void begin() {
        open = true;
    }

    /** The service has done its part. */
    public void end() {
        open = false;
    }

    /** Settings cannot be left from now on. */
    public void fail() {
        failing = true;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public Optional<String> pin() {
        return Optional.of(PIN);
    }

    @Override
    public List<Network> networks() {
        return List.of(new Network("Circolo 2", false), new Network("Ospiti", true));
    }

    @Override
    public void ask(FirstSettings settings) throws IOException {
        if (failing) {
            throw new IOException("no room");
        }
        asked.add(settings.lines());
    }
}
