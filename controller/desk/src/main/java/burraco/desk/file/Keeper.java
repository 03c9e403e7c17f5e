package burraco.desk.file;

import java.io.IOException;

/** Where a tournament is kept. For several threads. */
public interface Keeper {
    /** The name by which people know it. */
    String name();

    /**
     * What is kept now.
     *
     * @throws UnreadableTournamentException if it cannot be understood
     */
    Content read() throws IOException;

    /**
     * Changes what is kept. Others wait meanwhile; when it returns, the new content is on the disk.
     *
     * @param edit adds lines at the end, or takes the last ones away
     * @param by who changes it
     * @return what is kept now
     */
    Content change(Edit edit, String by) throws IOException;

    /** Makes the new content from the one before. */
    interface Edit {
        Content of(Content before) throws IOException;
    }
}
