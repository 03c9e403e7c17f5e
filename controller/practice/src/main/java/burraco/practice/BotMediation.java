package burraco.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.hal.Button;
import burraco.layout.Zone;
import burraco.play.practice.BoardPlace;
import burraco.play.practice.Practice;
import burraco.play.practice.Sitter;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.Person;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.TableState;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lets bots answer when the table asks about a difference between its record and its sensors, since
 * the simulation knows the truth. People at other seats get some time to answer first; where no bot
 * may answer, the arbiter does.
 */
final class BotMediation {
    /** Time that bots leave to people, from the question on. */
    private static final long PEOPLE_FIRST_MILLIS = 8_000;

    private static final long BETWEEN_PRESSES_MILLIS = 1_500;

    /** Time after which the arbiter settles it. */
    private static final long CALL_ARBITER_MILLIS = 25_000;

    private final Practice practice;
    private int item = -1;
    private int tried;
    private long asked;
    private long pressed;
    private Optional<OpenDiscrepancy> before = Optional.empty();

    /** Places that the table has rescanned because answers did not help. */
    private final Set<Zone> lookedAgain = new HashSet<>();

    BotMediation(Practice practice) {
        this.practice = practice;
    }

    void look(TableState state, PracticeSteward.Orders orders) {
        if (state.differing().isEmpty()) {
            item = -1;
            return;
        }
        OpenDiscrepancy open = state.differing().getFirst();
        long now = practice.now();
        if (open.id() != item) {
            item = open.id();
            tried = 0;
            asked = now;
            before = Optional.empty();
        }
        boolean waits =
                now - asked < (somebodySits() ? PEOPLE_FIRST_MILLIS : BETWEEN_PRESSES_MILLIS);
        if (waits || now - pressed < BETWEEN_PRESSES_MILLIS) {
            return;
        }
        // An answer that did not help is not repeated.
        tried += before.equals(Optional.of(open)) ? 1 : 0;
        say(open, wanted(open, state.hand().open()), orders);
        before = Optional.of(open);
        pressed = now;
    }

    private void say(
            OpenDiscrepancy open, DiscrepancyAnswer wanted, PracticeSteward.Orders orders) {
        boolean offered = open.offered() == wanted;
        if (offered && wanted == DiscrepancyAnswer.LOOK_AGAIN) {
            lookedAgain.add(open.place());
        }
        Optional<Seat> bot =
                offered && open.said().isPresent()
                        ? bot(open.said().get().other())
                        : bot(Line.NS).or(() -> bot(Line.EW));
        if (bot.isPresent()) {
            practice.press(new Button(offered ? "ok" : "undo", bot.get().toString()));
        } else if (practice.now() - asked >= CALL_ARBITER_MILLIS) {
            orders.order(new Person.Arbiter(""), new Command.Settle(open.id(), wanted, ""));
        }
    }

    private Optional<Seat> bot(Line line) {
        return List.of(Seat.values()).stream()
                .filter(seat -> seat.line() == line && practice.sitter(seat) == Sitter.BOT)
                .findFirst();
    }

    private boolean somebodySits() {
        return List.of(Seat.values()).stream()
                .anyMatch(seat -> practice.sitter(seat) != Sitter.BOT);
    }

    /** The truth first; if that does not help a rescan, and then to keep the record. */
    private DiscrepancyAnswer wanted(OpenDiscrepancy open, Hand hand) {
        if (tried == 0) {
            return truth(open, hand);
        }
        return lookedAgain.contains(open.place())
                ? DiscrepancyAnswer.TAKEN_BACK
                : DiscrepancyAnswer.LOOK_AGAIN;
    }

    private DiscrepancyAnswer truth(OpenDiscrepancy open, Hand hand) {
        List<Card> there = practice.position().at(where(open.place()));
        if (!open.more().isEmpty()) {
            return there.containsAll(open.more())
                    ? DiscrepancyAnswer.LIES_THERE
                    : DiscrepancyAnswer.TAKEN_BACK;
        }
        if (!open.silent().isEmpty()) {
            return there.containsAll(open.silent())
                    ? DiscrepancyAnswer.LIES_THERE
                    : DiscrepancyAnswer.TAKEN_BACK;
        }
        int record = record(open.place(), hand);
        return there.size() == record ? DiscrepancyAnswer.TAKEN_BACK : DiscrepancyAnswer.LIES_THERE;
    }

    private static int record(Zone zone, Hand hand) {
        return switch (zone) {
            case Zone.Stock _ -> hand.stock().size();
            case Zone.Pozzetto(var number) ->
                    hand.pozzetto(number) instanceof Pozzetto.Lying lying
                            ? lying.cards().size()
                            : 0;
            case Zone.Pile _, Zone.MeldSlot _, Zone.OfSeat _ -> -1;
        };
    }

    private static BoardPlace where(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> BoardPlace.STOCK;
            case Zone.Pile _ -> BoardPlace.PILE;
            case Zone.Pozzetto(var number) -> new BoardPlace.Pozzetto(number);
            case Zone.MeldSlot(var line, var slot) -> new BoardPlace.Slot(line, slot);
            case Zone.OfSeat(var seat) -> new BoardPlace.Before(seat);
        };
    }
}
