package burraco.desk.file;

import burraco.tournament.direction.Change;
import burraco.tournament.file.HistoryWriter;
import java.io.IOException;
import java.util.List;

/** Takes back what was done last. What is posted is known to people and stays. */
public final class Undo {
    private Undo() {}

    /** What there is to take back. */
    public enum Last {
        /** The formula, without which there is no tournament. */
        NOTHING,
        POSTED,
        OPEN
    }

    public static Last of(Content content) {
        List<Change> changes = content.history().changes();
        if (changes.size() <= 1) {
            return Last.NOTHING;
        }
        Change last = changes.getLast();
        boolean posted =
                last instanceof Change.Post
                        || last instanceof Change.PostRanking
                        || last instanceof Change.Finish;
        return posted ? Last.POSTED : Last.OPEN;
    }

    /** The content without the last change. */
    public static Content last(Keeper keeper, Content content) throws IOException {
        return Content.of(keeper.name(), HistoryWriter.withoutLast(content.text()));
    }
}
