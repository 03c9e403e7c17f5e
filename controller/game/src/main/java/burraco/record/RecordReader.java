package burraco.record;

import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads hand records; any bytes give either a record or one problem. */
public final class RecordReader {
    /** A hand takes a few kilobytes; the limit makes endless streams harmless. */
    public static final int MOST_BYTES = 4 << 20;

    private final List<Entry> entries = new ArrayList<>();
    private final Set<String> subjects = new HashSet<>();
    private boolean statements;
    private boolean acts;

    private RecordReader() {}

    public static ReadResult read(byte[] bytes) {
        try {
            return new ReadResult.Readable(new RecordReader().readAll(bytes));
        } catch (Malformed malformed) {
            return new ReadResult.Unreadable(malformed.problem());
        }
    }

    private HandRecord readAll(byte[] bytes) {
        List<String> lines = LineSplitter.lines(bytes);
        for (int i = 0; i < lines.size(); i++) {
            entries.add(read(i + 1, lines.get(i)));
        }
        if (!statements) {
            Tags.check(new HandRecord(entries));
            throw new Malformed(Math.max(1, lines.size()), 1, Kind.NOTHING_RECORDED);
        }
        return new HandRecord(entries);
    }

    private Entry read(int number, String text) {
        if (TagReader.begins(text)) {
            if (statements) {
                throw new Malformed(number, TagReader.column(text), Kind.TAG_NOT_FIRST);
            }
            return TagReader.read(number, text);
        }
        Cursor line = new Cursor(number, text);
        if (line.isEmpty()) {
            return new BlankLine(number, line.comment());
        }
        if (!statements) {
            // The tags are complete; their problems are reported before later ones.
            Tags.check(new HandRecord(entries));
            statements = true;
        }
        return PositionReader.begins(line.peek()) ? position(line) : act(line);
    }

    private Entry act(Cursor line) {
        acts = true;
        return ActReader.read(line);
    }

    private Entry position(Cursor line) {
        PositionEntry entry = PositionReader.read(line);
        if (acts) {
            throw new Malformed(entry.number(), entry.column(), Kind.POSITION_AFTER_ACT);
        }
        String subject = entry.position().subject();
        if (!subject.isEmpty() && !subjects.add(subject)) {
            throw new Malformed(entry.number(), entry.column(), Kind.POSITION_TWICE, subject);
        }
        return entry;
    }
}
