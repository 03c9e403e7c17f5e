package burraco.hall.proof;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds what a seal on a score sheet stands for. */
public final class SealSearch {
    /** A score sheet has half of a seal. */
    private static final int LEAST_DIGITS = 32;

    private static final int WHOLE = 64;

    private SealSearch() {}

    /**
     * An entry that a table has told.
     *
     * @param match the match that it is about, or that was played last by then; as it was told
     *     since
     */
    public record Found(String device, String journal, Told entry, Optional<MatchSaid> match) {}

    /** Empty if no table has told an entry with the seal. */
    public static Optional<Found> of(HallStore file, String shown) throws LedgerException {
        String digits = shown.replaceAll("[- ]", "").toLowerCase(Locale.ROOT);
        if (!digits.matches("[0-9a-f]{" + LEAST_DIGITS + "}|[0-9a-f]{" + WHOLE + "}")) {
            return Optional.empty();
        }
        StoredShelf shelf = ResultCheck.shelf(file);
        List<Source> sources =
                shelf.sources().stream()
                        .sorted(
                                Comparator.comparing(Source::device)
                                        .thenComparing(Source::epoch)
                                        .thenComparing(Source::stream))
                        .toList();
        for (Source source : sources) {
            Reading reading = new Reading(digits);
            Testimony.each(shelf, source, entry -> Testimony.told(entry).ifPresent(reading::told));
            if (reading.found.isPresent()) {
                return Optional.of(found(shelf, source, reading.found.get()));
            }
        }
        return Optional.empty();
    }

    private static Found found(StoredShelf shelf, Source source, Told entry)
            throws LedgerException {
        MatchBook book = new MatchBook();
        Map<Integer, MatchSaid> matches = new HashMap<>();
        OptionalInt which = OptionalInt.empty();
        Source open = new Source(source.device(), source.epoch(), Stream.OPEN);
        for (Told told : Testimony.matches(shelf, open)) {
            Optional<MatchSaid> changed = book.take(told);
            changed.ifPresent(match -> matches.put(match.number(), match));
            if (changed.isPresent() && (which.isEmpty() || told.seq() <= entry.seq())) {
                which = OptionalInt.of(changed.get().number());
            }
        }
        Optional<MatchSaid> match =
                which.isPresent() ? Optional.of(matches.get(which.getAsInt())) : Optional.empty();
        return new Found(source.device(), source.epoch(), entry, match);
    }

    private static final class Reading {
        private final String digits;
        private Optional<Told> found = Optional.empty();

        Reading(String digits) {
            this.digits = digits;
        }

        void told(Told told) {
            if (told.seal().startsWith(digits)) {
                found = Optional.of(told);
            }
        }
    }
}
