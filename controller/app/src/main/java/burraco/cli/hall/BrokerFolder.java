package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.cli.files.SafeFile;
import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.trust.Certificates;
import burraco.trust.Identity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.Optional;

/** What a broker of the hall is started with, in a folder of the hall's. For its owner only. */
final class BrokerFolder {
    private final Path folder;

    BrokerFolder(Path hall) {
        folder = hall.resolve("broker").toAbsolutePath();
    }

    Path config() {
        return folder.resolve("mosquitto.conf");
    }

    /** Where the hall finds it; empty if the hall has none. */
    Optional<BrokerAddress> address() throws IOException {
        Path file = folder.resolve("address");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        String text = new String(InputFile.bytes(file), StandardCharsets.UTF_8).strip();
        return Optional.of(
                BrokerAddress.parse(text)
                        .orElseThrow(() -> new IOException(file + ": no address of a broker")));
    }

    /** Ports at which it listens, and at which addresses. */
    record Listens(String address, int secret, int open) {}

    /** What people have changed in its files stays; its certificate is new. */
    void write(Listens listens, String hall, X509Certificate authority, Identity server)
            throws IOException {
        Files.createDirectories(folder.resolve("data"));
        PrivateFile.folder(folder);
        Map<String, String> values =
                Map.of(
                        "FOLDER", folder.toString(),
                        "USER", Files.getOwner(folder).getName(),
                        "HALL", hall,
                        "ADDRESS", listens.address(),
                        "SECRET", String.valueOf(listens.secret()),
                        "OPEN", String.valueOf(listens.open()));
        SafeFile.write(folder.resolve("authority.crt"), bytes(Certificates.toPem(authority)));
        SafeFile.writeSecret(folder.resolve("server.pem"), bytes(server.toPem()));
        if (!Files.exists(config())) {
            SafeFile.write(folder.resolve("acl"), filled("acl", values));
            BrokerAddress here = new BrokerAddress("localhost", listens.secret(), true);
            SafeFile.write(folder.resolve("address"), bytes(here + "\n"));
            SafeFile.write(config(), filled("mosquitto.conf", values));
        }
    }

    private static byte[] filled(String name, Map<String, String> values) throws IOException {
        try (InputStream in = BrokerFolder.class.getResourceAsStream(name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> value : values.entrySet()) {
                text = text.replace("@" + value.getKey() + "@", value.getValue());
            }
            return bytes(text);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
