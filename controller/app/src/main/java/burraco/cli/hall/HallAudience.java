package burraco.cli.hall;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.hall.Hall;
import burraco.hall.audience.AudienceOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/** What a hall shows to people who are not in it, as far as the command line says. */
final class HallAudience {
    private static final int MOST_TITLE = 30;
    private static final int RANDOM_BYTES = 3;

    private final Optional<AudienceOptions> options;

    private HallAudience(Optional<AudienceOptions> options) {
        this.options = options;
    }

    static HallAudience of(Arguments typed, HallFolder folder) {
        if (!typed.isThere("--audience")) {
            return new HallAudience(Optional.empty());
        }
        Path outside = typed.path("--audience").toAbsolutePath();
        if (!Files.isDirectory(outside)) {
            throw new CommandRefusal("hall.audience-folder", outside);
        }
        return new HallAudience(
                Optional.of(
                        new AudienceOptions(
                                outside,
                                folder.audience(),
                                Duration.ofSeconds(typed.whole("--delay")),
                                !typed.has("--nameless"))));
    }

    void show(Hall hall, Screen screen) {
        if (options.isPresent()) {
            String title = hall.now().content().now().title();
            hall.show(options.get(), () -> key(title));
            screen.say("hall.audience", options.get().folder(), options.get().delay().toSeconds());
        }
    }

    /** The title as a name for a folder, and something that no other tournament has. */
    static String key(String title) {
        String plain =
                Normalizer.normalize(title, Normalizer.Form.NFD)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[\\p{M}]", "")
                        .replaceAll("[^a-z0-9]+", "-");
        String cut = plain.substring(0, Math.min(MOST_TITLE, plain.length()));
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        return (cut + "-" + HexFormat.of().formatHex(random)).replaceAll("^-+|-(?=-)", "");
    }
}
