package burraco.layout;

import java.util.Optional;

/**
 * Where readings come from.
 *
 * @param kind {@code virtual}, {@code board} for one of ours, else which reader it is
 * @param port how the system calls it; none for a virtual one
 */
public record SourceInfo(String id, String kind, Optional<String> port) {}
