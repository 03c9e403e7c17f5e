package burraco.table.choice;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.table.input.Change;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import burraco.table.state.Choice;
import burraco.table.state.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cards that somebody threw to his partner without saying where they go (art. 24): the opponents
 * decide. The table does not hear what is said, so an arbiter tells it.
 *
 * @param tie the id of the act by which the table took them to lie somewhere; empty where it has
 *     not heard of them yet
 * @param before the id of the last act when it was said
 */
public record Thrown(Seat seat, List<CardName> cards, Optional<Integer> tie, int before) {
    public Thrown {
        cards = List.copyOf(cards);
    }

    /** As the sheet is when it is said. */
    public static Thrown of(Sheet sheet, Seat seat, List<CardName> cards) {
        Optional<Integer> tie =
                lastAct(sheet)
                        .filter(line -> isTieOf(line, seat, cards))
                        .filter(line -> line.said().by() == Teller.SENSORS)
                        .map(Line::id);
        return new Thrown(seat, cards, tie, sheet.last().map(Line::id).orElse(-1));
    }

    private static Optional<Line> lastAct(Sheet sheet) {
        return sheet.lines().reversed().stream()
                .filter(line -> line.said().act() instanceof Act.OfSeat)
                .findFirst();
    }

    private static boolean isTieOf(Line line, Seat seat, List<CardName> cards) {
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

    /** Whether there is still something to decide: his turn goes on, and nobody has put them. */
    public boolean stands(Sheet sheet) {
        Hand open = sheet.open();
        if (open.over() || !open.begun()) {
            return false;
        }
        boolean his = open.turn().seat() == seat;
        return tie.isPresent()
                ? (his || hasJustDiscarded(open)) && line(sheet).isPresent()
                : his && !isPut(sheet);
    }

    /** He must not escape what the others say by being quick: they say it before they draw. */
    private boolean hasJustDiscarded(Hand open) {
        Turn turn = open.turn();
        return turn.seat() == seat.next()
                && turn.took() == Turn.Took.NOTHING
                && turn.plays().isEmpty();
    }

    private boolean isPut(Sheet sheet) {
        return sheet.lines().stream()
                .filter(line -> line.id() > before)
                .anyMatch(line -> isTieOf(line, seat, cards));
    }

    /** The act as the table told it, if nobody has said otherwise since. */
    private Optional<Line> line(Sheet sheet) {
        return sheet.lines().stream()
                .filter(line -> tie.equals(Optional.of(line.id())))
                .filter(line -> line.said().by() == Teller.SENSORS)
                .filter(line -> isTieOf(line, seat, cards))
                .findFirst();
    }

    /** Every meld of his line to which they can be tied; where there is but one, no choice. */
    public Optional<Choice> choice(Sheet sheet) {
        List<Option> options = new ArrayList<>();
        if (stands(sheet)) {
            for (Meld meld : sheet.open().melds().of(seat.line())) {
                place(sheet, meld.id()).ifPresent(options::add);
            }
        }
        return options.size() < 2
                ? Optional.empty()
                : Optional.of(
                        Choice.of(
                                tie.orElse(before),
                                new Choice.Whose.OfLine(seat.line().other()),
                                options));
    }

    private Optional<Option> place(Sheet sheet, MeldId meld) {
        Act.Tie there = new Act.Tie(seat, meld, cards);
        Optional<Line> old = line(sheet);
        Change change =
                old.map(line -> Changed.instead(sheet, line, there))
                        .orElse(Changed.behind(sheet, there));
        return Changed.of(sheet, change)
                .flatMap(changed -> put(changed, old))
                .filter(line -> line.rulings().isEmpty())
                .map(line -> new Option.Placed(meld, beside(line, meld), List.of(change)));
    }

    private static Optional<Line> put(Sheet changed, Optional<Line> old) {
        return old.isEmpty()
                ? changed.last()
                : changed.lines().stream().filter(line -> line.id() == old.get().id()).findFirst();
    }

    /** What lies there without them. */
    private static List<Card> beside(Line line, MeldId meld) {
        return line.open().melds().find(meld).orElseThrow().inOrder().stream()
                .filter(card -> !line.cards().contains(card))
                .toList();
    }
}
