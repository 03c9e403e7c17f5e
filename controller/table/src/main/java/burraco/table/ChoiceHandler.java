package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.table.choice.Choices;
import burraco.table.choice.ThrownCards;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Statement;
import burraco.table.state.OpenChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Handles choices that the code of play leaves to people. The table shows one option after the
 * other, and whoever may choose takes one, or carries it out with the cards.
 */
final class ChoiceHandler {
    private final TableWorkspace workspace;
    private Optional<OpenChoice> open = Optional.empty();
    private Optional<ThrownCards> thrown = Optional.empty();
    private ActSheet looked;
    private boolean taking;

    ChoiceHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    Optional<OpenChoice> open() {
        return open;
    }

    /** Checks after a change of the record whether there is something to choose. */
    void look() {
        if (taking || workspace.sheet() == looked) {
            return;
        }
        looked = workspace.sheet();
        thrown = thrown.filter(one -> one.stands(looked));
        put(in(looked, workspace.now));
    }

    private Optional<OpenChoice> in(ActSheet sheet, long at) {
        Optional<ThrownCards> stands = thrown.filter(one -> one.stands(sheet));
        return Choices.of(sheet, stands).map(choice -> choice.openedAt(at));
    }

    private void put(Optional<OpenChoice> choice) {
        told(choice).forEach(workspace::add);
        open = choice.map(now -> open.filter(now::isSameAs).map(now::like).orElse(now));
    }

    /** The effects that the choice would have if this were the record. */
    List<Effect> wouldTell(ActSheet sheet, long at) {
        return told(in(sheet, at));
    }

    private List<Effect> told(Optional<OpenChoice> now) {
        boolean same = open.isPresent() && now.filter(open.get()::isSameAs).isPresent();
        if (same) {
            return List.of();
        }
        List<Effect> effects = new ArrayList<>();
        open.ifPresent(one -> effects.add(new Effect.ChoiceOver(one)));
        now.ifPresent(one -> effects.add(new Effect.Choosing(one)));
        return effects;
    }

    /** Ends the choice, because another hand begins. */
    void end() {
        thrown = Optional.empty();
        put(Optional.empty());
    }

    // Taking an option

    /** Shows the next option. */
    Optional<Refusal> next() {
        open = open.map(OpenChoice::next);
        open.ifPresent(one -> workspace.add(new Effect.Choosing(one)));
        return Optional.empty();
    }

    /** Takes the option that is shown, which changes the record. */
    Optional<Refusal> take(Person by, String why) {
        List<Command.Correct> all =
                open.orElseThrow().option().changes().stream()
                        .map(change -> new Command.Correct(change, why))
                        .toList();
        return take(by, why, () -> workspace.correcting.carryOut(all, by));
    }

    /** Takes the option by this action, which succeeds or fails as a whole. */
    Optional<Refusal> take(Person by, String why, Supplier<Optional<Refusal>> deed) {
        OpenChoice choice = open.orElseThrow();
        taking = true;
        Optional<Refusal> refusal = deed.get();
        taking = false;
        if (refusal.isEmpty()) {
            open = Optional.empty();
            workspace.add(new Effect.Chosen(choice, by, why));
        }
        look();
        return refusal;
    }

    // The arbiter

    /** Shows an option that the arbiter has selected. */
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

    /** Handles the arbiter's statement that cards were thrown without saying where they go. */
    Optional<Refusal> thrown(Seat seat, String cards) {
        return switch (Statement.of(seat + " lay " + cards)) {
            case Statement.Unreadable(var why) -> Optional.of(why);
            case Statement.Readable(var act, _) ->
                    act instanceof Act.Lay lay
                            ? thrown(ThrownCards.of(workspace.sheet(), seat, lay.cards()))
                            : Optional.of(Refusal.of(Why.NOTHING_TO_CHOOSE));
        };
    }

    private Optional<Refusal> thrown(ThrownCards said) {
        Optional<OpenChoice> choice = said.choice(workspace.sheet());
        if (choice.isEmpty()) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_CHOOSE));
        }
        thrown = Optional.of(said);
        put(choice.map(one -> one.openedAt(workspace.now)));
        // The other line decides now where they go, whatever this line said before.
        boolean contested =
                workspace
                        .contest
                        .filter(one -> one.by().line() == said.seat().line())
                        .filter(one -> one.act() == choice.get().act())
                        .isPresent();
        if (contested) {
            workspace.endContest(Optional.empty());
        }
        return Optional.empty();
    }
}
