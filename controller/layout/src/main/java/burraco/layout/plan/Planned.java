package burraco.layout.plan;

import burraco.layout.Layout;

/**
 * A table that can be built.
 *
 * @param file its {@code table.toml}
 */
public record Planned(Layout layout, String file) {}
