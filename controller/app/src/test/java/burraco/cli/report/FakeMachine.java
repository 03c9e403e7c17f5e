package burraco.cli.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A machine that says what it is told to say. */
final class FakeMachine implements Machine {
    final List<String> log = new ArrayList<>();
    final Map<String, String> pages = new HashMap<>();
    final Map<String, String> files = new HashMap<>();
    boolean hasLog = true;
    boolean isDated = true;

    @Override
    public Instant now() {
        return Instant.parse("2026-11-20T20:15:00Z");
    }

    @Override
    public boolean isDated() {
        return isDated;
    }

    @Override
    public Optional<List<String>> output(List<String> command) {
        boolean isTables = command.contains("--unit=burraco-table");
        return hasLog ? Optional.of(isTables ? log : List.of()) : Optional.empty();
    }

    @Override
    public Optional<String> page(int port, String path) {
        return Optional.ofNullable(pages.get(port + path));
    }

    @Override
    public Optional<String> system(String file) {
        return Optional.ofNullable(files.get(file));
    }
}
