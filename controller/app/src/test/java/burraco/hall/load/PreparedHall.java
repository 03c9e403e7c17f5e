package burraco.hall.load;

import burraco.desk.file.Content;
import burraco.hall.Hall;
import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.room.Decision;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.file.HistoryWriter;
import burraco.trust.Authority;
import burraco.trust.DeviceKey;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import javax.net.ssl.SSLContext;

/**
 * The folder of a hall in which the first round is played, with a device at every table. The
 * devices have not joined one by one: they stand in the ledger.
 */
public record PreparedHall(
        Path folder,
        burraco.hall.ledger.Place store,
        String title,
        X509Certificate authority,
        List<Place> places) {
    private static final String BY = "load";
    private static final long ROUND_MILLIS = 55 * 60_000;
    private static final int YEARS = 20;
    private static final int DAYS = 800;

    /** A table's electronics, and where they are. */
    public record Place(int table, DeviceKey key, SSLContext secret, TlsContexts.Parts parts) {
        public String device() {
            return key.fingerprint();
        }

        public String journal() {
            return "%08x".formatted(table);
        }
    }

    public static PreparedHall make(Path folder, int tables) throws IOException, TrustException {
        return make(folder, burraco.hall.ledger.Place.of(folder.resolve("hall.db")), tables);
    }

    /** One whose ledger is in a database, of which its folder says so. */
    public static PreparedHall make(Path folder, Database database, int tables)
            throws IOException, TrustException {
        Files.writeString(
                folder.resolve("hall.toml"),
                "[store]\nurl = \"%s\"\nhall = \"%s\"\npassword-file = \"%s\"\n"
                        .formatted(
                                database.url(),
                                database.hall(),
                                database.password().orElseThrow()));
        return make(folder, burraco.hall.ledger.Place.of(database), tables);
    }

    private static PreparedHall make(Path folder, burraco.hall.ledger.Place ledger, int tables)
            throws IOException, TrustException {
        SecureRandom random = new SecureRandom();
        Instant now = Instant.now();
        Authority authority = Authority.create("Load", now, YEARS, random);
        Files.writeString(
                folder.resolve("authority.pem"), authority.toPem(), StandardCharsets.US_ASCII);
        List<Place> places = new ArrayList<>();
        for (int table = 1; table <= tables; table++) {
            places.add(place(table, DeviceKey.create(random), authority, now));
        }
        try (HallStore file = HallStore.open(ledger, System.out::println)) {
            new LedgerKeeper(file, new Ledger(file, System::currentTimeMillis))
                    .begin(tournament(tables), BY);
        }
        try (HallStore file = HallStore.open(ledger, System.out::println);
                Hall hall =
                        new Hall(
                                file,
                                authority,
                                random,
                                System::currentTimeMillis,
                                System.out::println)) {
            enroll(hall, places);
            change(hall, before -> Posting.of(before).orElseThrow());
            change(hall, _ -> new Change.Seat(1));
            change(hall, _ -> new Change.Start(1));
            long begins = System.currentTimeMillis();
            decide(hall, List.of(new Decision.SetTime(1, begins, begins + ROUND_MILLIS)));
            String title = hall.now().content().now().title();
            return new PreparedHall(
                    folder, ledger, title, authority.certificate(), List.copyOf(places));
        }
    }

    private static Place place(int table, DeviceKey key, Authority authority, Instant now)
            throws TrustException {
        Identity identity =
                Identity.ofDevice(
                        key,
                        authority.issueDevice(key.publicKey(), now, DAYS),
                        authority.certificate());
        return new Place(
                table,
                key,
                TlsContexts.table(identity, authority.certificate(), Instant::now),
                TlsContexts.parts(identity, authority.certificate(), Instant::now));
    }

    private static String tournament(int tables) {
        StringBuilder text = new StringBuilder(HistoryWriter.beginning("Load", 1));
        text.append("plan\n  field pairs\n  length 4\n");
        text.append("  stage mitchell rounds 1 placing draw points carried\n");
        text.append("  tie-breaks direct match-points lot\n  clubs anywhere\n");
        for (int number = 1; number <= 2 * tables; number++) {
            List<String> names = List.of("Giovanni Prova" + number, "Maria Esempio" + number);
            text.append(
                    HistoryWriter.lines(
                            new Change.Enter(new Contestant(number, "", names, "Club", 0))));
        }
        return text.toString();
    }

    private static void enroll(Hall hall, List<Place> places) throws IOException {
        List<Decision> decisions = new ArrayList<>();
        for (Place place : places) {
            String key = Base64.getEncoder().encodeToString(place.key().publicKey().getEncoded());
            decisions.add(new Decision.Enroll(place.device(), key, "Table " + place.table()));
            decisions.add(new Decision.Accept(place.device(), place.journal()));
            decisions.add(new Decision.Place(place.device(), place.table()));
        }
        decide(hall, decisions);
    }

    private static void decide(Hall hall, List<Decision> decisions) throws IOException {
        hall.decide(decisions, BY, "")
                .ifPresent(why -> {
                    throw new IllegalStateException(why.toString());
                });
    }

    private static void change(Hall hall, Function<Tournament, Change> wanted) throws IOException {
        hall.tournament().change(before -> changed(before, wanted.apply(before.now())), BY);
    }

    private static Content changed(Content before, Change change) {
        return switch (Direction.apply(before.now(), change)) {
            case Progress.Done done -> before.with(change, done.now());
            case Progress.Refused(var why) -> throw new IllegalStateException(why.toString());
        };
    }
}
