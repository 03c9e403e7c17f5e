package burraco.journal;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Compares the rows of hands with what the chain says of each. */
final class HandCheck implements Verification.Part {
    /**
     * Entries of earlier versions do not say when the hand ended; their own time is a moment later.
     */
    private static final long MOMENT_MILLIS = 2_000;

    private static final Set<String> CONFIRMED = Set.of("", "NS", "EW", "NS EW");
    private static final Pattern WORD = Pattern.compile("[a-z]+");

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        Map<String, History.Entry> first = new LinkedHashMap<>();
        Map<String, History.Entry> last = new LinkedHashMap<>();
        history.each(
                "SELECT seq, at, wall, kind, body, seal FROM entry WHERE kind = 'hand'"
                        + " ORDER BY seq",
                row -> {
                    History.Entry entry = History.entry(row);
                    String[] words = entry.note().body().split(" ", 3);
                    String which = words[0] + "/" + words[1];
                    first.putIfAbsent(which, entry);
                    last.put(which, entry);
                });
        Set<String> there = new HashSet<>();
        for (History.Hand hand : history.hands()) {
            String which = hand.row().match() + "/" + hand.row().hand();
            boolean isFirst = there.add(which);
            if (!last.containsKey(which)) {
                found.accept(Finding.of(Finding.Kind.HAND_UNKNOWN, which));
            } else if (isFirst) {
                check(hand, first.get(which), last.get(which), found);
            } else {
                long seq = last.get(which).seq();
                found.accept(Finding.of(Finding.Kind.HAND_CHANGED, which, seq));
            }
        }
        last.keySet().stream()
                .filter(which -> !there.contains(which))
                .forEach(which -> found.accept(Finding.of(Finding.Kind.HAND_MISSING, which)));
    }

    private static void check(
            History.Hand hand, History.Entry first, History.Entry last, Consumer<Finding> found) {
        String which = hand.row().match() + "/" + hand.row().hand();
        String sealed = last.note().body();
        if (!sealed.contains(" " + SealChain.digest(hand.row().record()) + " ")) {
            found.accept(Finding.of(Finding.Kind.HAND_RECORD_CHANGED, which, last.seq()));
        } else if (!isInOurWords(hand.row())
                || !says(sealed, hand)
                || hand.last() != last.seq()
                || hand.first() > first.seq()
                || Math.abs(hand.wall() - first.wall()) > MOMENT_MILLIS) {
            found.accept(Finding.of(Finding.Kind.HAND_CHANGED, which, last.seq()));
        }
    }

    /**
     * Whether its texts are ones that this program writes. An entry puts a whole hand into one
     * line, so that other texts, or more words, could give the same line.
     */
    private static boolean isInOurWords(HandRow hand) {
        return CONFIRMED.contains(hand.confirmed()) && WORD.matcher(hand.ending()).matches();
    }

    /** Earlier versions sealed less of a hand; this one also seals when it ended. */
    private static boolean says(String sealed, History.Hand hand) {
        return (hand.row().sealed() + " " + hand.wall() + " ").startsWith(sealed + " ");
    }
}
