package burraco.relay.wire;

import burraco.relay.Order;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.core.JsonGenerator;

/** An order, as bytes: within an answer, or by itself where a carrier can keep the newest one. */
public final class OrderJson {
    private OrderJson() {}

    public static byte[] write(Order order) {
        return Message.write(json -> write(order, json));
    }

    static void write(Order order, JsonGenerator json) {
        json.writeNumberProperty("version", order.version());
        json.writeStringProperty("text", order.text());
        if (order.timeOut().isPresent()) {
            json.writeNumberProperty("timeOut", order.timeOut().getAsLong());
        }
    }

    public static Order read(byte[] bytes) throws UnreadableMessageException {
        return read(Message.read(bytes, Message.NOTHING_INNER));
    }

    static Order read(Message message) throws UnreadableMessageException {
        Optional<Long> timeOut = message.numbers("timeOut");
        return new Order(
                message.number("version"),
                message.text("text"),
                timeOut.isPresent() ? OptionalLong.of(timeOut.get()) : OptionalLong.empty());
    }
}
