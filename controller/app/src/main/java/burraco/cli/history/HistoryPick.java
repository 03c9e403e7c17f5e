package burraco.cli.history;

import burraco.cli.options.CommandRefusal;
import burraco.journal.History;
import burraco.text.Sentence;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A match, or one hand of it, as people name it: {@code 3} or {@code 3/2}.
 *
 * @param hand empty for all of the match
 */
record HistoryPick(int match, OptionalInt hand) {
    private static final Pattern FORM = Pattern.compile("(\\d{1,6})(?:/(\\d{1,3}))?");

    static HistoryPick parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new CommandRefusal("history.no-pick", text);
        }
        OptionalInt hand =
                form.group(2) == null
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(form.group(2)));
        return new HistoryPick(Integer.parseInt(form.group(1)), hand);
    }

    /** The chosen hands, at least one. */
    List<History.Hand> of(List<History.Hand> hands) {
        List<History.Hand> picked =
                hands.stream()
                        .filter(one -> one.row().match() == match)
                        .filter(one -> hand.isEmpty() || one.row().hand() == hand.getAsInt())
                        .toList();
        if (picked.isEmpty()) {
            throw new CommandRefusal(missing(hands));
        }
        return picked;
    }

    private Sentence missing(List<History.Hand> hands) {
        if (hands.isEmpty()) {
            return new Sentence("history.none");
        }
        int lastMatch = hands.getLast().row().match();
        int lastHand = hands.getLast().row().hand();
        boolean next =
                match == lastMatch && hand.equals(OptionalInt.of(lastHand + 1))
                        || match == lastMatch + 1 && hand.orElse(1) == 1;
        return next
                ? new Sentence("history.not-over", named())
                : new Sentence("history.missing", named(), lastMatch, lastHand);
    }

    private Sentence named() {
        return hand.isPresent()
                ? new Sentence("history.hand", match, hand.getAsInt())
                : new Sentence("history.match", match);
    }
}
