package burraco.board;

import burraco.wire.Result;
import java.util.function.Consumer;

/** Where orders go to; what came of one is told later, on the cable's thread. */
interface Orders {
    void give(Order order, Consumer<Result> then);
}
