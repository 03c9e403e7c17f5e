package burraco.cli.dispute;

import burraco.journal.History;
import burraco.journal.SealChain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the entries of one match in a journal: all of them from the beginning of its first hand to
 * the last word about it. What was written between is among them, so that their seals hold them
 * together.
 */
public final class MatchEntries {
    private static final Pattern OF_A_MATCH = Pattern.compile("(\\d{1,9})( .*)?", Pattern.DOTALL);

    /** Entries whose text begins with the match. */
    static final Set<String> ABOUT =
            Set.of("hand", "left", "scored", "confirmed", "amended", "match-over");

    private final int match;
    private final List<History.Entry> entries = new ArrayList<>();

    /** Not known yet to belong to it. */
    private final List<History.Entry> later = new ArrayList<>();

    private Optional<byte[]> before = Optional.empty();
    private Optional<byte[]> last = Optional.empty();
    private boolean begun;
    private boolean over;

    /**
     * @param match its number in the journal
     */
    public MatchEntries(int match) {
        this.match = match;
    }

    /** Takes the next entry of the journal. */
    public void take(History.Entry entry) {
        if (later.isEmpty() && entries.isEmpty()) {
            before = entry.seq() == 1 ? Optional.of(SealChain.BEGINNING) : last;
        }
        later.add(entry);
        last = Optional.of(entry.seal());
        Optional<Integer> about = match(entry);
        if (about.filter(one -> one == match).isPresent()) {
            begun = true;
            keep();
        } else if (about.isPresent()) {
            over = begun;
        }
        if (entry.note().kind().equals("between")) {
            boundary();
        }
    }

    private static Optional<Integer> match(History.Entry entry) {
        Matcher body = OF_A_MATCH.matcher(entry.note().body());
        return ABOUT.contains(entry.note().kind()) && body.matches()
                ? Optional.of(Integer.valueOf(body.group(1)))
                : Optional.empty();
    }

    private void keep() {
        entries.addAll(later);
        later.clear();
    }

    /** Between two hands. */
    private void boundary() {
        if (!begun) {
            later.clear();
        } else if (!over) {
            keep();
        }
    }

    /** Empty if nothing of it is over. */
    public List<History.Entry> entries() {
        return List.copyOf(entries);
    }

    /** The seal before the first of them, if that was there. */
    public Optional<byte[]> before() {
        return before;
    }
}
