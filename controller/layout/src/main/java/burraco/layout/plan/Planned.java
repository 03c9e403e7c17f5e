package burraco.layout.plan;

import burraco.layout.Layout;
import java.util.List;

/**
 * A table that can be built.
 *
 * @param file its {@code table.toml}
 * @param compromises what was given up to make it fit
 */
public record Planned(Layout layout, String file, List<Compromise> compromises) {
    public Planned {
        compromises = List.copyOf(compromises);
    }
}
