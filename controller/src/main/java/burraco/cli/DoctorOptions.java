package burraco.cli;

import burraco.words.Language;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * What {@code ./table doctor} is asked for.
 *
 * @param paper no device is opened
 * @param turns what is lit, scanned, waited for or played one by one
 * @param listen so many milliseconds
 */
record DoctorOptions(
        Path config,
        Optional<Language> language,
        boolean paper,
        Set<Turn> turns,
        Optional<Long> listen) {
    static final String USAGE =
            "table doctor: expected --config FILE [--paper] [--lamps] [--antennas] [--buttons]"
                    + " [--buzzer] [--display] [--listen 10s] [--lang it|en]";

    private static final long LONGEST = 600_000;

    /** What somebody can go through, device by device. */
    enum Turn {
        LAMPS("--lamps"),
        ANTENNAS("--antennas"),
        BUTTONS("--buttons"),
        BUZZER("--buzzer"),
        DISPLAY("--display");

        private final String option;

        Turn(String option) {
            this.option = option;
        }

        String option() {
            return option;
        }
    }

    /** Says why a call means nothing. */
    static final class Wrong extends Exception {
        private static final long serialVersionUID = 1;

        Wrong(String why) {
            super(why, null, false, false);
        }
    }

    static DoctorOptions of(List<String> args) throws Wrong {
        Set<String> switches =
                Set.of("--paper", "--lamps", "--antennas", "--buttons", "--buzzer", "--display");
        Options options = Options.parse(args, switches, Set.of("--config", "--lang", "--listen"));
        Optional<Language> language = options.value("--lang").flatMap(Language::parse);
        boolean unknown = options.value("--lang").isPresent() && language.isEmpty();
        if (options.problem().isPresent()
                || !options.rest().isEmpty()
                || unknown
                || options.value("--config").isEmpty()) {
            throw new Wrong(USAGE);
        }
        Set<Turn> turns = new TreeSet<>();
        for (Turn turn : Turn.values()) {
            if (options.has(turn.option())) {
                turns.add(turn);
            }
        }
        Optional<Long> listen = listen(options);
        boolean paper = options.has("--paper");
        if (paper && (!turns.isEmpty() || listen.isPresent())) {
            throw new Wrong(
                    "table doctor: with --paper no device is opened: it does not go with "
                            + turns.stream().findFirst().map(Turn::option).orElse("--listen"));
        }
        String file = options.value("--config").get();
        try {
            return new DoctorOptions(Path.of(file), language, paper, turns, listen);
        } catch (InvalidPathException noPath) {
            throw new Wrong("table doctor: no file can be called " + file);
        }
    }

    private static Optional<Long> listen(Options options) throws Wrong {
        Optional<String> written = options.value("--listen");
        if (written.isEmpty()) {
            return Optional.empty();
        }
        OptionalLong millis = Millis.parse(written.get());
        if (millis.isEmpty() || millis.getAsLong() < 1_000 || millis.getAsLong() > LONGEST) {
            throw new Wrong(
                    "table doctor: --listen wants a time from 1s to 10m, not " + written.get());
        }
        return Optional.of(millis.getAsLong());
    }
}
