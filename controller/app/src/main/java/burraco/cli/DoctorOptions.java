package burraco.cli;

import burraco.words.Language;
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
            "expected --config FILE [--paper] [--lamps] [--antennas] [--buttons]"
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

    static DoctorOptions of(List<String> args) {
        Set<String> switches =
                Set.of("--paper", "--lamps", "--antennas", "--buttons", "--buzzer", "--display");
        Options options = Options.parse(args, switches, Set.of("--config", "--lang", "--listen"));
        options.nothingElse();
        Path config = options.file("--config").orElseThrow(() -> new Options.Wrong(USAGE));
        Optional<Language> language =
                options.value("--lang").isPresent()
                        ? Optional.of(options.language())
                        : Optional.empty();
        Set<Turn> turns = new TreeSet<>();
        for (Turn turn : Turn.values()) {
            if (options.has(turn.option())) {
                turns.add(turn);
            }
        }
        Optional<Long> listen = listen(options);
        boolean paper = options.has("--paper");
        if (paper && (!turns.isEmpty() || listen.isPresent())) {
            throw new Options.Wrong(
                    "with --paper no device is opened: it does not go with "
                            + turns.stream().findFirst().map(Turn::option).orElse("--listen"));
        }
        return new DoctorOptions(config, language, paper, turns, listen);
    }

    private static Optional<Long> listen(Options options) {
        Optional<String> written = options.value("--listen");
        if (written.isEmpty()) {
            return Optional.empty();
        }
        OptionalLong millis = Millis.parse(written.get());
        if (millis.isEmpty() || millis.getAsLong() < 1_000 || millis.getAsLong() > LONGEST) {
            throw Options.wrong("--listen", "a time from 1s to 10m", written.get());
        }
        return Optional.of(millis.getAsLong());
    }
}
