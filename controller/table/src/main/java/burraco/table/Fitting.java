package burraco.table;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.input.Settling;
import burraco.table.sheet.Sheet;
import burraco.table.state.Differing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The act that puts on record what people say of a place: at the time when it was first seen, or
 * else behind all others; by the player in turn, or else by the last one who could. Nobody is
 * accused of more than what lies there shows.
 */
final class Fitting {
    /** Who neither has to act nor has just discarded is hardly the one: so many rulings less. */
    private static final int IDLE = 2;

    private final Sheet sheet;
    private final Differing differing;

    Fitting(Sheet sheet, Differing differing) {
        this.sheet = sheet;
        this.differing = differing;
    }

    /** Of those that can have been the one by which least is ruled; empty where no act fits. */
    Optional<Change> of(Settling how) {
        Optional<Change> best = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (int number : List.of(then(), sheet.nextNumber())) {
            Hand before = before(number);
            for (Seat seat : seats(before)) {
                boolean busy =
                        seat == before.acting() || before.lastDiscarder().equals(Optional.of(seat));
                for (String what : words(how)) {
                    Change change = new Change.Insert(number, seat + " " + what);
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

    /** How much would be ruled by it; empty where it cannot have been. */
    private OptionalInt ruled(Change change) {
        return Wishes.difference(sheet, new Command.Correct(change, ""))
                .map(difference -> OptionalInt.of(difference.ruled().size()))
                .orElse(OptionalInt.empty());
    }

    /** The number of the first line that came later; behind them all where none did. */
    private int then() {
        return sheet.lines().stream()
                .filter(line -> line.said().since() > differing.since())
                .findFirst()
                .map(burraco.table.sheet.Line::number)
                .orElse(sheet.nextNumber());
    }

    private Hand before(int number) {
        return sheet.line(number - 1).map(burraco.table.sheet.Line::open).orElseGet(sheet::open);
    }

    /** Whoever's place it is comes first. */
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

    private List<String> words(Settling how) {
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

    /** Whether it says that an act was done, or only that none is missing. */
    boolean asksForAct(Settling how) {
        return !words(how).isEmpty();
    }

    private static String names(List<Card> cards) {
        return cards.stream()
                .map(card -> CardName.of(card).toString())
                .collect(Collectors.joining(" "));
    }
}
