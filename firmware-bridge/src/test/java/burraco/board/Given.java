package burraco.board;

import burraco.wire.MessageFields;
import burraco.wire.Result;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Collects orders; a test answers them. */
final class Given implements OrderSink {
    private record One(BoardOrder order, Consumer<Result> then) {}

    private final Deque<One> waiting = new ArrayDeque<>();
    final List<BoardOrder> all = new ArrayList<>();

    @Override
    public void give(BoardOrder order, Consumer<Result> then) {
        waiting.add(new One(order, then));
        all.add(order);
    }

    int waiting() {
        return waiting.size();
    }

    /** The fields of the oldest unanswered order. */
    MessageFields next() {
        byte[] fields = waiting.element().order().fields().toBytes();
        return new MessageFields().over(fields, 0, fields.length);
    }

    void answer(Result.Code code) {
        waiting.remove().then().accept(new Result(code, ""));
    }

    void allDone() {
        while (!waiting.isEmpty()) {
            answer(Result.Code.DONE);
        }
    }
}
