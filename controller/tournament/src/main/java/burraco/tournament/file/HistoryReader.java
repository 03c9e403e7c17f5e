package burraco.tournament.file;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.plan.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the file of a tournament, and does again what was done. */
public final class HistoryReader {
    static final String FORMAT = "burraco-tournament";

    /** Format and title. */
    private static final int LINES_ABOVE = 2;

    /** One wrong hand can leave a problem on every line. */
    private static final int MOST_PROBLEMS = 20;

    private record Entry(Cursor line, List<Cursor> block) {}

    private record Done(Cursor line, Change change) {}

    private record Opening(long seed, Edition edition) {}

    private HistoryReader() {}

    public static Read read(String text) {
        List<Cursor> lines = lines(text);
        try {
            if (lines.isEmpty()) {
                throw new Cursor(1, "").expected(Cursor.words(List.of(FORMAT)));
            }
            Opening opening = opening(lines.getFirst());
            wholeLines(text);
            if (lines.size() == 1) {
                throw lines.getFirst().wrong(0, "file.no-title");
            }
            String title = title(lines.get(1));
            return changes(title, opening, entries(lines.subList(LINES_ABOVE, lines.size())));
        } catch (Wrong wrong) {
            return new Read.Problems(List.of(wrong.problem()));
        }
    }

    /** Those with something on them. */
    static List<Cursor> lines(String text) {
        List<Cursor> lines = new ArrayList<>();
        int number = 1;
        int from = text.startsWith("\uFEFF") ? 1 : 0;
        while (from < text.length()) {
            int newline = text.indexOf('\n', from);
            int end = newline < 0 ? text.length() : newline;
            int until = end > from && text.charAt(end - 1) == '\r' ? end - 1 : end;
            Cursor line = new Cursor(number, text.substring(from, until));
            if (!line.atEnd()) {
                lines.add(line);
            }
            from = end + 1;
            number++;
        }
        return lines;
    }

    /** Where the lines of the last change begin, or the end of the text if there is none. */
    static int lastChange(String text) {
        int last = text.length();
        int heads = 0;
        int from = 0;
        while (from < text.length()) {
            int newline = text.indexOf('\n', from);
            int end = newline < 0 ? text.length() : newline + 1;
            Cursor line = new Cursor(1, text.substring(from, end).stripTrailing());
            if (!line.atEnd() && !line.isIndented()) {
                heads++;
                last = heads > LINES_ABOVE ? from : last;
            }
            from = end;
        }
        return last;
    }

    private static Opening opening(Cursor line) throws Wrong {
        line.skip(FORMAT);
        int version = line.integer();
        Optional<Edition> edition = Edition.of(version);
        if (version > Edition.NEWEST.number()) {
            throw line.wrong(0, "file.newer", version, Edition.NEWEST.number());
        }
        if (edition.isEmpty()) {
            throw line.wrong(0, "file.version", version);
        }
        long seed = line.skip("seed").longInteger();
        line.end();
        return new Opening(seed, edition.get());
    }

    /** The end of a line that was cut off can look like a smaller number. */
    private static void wholeLines(String text) throws Wrong {
        if (!text.endsWith("\n")) {
            int number = (int) text.chars().filter(one -> one == '\n').count() + 1;
            Cursor last = new Cursor(number, text.substring(text.lastIndexOf('\n') + 1));
            throw last.wrong(last.length(), "file.cut");
        }
    }

    private static String title(Cursor line) throws Wrong {
        String title = line.skip("title").quoted();
        line.end();
        return title;
    }

    private static List<Entry> entries(List<Cursor> lines) throws Wrong {
        List<Entry> entries = new ArrayList<>();
        for (Cursor line : lines) {
            if (!line.isIndented()) {
                entries.add(new Entry(line, new ArrayList<>()));
            } else if (entries.isEmpty()) {
                throw line.wrong(0, "file.indented");
            } else {
                entries.getLast().block().add(line);
            }
        }
        return entries;
    }

    private static Read changes(String title, Opening opening, List<Entry> entries) {
        List<Problem> problems = new ArrayList<>();
        List<Done> all = new ArrayList<>();
        for (Entry entry : entries) {
            try {
                all.add(new Done(entry.line(), ChangeReader.read(entry.line(), entry.block())));
            } catch (Wrong wrong) {
                problems.add(wrong.problem());
            }
        }
        return problems.isEmpty()
                ? applied(title, opening, all)
                : new Read.Problems(problems.stream().limit(MOST_PROBLEMS).toList());
    }

    private static Read applied(String title, Opening opening, List<Done> all) {
        History history =
                new History(
                        title,
                        opening.seed(),
                        opening.edition(),
                        all.stream().map(Done::change).toList());
        Tournament now = history.opening();
        for (Done done : all) {
            Progress progress =
                    done == all.getLast()
                            ? Direction.apply(now, done.change())
                            : Direction.redo(now, done.change());
            switch (progress) {
                case Progress.Done(Tournament next, var _) -> now = next;
                case Progress.Refused(Sentence why) -> {
                    return new Read.Problems(List.of(new Problem(done.line().number(), 1, why)));
                }
            }
        }
        return new Read.Done(history, now);
    }
}
