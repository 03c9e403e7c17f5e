package burraco.cli;

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
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the commands have in common that lead a person at a table.
 *
 * @param config the layout's file
 * @param antenna the one that was named
 * @param practice the seed of a person who does not exist
 */
record GuideOptions(
        Path config,
        Layout layout,
        DevicesInfo devices,
        Words words,
        Optional<LaidAntenna> antenna,
        Optional<Long> practice,
        boolean fast) {
    static final List<String> SWITCHES = List.of("--fast");
    static final List<String> VALUES = List.of("--config", "--antenna", "--practice", "--lang");

    /** Says why a call means nothing. */
    static final class Wrong extends Exception {
        private static final long serialVersionUID = 1;

        Wrong(String why) {
            super(why, null, false, false);
        }
    }

    static GuideOptions of(Options options, Screen screen, String usage) throws Wrong {
        if (options.problem().isPresent() || !options.rest().isEmpty()) {
            String what =
                    options.problem().orElseGet(() -> "what is " + options.rest().getFirst() + "?");
            throw new Wrong(what + "; expected " + usage);
        }
        if (options.value("--config").isEmpty()) {
            throw new Wrong("expected " + usage);
        }
        Path config = Path.of(options.value("--config").get());
        Layout layout =
                new TableFiles(screen.err())
                        .layout(config)
                        .orElseThrow(() -> new Wrong("this table cannot be read"));
        DevicesInfo devices =
                new TableFiles(screen.err())
                        .devices(config)
                        .orElseThrow(() -> new Wrong("this table cannot be read"));
        return new GuideOptions(
                config,
                layout,
                devices,
                Words.in(language(options, layout)),
                antenna(options, layout),
                seed(options),
                options.has("--fast"));
    }

    private static Language language(Options options, Layout layout) throws Wrong {
        String named = options.value("--lang").orElse(layout.language());
        return Language.parse(named)
                .orElseThrow(() -> new Wrong("--lang is it or en, not " + named));
    }

    private static Optional<LaidAntenna> antenna(Options options, Layout layout) throws Wrong {
        Optional<String> named = options.value("--antenna");
        if (named.isEmpty()) {
            return Optional.empty();
        }
        Optional<LaidAntenna> found =
                layout.antennas().stream()
                        .filter(one -> String.valueOf(one.id()).equals(named.get()))
                        .findFirst();
        if (found.isEmpty()) {
            throw new Wrong("this table has no antenna " + named.get());
        }
        return found;
    }

    private static Optional<Long> seed(Options options) throws Wrong {
        Optional<String> named = options.value("--practice");
        try {
            return named.map(Long::parseLong);
        } catch (NumberFormatException notANumber) {
            throw new Wrong("--practice wants a whole number, not " + named.get());
        }
    }

    /**
     * Where cards are laid one by one: the antenna that was named, else the pile's at the stock.
     */
    LaidAntenna antennaAtHand() {
        return antenna.orElseGet(() -> layout.antennas(Zone.Pile.class).getFirst());
    }

    /** The practising person's; to be asked where there is one. */
    long seed() {
        return practice.orElseThrow();
    }

    /**
     * A table, and who listens to what is told there.
     *
     * @param person does it, where somebody practises; a real one reads the screen
     */
    record Seated<S>(Attended table, Consumer<S> person) {}

    /**
     * The table at hand: the real one, or one to practise on.
     *
     * @param name of what is done: chance is another one for each
     */
    <S> Seated<S> seated(Screen screen, String name, Practising<S> practising) throws Wrong {
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
            throw new Wrong(
                    "the sources of this table are virtual, and nobody lays cards there:"
                            + " --practice 1 lets somebody practise who does not exist");
        }
        LiveTable table =
                new LiveTable(
                        real.inputs(), System.in, () -> (System.nanoTime() - begun) / 1_000_000);
        return new Seated<>(table, _ -> {});
    }

    /** Puts a person who does not exist at a table that does not exist. */
    interface Practising<S> {
        Consumer<S> person(PracticeTable table, Chance chance);
    }

    /** A real table should not get a deck that does not exist. */
    private void checkVirtual() throws Wrong {
        for (SourceInfo source : layout.sources()) {
            if (!source.isVirtual()) {
                throw new Wrong(
                        "source \""
                                + source.id()
                                + "\" is a real one: who practises needs a table whose sources are"
                                + " all virtual");
            }
        }
    }

    private void checkDriven() throws Wrong {
        for (SourceInfo source : layout.sources()) {
            Optional<String> trouble = TableDevices.trouble(source, layout, devices);
            if (trouble.isPresent()) {
                throw new Wrong("source \"" + source.id() + "\": " + trouble.get());
            }
        }
    }
}
