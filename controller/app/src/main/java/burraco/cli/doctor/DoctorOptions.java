package burraco.cli.doctor;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * Options of {@code ./table doctor}.
 *
 * @param paper whether no device is opened
 * @param turns the kinds of devices to test one by one
 * @param listen for how many milliseconds
 */
record DoctorOptions(
        Path config,
        Optional<Language> language,
        boolean paper,
        Set<Turn> turns,
        OptionalLong listen) {
    /** Kinds of devices that a person can test one by one. */
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
        Arguments options = Arguments.parse(CommandName.DOCTOR, args);
        Set<Turn> turns = new TreeSet<>();
        for (Turn turn : Turn.values()) {
            if (options.has(turn.option())) {
                turns.add(turn);
            }
        }
        return new DoctorOptions(
                options.path("--config"),
                options.languageIfAny(),
                options.has("--paper"),
                turns,
                options.millisIfAny("--listen"));
    }
}
