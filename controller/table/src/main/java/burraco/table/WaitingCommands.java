package burraco.table;

import burraco.engine.act.Act;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.ToldAct;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Time-outs, and commands that change the record, which wait until the first card of the hand is
 * faced.
 */
final class WaitingCommands {
    private record Waiting(long at, ActOrigin teller, Person by, Command command) {
        boolean isRoundsEnd() {
            return teller == ActOrigin.CLOCK && command instanceof Command.TimeOut;
        }
    }

    private final TableWorkspace workspace;
    private final List<Waiting> waiting = new ArrayList<>();

    WaitingCommands(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    int size() {
        return waiting.size();
    }

    void keep(ActOrigin teller, Person by, Command command) {
        waiting.add(new Waiting(workspace.now, teller, by, command));
    }

    /** Keeps the time-out with which the round ends. */
    void keepRoundsEnd() {
        keep(ActOrigin.CLOCK, new Person.Arbiter(""), new Command.TimeOut());
    }

    boolean haveTimeOut() {
        return waiting.stream().anyMatch(one -> one.command() instanceof Command.TimeOut);
    }

    /** Whether nothing waits but perhaps the end of the round. */
    boolean areRoundsEnds() {
        return waiting.stream().allMatch(Waiting::isRoundsEnd);
    }

    /** Whether nothing waits but perhaps the end of the round, kept with the present input. */
    boolean areRoundsEndsOfNow() {
        return areRoundsEnds() && waiting.stream().allMatch(one -> one.at() == workspace.now);
    }

    /** Keeps an end of the round that waits as if it had come now. */
    void renewRoundsEnd() {
        if (!waiting.isEmpty()) {
            waiting.clear();
            keepRoundsEnd();
        }
    }

    /** Says that they are not carried out, because nobody sees a card of the hand. */
    void refuse() {
        for (Waiting one : waiting) {
            // A time-out counts: it makes the hand the last one.
            if (!(one.command() instanceof Command.TimeOut)) {
                Refusal why = Refusal.of(Refusal.Why.HAND_IS_NOT_FOLLOWED);
                workspace.add(new Effect.Refused(one.by(), one.command(), why));
            }
        }
    }

    /** Drops the time-outs of a round that is not played here. */
    void dropTimeOuts() {
        waiting.removeIf(one -> one.command() instanceof Command.TimeOut);
    }

    /** Drops the time-out with which a round ends that goes on after all. */
    void dropRoundsEnd() {
        waiting.removeIf(Waiting::isRoundsEnd);
    }

    void forget() {
        waiting.clear();
    }

    /** Carries them out, as the first card is faced. */
    void release() {
        List<Waiting> said = List.copyOf(waiting);
        waiting.clear();
        for (Waiting one : said) {
            release(one)
                    .ifPresent(
                            why -> workspace.add(new Effect.Refused(one.by(), one.command(), why)));
        }
    }

    private Optional<Refusal> release(Waiting one) {
        return one.command() instanceof Command.OnRecord wish
                ? workspace.correcting.carryOut(wish, one.by(), one.at())
                : workspace.put(ToldAct.at(one.at(), one.teller(), new Act.TimeOut()));
    }
}
