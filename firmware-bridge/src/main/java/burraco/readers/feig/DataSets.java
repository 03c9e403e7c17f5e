package burraco.readers.feig;

import burraco.hal.Answer;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The tags in an answer to an inventory.
 *
 * <p>The plain form has for each tag its type, its family and a number of eight bytes. The form
 * that names antennas has flags, type, family, the number's length and the number; then, if the
 * flags say so, how many antennas heard the tag, and for each its number, its state, the strength
 * and four reserved bytes. <b>Unverified:</b> no example of the second form has been published byte
 * by byte. It is read as the manuals draw it; one of them calls the count of antennas reserved, so
 * both ways of reading it are tried. A tag that was heard only by other antennas than the one that
 * was asked is ignored.
 *
 * @param warned whether the answer contains a warning about the antenna
 */
record DataSets(List<Answer> answers, boolean warned) {
    static final DataSets NONE = new DataSets(List.of(), false);

    private static final int ISO_15693 = 0x03;
    private static final int NUMBER = 8;
    private static final int FLAG_ANT = 0x10;
    private static final int WARNING = 0x84;

    /** The strength that readers report if they do not measure it. */
    private static final int NO_STRENGTH = 0xFF;

    DataSets {
        answers = List.copyOf(answers);
    }

    /**
     * @param data status, count and data sets
     * @param told the antenna that was asked, if each tag comes with the antennas that heard it
     * @return empty if the data are invalid
     */
    static Optional<DataSets> read(byte[] data, OptionalInt told) {
        if (data.length < 2) {
            return Optional.empty();
        }
        if (told.isEmpty()) {
            return new Reading(data).plain();
        }
        int port = told.getAsInt();
        Optional<DataSets> counted = new Reading(data).told(port, true);
        return counted.isPresent() ? counted : new Reading(data).told(port, false);
    }

    /** Parses the bytes from beginning to end. */
    private static final class Reading {
        private final byte[] data;
        private final int sets;
        private final List<Answer> answers = new ArrayList<>();
        private int at = 2;
        private boolean sound = true;
        private boolean warned;

        Reading(byte[] data) {
            this.data = data;
            sets = data[1] & 0xFF;
        }

        Optional<DataSets> plain() {
            for (int i = 0; i < sets && sound; i++) {
                type();
                number(NUMBER).ifPresent(tag -> answers.add(Answer.of(tag)));
            }
            return end();
        }

        Optional<DataSets> told(int port, boolean counted) {
            for (int i = 0; i < sets && sound; i++) {
                int flags = next();
                type();
                Optional<TagId> tag = number(next());
                OptionalInt strength = OptionalInt.empty();
                if ((flags & FLAG_ANT) != 0) {
                    int count = next();
                    strength = strength(port, counted ? count : 1);
                }
                if (tag.isPresent()) {
                    answers.add(new Answer(tag.get(), strength));
                }
            }
            return end();
        }

        private void type() {
            sound &= next() == ISO_15693;
            int _ = next();
        }

        private Optional<TagId> number(int length) {
            if (length != NUMBER || at + length > data.length) {
                sound = false;
                return Optional.empty();
            }
            at += length;
            return Optional.of(
                    new TagId(HexFormat.of().withUpperCase().formatHex(data, at - length, at)));
        }

        /**
         * The strength at the antenna that was asked, which must be among those that heard the tag.
         */
        private OptionalInt strength(int port, int antennas) {
            OptionalInt told = OptionalInt.empty();
            boolean heard = false;
            for (int i = 0; i < antennas && sound; i++) {
                boolean asked = next() == port;
                warned |= next() == WARNING && asked;
                int strength = next();
                at += 4;
                if (asked && strength != NO_STRENGTH) {
                    told = OptionalInt.of(strength);
                }
                heard |= asked;
            }
            sound &= heard;
            return told;
        }

        private int next() {
            if (at >= data.length) {
                sound = false;
                return 0;
            }
            return data[at++] & 0xFF;
        }

        /**
         * The result; empty if bytes are left over or missing, because the data were misread then.
         */
        private Optional<DataSets> end() {
            return sound && at == data.length
                    ? Optional.of(new DataSets(answers, warned))
                    : Optional.empty();
        }
    }
}
