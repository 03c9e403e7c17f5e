package burraco.table.choice;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.SheetLine;
import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cards that a player threw to his partner without saying where they go (art. 24): the opponents
 * decide. The table does not hear what is said, so an arbiter reports it.
 *
 * @param tie the id of the act in which the table understood them to lie somewhere; empty if it has
 *     not heard of them
 * @param before the id of the last act when it was reported
 */
public record ThrownCards(Seat seat, List<CardName> cards, Optional<Integer> tie, int before) {
    public ThrownCards {
        cards = List.copyOf(cards);
    }

    /** The cards, in the record as it is when they are reported. */
    public static ThrownCards of(ActSheet sheet, Seat seat, List<CardName> cards) {
        Optional<Integer> tie =
                lastAct(sheet)
                        .filter(line -> isTieOf(line, seat, cards))
                        .filter(line -> line.said().by() == ActOrigin.SENSORS)
                        .map(SheetLine::id);
        return new ThrownCards(seat, cards, tie, sheet.last().map(SheetLine::id).orElse(-1));
    }

    private static Optional<SheetLine> lastAct(ActSheet sheet) {
        return sheet.lines().reversed().stream()
                .filter(line -> line.said().act() instanceof Act.OfSeat)
                .findFirst();
    }

    private static boolean isTieOf(SheetLine line, Seat seat, List<CardName> cards) {
        return line.said().act() instanceof Act.Tie tie
                && tie.seat() == seat
                && faces(tie.cards()).equals(faces(cards));
    }

    private static List<String> faces(List<CardName> cards) {
        return cards.stream()
                .map(card -> card.isUnseen() ? "" : card.face().toString())
                .sorted()
                .toList();
    }

    /**
     * Whether there is still something to decide: the player's turn goes on, and nobody has placed
     * them.
     */
    public boolean stands(ActSheet sheet) {
        Hand open = sheet.open();
        if (open.over() || !open.begun()) {
            return false;
        }
        boolean his = open.turn().seat() == seat;
        return tie.isPresent()
                ? (his || hasJustDiscarded(open)) && line(sheet).isPresent()
                : his && !isPut(sheet);
    }

    /**
     * The player must not escape the decision by discarding quickly; it is made before the next
     * player draws.
     */
    private boolean hasJustDiscarded(Hand open) {
        Turn turn = open.turn();
        return turn.seat() == seat.next()
                && turn.took() == Turn.Took.NOTHING
                && turn.plays().isEmpty();
    }

    private boolean isPut(ActSheet sheet) {
        return sheet.lines().stream()
                .filter(line -> line.id() > before)
                .anyMatch(line -> isTieOf(line, seat, cards));
    }

    /** The act as the table reported it, if nobody has corrected it since. */
    private Optional<SheetLine> line(ActSheet sheet) {
        return sheet.lines().stream()
                .filter(line -> tie.equals(Optional.of(line.id())))
                .filter(line -> line.said().by() == ActOrigin.SENSORS)
                .filter(line -> isTieOf(line, seat, cards))
                .findFirst();
    }

    /** All melds of his line to which the cards can be tied; no choice if there is only one. */
    public Optional<OpenChoice> choice(ActSheet sheet) {
        List<ChoiceOption> options = new ArrayList<>();
        if (stands(sheet)) {
            for (Meld meld : sheet.open().melds().of(seat.line())) {
                place(sheet, meld.id()).ifPresent(options::add);
            }
        }
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(
                        OpenChoice.of(
                                tie.orElse(before),
                                new OpenChoice.Whose.OfLine(seat.line().other()),
                                options));
    }

    private Optional<ChoiceOption> place(ActSheet sheet, MeldId meld) {
        Act.Tie there = new Act.Tie(seat, meld, cards);
        Optional<SheetLine> old = line(sheet);
        RecordChange change =
                old.map(line -> SheetTrial.instead(sheet, line, there))
                        .orElse(SheetTrial.behind(sheet, there));
        return SheetTrial.of(sheet, change)
                .flatMap(changed -> put(changed, old))
                .filter(line -> line.rulings().isEmpty())
                .map(line -> new ChoiceOption.Placed(meld, beside(line, meld), List.of(change)));
    }

    private static Optional<SheetLine> put(ActSheet changed, Optional<SheetLine> old) {
        return old.isEmpty()
                ? changed.last()
                : changed.lines().stream().filter(line -> line.id() == old.get().id()).findFirst();
    }

    /** The cards of the meld without the thrown ones. */
    private static List<Card> beside(SheetLine line, MeldId meld) {
        return line.open().melds().find(meld).orElseThrow().inOrder().stream()
                .filter(card -> !line.cards().contains(card))
                .toList();
    }
}
