package burraco.board;

import burraco.wire.Result;
import java.util.function.Consumer;

/** Takes orders; the result of an order is reported later, on the cable's thread. */
interface OrderSink {
    void give(BoardOrder order, Consumer<Result> then);
}
