package burraco.cli.dispute;

import burraco.journal.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A hand, and what the journal says of it.
 *
 * @param last as the hand stands
 * @param entries what happened in it, and what was said of it afterwards
 */
record HandStory(int hand, Optional<HandEntry> last, List<History.Entry> entries) {
    private static final Pattern OF_A_HAND =
            Pattern.compile("(\\d{1,9}) (\\d{1,9})( .*)?", Pattern.DOTALL);

    HandStory {
        entries = List.copyOf(entries);
    }

    /** The hands of a match in their order. */
    static List<HandStory> of(Dispute dispute) {
        Map<Integer, HandStory> hands = new TreeMap<>();
        List<History.Entry> going = new ArrayList<>();
        for (History.Entry entry : dispute.entries()) {
            going.add(entry);
            Optional<Integer> hand = hand(entry, dispute.match());
            if (hand.isPresent()) {
                int number = hand.get();
                boolean isOver = hands.containsKey(number);
                List<History.Entry> its = isOver ? List.of(entry) : List.copyOf(going);
                if (isOver || entry.note().kind().equals("hand")) {
                    hands.put(number, before(hands, number).with(its));
                    going.removeAll(its);
                }
            }
        }
        return List.copyOf(hands.values());
    }

    private static HandStory before(Map<Integer, HandStory> hands, int number) {
        return hands.getOrDefault(number, new HandStory(number, Optional.empty(), List.of()));
    }

    private static Optional<Integer> hand(History.Entry entry, int match) {
        Matcher body = OF_A_HAND.matcher(entry.note().body());
        boolean isAbout =
                MatchEntries.ABOUT.contains(entry.note().kind())
                        && !entry.note().kind().equals("match-over")
                        && body.matches()
                        && Integer.parseInt(body.group(1)) == match;
        return isAbout ? Optional.of(Integer.valueOf(body.group(2))) : Optional.empty();
    }

    private HandStory with(List<History.Entry> more) {
        List<History.Entry> all = new ArrayList<>(entries);
        all.addAll(more);
        Optional<HandEntry> stands = last;
        for (History.Entry entry : more) {
            if (entry.note().kind().equals("hand")) {
                Optional<HandEntry> read = HandEntry.read(entry.note().body());
                stands = read.isPresent() ? read : stands;
            }
        }
        return new HandStory(hand, stands, all);
    }
}
