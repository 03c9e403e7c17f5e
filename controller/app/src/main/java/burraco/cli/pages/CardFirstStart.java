package burraco.cli.pages;

import burraco.files.InputFile;
import burraco.files.PrivateFile;
import burraco.text.PlainText;
import burraco.web.first.FirstSettings;
import burraco.web.first.FirstStart;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The first start of a card image. Root's scripts in {@code controller/packaging/image} make a
 * folder with what is shown; the settings are left in a file for which systemd waits.
 */
final class CardFirstStart implements FirstStart {
    private static final int MAX_BYTES = 8 << 10;

    /** More do not fit on a small screen. */
    private static final int MAX_NETWORKS = 12;

    private final Path folder;
    private final Path asked;

    /**
     * @param folder there while the first start goes on
     * @param asked takes the settings
     */
    CardFirstStart(Path folder, Path asked) {
        this.folder = folder;
        this.asked = asked;
    }

    /** The folder of a card comes while the program starts, so it is looked for at each request. */
    static Optional<FirstStart> ofThisMachine() {
        return Optional.ofNullable(System.getenv("RUNTIME_DIRECTORY"))
                .map(runtime ->
                        new CardFirstStart(
                                Path.of("/run/burraco-first-start"),
                                Path.of(runtime, "settings-asked")));
    }

    @Override
    public boolean isOpen() {
        return Files.isDirectory(folder);
    }

    @Override
    public Optional<String> pin() {
        return lines("pin").stream().findFirst();
    }

    /** A line has the network's name as hexadecimal digits, as iwd has it, and its kind. */
    @Override
    public List<Network> networks() {
        return lines("networks").stream()
                .flatMap(line -> network(line).stream())
                .distinct()
                .limit(MAX_NETWORKS)
                .toList();
    }

    private static Optional<Network> network(String line) {
        String[] parts = line.split("_", 2);
        boolean open = parts.length == 2 && parts[1].equals("open");
        if (!open && !(parts.length == 2 && parts[1].equals("psk"))) {
            return Optional.empty();
        }
        try {
            String name = new String(HexFormat.of().parseHex(parts[0]), StandardCharsets.UTF_8);
            boolean shown =
                    PlainText.is(name) && PlainText.isRead(name) && !name.contains("\uFFFD");
            return shown ? Optional.of(new Network(name, open)) : Optional.empty();
        } catch (IllegalArgumentException noHex) {
            return Optional.empty();
        }
    }

    private List<String> lines(String name) {
        try {
            return InputFile.lines(folder.resolve(name), MAX_BYTES);
        } catch (IOException none) {
            return List.of();
        }
    }

    @Override
    public void ask(FirstSettings settings) throws IOException {
        Path next = asked.resolveSibling("settings-asked.new");
        Files.deleteIfExists(next);
        PrivateFile.write(next, settings.lines().getBytes(StandardCharsets.UTF_8));
        // Root's part never sees half of them.
        Files.move(next, asked, StandardCopyOption.ATOMIC_MOVE);
    }
}
