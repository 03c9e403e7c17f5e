package burraco.cli.guide;

import burraco.cli.devices.TableDevices;
import burraco.cli.files.TableFiles;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.words.Language;
import burraco.words.Words;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Options of the commands that guide a person at a table.
 *
 * @param config the layout's file
 * @param antenna the named antenna
 * @param practice the seed of a simulated person
 */
public record GuideOptions(
        Path config,
        Layout layout,
        DevicesInfo devices,
        Language language,
        Words words,
        Optional<LaidAntenna> antenna,
        Optional<Long> practice,
        boolean fast) {
    public static GuideOptions of(Arguments options, Screen screen) {
        Path config = options.path("--config");
        Layout layout =
                new TableFiles(screen)
                        .layout(config)
                        .orElseThrow(() -> new CommandRefusal("table.unreadable"));
        DevicesInfo devices =
                new TableFiles(screen)
                        .devices(config)
                        .orElseThrow(() -> new CommandRefusal("table.unreadable"));
        Language language = language(options, layout);
        return new GuideOptions(
                config,
                layout,
                devices,
                language,
                Words.in(language),
                antenna(options, layout),
                seed(options),
                options.has("--fast"));
    }

    private static Language language(Arguments options, Layout layout) {
        return options.languageIfAny()
                .or(() -> Language.parse(layout.language()))
                .orElse(Language.IT);
    }

    private static Optional<LaidAntenna> antenna(Arguments options, Layout layout) {
        Optional<String> named = options.value("--antenna");
        if (named.isEmpty()) {
            return Optional.empty();
        }
        Optional<LaidAntenna> found =
                layout.antennas().stream()
                        .filter(one -> String.valueOf(one.id()).equals(named.get()))
                        .findFirst();
        if (found.isEmpty()) {
            throw new CommandRefusal("table.no-antenna", named.get());
        }
        return found;
    }

    private static Optional<Long> seed(Arguments options) {
        return options.isThere("--practice")
                ? Optional.of(options.whole("--practice"))
                : Optional.empty();
    }

    /**
     * The antenna on which cards are laid one by one: the named one, otherwise the pile's nearest
     * to the stock.
     */
    public LaidAntenna antennaAtHand() {
        return antenna.orElseGet(() -> layout.antennas(Zone.Pile.class).getFirst());
    }

    /** The seed of the simulated person; only with {@code --practice}. */
    public long seed() {
        return practice.orElseThrow();
    }

    /**
     * A table, and a listener to its messages.
     *
     * @param person a simulated person who follows the messages, or the screen for a real one
     */
    public record Seated<S>(GuidedTable table, Consumer<S> person) {}

    /**
     * The real table, or one for practising.
     *
     * @param name of the procedure; each has random numbers of its own
     */
    public <S> Seated<S> seated(Screen screen, String name, Practising<S> practising) {
        if (practice.isPresent()) {
            checkVirtual();
            Chance chance = new Chance(practice.get()).stream(name);
            PracticeTable table =
                    new PracticeTable(
                            layout, Noise.REFERENCE, chance, screen.out(), screen.live() && !fast);
            return new Seated<>(table, practising.person(table, chance));
        }
        checkDriven();
        long begun = System.nanoTime();
        int host = new SecureRandom().nextInt() | 1;
        TableDevices real =
                TableDevices.of(layout, devices, () -> (System.nanoTime() - begun) / 1_000, host);
        if (real.inputs().isEmpty()) {
            throw new CommandRefusal("table.virtual");
        }
        LiveTable table =
                new LiveTable(
                        real.inputs(), System.in, () -> (System.nanoTime() - begun) / 1_000_000);
        return new Seated<>(table, _ -> {});
    }

    /** Creates a simulated person at a virtual table. */
    public interface Practising<S> {
        Consumer<S> person(PracticeTable table, Chance chance);
    }

    /** Refuses tables with real sources, which must not get a simulated deck. */
    private void checkVirtual() {
        for (SourceInfo source : layout.sources()) {
            if (!source.isVirtual()) {
                throw new CommandRefusal("table.real", source.id());
            }
        }
    }

    private void checkDriven() {
        for (SourceInfo source : layout.sources()) {
            Optional<String> trouble = TableDevices.trouble(source, layout, devices);
            if (trouble.isPresent()) {
                throw new CommandRefusal("table.source", source.id(), trouble.get());
            }
        }
    }
}
