package burraco.cli.history;

import burraco.journal.History;
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

    /** Thrown if there is no such match or hand; the message is a sentence. */
    static final class Unknown extends Exception {
        private static final long serialVersionUID = 1;

        Unknown(String why) {
            super(why);
        }
    }

    static HistoryPick parse(String text) throws Unknown {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new Unknown("expected a match or a hand of it, such as 3 or 3/2: " + text);
        }
        OptionalInt hand =
                form.group(2) == null
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(form.group(2)));
        return new HistoryPick(Integer.parseInt(form.group(1)), hand);
    }

    /** The chosen hands, at least one. */
    List<History.Hand> of(List<History.Hand> hands) throws Unknown {
        List<History.Hand> picked =
                hands.stream()
                        .filter(one -> one.row().match() == match)
                        .filter(one -> hand.isEmpty() || one.row().hand() == hand.getAsInt())
                        .toList();
        if (picked.isEmpty()) {
            throw new Unknown(missing(hands));
        }
        return picked;
    }

    private String missing(List<History.Hand> hands) {
        if (hands.isEmpty()) {
            return "no hand is over in this journal yet";
        }
        int lastMatch = hands.getLast().row().match();
        int lastHand = hands.getLast().row().hand();
        boolean next =
                match == lastMatch && hand.equals(OptionalInt.of(lastHand + 1))
                        || match == lastMatch + 1 && hand.orElse(1) == 1;
        return next
                ? this + " is not over: what was heard and done in it is shown once it is"
                : "there is no "
                        + this
                        + " in this journal; the last one is "
                        + lastMatch
                        + "/"
                        + lastHand;
    }

    @Override
    public String toString() {
        return hand.isPresent() ? "hand " + match + "/" + hand.getAsInt() : "match " + match;
    }
}
