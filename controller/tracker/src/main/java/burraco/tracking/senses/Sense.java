package burraco.tracking.senses;

import burraco.cards.Card;

/** Something by which the table knows what lies on it, and which may deserve no trust. */
public sealed interface Sense {
    /** How the troubles of devices call it, too. */
    String part();

    /** Which of its kind it is; empty where there is but one. */
    static String which(String part) {
        int space = part.indexOf(' ');
        return space < 0 ? "" : part.substring(space + 1);
    }

    /** Which kind it is: {@code antenna}, {@code source}. */
    static String kind(String part) {
        int space = part.indexOf(' ');
        return space < 0 ? part : part.substring(0, space);
    }

    /** All antennas together. */
    record Field() implements Sense {
        @Override
        public String part() {
            return "table";
        }
    }

    /** A reader with all its antennas. */
    record Source(String id) implements Sense {
        @Override
        public String part() {
            return "source " + id;
        }
    }

    record Antenna(int id) implements Sense {
        @Override
        public String part() {
            return "antenna " + id;
        }
    }

    /** The antennas under the row of discards. */
    record Pile() implements Sense {
        @Override
        public String part() {
            return "pile";
        }
    }

    record Scale(int id) implements Sense {
        @Override
        public String part() {
            return "scale " + id;
        }
    }

    /** What the deck file says of two cards. */
    record Tags(Card one, Card other) implements Sense {
        @Override
        public String part() {
            return "tags " + one + " " + other;
        }
    }
}
