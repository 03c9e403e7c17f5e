package burraco.record;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Play;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.hand.Warning;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldReader;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sets up the hand before the first act from the position lines of a record. */
final class Setup {
    private static final int DEALT = 11;
    private static final int DECK = 108;

    /**
     * The cards that a deal leaves for stock and pile, and how far an incomplete deck may differ.
     */
    private static final int MIDDLE = DECK - 6 * DEALT;

    private static final int FEW = 5;

    /** The result of setting up. */
    sealed interface Result permits Ready, Contradiction {}

    record Ready(Hand hand) implements Result {}

    record Contradiction(Problem problem) implements Result {}

    private final HandRecord document;
    private final List<PositionEntry> entries;
    private final Setting setting;
    private final Draft draft;
    private final Copies copies;
    private final Set<String> told = new HashSet<>();

    private Setup(HandRecord document) {
        this.document = document;
        entries = document.position();
        setting = Tags.setting(document);
        draft = Draft.fresh(setting);
        copies = new Copies(entries, setting);
    }

    static Result of(HandRecord document) {
        try {
            return new Ready(new Setup(document).hand());
        } catch (Malformed malformed) {
            return new Contradiction(malformed.problem());
        }
    }

    private Hand hand() {
        draft.places().located(copies.located());
        entries.forEach(entry -> told.add(entry.position().subject()));
        entries.forEach(this::placeCards);
        layMelds();
        boolean deals = beginsWithTheDeal();
        if (!deals) {
            draft.progress().finishPreparation();
            dealTheRest();
        }
        fillStock();
        setTurn();
        entries.forEach(this::placeMarks);
        if (!deals && !isFresh()) {
            draft.progress().start(Start.BEGUN);
            if (!isFirstTurn()) {
                draft.progress().lastDiscarder(draft.turn().seat().partner().next());
            }
            letLook();
        }
        return draft.hand();
    }

    private boolean beginsWithTheDeal() {
        if (document.actions().isEmpty()) {
            return false;
        }
        Act first = document.actions().getFirst().act();
        return first instanceof Act.Lot
                || first instanceof Act.Shuffle
                || first instanceof Act.Cut
                || first instanceof Act.Deal
                || first instanceof Act.DealPozzetto;
    }

    // Cards

    private void placeCards(PositionEntry entry) {
        List<Card> cards = copies.of(entry);
        switch (entry.position()) {
            case PositionLine.Fan fan -> draft.places().fan(fan.seat(), holding(cards));
            case PositionLine.Pozzetto lying ->
                    draft.places().pozzetto(lying.number(), new Pozzetto.Lying(holding(cards)));
            case PositionLine.PozzettoTaken taken ->
                    draft.places().pozzetto(taken.number(), new Pozzetto.Played(taken.line()));
            case PositionLine.PozzettoUnplayed held ->
                    draft.places()
                            .pozzetto(
                                    held.number(),
                                    new Pozzetto.Unplayed(held.seat(), holding(cards), false));
            case PositionLine.Stock _ -> {
                Collections.reverse(cards);
                draft.places().stock(Row.of(cards));
            }
            case PositionLine.StockCount stock -> {
                if (stock.count() > 4 * DECK) {
                    throw new Malformed(
                            entry.number(), entry.column(), Kind.TOO_MANY_CARDS, 4 * DECK);
                }
                draft.places().stock(Row.unseen(stock.count()));
            }
            case PositionLine.Pile _, PositionLine.Up _ -> draft.places().pile(Row.of(cards));
            case PositionLine.Penalized penalized -> {
                cards.sort(setting.rules().penaltyOrder());
                draft.places().penalized(penalized.seat(), cards);
            }
            case PositionLine.Meld _,
                    PositionLine.Exposed _,
                    PositionLine.Warned _,
                    PositionLine.Limited _,
                    PositionLine.Turn _,
                    PositionLine.Last _,
                    PositionLine.TimeOut _ -> {}
        }
    }

    private static Holding holding(List<Card> cards) {
        Cards known = Cards.known(cards);
        return new Holding(known, cards.size() - known.size());
    }

    /** In the order of their numbers, which is that of their opening. */
    private void layMelds() {
        List<PositionEntry> melds = new ArrayList<>();
        for (PositionEntry entry : entries) {
            if (entry.position() instanceof PositionLine.Meld) {
                melds.add(entry);
            }
        }
        melds.sort(
                Comparator.comparing(
                        entry -> ((PositionLine.Meld) entry.position()).id().number()));
        for (PositionEntry entry : melds) {
            PositionLine.Meld line = (PositionLine.Meld) entry.position();
            List<Card> cards = copies.of(entry);
            draft.lay(
                    new Meld(
                            line.id(),
                            Cards.of(cards),
                            MeldReader.asLaid(cards, setting.rules()),
                            line.freeze()));
        }
    }

    /** Players and pozzetti without a line have eleven unseen cards. */
    private void dealTheRest() {
        for (Seat seat : Seat.values()) {
            if (!told.contains(seat + ":")) {
                draft.places().fan(seat, Holding.unseen(DEALT));
            }
        }
        for (int number = 1; number <= 2; number++) {
            if (!told.contains("P" + number + ":")) {
                draft.places().pozzetto(number, new Pozzetto.Lying(Holding.unseen(DEALT)));
            }
        }
    }

    /**
     * A stock without a line has the remaining cards; otherwise their number must complete the
     * deck.
     */
    private void fillStock() {
        boolean toldOf = told.contains("stock:");
        if (!toldOf) {
            draft.places().stock(Row.EMPTY);
        }
        int count = Conservation.count(draft.hand());
        if (!toldOf && count <= DECK) {
            draft.places().stock(Row.unseen(DECK - count));
        } else if (setting.wholeDeck() && count != DECK) {
            PositionEntry last = toldOf ? find("stock:") : entries.getLast();
            throw new Malformed(last.number(), last.column(), Kind.NOT_108, count);
        }
    }

    private PositionEntry find(String subject) {
        return entries.stream()
                .filter(entry -> entry.position().subject().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    // Turn and marks

    private void setTurn() {
        Seat seat = setting.dealer().next();
        Turn.Took took = Turn.Took.NOTHING;
        for (PositionEntry entry : entries) {
            if (entry.position() instanceof PositionLine.Turn turn) {
                seat = turn.seat();
                took = turn.took();
            }
        }
        for (PositionEntry entry : entries) {
            if (entry.position() instanceof PositionLine.Limited limited) {
                draft.places().limit(limited.seat(), Optional.of(limited.take()));
            }
        }
        if (took == Turn.Took.NOTHING) {
            // Limits and freezes until this seat's next turn apply until this turn.
            Turning.begin(draft, seat);
        } else {
            Turn begun = Turn.of(seat);
            draft.turn(took == Turn.Took.DREW ? begun.drew() : begun.pickedUp(Optional.empty()));
        }
    }

    /** Art. 21 ter: a player who took a pozzetto may look at it once his partner has discarded. */
    private void letLook() {
        Seat turn = draft.turn().seat();
        for (int number = 1; number <= 3; number++) {
            if (draft.pozzetti().get(number) instanceof Pozzetto.Unplayed held) {
                boolean may = turn == held.seat() || turn == held.seat().partner().next();
                draft.places()
                        .pozzetto(number, new Pozzetto.Unplayed(held.seat(), held.cards(), may));
            }
        }
    }

    private void placeMarks(PositionEntry entry) {
        switch (entry.position()) {
            case PositionLine.Exposed exposed -> expose(entry, exposed);
            case PositionLine.Warned warned ->
                    draft.warn(new Warning(warned.seat(), warned.which()));
            case PositionLine.Last last -> setLast(entry, last);
            case PositionLine.TimeOut timeOut -> draft.progress().turnsLeft(timeOut.turnsLeft());
            case PositionLine.Fan _,
                    PositionLine.Pozzetto _,
                    PositionLine.PozzettoTaken _,
                    PositionLine.PozzettoUnplayed _,
                    PositionLine.Stock _,
                    PositionLine.StockCount _,
                    PositionLine.Pile _,
                    PositionLine.Up _,
                    PositionLine.Meld _,
                    PositionLine.Penalized _,
                    PositionLine.Limited _,
                    PositionLine.Turn _ -> {}
        }
    }

    private void expose(PositionEntry entry, PositionLine.Exposed line) {
        Cards exposed = Cards.NONE;
        for (int i = 0; i < line.cards().size(); i++) {
            Cards fan = draft.fan(line.seat()).known().without(exposed);
            exposed = exposed.with(find(entry, i, fan, Kind.NOT_IN_THE_FAN));
        }
        draft.places().exposed(line.seat(), exposed);
    }

    private void setLast(PositionEntry entry, PositionLine.Last last) {
        Turn turn = draft.turn();
        if (turn.seat() != last.seat() || turn.took() == Turn.Took.NOTHING) {
            throw new Malformed(
                    entry.number(), entry.column(), Kind.LAST_WITHOUT_PLAY, last.seat());
        }
        Meld meld =
                draft.melds()
                        .find(last.meld())
                        .filter(lying -> lying.line() == last.seat().line())
                        .orElseThrow(() ->
                                new Malformed(
                                        entry.number(),
                                        entry.column(),
                                        Kind.NO_SUCH_MELD,
                                        last.meld()));
        Cards cards = last.opened() ? meld.cards() : Cards.NONE;
        Card lastCard = meld.inOrder().getLast();
        for (int i = 0; i < last.cards().size(); i++) {
            lastCard = find(entry, i, meld.cards().without(cards), Kind.LAST_NOT_IN_MELD);
            cards = cards.with(lastCard);
        }
        boolean legal = meld.shape().legal();
        draft.turn(
                turn.played(
                        new Play(last.meld(), last.opened(), laid(cards, lastCard), legal, true)));
    }

    private static List<Card> laid(Cards cards, Card last) {
        List<Card> laid = new ArrayList<>();
        cards.without(last).forEach(laid::add);
        laid.add(last);
        return laid;
    }

    private static Card find(PositionEntry entry, int index, Cards among, Kind otherwise) {
        CardName name = entry.position().cards().get(index);
        // If a fan lists a face without its copy, it may be either one.
        return among.lowest(name)
                .or(() -> among.lowest(name.face()))
                .orElseThrow(() ->
                        new Malformed(entry.number(), entry.columns().get(index), otherwise, name));
    }

    /**
     * Whether nobody has taken a card yet: the first one was just faced, or everything is as after
     * a deal.
     */
    private boolean isFresh() {
        return isFirstTurn()
                && draft.turn().took() == Turn.Took.NOTHING
                && (facesFirst() || isAsDealt());
    }

    private boolean facesFirst() {
        return entries.stream().anyMatch(entry -> entry.position() instanceof PositionLine.Up)
                || !document.actions().isEmpty()
                        && document.actions().getFirst().act() instanceof Act.TurnUp;
    }

    private boolean isAsDealt() {
        for (Seat seat : Seat.values()) {
            boolean marked =
                    !draft.player(seat).penalized().isEmpty()
                            || told.contains("exposed " + seat + ":");
            if (marked || draft.fan(seat).size() != DEALT) {
                return false;
            }
        }
        int middle = draft.stock().size() + draft.pile().size();
        return !told.contains("stock:") || Math.abs(middle - MIDDLE) <= FEW;
    }

    /** Whether at most the first turn can have been played, as far as can be seen. */
    private boolean isFirstTurn() {
        return draft.melds().all().isEmpty()
                && draft.pile().size() <= 1
                && draft.pozzetti().get(1) instanceof Pozzetto.Lying
                && draft.pozzetti().get(2) instanceof Pozzetto.Lying
                && draft.turn().seat() == setting.dealer().next();
    }
}
