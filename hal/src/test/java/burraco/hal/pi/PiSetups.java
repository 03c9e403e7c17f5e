package burraco.hal.pi;

import burraco.hal.Button;
import burraco.hal.LampGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Setups with one device each, for tests. */
final class PiSetups {
    private PiSetups() {}

    /** The first button on GPIO 5, the next on GPIO 6. */
    static PiSetup buttons(List<Button> buttons, OptionalInt lock) {
        List<PiSetup.Contact> contacts = new ArrayList<>();
        for (Button button : buttons) {
            contacts.add(new PiSetup.Contact(button, 5 + contacts.size()));
        }
        return new PiSetup(
                "pi",
                Optional.empty(),
                contacts,
                lock,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** The groups one after the other, after two unused lamps. */
    static PiSetup lamps(PiSetup.Strip.Chip chip, List<LampGroup> groups, int milliamps) {
        List<PiSetup.Row> rows = new ArrayList<>();
        int first = 2;
        for (LampGroup group : groups) {
            rows.add(new PiSetup.Row(group, first));
            first += group.lamps();
        }
        return new PiSetup(
                "pi",
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                Optional.of(new PiSetup.Strip(chip, 0, 0, rows, milliamps)),
                Optional.empty(),
                Optional.empty());
    }

    static PiSetup display(PiSetup.Panel.Kind kind) {
        int address = kind == PiSetup.Panel.Kind.HD44780 ? 0x27 : 0x3c;
        return new PiSetup(
                "pi",
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.of(new PiSetup.Panel(kind, 1, address)),
                Optional.empty());
    }

    static PiSetup buzzer() {
        return new PiSetup(
                "pi",
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new PiSetup.Piezo(OptionalInt.empty(), 0)));
    }
}
