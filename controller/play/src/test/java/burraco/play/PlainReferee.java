package burraco.play;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A second referee for legal play that shares only the acts with the engine: cards are text, a fan
 * is a list, a turn is three flags. It follows a hand from the deal, and complains in words.
 */
final class PlainReferee {
    private static final String RANKS = "A23456789TJQK";

    private final boolean internazionale;
    private final Map<String, List<String>> fans = new HashMap<>();
    private final List<List<String>> pozzetti = new ArrayList<>();
    private final List<String> stock;
    private final List<String> pile = new ArrayList<>();
    private final Map<String, List<String>> melds = new LinkedHashMap<>();
    private final Map<String, String> locked = new HashMap<>();
    private final Map<String, Integer> aces = new HashMap<>();
    private final Map<String, Integer> opened = new HashMap<>(Map.of("NS", 0, "EW", 0));
    private final Map<String, String> pozzettoOf = new HashMap<>();
    private final Map<String, List<String>> waitingPozzetto = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();

    private String turn;
    private boolean took;
    private boolean mustLay;
    private String onlyCard = "";
    private String mustTakePozzetto = "";
    private boolean over;
    private String closer = "";

    /** The hand as {@link BotHand#dealt} deals it. */
    PlainReferee(long seed, boolean internazionale, String firstSeat) {
        this.internazionale = internazionale;
        List<String> deck = new ArrayList<>();
        Shuffle.deck(new Chance(seed)).forEach(card -> deck.add(card.toString()));
        for (Seat seat : Seat.values()) {
            fans.put(seat.toString(), take(deck, 11));
        }
        pozzetti.add(take(deck, 11));
        pozzetti.add(take(deck, 11));
        pile.addAll(take(deck, 1));
        stock = deck;
        turn = firstSeat;
    }

    private static List<String> take(List<String> from, int count) {
        List<String> taken = new ArrayList<>(from.subList(0, count));
        from.subList(0, count).clear();
        return taken;
    }

    List<String> complaints() {
        return complaints;
    }

    boolean over() {
        return over;
    }

    void saw(Act act) {
        String seat = ((Act.OfSeat) act).seat().toString();
        require(mustTakePozzetto.isEmpty() || act instanceof Act.TakePozzetto, "pozzetto first");
        require(!over || act instanceof Act.TakePozzetto, "the hand is over");
        if (!(act instanceof Act.TakePozzetto)) {
            require(seat.equals(turn), "not the turn of " + seat);
        }
        switch (act) {
            case Act.Draw _ -> draw(seat);
            case Act.Pickup _ -> pickup(seat);
            case Act.Open open -> open(seat, open);
            case Act.Tie tie -> tie(seat, tie);
            case Act.Discard discard -> discard(seat, text(discard.cards().getFirst()));
            case Act.TakePozzetto _ -> pozzetto(seat);
            case Act other -> complaints.add("a bot does not " + other);
        }
    }

    private void require(boolean holds, String what) {
        if (!holds) {
            complaints.add(what);
        }
    }

    private void beginTurn(String seat) {
        require(!took, "a second draw or pickup");
        took = true;
        List<String> pozzetto = waitingPozzetto.remove(seat);
        if (pozzetto != null) {
            fans.get(seat).addAll(pozzetto);
        }
    }

    private void draw(String seat) {
        beginTurn(seat);
        require(stock.size() > 2, "the last two cards are not played");
        fans.get(seat).add(stock.removeLast());
    }

    private void pickup(String seat) {
        beginTurn(seat);
        require(!pile.isEmpty(), "no pile");
        onlyCard = pile.size() == 1 ? pile.getFirst() : "";
        fans.get(seat).addAll(pile);
        pile.clear();
        mustLay = internazionale;
    }

    private void open(String seat, Act.Open act) {
        List<String> cards = fromFan(seat, act.cards());
        String line = line(seat);
        String id = line + opened.merge(line, 1, Integer::sum);
        require(isMeld(cards), "no meld: " + cards);
        String rank = combinationRank(cards);
        for (Map.Entry<String, List<String>> meld : melds.entrySet()) {
            boolean own = meld.getKey().startsWith(line);
            boolean equal = !rank.isEmpty() && rank.equals(combinationRank(meld.getValue()));
            require(!own || !equal, "two combinations of " + rank);
        }
        melds.put(id, cards);
        lock(id, cards);
        rememberAce(id);
        laid(seat);
    }

    private void tie(String seat, Act.Tie act) {
        String id = act.meld().toString();
        require(id.startsWith(line(seat)), "another line's meld");
        List<String> added = fromFan(seat, act.cards());
        List<String> cards = melds.get(id);
        cards.addAll(added);
        String wild = locked.get(id);
        if (wild == null) {
            require(isMeld(cards), "no meld: " + cards);
            lock(id, cards);
            rememberAce(id);
            laid(seat);
            return;
        }
        // The wild card is locked: its own card must have come, or the rest must fit around it.
        String standsFor = wild.substring(wild.indexOf('=') + 1);
        if (added.stream().anyMatch(card -> card.startsWith(standsFor))) {
            locked.remove(id);
            require(isMeld(cards), "no meld: " + cards);
            lock(id, cards);
        } else {
            List<String> asPlayed = new ArrayList<>(cards);
            asPlayed.remove(wild.substring(0, wild.indexOf('=')));
            asPlayed.add(standsFor + "/*");
            require(isRow(asPlayed, suit(asPlayed)), "does not fit around " + wild + ": " + cards);
        }
        rememberAce(id);
        laid(seat);
    }

    /** Remembers where an ace was played: before the two (0) or after the king (13). */
    private void rememberAce(String id) {
        List<String> cards = melds.get(id);
        String suit = suit(cards);
        boolean ace = cards.stream().anyMatch(card -> card.startsWith("A"));
        if (!ace || aces.containsKey(id) || !combinationRank(cards).isEmpty()) {
            return;
        }
        List<String> row = new ArrayList<>(cards);
        if (locked.containsKey(id)) {
            String[] wild = locked.get(id).split("=");
            row.remove(wild[0]);
            row.add(wild[1] + "/*");
        } else {
            row.removeIf(card -> isWild(card) && !card.startsWith("2" + suit));
            // At most one of two twos of the suit is natural.
            TreeSet<String> faces = new TreeSet<>();
            row.removeIf(card -> !faces.add(face(card)));
        }
        aces.put(id, isRow(row, 0) ? 0 : 13);
    }

    private void laid(String seat) {
        require(took, "laid without a draw");
        mustLay = false;
        if (fans.get(seat).isEmpty()) {
            require(!pozzettoOf.containsKey(line(seat)), "nothing left to discard");
            mustTakePozzetto = seat;
        }
    }

    private void discard(String seat, String card) {
        require(took, "discarded without a draw");
        require(!mustLay, "a pickup without a card laid");
        boolean equal =
                fans.get(seat).stream()
                        .anyMatch(c -> !c.equals(card) && face(c).equals(face(card)));
        require(!card.equals(onlyCard) || equal, "the only card of the pile thrown back");
        require(fans.get(seat).remove(card), "does not hold " + card);
        pile.add(card);
        if (fans.get(seat).isEmpty()) {
            String line = line(seat);
            if (!pozzettoOf.containsKey(line)) {
                mustTakePozzetto = seat;
            } else {
                require(!isWild(card), "closed with " + card);
                require(melds.keySet().stream().anyMatch(id -> opensClosing(id, line)), "burraco");
                over = true;
                closer = seat;
            }
        }
        over |= stock.size() <= 2;
        took = false;
        onlyCard = "";
        turn = String.valueOf("NESW".charAt(("NESW".indexOf(turn) + 1) % 4));
    }

    private boolean opensClosing(String id, String line) {
        boolean long7 = id.startsWith(line) && melds.get(id).size() >= 7;
        return long7 && (!internazionale || wildsPlayed(id) == 0);
    }

    private void pozzetto(String seat) {
        require(mustTakePozzetto.equals(seat), "no pozzetto due");
        require(!pozzettoOf.containsKey(line(seat)), "a second pozzetto");
        List<String> cards = pozzetti.removeFirst();
        pozzettoOf.put(line(seat), seat);
        mustTakePozzetto = "";
        if (seat.equals(turn) && took) {
            fans.get(seat).addAll(cards);
        } else {
            waitingPozzetto.put(seat, cards);
        }
    }

    /** The count of art. 17 for a line. */
    int total(String line) {
        int total = closer.isEmpty() || !line(closer).equals(line) ? 0 : 100;
        total -= pozzettoOf.containsKey(line) ? 0 : 100;
        for (Map.Entry<String, List<String>> meld : melds.entrySet()) {
            if (meld.getKey().startsWith(line)) {
                total += points(meld.getValue()) + burraco(meld.getKey());
            }
        }
        for (String seat : fans.keySet()) {
            if (line(seat).equals(line)) {
                total -= points(fans.get(seat));
                total -= points(waitingPozzetto.getOrDefault(seat, List.of()));
            }
        }
        return total;
    }

    private int burraco(String id) {
        List<String> cards = melds.get(id);
        if (cards.size() < 7) {
            return 0;
        }
        if (wildsPlayed(id) == 0) {
            return 200;
        }
        boolean semiClean = combinationRank(cards).isEmpty() ? sevenInARow(id) : cards.size() >= 8;
        return !internazionale && semiClean ? 150 : 100;
    }

    private boolean sevenInARow(String id) {
        List<String> cards = new ArrayList<>(melds.get(id));
        if (!locked.containsKey(id)) {
            return cards.size() >= 8;
        }
        String[] wild = locked.get(id).split("=");
        cards.remove(wild[0]);
        cards.add(wild[1] + "/*");
        int ace = aces.getOrDefault(id, 0);
        int gap = place(wild[1], ace);
        long below = cards.stream().filter(card -> place(card, ace) < gap).count();
        long above = cards.stream().filter(card -> place(card, ace) > gap).count();
        return below >= 7 || above >= 7;
    }

    private static int place(String card, int ace) {
        int place = RANKS.indexOf(card.charAt(0));
        return place == 0 ? ace : place;
    }

    private List<String> fromFan(String seat, List<CardName> names) {
        List<String> cards = new ArrayList<>();
        for (CardName name : names) {
            cards.add(text(name));
            require(fans.get(seat).remove(text(name)), "does not hold " + name);
        }
        return cards;
    }

    private static String text(CardName name) {
        return name.card().toString();
    }

    private static String line(String seat) {
        return "NS".contains(seat) ? "NS" : "EW";
    }

    private static String face(String card) {
        return card.substring(0, 2);
    }

    private static boolean isWild(String card) {
        return card.startsWith("JK") || card.startsWith("2");
    }

    private static int points(List<String> cards) {
        int points = 0;
        for (String card : cards) {
            char rank = card.charAt(0);
            if (card.startsWith("JK")) {
                points += 30;
            } else if (rank == '2') {
                points += 20;
            } else if (rank == 'A') {
                points += 15;
            } else {
                points += "34567".indexOf(rank) >= 0 ? 5 : 10;
            }
        }
        return points;
    }

    private static String suit(List<String> cards) {
        return cards.stream()
                .filter(card -> !isWild(card))
                .map(card -> card.substring(1, 2))
                .findFirst()
                .orElse("");
    }

    // Finds out by trial whether cards are a meld

    private boolean isMeld(List<String> cards) {
        return cards.size() >= 3
                && (!combinationRank(cards).isEmpty() || !sequencesOf(cards).isEmpty());
    }

    /** The rank of a combination; empty if the cards are none. */
    private String combinationRank(List<String> cards) {
        List<String> plain = cards.stream().filter(card -> !isWild(card)).toList();
        TreeSet<String> ranks = new TreeSet<>();
        plain.forEach(card -> ranks.add(card.substring(0, 1)));
        boolean equal = ranks.size() == 1 && plain.size() >= 2 && plain.size() <= 8;
        boolean allowed = equal && (!internazionale || "A3".contains(ranks.first()));
        return allowed && cards.size() - plain.size() <= 1 ? ranks.first() : "";
    }

    private int wildsPlayed(String id) {
        List<String> cards = melds.get(id);
        if (locked.containsKey(id)) {
            return 1;
        }
        if (!combinationRank(cards).isEmpty()) {
            return (int) cards.stream().filter(PlainReferee::isWild).count();
        }
        return sequencesOf(cards).contains("no wild") ? 0 : 1;
    }

    /**
     * The ways in which cards are a sequence: "no wild", "free", or "CARD=FACE" for a locked wild
     * card.
     */
    private static List<String> sequencesOf(List<String> cards) {
        List<String> ways = new ArrayList<>();
        String suit = suit(cards);
        if (isRow(cards, suit)) {
            ways.add("no wild");
        }
        for (String wild : new TreeSet<>(cards)) {
            if (!isWild(wild)) {
                continue;
            }
            List<String> rest = new ArrayList<>(cards);
            rest.remove(wild);
            if (isRow(rest, suit)) {
                ways.add("free");
            }
            for (int place = 0; place < 13; place++) {
                List<String> filled = new ArrayList<>(rest);
                String face = RANKS.charAt(place) + suit;
                filled.add(face + "/*");
                if (isRow(filled, suit) && !isRow(rest, suit)) {
                    ways.add(wild + "=" + face);
                }
            }
        }
        return ways;
    }

    /**
     * Whether these are consecutive natural cards of one suit, with an ace at either end allowed.
     */
    private static boolean isRow(List<String> cards, String suit) {
        return cards.stream().allMatch(card -> card.substring(1, 2).equals(suit))
                && (isRow(cards, 0) || isRow(cards, 13));
    }

    private static boolean isRow(List<String> cards, int ace) {
        TreeSet<Integer> places = new TreeSet<>();
        for (String card : cards) {
            places.add(place(card, ace));
        }
        return places.size() == cards.size()
                && !places.isEmpty()
                && places.last() - places.first() == places.size() - 1;
    }

    /** Remembers what a wild card stands for, if there is only one possibility. */
    private void lock(String id, List<String> cards) {
        if (!combinationRank(cards).isEmpty()) {
            return;
        }
        List<String> ways = sequencesOf(cards);
        if (!ways.contains("no wild") && !ways.contains("free")) {
            // A two of the suit in its own place is natural, so the other wild card is the locked
            // one.
            String own = "2" + suit(cards);
            String way =
                    ways.stream()
                            .filter(w -> !w.startsWith(own))
                            .findFirst()
                            .orElse(ways.getFirst());
            locked.put(id, way);
        }
    }
}
