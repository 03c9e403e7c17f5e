package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What lies where, as anybody sees who may look at all cards; whose turn it is; and what was asked
 * of whom and is not done. Nothing of what it is worth.
 *
 * @param unplayed the cards of a pozzetto that lies before its taker
 * @param taken the lines that took a pozzetto
 * @param pozzettiLeft how many pozzetti nobody took
 */
record Felt(
        Seat turn,
        Map<Seat, List<Card>> fans,
        Map<Seat, List<Card>> beside,
        Map<Seat, List<Card>> unplayed,
        Set<Line> taken,
        int pozzettiLeft,
        Map<String, List<Card>> melds,
        int stock,
        List<Card> pile,
        List<Owed> owed) {

    static Felt of(Hand hand) {
        Map<Seat, List<Card>> fans = new EnumMap<>(Seat.class);
        Map<Seat, List<Card>> beside = new EnumMap<>(Seat.class);
        Map<Seat, List<Card>> unplayed = new EnumMap<>(Seat.class);
        Set<Line> taken = new HashSet<>();
        for (Seat seat : Seat.values()) {
            fans.put(seat, hand.fan(seat).known().list());
            beside.put(seat, hand.player(seat).penalized());
            unplayed.put(seat, List.of());
        }
        int left = 0;
        for (int number = 1; number <= 3; number++) {
            switch (hand.pozzetto(number)) {
                case Pozzetto.Absent _ -> {}
                case Pozzetto.Lying _ -> left++;
                case Pozzetto.Played(Line line) -> taken.add(line);
                case Pozzetto.Unplayed(Seat seat, var cards, boolean _) -> {
                    // A second one is not his, and goes back.
                    if (unplayed.get(seat).isEmpty()) {
                        unplayed.put(seat, cards.known().list());
                    }
                    taken.add(seat.line());
                }
            }
        }
        Map<String, List<Card>> melds = new LinkedHashMap<>();
        hand.melds().all().forEach(meld -> melds.put(meld.id().toString(), meld.cards().list()));
        return new Felt(
                hand.turn().seat(),
                fans,
                beside,
                unplayed,
                taken,
                left,
                melds,
                hand.stock().size(),
                new ArrayList<>(hand.pile().list()),
                hand.owed());
    }

    /** Whether he has no card left to play. */
    boolean isOut(Seat seat) {
        return fans.get(seat).isEmpty()
                && beside.get(seat).isEmpty()
                && unplayed.get(seat).isEmpty();
    }

    /** Whether somebody may choose which of several cards he discards. */
    boolean choosing() {
        return owed.stream()
                .flatMap(one -> one.due().stream())
                .anyMatch(due -> due instanceof Remedy.Discard(Seat _, var any) && any.size() > 1);
    }
}
