package burraco.table;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet;
import burraco.table.state.OpenDiscrepancy;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the act that puts on record what people say about a place. It is inserted at the time when
 * the discrepancy was first seen, or added at the end; its player is the one in turn, or else the
 * last one who could have done it. Of several possible acts the one with the fewest rulings is
 * taken, so that nobody is accused of more than the table shows.
 */
final class DiscrepancyActs {
    /** Penalty, in rulings, for a player who neither has to act nor has just discarded. */
    private static final int IDLE = 2;

    private final ActSheet sheet;
    private final OpenDiscrepancy differing;

    DiscrepancyActs(ActSheet sheet, OpenDiscrepancy differing) {
        this.sheet = sheet;
        this.differing = differing;
    }

    /** The possible act with the fewest rulings; empty if none fits. */
    Optional<RecordChange> of(DiscrepancyAnswer how) {
        Optional<RecordChange> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (int number : List.of(then(), sheet.nextNumber())) {
            Hand before = before(number);
            for (Seat seat : seats(before)) {
                boolean busy =
                        seat == before.acting() || before.lastDiscarder().equals(Optional.of(seat));
                for (String what : words(how)) {
                    RecordChange change = new RecordChange.Insert(number, seat + " " + what);
                    OptionalInt ruled = ruled(change);
                    int price = ruled.orElse(0) + (busy ? 0 : IDLE);
                    if (ruled.isPresent() && price < least) {
                        best = Optional.of(change);
                        least = price;
                    }
                }
            }
        }
        return best;
    }

    /** The number of rulings that the act would cause; empty if it cannot have happened. */
    private OptionalInt ruled(RecordChange change) {
        return RecordWishes.difference(sheet, new Command.Correct(change, ""))
                .map(difference -> OptionalInt.of(difference.ruled().size()))
                .orElse(OptionalInt.empty());
    }

    /** The number of the first line that is later than the discrepancy, or of the end. */
    private int then() {
        return sheet.lines().stream()
                .filter(line -> line.said().since() > differing.since())
                .findFirst()
                .map(burraco.table.sheet.SheetLine::number)
                .orElse(sheet.nextNumber());
    }

    private Hand before(int number) {
        return sheet.line(number - 1)
                .map(burraco.table.sheet.SheetLine::open)
                .orElseGet(sheet::open);
    }

    /**
     * The players in the order in which they are tried; first the line to which the place belongs.
     */
    private List<Seat> seats(Hand hand) {
        Optional<Line> whose =
                differing.place() instanceof Zone.MeldSlot slot
                        ? Optional.of(slot.line())
                        : Optional.empty();
        Set<Seat> all = new LinkedHashSet<>();
        all.add(hand.acting());
        hand.lastDiscarder()
                .ifPresent(last -> {
                    all.add(last);
                    all.add(last.partner());
                });
        all.addAll(List.of(Seat.values()));
        List<Seat> seats = new ArrayList<>();
        all.stream()
                .filter(seat -> whose.isEmpty() || whose.get() == seat.line())
                .forEach(seats::add);
        all.stream().filter(seat -> !seats.contains(seat)).forEach(seats::add);
        return seats;
    }

    private List<String> words(DiscrepancyAnswer how) {
        return switch (how) {
            case LIES_THERE -> brought();
            case TAKEN_BACK -> taken();
            case LOOK_AGAIN -> List.of();
        };
    }

    private List<String> brought() {
        String cards = names(differing.more());
        Optional<MeldId> meld = differing.meld();
        return switch (differing.place()) {
            case Zone.MeldSlot _ when !cards.isEmpty() && meld.isPresent() ->
                    List.of("tie " + meld.get() + " " + cards);
            case Zone.MeldSlot _ when !cards.isEmpty() -> List.of("open " + cards);
            case Zone.Pile _ when !cards.isEmpty() -> List.of("discard " + cards);
            case Zone.Stock _ when differing.weighs() < 0 ->
                    List.of("draw" + " ??".repeat(-differing.weighs()));
            case Zone.Stock _ when differing.weighs() > 0 -> List.of("putback stock");
            case Zone.Pozzetto(var number) when differing.weighs() < 0 ->
                    List.of("pozzetto " + number, "pozzetto");
            case Zone.Pozzetto _ when differing.weighs() > 0 -> List.of("putback pozzetto");
            case Zone _ -> List.of();
        };
    }

    private List<String> taken() {
        String cards = names(differing.silent());
        Optional<MeldId> meld = differing.meld();
        return switch (differing.place()) {
            case Zone.MeldSlot _ when !cards.isEmpty() && meld.isPresent() ->
                    List.of("takeback " + meld.get() + " " + cards);
            case Zone.Pile _ when !cards.isEmpty() ->
                    List.of(isAllOfThePile() ? "pickup" : "takeback discard " + cards);
            case Zone _ -> List.of();
        };
    }

    private boolean isAllOfThePile() {
        return differing.silent().containsAll(sheet.open().pile().known().list());
    }

    /** Whether the answer says that an act happened, and not only that none is missing. */
    boolean asksForAct(DiscrepancyAnswer how) {
        return !words(how).isEmpty();
    }

    private static String names(List<Card> cards) {
        return cards.stream()
                .map(card -> CardName.of(card).toString())
                .collect(Collectors.joining(" "));
    }
}
