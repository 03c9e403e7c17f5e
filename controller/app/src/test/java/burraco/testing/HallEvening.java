package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.desk.file.Content;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.hall.Hall;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.room.Decision;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.json.Json;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.relay.Answer;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.file.HistoryWriter;
import burraco.trust.Authority;
import burraco.trust.DeviceKey;
import burraco.uplink.Membership;
import burraco.uplink.Telling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The folder of a hall with a tournament of two tables, and the journal of table 1, which has
 * played a match of two hands in the first round, signed it, and told the hall. Virtual people
 * play; the arbiter, Bruna, enters the counts and takes points from a line.
 *
 * @param hall folder of the hall
 * @param journal folder of the table's journal
 */
public record HallEvening(Path hall, Path journal) {
    public static final String JOURNAL = "0a1b2c3d4e5f6071";
    public static final String TITLE = "Friday <at> the club";

    private static final long SEED = Long.getLong("table.seed", 31);
    public static final ExampleTable TABLE = ExampleTable.reference();
    private static final Layout LAYOUT =
            TABLE.layout().with(new MatchInfo(2, false, Duration.ofMinutes(90), true, false));
    private static final int HANDS = 2;
    private static final int ACTS = 30;
    private static final int BEFORE_THE_POINTS = 12;
    private static final int WAITS = 1_000;
    private static final Person BRUNA = new Person.Arbiter("Bruna");
    private static final String LIA = "Conti Lia";

    private static HallEvening played;
    private static boolean failed;

    /** Copies it, with the key of the table beside its journal. */
    public static HallEvening copy(Path folder) throws Exception {
        HallEvening evening = played();
        HallEvening copy = new HallEvening(folder.resolve("hall"), folder.resolve("journal"));
        copy(evening.hall, copy.hall);
        copy(evening.journal, copy.journal);
        copy(evening.journal.resolve("hall"), copy.journal.resolve("hall"));
        return copy;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(
                        file, to.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static synchronized HallEvening played() throws Exception {
        assertFalse(failed, "it could not be played before");
        if (played == null) {
            failed = true;
            Path folder = Files.createTempDirectory("hall-evening");
            played = playedIn(folder);
            try (Stream<Path> files = Files.walk(folder)) {
                files.forEach(file -> file.toFile().deleteOnExit());
            }
            failed = false;
        }
        return played;
    }

    private static HallEvening playedIn(Path folder) throws Exception {
        HallEvening evening =
                new HallEvening(
                        Files.createDirectories(folder.resolve("hall")),
                        Files.createDirectories(folder.resolve("journal")));
        DeviceKey key = DeviceKey.create(new SecureRandom());
        Membership membership = new Membership(key.fingerprint(), JOURNAL, 0);
        evening.belongs(key, membership);
        evening.play();
        try (HallStore file = HallStore.open(evening.hall.resolve("hall.db"), said -> {})) {
            new LedgerKeeper(file, new Ledger(file, () -> JournalOf.WALL)).begin(tournament(), LIA);
        }
        SecureRandom random = new SecureRandom();
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Authority authority = Authority.create("Hall", Instant.now(), 1, random);
        HallStore file = HallStore.open(evening.hall.resolve("hall.db"), said -> {});
        try (Hall hall = new Hall(file, authority, random, () -> JournalOf.WALL, log::add)) {
            String open = Base64.getEncoder().encodeToString(key.publicKey().getEncoded());
            hall.decide(
                    List.of(
                            new Decision.Enroll(key.fingerprint(), open, "Table seven"),
                            new Decision.Accept(key.fingerprint(), JOURNAL),
                            new Decision.Place(key.fingerprint(), 1)),
                    LIA,
                    "");
            begins(hall);
            long now = JournalOf.WALL;
            hall.decide(List.of(new Decision.SetTime(1, now, now + 1_800_000)), LIA, "");
            hall.decide(List.of(new Decision.Extend(1, now + 2_000_000)), LIA, "West was unwell");
            Telling.all(
                    evening.journal,
                    membership,
                    key,
                    request ->
                            assertFalse(
                                    hall.hear(request, key.fingerprint())
                                            instanceof Answer.Refused));
            waitForResult(hall, log);
        }
        return evening;
    }

    private void belongs(DeviceKey key, Membership membership) throws IOException {
        Path mine = Files.createDirectories(journal.resolve("hall"));
        Files.writeString(mine.resolve("device.pem"), key.toPem());
        Map<String, Object> json = Json.object();
        json.put("hall", "https://127.0.0.1:8444/link");
        json.put("device", membership.device());
        json.put("journal", membership.journal());
        json.put("base", "0");
        Files.writeString(mine.resolve("hall.json"), Json.write(json));
    }

    private static void waitForResult(Hall hall, List<String> said) throws Exception {
        for (int i = 0; i < WAITS; i++) {
            Content now = hall.tournament().read();
            if (now.text().contains("result round 1 table 1 ")) {
                return;
            }
            Thread.sleep(10);
        }
        throw new AssertionError(said + hall.tournament().read().text());
    }

    private static String tournament() {
        StringBuilder text = new StringBuilder(HistoryWriter.beginning(TITLE, 5));
        text.append("plan\n  field pairs\n  length 2\n");
        text.append("  stage mitchell rounds 1 placing draw points carried\n");
        text.append("  tie-breaks direct match-points lot\n  clubs anywhere\n");
        List<List<String>> pairs =
                List.of(
                        List.of("Ada Rossi", "Sara <S>"),
                        List.of("Elio Neri", "Ugo Bianchi"),
                        List.of("Ivo Blu", "Lea Verdi"),
                        List.of("Pia Rosa", "Teo Gialli"));
        for (int number = 1; number <= pairs.size(); number++) {
            text.append(
                    HistoryWriter.lines(
                            new Change.Enter(
                                    new Contestant(number, "", pairs.get(number - 1), "Club", 0))));
        }
        return text.toString();
    }

    private static void begins(Hall hall) throws IOException {
        direct(hall, new Change.Draft());
        direct(hall, new Change.Check(LIA));
        direct(hall, Posting.of(hall.tournament().read().now()).orElseThrow());
        direct(hall, new Change.Seat(1));
        direct(hall, new Change.Start(1));
    }

    private static void direct(Hall hall, Change change) throws IOException {
        hall.tournament()
                .change(
                        before -> {
                            Progress after = Direction.apply(before.now(), change);
                            Progress.Done done = assertInstanceOf(Progress.Done.class, after);
                            return before.with(change, done.now());
                        },
                        LIA);
    }

    // The table

    private void play() throws JournalException {
        long[] now = {0};
        Journal kept = Journal.open(journal, () -> JournalOf.WALL + now[0], said -> {});
        Table table = Recovery.of(LAYOUT, TABLE.deck(), Seat.SOUTH, kept).table();
        Assignment round =
                new Assignment(
                        1,
                        TITLE,
                        "1",
                        "1",
                        HANDS,
                        Map.of(
                                Seat.NORTH, "Ada Rossi",
                                Seat.SOUTH, "Sara <S>",
                                Seat.EAST, "Elio Neri",
                                Seat.WEST, "Ugo Bianchi"),
                        OptionalLong.empty(),
                        false,
                        "");
        order(kept, table, new Person.Arbiter(""), new Command.Assign(round));
        int acts = 0;
        int hands = 0;
        for (Reading reading : readings()) {
            if (hands == HANDS) {
                break;
            }
            now[0] = reading.at();
            for (Effect effect : give(kept, table, new Input.Read(reading))) {
                acts += effect instanceof Effect.Decided ? 1 : 0;
                if (effect instanceof Effect.Decided && acts == BEFORE_THE_POINTS) {
                    Command points = new Command.Points(Line.EW, -50, "Ugo is late");
                    order(kept, table, BRUNA, points);
                }
                if (effect instanceof Effect.HandOver over) {
                    count(kept, table, over.hand());
                    hands++;
                }
            }
        }
        assertTrue(hands == HANDS, "seed " + SEED + ": " + hands + " hands");
        kept.close();
    }

    private static void count(Journal journal, Table table, int hand) {
        Command score = new Command.Score(1, hand, 700 + 5 * hand, 305, "counted by hand");
        order(journal, table, BRUNA, score);
        order(journal, table, new Person.Player(Seat.NORTH), new Command.Ok());
        order(journal, table, new Person.Player(Seat.WEST), new Command.Ok());
    }

    private static void order(Journal journal, Table table, Person by, Command command) {
        for (Effect effect :
                give(journal, table, new Input.Ordered(table.state().now(), by, command))) {
            assertTrue(!(effect instanceof Effect.Refused), effect.toString());
        }
    }

    private static List<Effect> give(Journal journal, Table table, Input input) {
        List<Effect> effects = new ArrayList<>(table.take(input));
        journal.took(input, effects, table);
        journal.settle();
        return effects;
    }

    private static List<Reading> readings() {
        return new PlayedHands(LAYOUT, SEED, Noise.REFERENCE).readings(HANDS + 1, List.of(), ACTS);
    }
}
