package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Works out the position of a lost hand from what lies on the table now. */
final class TableStanding {
    private static final double SILENT = BeliefFigures.SILENT;

    /** Fewer cards are not taken for a meld that was opened. */
    private static final int A_MELD = 3;

    private static final int POZZETTO = 11;

    private static final int MOST_OF_IT = 9;

    /** Number of hits from which on a card lies at a place. */
    private static final int OFTEN = 3;

    /**
     * If the weight of the stock differs from the count by more cards than this, the stock is
     * pushed aside or leant on.
     */
    private static final int MISCOUNTED = 5;

    private final TablePicture picture;
    private final TableScales weights;
    private final HandPosition before;
    private final TurnEstimate since;
    private final Map<Zone.MeldSlot, MeldId> opened = new LinkedHashMap<>();

    /**
     * @param before the last position that is believed
     * @param since what was played after it
     */
    TableStanding(
            TablePicture picture, TableScales weights, HandPosition before, TurnEstimate since) {
        this.picture = picture;
        this.weights = weights;
        this.before = before;
        this.since = since;
    }

    /** The places of melds that were opened since. */
    Map<Zone.MeldSlot, MeldId> opened() {
        return opened;
    }

    Act.Gap gap(long millis) {
        List<Card> pile = pile();
        List<Standing.OfMeld> melds = melds();
        List<Standing.OfPozzetto> pozzetti = pozzetti();
        int left = stock();
        return new Act.Gap(
                millis,
                new Standing(
                        Optional.of(new Standing.OfTurn(since.seat(), since.took())),
                        Optional.of(left),
                        Optional.of(pile.stream().map(TableStanding::name).toList()),
                        melds,
                        pozzetti,
                        fans(left, pile.size(), melds),
                        List.of()));
    }

    /**
     * The number of cards in the stock, by weight alone if possible: it may show that draws were
     * missed, or recorded although they did not happen. If the scale never comes to rest, its
     * present weight counts.
     */
    private int stock() {
        int before = this.before.all().stock().size();
        Optional<ScaleCounter> scale = weights.onStock().filter(ScaleCounter::counts);
        OptionalInt weighed = weights.stockByWeight();
        boolean plausible =
                weighed.isPresent()
                        && scale.filter(one ->
                                        Math.abs(one.count() - weighed.getAsInt()) <= MISCOUNTED)
                                .isPresent();
        if (plausible && weighed.getAsInt() <= before + MISCOUNTED) {
            return weighed.getAsInt();
        }
        return scale.map(one -> one.stirred() ? one.whole() : one.count())
                .map(cards -> Math.clamp(cards, 0, before))
                .orElse(before);
    }

    private static CardName name(Card card) {
        return CardName.of(card);
    }

    /**
     * The pile is picked up whole, so it consists of the lowest card that lies there and everything
     * that came after it.
     */
    private List<Card> pile() {
        List<Card> all = since.onPile();
        int lowest = 0;
        while (lowest < all.size() && !isHeard(all.get(lowest), TablePicture.PILE)) {
            lowest++;
        }
        return all.subList(lowest, all.size()).stream()
                .filter(card -> !isElsewhere(card, TablePicture.PILE))
                .toList();
    }

    private List<Standing.OfMeld> melds() {
        Map<Zone.MeldSlot, List<Card>> heard = new LinkedHashMap<>();
        for (Card card : picture.cards()) {
            if (picture.sure(card).map(Stay::zone).orElse(null) instanceof Zone.MeldSlot slot
                    && picture.hits(card, slot) >= OFTEN) {
                heard.computeIfAbsent(slot, _ -> new ArrayList<>()).add(card);
            }
        }
        List<Standing.OfMeld> melds = new ArrayList<>();
        Hand hand = before.all();
        for (Meld meld : hand.melds().all()) {
            before.slots()
                    .of(meld.id())
                    .flatMap(slot -> asItLies(meld, slot, heard.getOrDefault(slot, List.of())))
                    .ifPresent(melds::add);
        }
        for (Line line : Line.values()) {
            int number = hand.melds().due(line).number();
            List<Zone.MeldSlot> slots =
                    heard.keySet().stream()
                            .filter(slot -> slot.line() == line)
                            .filter(slot -> before.slots().at(slot).isEmpty())
                            .filter(slot -> heard.get(slot).size() >= A_MELD)
                            .sorted(Comparator.comparing(slot -> since(heard.get(slot), slot)))
                            .toList();
            for (Zone.MeldSlot slot : slots) {
                MeldId id = new MeldId(line, number++);
                Meld meld = Meld.open(id, Cards.of(heard.get(slot)), hand.rules());
                opened.put(slot, id);
                melds.add(new Standing.OfMeld(id, names(meld)));
            }
        }
        return melds;
    }

    private long since(List<Card> cards, Zone slot) {
        return cards.stream().mapToLong(card -> picture.firstHeard(card, slot)).min().orElse(0);
    }

    /**
     * The meld with the cards that have come to it and without those that lie elsewhere; empty if
     * it has not changed.
     */
    private Optional<Standing.OfMeld> asItLies(Meld meld, Zone slot, List<Card> heard) {
        Cards more = Cards.of(heard).without(meld.cards());
        Cards gone =
                Cards.of(meld.cards().list().stream().filter(c -> isElsewhere(c, slot)).toList());
        if (more.isEmpty() && gone.isEmpty()) {
            return Optional.empty();
        }
        Cards left = meld.cards().without(gone);
        if (left.isEmpty() && more.isEmpty()) {
            return Optional.of(new Standing.OfMeld(meld.id(), List.of()));
        }
        Meld now =
                left.isEmpty()
                        ? Meld.open(meld.id(), more, before.all().rules())
                        : grown(gone.isEmpty() ? meld : shrunk(meld, gone), more);
        return Optional.of(new Standing.OfMeld(meld.id(), names(now)));
    }

    private Meld shrunk(Meld meld, Cards gone) {
        return meld.shrunk(gone, before.all().rules());
    }

    private Meld grown(Meld meld, Cards more) {
        return more.isEmpty() ? meld : meld.grown(more, before.all().rules());
    }

    private static List<CardName> names(Meld meld) {
        return meld.inOrder().stream().map(TableStanding::name).toList();
    }

    private List<Standing.OfPozzetto> pozzetti() {
        List<Standing.OfPozzetto> moved = new ArrayList<>();
        for (int number = 1; number <= 2; number++) {
            boolean lay = before.all().pozzetto(number) instanceof Pozzetto.Lying;
            Line line = since.pozzetti().get(number);
            if (lay && line != null && weights.away(number).isPresent()) {
                moved.add(new Standing.OfPozzetto(number, new Standing.Whereabouts.With(line)));
            } else if (!lay && isWhole(number)) {
                moved.add(new Standing.OfPozzetto(number, Standing.Whereabouts.LIES));
            }
        }
        return moved;
    }

    private boolean isWhole(int number) {
        return weights.away(number).isEmpty()
                && weights.onPozzetto(number)
                        .filter(one -> one.counts() && !one.stirred())
                        .filter(one -> one.count() >= MOST_OF_IT)
                        .isPresent();
    }

    /** The fans as counted, adjusted so that all cards are somewhere. */
    private List<Standing.OfFan> fans(int stock, int pile, List<Standing.OfMeld> melds) {
        Hand hand = before.all();
        int placed = stock + pile;
        for (Meld meld : hand.melds().all()) {
            placed +=
                    melds.stream().anyMatch(now -> now.id().equals(meld.id()))
                            ? 0
                            : meld.cards().size();
        }
        placed += melds.stream().mapToInt(now -> now.cards().size()).sum();
        List<Standing.OfPozzetto> moved = pozzetti();
        for (int number = 1; number <= 3; number++) {
            int one = number;
            placed +=
                    moved.stream()
                            .filter(now -> now.number() == one)
                            .findFirst()
                            .map(now -> cards(now.where()))
                            .orElse(cards(hand.pozzetto(number)));
        }
        Map<Seat, Integer> fans = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            fans.put(seat, Math.max(1, since.fan(seat)));
            placed += hand.player(seat).penalized().size();
        }
        int left = Conservation.count(hand) - placed;
        while (sum(fans) != left) {
            boolean more = sum(fans) < left;
            Comparator<Map.Entry<Seat, Integer>> bySize = Map.Entry.comparingByValue();
            Map.Entry<Seat, Integer> chosen =
                    fans.entrySet().stream().min(more ? bySize : bySize.reversed()).orElseThrow();
            if (!more && chosen.getValue() == 0) {
                return List.of();
            }
            chosen.setValue(chosen.getValue() + (more ? 1 : -1));
        }
        return fans.entrySet().stream()
                .map(one -> new Standing.OfFan(one.getKey(), one.getValue()))
                .toList();
    }

    private static int sum(Map<Seat, Integer> fans) {
        return fans.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static int cards(Standing.Whereabouts where) {
        return switch (where) {
            case Standing.Whereabouts.Lies _, Standing.Whereabouts.Before _ -> POZZETTO;
            case Standing.Whereabouts.With _ -> 0;
        };
    }

    private static int cards(Pozzetto pozzetto) {
        return switch (pozzetto) {
            case Pozzetto.Lying lying -> lying.cards().size();
            case Pozzetto.Unplayed held -> held.cards().size();
            case Pozzetto.Absent _, Pozzetto.Played _ -> 0;
        };
    }

    private boolean isHeard(Card card, Zone zone) {
        return picture.silence(card, zone).orElse(2 * SILENT) > SILENT
                && picture.sure(card).filter(stay -> stay.zone().equals(zone)).isPresent();
    }

    private boolean isElsewhere(Card card, Zone zone) {
        return picture.sure(card).filter(stay -> !stay.zone().equals(zone)).isPresent();
    }
}
