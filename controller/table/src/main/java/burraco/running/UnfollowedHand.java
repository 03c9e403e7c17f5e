package burraco.running;

import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.TableState;
import java.util.Optional;

/**
 * What inputs do in a hand that the table does not follow any more: buttons, orders and what
 * devices say about themselves still count.
 *
 * @param state what is known of the hand
 */
record UnfollowedHand(TableState state) {

    static boolean takes(Input input) {
        return switch (input) {
            case Input.Ordered _, Input.Tick _ -> true;
            case Input.Read(var reading) ->
                    switch (reading) {
                        case Reading.Inventory _, Reading.Unclear _, Reading.Weight _ -> false;
                        case Reading.Press _, Reading.AntennaFault _, Reading.SourceFault _ -> true;
                    };
        };
    }

    /**
     * Before the first card the table does not know whether people have played the hand. Who ends
     * it then says that they have; at a table that follows he would end the match.
     */
    Input meant(Input input) {
        return input instanceof Input.Ordered(var at, var by, Command.End(var why))
                        && isBeforeTheFirstCard()
                ? new Input.Ordered(at, by, new Command.EndUnseen(why))
                : input;
    }

    /** Why an order does nothing: it would wait for a card, or for a hand that is over. */
    Optional<Refusal> refusal(Command command) {
        boolean waits =
                switch (command) {
                    case Command.NextHand _, Command.Report _, Command.Decide _, Command.Points _ ->
                            true;
                    case Command.Score score -> isThis(score.match(), score.hand());
                    case Command.Left left -> isThis(left.match(), left.hand());
                    case Command.Confirm confirm -> isThis(confirm.match(), confirm.hand());
                    case Command _ -> false;
                };
        return waits && isBeforeTheFirstCard()
                ? Optional.of(Refusal.of(Why.HAND_IS_NOT_FOLLOWED))
                : Optional.empty();
    }

    private boolean isThis(int match, int hand) {
        return match == state.match().number() && hand == state.hand().number();
    }

    private boolean isBeforeTheFirstCard() {
        return state.hand().phase() == Phase.DEAL;
    }
}
