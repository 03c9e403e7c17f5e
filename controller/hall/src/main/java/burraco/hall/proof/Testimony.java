package burraco.hall.proof;

import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.SealedRecords;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.told.MatchBook;
import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a journal of a table has told of its matches, and whether its record is whole.
 *
 * @param open entries about matches that were told at once, by their number in the journal
 * @param seals of those entries in the record
 * @param whole the last entry of the record up to which each continues the one before
 * @param broken the first entry that does not
 * @param last the last entry of the record
 * @param entries how far the record has come, by the numbers of its stream
 * @param changed hands whose record is not the one of which the journal has the digest
 */
record Testimony(
        SortedMap<Long, Told> open,
        SortedMap<Long, String> seals,
        long whole,
        OptionalLong broken,
        long last,
        long entries,
        List<Hand> changed) {
    private static final int PAGE = 1_000;

    static Testimony of(StoredShelf shelf, String device, String journal) throws LedgerException {
        Reading reading = new Reading();
        each(shelf, new Source(device, journal, Stream.OPEN), reading::open);
        each(shelf, new Source(device, journal, Stream.RECORD), reading::record);
        return reading.read();
    }

    /** A hand, and the entry that has its record. */
    record Hand(int match, int hand, long seq) {
        private static final Pattern BODY = Pattern.compile("(\\d{1,6}) (\\d{1,3}) .*");

        static Optional<Hand> of(Told told) {
            Matcher body = BODY.matcher(told.body());
            return told.kind().equals("hand") && body.matches()
                    ? Optional.of(
                            new Hand(
                                    Integer.parseInt(body.group(1)),
                                    Integer.parseInt(body.group(2)),
                                    told.seq()))
                    : Optional.empty();
        }
    }

    /** As the entry of a hand has it of its record. */
    static String digest(String record) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(record.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }

    /** Hears all entries of a stream. */
    interface Listener {
        void hear(Entry entry);
    }

    static void each(StoredShelf shelf, Source source, Listener listener) throws LedgerException {
        long first = 1;
        List<Entry> some = shelf.from(source, first, PAGE);
        while (!some.isEmpty()) {
            some.forEach(listener::hear);
            first = some.getLast().number() + 1;
            some = shelf.from(source, first, PAGE);
        }
    }

    /** Entries about matches, of a stream. */
    static List<Told> matches(StoredShelf shelf, Source source) throws LedgerException {
        List<Told> matches = new ArrayList<>();
        each(
                shelf,
                source,
                entry ->
                        told(entry)
                                .filter(told -> MatchBook.KINDS.contains(told.kind()))
                                .ifPresent(matches::add));
        return matches;
    }

    static Optional<Told> told(Entry entry) {
        try {
            return Optional.of(Told.read(entry.text()));
        } catch (UnreadableMessageException other) {
            return Optional.empty();
        }
    }

    private static final class Reading {
        private final ChainCheck chain = new SealedRecords();
        private final SortedMap<Long, Told> open = new TreeMap<>();
        private final SortedMap<Long, String> seals = new TreeMap<>();
        private final List<Hand> changed = new ArrayList<>();
        private Optional<Entry> before = Optional.empty();
        private OptionalLong broken = OptionalLong.empty();
        private long whole;
        private long last;

        void open(Entry entry) {
            told(entry)
                    .filter(told -> MatchBook.KINDS.contains(told.kind()))
                    .ifPresent(told -> open.put(told.seq(), told));
        }

        void record(Entry entry) {
            Optional<Told> told = told(entry);
            long seq = told.map(Told::seq).orElse(last + 1);
            if (told.isEmpty() || !chain.continues(before, entry)) {
                broken = broken.isPresent() ? broken : OptionalLong.of(seq);
            } else if (broken.isEmpty()) {
                whole = seq;
            }
            before = Optional.of(entry);
            last = Math.max(last, seq);
            told.ifPresent(this::record);
        }

        private void record(Told told) {
            if (MatchBook.KINDS.contains(told.kind())) {
                seals.put(told.seq(), told.seal());
            }
            told.record()
                    .filter(record -> !told.body().contains(" " + digest(record) + " "))
                    .flatMap(_ -> Hand.of(told))
                    .ifPresent(changed::add);
        }

        Testimony read() {
            long entries = before.map(Entry::number).orElse(0L);
            return new Testimony(open, seals, whole, broken, last, entries, changed);
        }
    }
}
