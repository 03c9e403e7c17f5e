package burraco.tournament.print;

import java.util.Map;
import java.util.Optional;

/** What came of a {@link Print}. */
public sealed interface Printed {

    /**
     * @param data the same as maps, lists, texts and numbers, to be written as JSON; its keys and
     *     codes are the same in every language
     */
    record Made(Sheet sheet, Map<String, Object> data) implements Printed {
        /** The whole file; empty if there is no such format of it. */
        public Optional<byte[]> as(Format format) {
            return sheet.as(format);
        }
    }

    /**
     * There is nothing to print.
     *
     * @param why in the language of the print
     */
    record Nothing(String why) implements Printed {}
}
