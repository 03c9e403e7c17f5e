package burraco.hal.virtual;

import burraco.hal.Letters;
import burraco.hal.TextDisplay;
import java.util.List;
import java.util.stream.IntStream;

/** A display that tests and screens can read. */
public final class VirtualDisplay extends VirtualDevice implements TextDisplay {
    private final int columns;
    private final int rows;
    private final Letters letters;
    private final EventHistory<List<String>> history = new EventHistory<>();
    private List<String> told = List.of();

    public VirtualDisplay(String name, int columns, int rows, Letters letters) {
        super(name);
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException("no display: " + columns + " x " + rows);
        }
        this.columns = columns;
        this.rows = rows;
        this.letters = letters;
        opened();
        changed();
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public synchronized void show(List<String> lines) {
        told = List.copyOf(lines);
        changed();
    }

    /** The lines that are shown now, one for each row; empty ones while it is lost. */
    public synchronized List<String> shown() {
        return history.last();
    }

    /** All texts shown so far, without repetitions, the current one last. */
    public synchronized List<List<String>> history() {
        return history.list();
    }

    @Override
    void changed() {
        List<String> lines = up() ? told : List.of();
        history.change(
                IntStream.range(0, rows)
                        .mapToObj(i -> i < lines.size() ? letters.fit(lines.get(i), columns) : "")
                        .toList());
    }
}
