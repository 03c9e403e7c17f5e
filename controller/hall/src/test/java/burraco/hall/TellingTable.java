package burraco.hall;

import burraco.hall.room.Decision;
import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Request;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.trust.DeviceKey;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** A table that tells a hall what its journal might have. */
final class TellingTable {
    private static final String DIGEST = "a".repeat(64);

    final DeviceKey key = DeviceKey.create(new SecureRandom());
    private final TestHall hall;
    String journal;
    private DeviceKey signs = key;
    private final List<Entry> entries = new ArrayList<>();
    private long seq;

    TellingTable(TestHall hall, String journal) {
        this.hall = hall;
        this.journal = journal;
    }

    /** One that is enrolled and placed. */
    static TellingTable at(TestHall hall, int table) throws IOException {
        TellingTable one = new TellingTable(hall, "a" + table);
        one.enroll();
        one.place(table);
        return one;
    }

    String device() {
        return key.fingerprint();
    }

    void enroll() throws IOException {
        String text = Base64.getEncoder().encodeToString(key.publicKey().getEncoded());
        accepted(hall.decide(new Decision.Enroll(device(), text, "Virtual")));
        accept();
    }

    void accept() throws IOException {
        accepted(hall.decide(new Decision.Accept(device(), journal)));
    }

    void place(int table) throws IOException {
        accepted(hall.decide(new Decision.Place(device(), table)));
    }

    private static void accepted(Optional<?> refusal) {
        if (refusal.isPresent()) {
            throw new AssertionError(refusal);
        }
    }

    /** Another journal of the same device. */
    TellingTable goesOnAs(String name) {
        journal = name;
        entries.clear();
        return this;
    }

    TellingTable signsWith(DeviceKey other) {
        signs = other;
        return this;
    }

    // What is in the journal

    TellingTable event(int match, int table, int round) {
        return entry(
                "event",
                "match="
                        + match
                        + "\ntable="
                        + table
                        + "\ntournament=Venerdì sera\nround="
                        + round);
    }

    TellingTable hand(int match, int hand, String ns, String ew, String confirmed) {
        return entry(
                "hand",
                String.join(
                        " ",
                        "" + match,
                        "" + hand,
                        DIGEST,
                        ns,
                        ew,
                        "S",
                        "closed",
                        "1-2-3-4",
                        confirmed,
                        "1790000000000"));
    }

    TellingTable hand(int match, int hand, int ns, int ew) {
        return hand(match, hand, "" + ns, "" + ew, "NS+EW");
    }

    TellingTable over(int match) {
        return entry("match-over", match + " 0 0");
    }

    TellingTable entry(String kind, String body) {
        seq++;
        Told told = new Told(seq, 0, 0, kind, body, "00", Optional.empty(), Optional.empty());
        byte[] signature = signs.sign(told.signed(device(), journal));
        String text = told.with(Base64.getEncoder().encodeToString(signature)).text();
        entries.add(new Entry(entries.size() + 1L, text));
        return this;
    }

    /** The text of the last entry is another one on the way. */
    TellingTable changedOnTheWay(String was, String is) {
        Entry last = entries.removeLast();
        entries.add(new Entry(last.number(), last.text().replace(was, is)));
        return this;
    }

    /** The match of four hands of round 1 at this table. */
    TellingTable wholeMatch(int table) {
        return event(1, table, 1).wholeMatch();
    }

    /** The same without its round. */
    TellingTable wholeMatch() {
        for (int hand = 1; hand <= 4; hand++) {
            hand(1, hand, 500 + 100 * hand, 300);
        }
        return over(1);
    }

    // To the hall

    Answer tell() {
        return tell(device());
    }

    Answer tell(String as) {
        return hall.hall().hear(new Request.Batch(head(), Stream.OPEN, entries), as);
    }

    Answer isThere(long order) {
        return hall.hall()
                .hear(new Request.Heartbeat(new Request.Head(device(), journal, order)), device());
    }

    private Request.Head head() {
        return new Request.Head(device(), journal, 0);
    }
}
