package burraco.cli.hall;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.cli.files.SafeFile;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.relay.Order;
import burraco.trust.Certificates;
import burraco.trust.DeviceKey;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import burraco.uplink.LinkMemory;
import burraco.uplink.Membership;
import burraco.uplink.Remembered;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import javax.net.ssl.SSLContext;

/** What a table has of its hall, in a folder beside its journal. For its owner only. */
public final class MembershipFolder implements LinkMemory {
    private static final int NAME_BYTES = 8;
    private static final int MOST_ORDER = 16_000;

    private final Path folder;

    /**
     * @param journal the folder of the table's journal
     */
    public MembershipFolder(Path journal) {
        folder = journal.resolve("hall");
    }

    /**
     * To which hall the table belongs.
     *
     * @param hall where requests are posted
     * @param broker where the hall is asked instead, if the hall has one and nobody has chosen
     *     otherwise
     */
    public record Joined(URI hall, Optional<BrokerAddress> broker, Membership membership) {
        public Joined(URI hall, Membership membership) {
            this(hall, Optional.empty(), membership);
        }

        Joined with(Membership other) {
            return new Joined(hall, broker, other);
        }

        /** With the other way to the hall. */
        Joined withoutBroker() {
            return new Joined(hall, membership);
        }
    }

    /** Changes when the table joins or leaves a hall. */
    String version() {
        try {
            return Files.getLastModifiedTime(folder.resolve("hall.json")).toString();
        } catch (IOException none) {
            return "";
        }
    }

    /** Empty if the table belongs to no hall. */
    public Optional<Joined> joined() throws IOException {
        Path file = folder.resolve("hall.json");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        JsonFields json =
                JsonFields.read(InputFile.bytes(file))
                        .orElseThrow(() -> new IOException(file + ": not as it was written"));
        try {
            return Optional.of(
                    new Joined(
                            URI.create(json.text("hall").orElseThrow()),
                            json.text("broker").map(one -> BrokerAddress.parse(one).orElseThrow()),
                            new Membership(
                                    json.text("device").orElseThrow(),
                                    json.text("journal").orElseThrow(),
                                    Long.parseLong(json.text("base").orElseThrow()))));
        } catch (RuntimeException damaged) {
            throw new IOException(file + ": not as it was written", damaged);
        }
    }

    /** The table's key; a new one if it has none. */
    public DeviceKey key() throws IOException {
        PrivateFile.folder(folder);
        Path file = folder.resolve("device.pem");
        if (!Files.exists(file)) {
            SafeFile.writeSecret(file, bytes(DeviceKey.create(new SecureRandom()).toPem()));
        }
        try {
            return DeviceKey.fromPem(text(file));
        } catch (TrustException broken) {
            throw new IOException(file + ": " + broken.getMessage(), broken);
        }
    }

    /** Of connections to the hall. */
    SSLContext secret() throws IOException {
        return TlsContexts.table(identity(), authority(), Instant::now);
    }

    /** With what the table comes to the hall's broker. */
    Access access() {
        try {
            TlsContexts.Parts parts = TlsContexts.parts(identity(), authority(), Instant::now);
            return new Access(
                    Optional.empty(), Optional.of(parts.keys()), Optional.of(parts.trust()));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private Identity identity() throws IOException {
        try {
            return Identity.ofDevice(
                    key(),
                    Certificates.fromPem(text(folder.resolve("certificate.pem"))),
                    authority());
        } catch (TrustException broken) {
            throw new IOException(folder + ": " + broken.getMessage(), broken);
        }
    }

    /** Who has signed the certificates of the hall. */
    X509Certificate authority() throws IOException {
        try {
            return Certificates.fromPem(text(folder.resolve("authority.pem")));
        } catch (TrustException broken) {
            throw new IOException(folder + ": " + broken.getMessage(), broken);
        }
    }

    /** A name for a journal that no other has. */
    static String newJournal() {
        byte[] name = new byte[NAME_BYTES];
        new SecureRandom().nextBytes(name);
        return HexFormat.of().formatHex(name);
    }

    /** The hall has admitted the table. */
    void joins(Joined joined, X509Certificate authority, String certificate) throws IOException {
        SafeFile.write(folder.resolve("authority.pem"), bytes(Certificates.toPem(authority)));
        SafeFile.write(folder.resolve("certificate.pem"), bytes(certificate));
        Files.deleteIfExists(folder.resolve("remembered.json"));
        write(joined);
    }

    private void write(Joined joined) throws IOException {
        Map<String, Object> json = Json.object();
        json.put("hall", joined.hall());
        joined.broker().ifPresent(one -> json.put("broker", one));
        json.put("device", joined.membership().device());
        json.put("journal", joined.membership().journal());
        json.put("base", String.valueOf(joined.membership().base()));
        SafeFile.write(folder.resolve("hall.json"), bytes(Json.write(json)));
    }

    /** The table belongs to no hall any more; false if it did not before. */
    boolean leaves() throws IOException {
        Files.deleteIfExists(folder.resolve("remembered.json"));
        return Files.deleteIfExists(folder.resolve("hall.json"));
    }

    @Override
    public Remembered recall() {
        Path file = folder.resolve("remembered.json");
        try {
            return Files.exists(file)
                    ? JsonFields.read(InputFile.bytes(file), MOST_ORDER)
                            .flatMap(MembershipFolder::remembered)
                            .orElse(Remembered.NOTHING)
                    : Remembered.NOTHING;
        } catch (IOException cannot) {
            return Remembered.NOTHING;
        }
    }

    private static Optional<Remembered> remembered(JsonFields json) {
        try {
            Order order =
                    new Order(
                            Long.parseLong(json.text("version").orElse("0")),
                            json.text("order").orElse(""),
                            number(json.text("timeOut")));
            return Optional.of(
                    new Remembered(
                            order,
                            number(json.text("ahead")),
                            Long.parseLong(json.text("error").orElse("0"))));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static OptionalLong number(Optional<String> text) {
        return text.isPresent()
                ? OptionalLong.of(Long.parseLong(text.get()))
                : OptionalLong.empty();
    }

    @Override
    public void keep(Remembered now) throws IOException {
        Map<String, Object> json = Json.object();
        json.put("version", String.valueOf(now.order().version()));
        json.put("order", now.order().text());
        put(json, "timeOut", now.order().timeOut());
        put(json, "ahead", now.ahead());
        json.put("error", String.valueOf(now.error()));
        SafeFile.write(folder.resolve("remembered.json"), bytes(Json.write(json)));
    }

    private static void put(Map<String, Object> json, String name, OptionalLong number) {
        if (number.isPresent()) {
            json.put(name, String.valueOf(number.getAsLong()));
        }
    }

    @Override
    public Membership renamed(Membership before, long base) throws IOException {
        Joined joined = joined().orElseThrow(() -> new IOException("the table belongs to no hall"));
        Membership after = new Membership(before.device(), newJournal(), base);
        write(joined.with(after));
        return after;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(Path file) throws IOException {
        return new String(InputFile.bytes(file), StandardCharsets.UTF_8);
    }
}
