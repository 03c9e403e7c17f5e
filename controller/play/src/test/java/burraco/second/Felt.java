package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where all cards lie, hidden ones included; whose turn it is; and which demands are open. It says
 * nothing about their worth.
 *
 * @param beside penalized cards that are still to be discarded
 * @param exposed cards of the fan that were shown and have to be played
 * @param unplayed the cards of a pozzetto that lies beside its taker
 * @param taken the lines that took a pozzetto
 * @param pozzetti those that nobody took, by their numbers
 * @param stock the top last
 * @param pile the top last
 * @param begun whether the first card was taken
 */
record Felt(
        Seat turn,
        Map<Seat, List<Card>> fans,
        Map<Seat, List<Card>> beside,
        Map<Seat, List<Card>> exposed,
        Map<Seat, List<Card>> unplayed,
        Set<Line> taken,
        Map<Integer, List<Card>> pozzetti,
        Map<MeldId, List<Card>> melds,
        List<Card> stock,
        List<Card> pile,
        boolean begun,
        List<Owed> owed) {

    static Felt of(Hand hand) {
        Map<Seat, List<Card>> fans = new EnumMap<>(Seat.class);
        Map<Seat, List<Card>> beside = new EnumMap<>(Seat.class);
        Map<Seat, List<Card>> exposed = new EnumMap<>(Seat.class);
        Map<Seat, List<Card>> unplayed = new EnumMap<>(Seat.class);
        Set<Line> taken = new HashSet<>();
        for (Seat seat : Seat.values()) {
            fans.put(seat, hand.fan(seat).known().list());
            beside.put(seat, hand.player(seat).penalized());
            exposed.put(seat, hand.player(seat).exposed().list());
            unplayed.put(seat, List.of());
        }
        Map<Integer, List<Card>> pozzetti = new TreeMap<>();
        for (int number = 1; number <= 3; number++) {
            switch (hand.pozzetto(number)) {
                case Pozzetto.Absent _ -> {}
                case Pozzetto.Lying(var cards) -> pozzetti.put(number, cards.known().list());
                case Pozzetto.Played(Line line) -> taken.add(line);
                case Pozzetto.Unplayed(Seat seat, var cards, boolean _) -> {
                    // A second pozzetto is not his, and goes back.
                    if (unplayed.get(seat).isEmpty()) {
                        unplayed.put(seat, cards.known().list());
                    }
                    taken.add(seat.line());
                }
            }
        }
        Map<MeldId, List<Card>> melds = new LinkedHashMap<>();
        hand.melds().all().forEach(meld -> melds.put(meld.id(), meld.cards().list()));
        return new Felt(
                hand.turn().seat(),
                fans,
                beside,
                exposed,
                unplayed,
                taken,
                pozzetti,
                melds,
                hand.stock().list(),
                hand.pile().list(),
                hand.begun(),
                hand.owed());
    }

    List<Card> meld(MeldId id) {
        return melds.getOrDefault(id, List.of());
    }

    /** Whether he has no card left to play. */
    boolean isOut(Seat seat) {
        return fans.get(seat).isEmpty()
                && beside.get(seat).isEmpty()
                && unplayed.get(seat).isEmpty();
    }

    /** Whether a player of the line who empties his fan takes a pozzetto. */
    boolean isPozzettoDue(Line line) {
        return !pozzetti.isEmpty() && !taken.contains(line);
    }

    /** His open demands. */
    List<Remedy> owedBy(Seat seat) {
        return owed.stream()
                .filter(one -> one.seat() == seat)
                .flatMap(one -> one.due().stream())
                .toList();
    }

    /** Whether somebody may still choose which of several cards to discard. */
    boolean choosing() {
        return owed.stream()
                .flatMap(one -> one.due().stream())
                .anyMatch(due -> due instanceof Remedy.Discard(Seat _, var any) && any.size() > 1);
    }
}
