package burraco.uplink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.journal.Note;
import burraco.journal.OutgoingEntries;
import burraco.journal.SealChain;
import burraco.relay.Entry;
import burraco.relay.Request;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.running.Recovery;
import burraco.running.Snapshot;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.testing.JournalOf;
import burraco.testing.PlayedHands;
import burraco.trust.DeviceKey;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a hall is told of a match while it is played: everything once, in its order, and nothing of
 * a card that somebody still holds.
 */
@Tag("campaign")
class OutboxOfJournalTest {
    private static final long SEED = Long.getLong("table.seed", 31);
    private static final int HANDS = Integer.getInteger("outbox.hands", 2);
    private static final int ACTS = 30;
    private static final int RESTARTS = 20;
    private static final Pattern CARD = Pattern.compile("\\b(JK|[2-9TJQKA][SHDC])\\b");
    private static final DeviceKey KEY = DeviceKey.create(new SecureRandom());
    private static final Membership MEMBER = new Membership(KEY.fingerprint(), "a1", 0);
    private static final Person BRUNA = new Person.Arbiter("Bruna");

    @TempDir private Path folder;
    private Journal journal;
    private Table table;
    private JournalOutbox outbox;
    private final List<Entry> open = new ArrayList<>();
    private final List<Entry> record = new ArrayList<>();

    /** What the hall could read of the hand that is played. */
    private final List<String> readable = new ArrayList<>();

    private final List<Integer> secrets = new ArrayList<>();
    private int steps;

    @Test
    @DisplayName("Seen at every step of a match: no gap, no secret, the same after every restart")
    void whileAMatchIsPlayed() throws Exception {
        journal = Journal.open(folder, () -> JournalOf.WALL, said -> {});
        table = Recovery.of(JournalOf.LAYOUT, JournalOf.TABLE.deck(), Seat.SOUTH, journal).table();
        outbox = fresh();
        int hands = 0;
        for (Reading reading :
                new PlayedHands(JournalOf.LAYOUT, SEED, Noise.REFERENCE)
                        .readings(HANDS + 1, List.of(), ACTS)) {
            for (Effect effect : give(new Input.Read(reading))) {
                if (effect instanceof Effect.HandOver over) {
                    count(over.hand());
                    hands++;
                }
            }
            if (hands == HANDS) {
                break;
            }
        }
        assertEquals(HANDS, hands, "seed " + SEED);
        assertEquals(HANDS, secrets.size());
        assertTrue(
                secrets.stream().allMatch(many -> many > 5), "cards that were hidden: " + secrets);
        journal.close();
        wholeRecord();
    }

    private List<Effect> give(Input input) throws Exception {
        List<Effect> effects = table.take(input);
        journal.took(input, effects, table);
        journal.settle();
        if (!effects.isEmpty()) {
            look(effects);
        }
        return effects;
    }

    private void count(int hand) throws Exception {
        order(BRUNA, new Command.Score(1, hand, 700, 305, "counted by hand"));
        order(new Person.Player(Seat.NORTH), new Command.Ok());
        order(new Person.Player(Seat.WEST), new Command.Ok());
    }

    private void order(Person by, Command command) throws Exception {
        give(new Input.Ordered(table.state().now(), by, command));
    }

    private JournalOutbox fresh() {
        return new JournalOutbox(new OutgoingEntries(folder, MEMBER.base()), MEMBER, KEY);
    }

    // At every step

    private void look(List<Effect> effects) throws Exception {
        steps++;
        outbox.look();
        List<Entry> news = take(Stream.OPEN, open);
        List<Entry> released = take(Stream.RECORD, record);
        for (Entry entry : news) {
            Told told = Told.read(entry.text());
            readable.add(told.kind() + " " + told.body());
            assertTrue(told.record().isEmpty(), "no record at once: " + told.kind());
        }
        readable.add(StateText.of(new Snapshot(steps, table.state(), true, effects)));
        boolean isPlayed = !table.state().hand().acts().isEmpty();
        if (isPlayed) {
            assertEquals(List.of(), released, "nothing of a hand that is played");
        }
        for (Entry entry : released) {
            Told told = Told.read(entry.text());
            if (told.record().isPresent()) {
                nothingHiddenWasReadable(told.record().get());
            }
        }
        if (steps % RESTARTS == 0) {
            sameAfterRestart();
        }
    }

    /** Everything that is new, in pieces as a sender takes it. */
    private List<Entry> take(Stream stream, List<Entry> known) {
        List<Entry> news = new ArrayList<>();
        while (known.size() < outbox.last(stream)) {
            List<Entry> some = outbox.from(stream, known.size() + 1L, Request.MOST_ENTRIES);
            assertFalse(some.isEmpty());
            for (Entry entry : some) {
                known.add(entry);
                assertEquals(known.size(), entry.number());
            }
            news.addAll(some);
        }
        assertEquals(known.size(), outbox.last(stream));
        return news;
    }

    private void sameAfterRestart() throws Exception {
        JournalOutbox again = fresh();
        again.look();
        assertEquals(open.size(), again.last(Stream.OPEN));
        assertTrue(again.last(Stream.RECORD) <= record.size());
        for (int from = 1; from <= open.size(); from += Request.MOST_ENTRIES) {
            int to = Math.min(open.size(), from - 1 + Request.MOST_ENTRIES);
            assertEquals(
                    open.subList(from - 1, to),
                    again.from(Stream.OPEN, from, Request.MOST_ENTRIES));
        }
        int middle = open.size() / 2 + 1;
        assertEquals(open.subList(middle - 1, middle), again.from(Stream.OPEN, middle, 1));
    }

    private void nothingHiddenWasReadable(String handRecord) {
        Set<String> dealt = new TreeSet<>();
        Set<String> shown = new HashSet<>();
        handRecord
                .lines()
                .filter(line -> !line.startsWith("["))
                .forEach(line -> cards(line, line.startsWith("deal ") ? dealt : shown));
        dealt.removeAll(shown);
        secrets.add(dealt.size());
        assertFalse(readable.isEmpty());
        for (String text : readable) {
            Set<String> said = new TreeSet<>();
            cards(text, said);
            cards(
                    text.replace('♠', 'S').replace('♥', 'H').replace('♦', 'D').replace('♣', 'C'),
                    said);
            said.retainAll(dealt);
            assertEquals(Set.of(), said, "seed " + SEED + ": " + text);
        }
        readable.clear();
    }

    private static void cards(String text, Set<String> into) {
        Matcher cards = CARD.matcher(text);
        while (cards.find()) {
            into.add(cards.group(1));
        }
    }

    // At the end

    private void wholeRecord() throws Exception {
        Told last = Told.read(record.getFirst().text());
        for (Entry entry : record.subList(1, record.size())) {
            Told told = Told.read(entry.text());
            assertEquals(last.seq() + 1, told.seq());
            byte[] seal =
                    SealChain.seal(
                            HexFormat.of().parseHex(last.seal()),
                            told.seq(),
                            told.wall(),
                            new Note(told.at(), told.kind(), told.body()));
            assertEquals(HexFormat.of().formatHex(seal), told.seal());
            last = told;
        }
        Set<String> signed = new TreeSet<>();
        for (Entry entry : open) {
            Told told = Told.read(entry.text());
            if (told.signature().isPresent()) {
                signed.add(told.kind());
                byte[] signature = Base64.getDecoder().decode(told.signature().get());
                byte[] what = told.signed(MEMBER.device(), MEMBER.journal());
                assertTrue(DeviceKey.verify(KEY.publicKey(), what, signature));
            }
        }
        assertEquals(Set.of("event", "hand", "match-over"), signed);
    }
}
