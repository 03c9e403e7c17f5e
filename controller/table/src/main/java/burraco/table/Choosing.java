package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.table.choice.Choices;
import burraco.table.choice.Thrown;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Statement;
import burraco.table.state.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the code leaves to people: the table shows one option after the other, and whoever chooses
 * takes one; or does it with the cards.
 */
final class Choosing {
    private final Desk desk;
    private Optional<Choice> open = Optional.empty();
    private Optional<Thrown> thrown = Optional.empty();
    private Sheet looked;
    private boolean taking;

    Choosing(Desk desk) {
        this.desk = desk;
    }

    Optional<Choice> open() {
        return open;
    }

    /** The record may have become another one: is there something to choose in it, or no more? */
    void look() {
        if (taking || desk.sheet() == looked) {
            return;
        }
        looked = desk.sheet();
        thrown = thrown.filter(one -> one.stands(looked));
        put(in(looked, desk.now));
    }

    private Optional<Choice> in(Sheet sheet, long at) {
        Optional<Thrown> stands = thrown.filter(one -> one.stands(sheet));
        return Choices.of(sheet, stands).map(choice -> choice.openedAt(at));
    }

    private void put(Optional<Choice> choice) {
        told(choice).forEach(desk::add);
        open = choice.map(now -> open.filter(now::isSameAs).map(now::like).orElse(now));
    }

    /** What would be told of it, if this were the record. */
    List<Effect> wouldTell(Sheet sheet, long at) {
        return told(in(sheet, at));
    }

    private List<Effect> told(Optional<Choice> now) {
        boolean same = open.isPresent() && now.filter(open.get()::isSameAs).isPresent();
        if (same) {
            return List.of();
        }
        List<Effect> effects = new ArrayList<>();
        open.ifPresent(one -> effects.add(new Effect.ChoiceOver(one)));
        now.ifPresent(one -> effects.add(new Effect.Choosing(one)));
        return effects;
    }

    /** Nobody chooses any more: another hand begins. */
    void end() {
        thrown = Optional.empty();
        put(Optional.empty());
    }

    // Who chooses

    /** Shows the next option. */
    Optional<Refusal> next() {
        open = open.map(Choice::next);
        open.ifPresent(one -> desk.add(new Effect.Choosing(one)));
        return Optional.empty();
    }

    /** Takes the option that is shown: it becomes what the record says. */
    Optional<Refusal> take(Person by, String why) {
        List<Command.Correct> all =
                open.orElseThrow().option().changes().stream()
                        .map(change -> new Command.Correct(change, why))
                        .toList();
        return take(by, why, () -> desk.correcting.carryOut(all, by));
    }

    /** Takes it by this deed, which is done as a whole or not at all. */
    Optional<Refusal> take(Person by, String why, Supplier<Optional<Refusal>> deed) {
        Choice choice = open.orElseThrow();
        taking = true;
        Optional<Refusal> refusal = deed.get();
        taking = false;
        if (refusal.isEmpty()) {
            open = Optional.empty();
            desk.add(new Effect.Chosen(choice, by, why));
        }
        look();
        return refusal;
    }

    // The arbiter

    /** He takes an option for whom it may concern. */
    Optional<Refusal> offer(Command.Choose choose) {
        int index = choose.option() - 1;
        boolean there =
                open.filter(one -> one.act() == choose.act())
                        .filter(one -> index >= 0 && index < one.options().size())
                        .isPresent();
        if (!there) {
            return Optional.of(Refusal.of(Why.NO_SUCH_CHOICE));
        }
        open = open.map(one -> one.offering(index));
        return Optional.empty();
    }

    /** He says that nobody knows where these cards go. */
    Optional<Refusal> thrown(Seat seat, String cards) {
        return switch (Statement.of(seat + " lay " + cards)) {
            case Statement.Unreadable(var why) -> Optional.of(why);
            case Statement.Readable(var act, _) ->
                    act instanceof Act.Lay lay
                            ? thrown(Thrown.of(desk.sheet(), seat, lay.cards()))
                            : Optional.of(Refusal.of(Why.NOTHING_TO_CHOOSE));
        };
    }

    private Optional<Refusal> thrown(Thrown said) {
        Optional<Choice> choice = said.choice(desk.sheet());
        if (choice.isEmpty()) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CHOOSE));
        }
        thrown = Optional.of(said);
        put(choice.map(one -> one.openedAt(desk.now)));
        // Where they go the others say now, whatever his line said before.
        boolean contested =
                desk.contest
                        .filter(one -> one.by().line() == said.seat().line())
                        .filter(one -> one.act() == choice.get().act())
                        .isPresent();
        if (contested) {
            desk.endContest(Optional.empty());
        }
        return Optional.empty();
    }
}
