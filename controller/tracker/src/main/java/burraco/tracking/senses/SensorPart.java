package burraco.tracking.senses;

import burraco.cards.Card;

/** Something by which the table knows what lies on it, and which may be trusted or not. */
public sealed interface SensorPart {
    /** Its name, which is also used for troubles of devices: {@code antenna 12}. */
    String part();

    /** Which one of its kind such a name means; empty if there is only one. */
    static String which(String part) {
        int space = part.indexOf(' ');
        return space < 0 ? "" : part.substring(space + 1);
    }

    /** Which kind such a name means: {@code antenna}, {@code source}. */
    static String kind(String part) {
        int space = part.indexOf(' ');
        return space < 0 ? part : part.substring(0, space);
    }

    /** All antennas together. */
    record Field() implements SensorPart {
        @Override
        public String part() {
            return "table";
        }
    }

    /** A reader with all its antennas. */
    record Source(String id) implements SensorPart {
        @Override
        public String part() {
            return "source " + id;
        }
    }

    record Antenna(int id) implements SensorPart {
        @Override
        public String part() {
            return "antenna " + id;
        }
    }

    /** The antennas under the row of discards. */
    record Pile() implements SensorPart {
        @Override
        public String part() {
            return "pile";
        }
    }

    record Scale(int id) implements SensorPart {
        @Override
        public String part() {
            return "scale " + id;
        }
    }

    /** The entries of two cards in the deck file. */
    record Tags(Card one, Card other) implements SensorPart {
        @Override
        public String part() {
            return "tags " + one + " " + other;
        }
    }
}
