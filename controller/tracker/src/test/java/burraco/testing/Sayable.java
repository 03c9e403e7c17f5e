package burraco.testing;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All acts that sensors alone could make a table report next, true or not: everybody draws, takes,
 * puts back, lays and discards.
 */
public final class Sayable {
    /** This many cards are tried on each meld: some fit, most do not. */
    private static final int TRIED = 30;

    private final Layout layout;
    private final HandPosition position;
    private final List<CardName> pile;
    private final List<Card> hidden;
    private final List<Said> all = new ArrayList<>();

    /**
     * An act that could be said.
     *
     * @param slot where its cards would lie, if that is a meld
     */
    public record Said(Act act, Optional<Zone.MeldSlot> slot) {}

    private Sayable(Layout layout, HandPosition position, Collection<Card> cards, Random random) {
        this.layout = layout;
        this.position = position;
        pile = position.pile().stream().map(CardName::of).toList();
        hidden = new ArrayList<>(cards);
        hidden.removeIf(position.lying()::containsKey);
        Collections.shuffle(hidden, random);
    }

    /** In an order of chance. */
    public static List<Said> of(
            Layout layout, HandPosition position, Collection<Card> cards, Random random) {
        Sayable sayable = new Sayable(layout, position, cards, random);
        for (Seat seat : Seat.values()) {
            sayable.taking(seat);
            sayable.givingBack(seat);
            sayable.discards(seat);
            sayable.ties(seat);
            sayable.opens(seat);
        }
        Collections.shuffle(sayable.all, random);
        return sayable.all;
    }

    private void add(Act act) {
        all.add(new Said(act, Optional.empty()));
    }

    private void taking(Seat seat) {
        add(new Act.Draw(seat, List.of(CardName.UNSEEN)));
        add(new Act.Draw(seat, List.of(CardName.UNSEEN, CardName.UNSEEN)));
        add(new Act.Pickup(seat, List.of()));
        if (pile.size() > 1) {
            add(new Act.Pickup(seat, pile.subList(1, pile.size())));
        }
        add(new Act.TakePozzetto(seat, Optional.of(1)));
        add(new Act.TakePozzetto(seat, Optional.of(2)));
    }

    private void givingBack(Seat seat) {
        for (Source source : Source.values()) {
            add(new Act.PutBack(seat, source));
        }
        if (!pile.isEmpty()) {
            add(new Act.TakeBackDiscard(seat, List.of(pile.getLast())));
        }
    }

    private void discards(Seat seat) {
        named(3).forEach(name -> add(new Act.Discard(seat, List.of(name), Optional.empty())));
        add(new Act.Discard(seat, named(2), Optional.empty()));
    }

    private void ties(Seat seat) {
        for (Meld meld : position.open().melds().of(seat.line())) {
            named(TRIED).forEach(name -> tie(seat, meld.id(), List.of(name)));
            tie(seat, meld.id(), named(2));
            List<CardName> there = meld.cards().list().stream().map(CardName::of).toList();
            add(new Act.TakeBack(seat, meld.id(), List.of(there.getLast())));
        }
    }

    private void tie(Seat seat, MeldId meld, List<CardName> names) {
        all.add(new Said(new Act.Tie(seat, meld, names), position.slots().of(meld)));
    }

    private void opens(Seat seat) {
        Optional<Zone.MeldSlot> free =
                Stream.iterate(1, slot -> slot <= layout.slots(seat.line()), slot -> slot + 1)
                        .map(slot -> new Zone.MeldSlot(seat.line(), slot))
                        .filter(slot -> position.slots().at(slot).isEmpty())
                        .findFirst();
        if (free.isEmpty()) {
            return;
        }
        Map<Integer, List<CardName>> ofRank = new TreeMap<>();
        for (Card card : hidden) {
            int rank = card.face().code() % 13;
            ofRank.computeIfAbsent(rank, _ -> new ArrayList<>()).add(CardName.of(card));
        }
        Stream.concat(
                        Stream.of(named(2), named(3)),
                        ofRank.values().stream()
                                .filter(same -> same.size() >= 3)
                                .map(same -> same.subList(0, 3)))
                .forEach(names ->
                        all.add(new Said(new Act.Open(seat, names, Optional.empty()), free)));
    }

    private List<CardName> named(int most) {
        return hidden.stream().limit(most).map(CardName::of).toList();
    }
}
