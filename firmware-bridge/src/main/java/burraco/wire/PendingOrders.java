package burraco.wire;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;

/** The orders that the board has not answered yet: up to four are sent, others wait. */
final class PendingOrders {
    private static final int ON_THEIR_WAY = 4;
    private static final int WAITING = 256;
    private static final int LAST_NUMBER = 255;
    private static final long FIRST_PATIENCE_MICROS = 150_000;
    private static final long LONGEST_PATIENCE_MICROS = 1_200_000;

    private final Queue<Order> waiting = new ArrayDeque<>();
    private final Queue<Numbered> underway = new ArrayDeque<>();
    private int number = 1;
    private long patience = FIRST_PATIENCE_MICROS;
    private long due = Talk.NEVER;
    private long given;
    private long again;

    private record Order(int type, byte[] payload, Consumer<Result> answer) {}

    private record Numbered(int number, Order order) {}

    void give(int type, byte[] payload, Consumer<Result> answer) {
        if (!Protocol.isOrder(type) || payload.length > Protocol.MOST_PAYLOAD) {
            throw new IllegalArgumentException(
                    "no order: type " + type + ", " + payload.length + " bytes");
        }
        if (waiting.size() == WAITING) {
            answer.accept(new Result(Result.Code.NOT_NOW, WAITING + " orders wait already"));
            return;
        }
        given++;
        waiting.add(new Order(type, payload.clone(), answer));
    }

    /** Begins sending; orders without an answer are sent again. */
    void begin(long now) {
        patience = FIRST_PATIENCE_MICROS;
        due = now;
    }

    /** Drops all orders, because the board will not answer them. */
    void forget(String why) {
        List<Order> lost = new ArrayList<>();
        underway.forEach(order -> lost.add(order.order()));
        lost.addAll(waiting);
        underway.clear();
        waiting.clear();
        number = 1;
        lost.forEach(order -> order.answer().accept(new Result(Result.Code.UNKNOWN, why)));
    }

    /** Results come in the order of the orders; any other is an old one, or follows a lost one. */
    void result(int of, MessageFields fields, long now) {
        int type = fields.u8();
        Numbered first = underway.peek();
        if (first == null || first.number() != of || first.order().type() != type) {
            return;
        }
        underway.remove();
        patience = FIRST_PATIENCE_MICROS;
        due = now + patience;
        first.order().answer().accept(new Result(code(fields.u8()), fields.text()));
    }

    private static Result.Code code(int code) {
        Result.Code[] codes = Result.Code.values();
        return code < codes.length ? codes[code] : Result.Code.UNKNOWN;
    }

    long poll(long now, Sender sender) {
        if (!underway.isEmpty() && now >= due) {
            underway.forEach(order -> send(order, sender));
            again += underway.size();
            due = now + patience;
            patience = Math.min(2 * patience, LONGEST_PATIENCE_MICROS);
        }
        while (!waiting.isEmpty() && underway.size() < ON_THEIR_WAY) {
            if (underway.isEmpty()) {
                patience = FIRST_PATIENCE_MICROS;
                due = now + patience;
            }
            Numbered next = new Numbered(number, waiting.remove());
            number = number == LAST_NUMBER ? 1 : number + 1;
            underway.add(next);
            send(next, sender);
        }
        return underway.isEmpty() ? Talk.NEVER : due;
    }

    private static void send(Numbered order, Sender sender) {
        byte[] payload = order.order().payload();
        sender.begin(order.order().type(), order.number()).bytes(payload, payload.length);
        sender.end();
    }

    long given() {
        return given;
    }

    /** The number of orders that were sent again. */
    long again() {
        return again;
    }
}
