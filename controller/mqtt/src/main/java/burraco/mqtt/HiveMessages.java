package burraco.mqtt;

import burraco.broker.Message;
import com.hivemq.client.mqtt.datatypes.MqttQos;
import com.hivemq.client.mqtt.mqtt5.message.publish.Mqtt5Publish;
import com.hivemq.client.mqtt.mqtt5.message.publish.Mqtt5PublishBuilder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Messages as the library has them. */
final class HiveMessages {
    private HiveMessages() {}

    static Mqtt5Publish of(Message message) {
        Mqtt5PublishBuilder.Complete publish =
                Mqtt5Publish.builder()
                        .topic(message.topic())
                        .payload(message.body())
                        .qos(MqttQos.AT_LEAST_ONCE)
                        .retain(message.stays());
        message.question()
                .ifPresent(one -> publish.correlationData(one.getBytes(StandardCharsets.US_ASCII)));
        message.holds().ifPresent(publish::messageExpiryInterval);
        return publish.build();
    }

    static Message of(Mqtt5Publish publish) {
        return new Message(
                publish.getTopic().toString(),
                publish.getPayloadAsBytes(),
                publish.isRetain(),
                publish.getCorrelationData().map(HiveMessages::text),
                Optional.empty());
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.US_ASCII.decode(bytes.duplicate()).toString();
    }
}
