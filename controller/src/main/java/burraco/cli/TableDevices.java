package burraco.cli;

import burraco.hal.InputDevice;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.List;
import java.util.Optional;

/** The devices of a layout. Here drivers are plugged in, one for each kind of source. */
final class TableDevices {
    static final String VIRTUAL = "virtual";

    private TableDevices() {}

    /** A source for which this version has no driver; empty where it can drive them all. */
    static Optional<SourceInfo> undriven(Layout layout) {
        return layout.sources().stream()
                .filter(source -> !source.kind().equals(VIRTUAL))
                .findFirst();
    }

    /** The real devices of a table; none as long as there is no driver. */
    static List<InputDevice> of(Layout layout) {
        if (undriven(layout).isPresent()) {
            throw new IllegalArgumentException("no driver for " + undriven(layout).get());
        }
        return List.of();
    }
}
