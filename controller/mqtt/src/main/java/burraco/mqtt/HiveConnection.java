package burraco.mqtt;

import burraco.broker.Access;
import burraco.broker.Connection;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Visit;
import com.hivemq.client.mqtt.MqttClientSslConfig;
import com.hivemq.client.mqtt.MqttClientSslConfigBuilder;
import com.hivemq.client.mqtt.MqttClientTransportConfig;
import com.hivemq.client.mqtt.MqttClientTransportConfigBuilder;
import com.hivemq.client.mqtt.datatypes.MqttQos;
import com.hivemq.client.mqtt.lifecycle.MqttClientDisconnectedContext;
import com.hivemq.client.mqtt.lifecycle.MqttDisconnectSource;
import com.hivemq.client.mqtt.mqtt5.Mqtt5AsyncClient;
import com.hivemq.client.mqtt.mqtt5.Mqtt5Client;
import com.hivemq.client.mqtt.mqtt5.lifecycle.Mqtt5ClientReconnector;
import com.hivemq.client.mqtt.mqtt5.message.auth.Mqtt5SimpleAuth;
import com.hivemq.client.mqtt.mqtt5.message.connect.Mqtt5Connect;
import com.hivemq.client.mqtt.mqtt5.message.connect.Mqtt5ConnectBuilder;
import com.hivemq.client.mqtt.mqtt5.message.disconnect.Mqtt5DisconnectReasonCode;
import com.hivemq.client.mqtt.mqtt5.message.publish.Mqtt5Publish;
import com.hivemq.client.mqtt.mqtt5.message.subscribe.Mqtt5Subscribe;
import com.hivemq.client.mqtt.mqtt5.message.subscribe.Mqtt5SubscribeBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;

/**
 * One connection. The library keeps it and tries again; what was under way when it broke is not
 * sent again by the library, as whoever said it does that.
 */
final class HiveConnection implements Connection {
    /** A broker says that somebody is gone after one and a half times this, if a cable is out. */
    private static final int ALIVE_SECONDS = 10;

    private static final long FIRST_PAUSE = 500;
    private static final long LONGEST_PAUSE = 20_000;
    private static final int TO_CONNECT_SECONDS = 15;
    private static final long TO_GO_SECONDS = 2;
    private static final int MOST_BYTES = (4 << 20) + 4_096;

    /** Our brokers want the first; others may not have it yet. */
    private static final List<String> TLS = List.of("TLSv1.3", "TLSv1.2");

    private final Visit visit;
    private final Listener listener;
    private final RandomGenerator chance;
    private final ExecutorService told =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("broker").factory());
    private final Mqtt5AsyncClient client;
    private volatile boolean up;
    private volatile boolean closing;

    private HiveConnection(Visit visit, Listener listener, RandomGenerator chance) {
        this.visit = visit;
        this.listener = listener;
        this.chance = chance;
        client =
                Mqtt5Client.builder()
                        .identifier(visit.name())
                        .transportConfig(transport(visit.access().get()))
                        .executorConfig()
                        .nettyThreads(1)
                        .applyExecutorConfig()
                        .addConnectedListener(_ -> subscribe())
                        .addDisconnectedListener(this::again)
                        .buildAsync();
    }

    static HiveConnection to(Visit visit, Listener listener, RandomGenerator chance) {
        HiveConnection connection = new HiveConnection(visit, listener, chance);
        connection.client.connect(connection.greeting(visit.access().get()));
        return connection;
    }

    private MqttClientTransportConfig transport(Access access) {
        MqttClientTransportConfigBuilder transport =
                MqttClientTransportConfig.builder()
                        .serverHost(visit.address().host())
                        .serverPort(visit.address().port())
                        .socketConnectTimeout(TO_CONNECT_SECONDS, TimeUnit.SECONDS)
                        .mqttConnectTimeout(TO_CONNECT_SECONDS, TimeUnit.SECONDS);
        if (visit.address().secret()) {
            transport.sslConfig(secret(access));
        }
        return transport.build();
    }

    private static MqttClientSslConfig secret(Access access) {
        MqttClientSslConfigBuilder secret =
                MqttClientSslConfig.builder()
                        .protocols(TLS)
                        .handshakeTimeout(TO_CONNECT_SECONDS, TimeUnit.SECONDS);
        access.keys().ifPresent(secret::keyManagerFactory);
        access.trust().ifPresent(who -> secret.trustManagerFactory(new GivenTrust(who)));
        return secret.build();
    }

    private Mqtt5Connect greeting(Access access) {
        Mqtt5ConnectBuilder greeting =
                Mqtt5Connect.builder()
                        .cleanStart(true)
                        .keepAlive(ALIVE_SECONDS)
                        .restrictions()
                        .maximumPacketSize(MOST_BYTES)
                        .applyRestrictions()
                        .willPublish(HiveMessages.of(visit.gone()));
        access.login()
                .ifPresent(login ->
                        greeting.simpleAuth(
                                Mqtt5SimpleAuth.builder()
                                        .username(login.name())
                                        .password(login.password().getBytes(StandardCharsets.UTF_8))
                                        .build()));
        return greeting.build();
    }

    private void subscribe() {
        if (closing) {
            client.disconnect();
            return;
        }
        if (visit.topics().isEmpty()) {
            arrived();
            return;
        }
        Mqtt5SubscribeBuilder.Start start = Mqtt5Subscribe.builder();
        Mqtt5SubscribeBuilder.Complete all =
                start.topicFilter(visit.topics().getFirst()).qos(MqttQos.AT_LEAST_ONCE);
        for (String topic : visit.topics().subList(1, visit.topics().size())) {
            all =
                    all.addSubscription()
                            .topicFilter(topic)
                            .qos(MqttQos.AT_LEAST_ONCE)
                            .applySubscription();
        }
        // The library forgets who listens when a connection breaks.
        client.subscribe(all.build(), this::hear, Runnable::run)
                .whenComplete((_, refused) -> {
                    if (refused == null) {
                        arrived();
                    } else {
                        // What it wants to hear it may not: it tries again, and says so.
                        client.disconnect();
                        tell(() -> listener.isDown(HiveOutage.of(refused)));
                    }
                });
    }

    private void hear(Mqtt5Publish message) {
        tell(() -> listener.hear(HiveMessages.of(message)));
    }

    private void arrived() {
        up = true;
        say(visit.here());
        tell(listener::isUp);
    }

    private void again(MqttClientDisconnectedContext context) {
        up = false;
        Throwable why = context.getCause();
        if (context.getSource() != MqttDisconnectSource.USER) {
            // Whoever ends it here says why.
            tell(() -> listener.isDown(HiveOutage.of(why)));
        }
        if (closing || !(context.getReconnector() instanceof Mqtt5ClientReconnector next)) {
            return;
        }
        int doubled = Math.min(next.getAttempts(), 6);
        long pause = Math.min(FIRST_PAUSE << doubled, LONGEST_PAUSE);
        next.reconnect(true)
                .resubscribeIfSessionExpired(false)
                .republishIfSessionExpired(false)
                .delay(pause / 2 + chance.nextLong(pause), TimeUnit.MILLISECONDS);
        try {
            Access access = visit.access().get();
            next.transportConfig(transport(access)).connect(greeting(access));
        } catch (RuntimeException unreadable) {
            tell(() -> listener.isDown(HiveOutage.of(unreadable)));
        }
    }

    private void tell(Runnable what) {
        try {
            told.execute(what);
        } catch (RejectedExecutionException closed) {
            // Nobody listens any more.
        }
    }

    @Override
    public boolean isUp() {
        return up;
    }

    @Override
    public void say(Message message) {
        if (up) {
            client.publish(HiveMessages.of(message));
        }
    }

    @Override
    public void close() {
        closing = true;
        up = false;
        told.shutdownNow();
        try {
            // The broker says what is said when the connection breaks.
            client.disconnectWith()
                    .reasonCode(Mqtt5DisconnectReasonCode.DISCONNECT_WITH_WILL_MESSAGE)
                    .send()
                    .get(TO_GO_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException notThere) {
            // It was not connected.
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
