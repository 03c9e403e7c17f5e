package burraco.hall.ledger;

import burraco.desk.file.Content;
import burraco.desk.file.Keeper;
import burraco.desk.file.UnreadableTournamentException;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tournament as rows of a hall's ledger: lines of its text, and lines that were taken back. */
public final class LedgerKeeper implements Keeper {
    /** A row whose body is lines at the end of the text. */
    public static final String ADDED = "tournament";

    /** A row whose body is lines that are taken away from the end. */
    public static final String UNDONE = "undone";

    private final HallStore store;
    private final Ledger ledger;

    /**
     * What is on the disk; empty if it has to be read from the ledger. Whoever only reads does not
     * wait for somebody's change.
     */
    private volatile Optional<Content> known = Optional.empty();

    /**
     * A change of the tournament.
     *
     * @param beside what else is written, together with the change; nothing if nothing changes
     */
    public record Step(Edit edit, String by, List<NewRow> beside) {}

    public LedgerKeeper(HallStore store, Ledger ledger) {
        this.store = store;
        this.ledger = ledger;
    }

    @Override
    public String name() {
        return store.place().name();
    }

    /** Whether there is a tournament. */
    public synchronized boolean isBegun() throws LedgerException {
        return known.isPresent() || !text(ledger.all()).isEmpty();
    }

    /**
     * Begins the tournament; one that is there is kept.
     *
     * @param text as a tournament's file has it
     * @throws UnreadableTournamentException if it cannot be understood
     */
    public synchronized Content begin(String text, String by) throws IOException {
        if (isBegun()) {
            throw new FileAlreadyExistsException(name());
        }
        Content content = Content.of(name(), text);
        append(List.of(new NewRow(ADDED, text, by, "")));
        known = Optional.of(content);
        return content;
    }

    public Content begin(History history, String by) throws IOException {
        return begin(HistoryWriter.write(history), by);
    }

    @Override
    public Content read() throws IOException {
        Optional<Content> there = known;
        return there.isPresent() ? there.get() : readAll();
    }

    private synchronized Content readAll() throws IOException {
        if (known.isEmpty()) {
            String text = text(ledger.all());
            if (text.isEmpty()) {
                throw new NoSuchFileException(name());
            }
            known = Optional.of(Content.of(name(), text));
        }
        return known.get();
    }

    @Override
    public Content change(Edit edit, String by) throws IOException {
        return change(List.of(new Step(edit, by, List.of()))).getLast();
    }

    /**
     * One after the other, and all of them or none.
     *
     * @return what was there before, and what came of each; the same object if it changes nothing
     */
    public synchronized List<Content> change(List<Step> steps) throws IOException {
        List<NewRow> rows = new ArrayList<>();
        List<Content> contents = new ArrayList<>();
        Content now = read();
        contents.add(now);
        for (Step step : steps) {
            Content after = step.edit().of(now);
            List<NewRow> changed = rows(now.text(), after.text(), step.by());
            if (!changed.isEmpty()) {
                rows.addAll(changed);
                rows.addAll(step.beside());
            }
            now = after;
            contents.add(now);
        }
        append(rows);
        known = Optional.of(now);
        return contents;
    }

    private void append(List<NewRow> rows) throws IOException {
        try {
            ledger.append(rows);
        } catch (LedgerException cannot) {
            if (!cannot.isFull()) {
                throw cannot;
            }
            FileSystemException full =
                    new FileSystemException(name(), null, "No space left on device");
            full.initCause(cannot);
            throw full;
        }
    }

    private static List<NewRow> rows(String before, String after, String by) {
        int same = sameLines(before, after);
        List<NewRow> rows = new ArrayList<>();
        if (same < before.length()) {
            rows.add(new NewRow(UNDONE, before.substring(same), by, ""));
        }
        if (same < after.length()) {
            rows.add(new NewRow(ADDED, after.substring(same), by, ""));
        }
        return rows;
    }

    /** The length of the whole lines with which both begin. */
    private static int sameLines(String one, String other) {
        int end = 0;
        int most = Math.min(one.length(), other.length());
        for (int i = 0; i < most && one.charAt(i) == other.charAt(i); i++) {
            end = one.charAt(i) == '\n' ? i + 1 : end;
        }
        return end;
    }

    /** The text as the rows have it; empty if there is none. */
    private String text(List<Row> rows) throws LedgerException {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            if (row.kind().equals(ADDED)) {
                text.append(row.body());
            } else if (row.kind().equals(UNDONE)) {
                int left = text.length() - row.body().length();
                if (left < 0 || !text.substring(left).equals(row.body())) {
                    throw LedgerException.of(store.place(), "read.hall.no-sense", row.seq());
                }
                text.setLength(left);
            }
        }
        return text.toString();
    }
}
