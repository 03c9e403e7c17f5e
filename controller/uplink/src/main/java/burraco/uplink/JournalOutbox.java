package burraco.uplink;

import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.OutgoingEntries;
import burraco.journal.OutgoingEntries.Mark;
import burraco.relay.Entry;
import burraco.relay.Outbox;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.trust.DeviceKey;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What a table has to tell, out of its journal. The open stream has what everybody may know, as
 * soon as it is written; the record has every entry, with its number and seal, once nothing is
 * hidden any more. For one thread.
 */
final class JournalOutbox implements Outbox, AutoCloseable {
    /** What a result follows from: the table signs it. */
    private static final Set<String> SIGNED = Set.of("event", "hand", "match-over");

    private final OutgoingEntries entries;
    private final Membership membership;
    private final DeviceKey key;
    private Mark mark;
    private Mark last;
    private long released;

    /** The last entry of all; empty before the first look. */
    private OptionalLong end = OptionalLong.empty();

    private boolean readable = true;
    private String state = "";

    JournalOutbox(OutgoingEntries entries, Membership membership, DeviceKey key) {
        this.entries = entries;
        this.membership = membership;
        this.key = key;
        mark = entries.beginning();
        last = mark;
        released = entries.base();
    }

    /** Sees what was written since. If that cannot be read, there is nothing to tell meanwhile. */
    void look() throws JournalException {
        readable = false;
        last = entries.lastOpen(last);
        released = Math.max(released, entries.released());
        end = OptionalLong.of(entries.last());
        readable = true;
    }

    /** Whether the hall has more than this journal: it is an older copy. */
    boolean isBehind(long acknowledgedOpen, long acknowledgedRecord) {
        return end.isPresent()
                && (acknowledgedOpen > last.count()
                        || acknowledgedRecord > end.getAsLong() - entries.base());
    }

    /** Where the journal begins for a hall that knows nothing of it, also if it is a short copy. */
    long base() {
        return Math.min(entries.base(), end.orElse(entries.base()));
    }

    void is(String now) {
        state = now;
    }

    @Override
    public String epoch() {
        return membership.journal();
    }

    @Override
    public long last(Stream stream) {
        if (!readable) {
            return 0;
        }
        return switch (stream) {
            case OPEN -> last.count();
            case RECORD -> released - entries.base();
        };
    }

    @Override
    public List<Entry> from(Stream stream, long first, int most) {
        try {
            return switch (stream) {
                case OPEN -> open(first, most);
                case RECORD -> record(first, most);
            };
        } catch (JournalException cannot) {
            readable = false;
            throw new UnreadJournalException(cannot);
        }
    }

    private List<Entry> open(long first, int most) throws JournalException {
        if (mark.count() >= first) {
            mark = entries.beginning();
        }
        // What was written after the last look is told later: it is not counted yet.
        int some = (int) Math.min(most, last.count() - first + 1);
        List<History.Entry> found = entries.open(first, some, mark);
        if (!found.isEmpty()) {
            // What comes next follows the first one of these, or is asked for again.
            mark = new Mark(first, found.getFirst().seq());
        }
        return numbered(first, found.stream().map(one -> told(one, Optional.empty())).toList());
    }

    private List<Entry> record(long first, int most) throws JournalException {
        long from = entries.base() + first;
        long to = Math.min(released, from + most - 1);
        List<Told> all =
                entries.all(from, to).stream().map(one -> told(one.entry(), one.record())).toList();
        return numbered(first, all);
    }

    private Told told(History.Entry entry, Optional<String> record) {
        String kind = entry.note().kind();
        Told told =
                new Told(
                        entry.seq(),
                        entry.note().at(),
                        entry.wall(),
                        kind,
                        entry.note().body(),
                        HexFormat.of().formatHex(entry.seal()),
                        Optional.empty(),
                        record);
        return SIGNED.contains(kind)
                ? told.with(
                        Base64.getEncoder()
                                .encodeToString(
                                        key.sign(told.signed(membership.device(), epoch()))))
                : told;
    }

    private static List<Entry> numbered(long first, List<Told> all) {
        List<Entry> entries = new ArrayList<>();
        for (Told told : all) {
            entries.add(new Entry(first + entries.size(), told.text()));
        }
        return entries;
    }

    @Override
    public String state() {
        return state;
    }

    @Override
    public void close() throws JournalException {
        entries.close();
    }
}
