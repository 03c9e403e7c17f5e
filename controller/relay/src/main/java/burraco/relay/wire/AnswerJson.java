package burraco.relay.wire;

import burraco.relay.Answer;
import burraco.relay.Order;
import burraco.relay.Stream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What a hall answers, as bytes. */
public final class AnswerJson {
    private AnswerJson() {}

    public static byte[] write(Answer answer) {
        return Message.write(json -> {
            json.writeNumberProperty("hallTime", answer.hallTime());
            switch (answer) {
                case Answer.Refused(var _, Answer.Why why) ->
                        json.writeStringProperty("refused", id(why));
                case Answer.Arrived arrived -> write(arrived, json);
            }
        });
    }

    private static void write(Answer.Arrived arrived, JsonGenerator json) {
        for (Stream stream : Stream.values()) {
            json.writeNumberProperty(stream.toString(), arrived.upTo().getOrDefault(stream, 0L));
        }
        json.writeNumberProperty("state", arrived.state());
        if (arrived.order().isPresent()) {
            json.writeObjectPropertyStart("order");
            OrderJson.write(arrived.order().get(), json);
            json.writeEndObject();
        }
    }

    public static Answer read(byte[] bytes) throws UnreadableMessageException {
        List<Order> orders = new ArrayList<>();
        Message message =
                Message.read(
                        bytes,
                        (name, json) -> {
                            if (!name.equals("order")) {
                                Message.NOTHING_INNER.read(name, json);
                            }
                            orders.add(OrderJson.read(Message.inner(json)));
                        });
        long hallTime = message.number("hallTime");
        Optional<String> refused = message.texts("refused");
        if (refused.isPresent()) {
            return new Answer.Refused(hallTime, why(refused.get()));
        }
        Map<Stream, Long> upTo = new EnumMap<>(Stream.class);
        for (Stream stream : Stream.values()) {
            upTo.put(stream, message.number(stream.toString()));
        }
        return new Answer.Arrived(
                hallTime, upTo, (int) message.number("state"), orders.stream().findFirst());
    }

    private static Answer.Why why(String id) throws UnreadableMessageException {
        for (Answer.Why one : Answer.Why.values()) {
            if (id(one).equals(id)) {
                return one;
            }
        }
        throw new UnreadableMessageException("refused, and no such reason: " + id);
    }

    private static String id(Answer.Why why) {
        return why.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
