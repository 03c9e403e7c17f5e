package burraco.cli.dispute;

import burraco.cards.Seat;
import burraco.journal.History;
import burraco.table.state.MatchEvent;
import burraco.trust.DeviceKey;
import java.security.PublicKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A match that people disagree about.
 *
 * @param match its number in the table's journal
 * @param people who sat where
 * @param entries of the table's journal from the beginning of the match on, without a gap
 * @param named texts of entries with people's names instead of numbers, where they are known
 * @param before the seal of the entry before these, if it is known
 * @param records of the hands, by their number
 * @param signed what the table has signed; empty if it belongs to no hall
 * @param decisions of a hall about the match; empty if this is from a table alone
 * @param tournament the tournament's file, if this is from a hall
 */
public record Dispute(
        MatchEvent event,
        int match,
        Map<Seat, String> people,
        List<History.Entry> entries,
        Map<Long, String> named,
        Optional<byte[]> before,
        Map<Integer, String> records,
        Optional<Signed> signed,
        List<Decision> decisions,
        Optional<String> tournament) {
    public Dispute {
        people = Map.copyOf(people);
        entries = List.copyOf(entries);
        named = Map.copyOf(named);
        records = new TreeMap<>(records);
        decisions = List.copyOf(decisions);
    }

    /**
     * A decision of the hall.
     *
     * @param row its number in the hall's ledger
     * @param words the row as it was written
     * @param details what the sentence about this kind needs
     */
    public record Decision(
            long row,
            long wall,
            String kind,
            String words,
            List<String> details,
            String by,
            String why) {
        public Decision {
            details = List.copyOf(details);
        }
    }

    /**
     * Entries with the signature of the table.
     *
     * @param journal its name in the hall
     */
    public record Signed(PublicKey key, String journal, List<Proof> proofs) {
        public Signed {
            proofs = List.copyOf(proofs);
        }

        /** What the hall calls the table's electronics. */
        public String device() {
            return DeviceKey.fingerprint(key);
        }
    }

    /**
     * @param entry its number in the journal
     * @param message what was signed
     */
    public record Proof(long entry, String kind, byte[] message, byte[] signature) {}
}
