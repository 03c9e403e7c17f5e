package burraco.cli.hall;

import burraco.cli.files.SafeFile;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Log;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Place;
import burraco.trust.Authority;
import burraco.trust.Identity;
import burraco.trust.TrustException;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The files of a hall, for its owner only. */
final class HallFolder {
    private static final int AUTHORITY_YEARS = 20;
    private static final int SERVER_DAYS = 800;
    private static final int SECRET_BYTES = 32;

    private final Path folder;
    private final SecureRandom random = new SecureRandom();

    HallFolder(Path folder) {
        this.folder = folder;
    }

    /** One in which a hall was begun. */
    static HallFolder there(Path path) throws IOException {
        HallFolder folder = new HallFolder(path);
        if (!folder.place().isThere()) {
            throw new CommandRefusal("hall.none", path);
        }
        return folder;
    }

    /** Whether there is a tournament, not only a place for it. */
    boolean isBegun() throws IOException {
        if (!place().isThere()) {
            return false;
        }
        try (HallStore store = look()) {
            return new LedgerKeeper(store, new Ledger(store, System::currentTimeMillis)).isBegun();
        }
    }

    /** Makes the folder, if there is none. */
    void make() throws IOException {
        Files.createDirectories(folder);
        PrivateFile.folder(folder);
    }

    /** Where decisions are, and what tables have told. */
    Place place() throws IOException {
        return toml().store().map(Place::of).orElseGet(() -> Place.of(ledger()));
    }

    /** To read what is there, also while the hall is running. */
    HallStore look() throws IOException {
        Place place = place();
        if (toml().store().isPresent()) {
            return HallStore.look(place);
        }
        try {
            // A file of an earlier version becomes one of this version before it is read.
            return HallStore.open(place, Log::warn);
        } catch (LedgerException cannot) {
            if (cannot.isTaken()) {
                return HallStore.look(place);
            }
            throw cannot;
        }
    }

    /** Says where it is from now on; empty for the file. */
    void keep(Optional<Database> store) throws IOException {
        toml().keep(store);
    }

    private HallToml toml() {
        return new HallToml(config());
    }

    /** The file, unless it is in a database. */
    Path ledger() {
        return folder.resolve("hall.db");
    }

    /** What people outside have seen. */
    Path audience() {
        return folder.resolve("audience.db");
    }

    /** Where the ledger is, if not in the file. Beside it lie the PINs. */
    Path config() {
        return folder.resolve("hall.toml");
    }

    Path roles() {
        return folder.resolve("roles.txt");
    }

    /** The certificate that people may put into their browsers. */
    Path certificate() {
        return folder.resolve("hall.crt");
    }

    /** What the hall's broker is started with. */
    BrokerFolder broker() {
        return new BrokerFolder(folder);
    }

    Authority authority(String name, Instant now) throws IOException {
        Path file = folder.resolve("authority.pem");
        if (!Files.exists(file)) {
            Authority fresh = Authority.create(name, now, AUTHORITY_YEARS, random);
            SafeFile.writeSecret(file, bytes(fresh.toPem()));
        }
        try {
            return Authority.fromPem(text(file), random);
        } catch (TrustException broken) {
            throw new IOException(file.getFileName() + ": " + broken.getMessage(), broken);
        }
    }

    /** A new one at each start: the machine may have another address by now. */
    Identity server(
            Authority authority,
            List<String> names,
            Collection<InetAddress> addresses,
            Instant now) {
        return authority.serve(names, addresses, now, SERVER_DAYS);
    }

    /** Makes the keys of players' phones. */
    byte[] phones() throws IOException {
        Path file = folder.resolve("phones.key");
        if (!Files.exists(file)) {
            byte[] secret = new byte[SECRET_BYTES];
            random.nextBytes(secret);
            SafeFile.writeSecret(file, secret);
        }
        return InputFile.bytes(file);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(Path file) throws IOException {
        return new String(InputFile.bytes(file), StandardCharsets.UTF_8);
    }
}
