package burraco.tournament.file;

import burraco.tournament.direction.Change;
import burraco.tournament.plan.Edition;

/** Writes the file of a tournament. While it is played, the file is only appended to. */
public final class HistoryWriter {
    private HistoryWriter() {}

    /** The whole file. */
    public static String write(History history) {
        StringBuilder text =
                new StringBuilder(beginning(history.title(), history.seed(), history.edition()));
        history.changes().forEach(change -> ChangeWriter.write(change, text));
        return text.toString();
    }

    /** The lines above the first change, of a tournament that begins now. */
    public static String beginning(String title, long seed) {
        return beginning(title, seed, Edition.NEWEST);
    }

    private static String beginning(String title, long seed, Edition edition) {
        return HistoryReader.FORMAT
                + " "
                + edition.number()
                + " seed "
                + seed
                + "\ntitle "
                + Quoted.of(title)
                + "\n";
    }

    /** The lines of one more change, to be appended to a file. */
    public static String lines(Change change) {
        StringBuilder text = new StringBuilder();
        ChangeWriter.write(change, text);
        return text.toString();
    }

    /**
     * The text of a file without its last change; with it go the comments below. A file without a
     * change stays as it is.
     */
    public static String withoutLast(String text) {
        return text.substring(0, HistoryReader.lastChange(text));
    }
}
