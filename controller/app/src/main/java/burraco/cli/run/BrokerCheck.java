package burraco.cli.run;

import burraco.broker.BrokerAddress;
import burraco.broker.Connection;
import burraco.broker.Diallers;
import burraco.broker.Listener;
import burraco.broker.Message;
import burraco.broker.Outage;
import burraco.broker.Visit;
import burraco.cli.out.FileTrouble;
import burraco.layout.MqttInfo;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Tries once whether a broker takes a table, under another name than that of the running one. */
final class BrokerCheck {
    private static final long PATIENCE_SECONDS = 10;

    private BrokerCheck() {}

    private static final class Answer implements Listener {
        private final CompletableFuture<Optional<Object>> why = new CompletableFuture<>();

        @Override
        public void isUp() {
            why.complete(Optional.empty());
        }

        @Override
        public void isDown(Outage outage) {
            why.complete(Optional.of(reason(outage)));
        }

        @Override
        public void hear(Message message) {
            // It asks for nothing.
        }
    }

    private static Object reason(Outage why) {
        return switch (why.kind()) {
            case REFUSED -> new Sentence("run.broker-refused");
            case UNKNOWN_HOST -> new Sentence("run.broker-unknown");
            case EXPIRED -> new Sentence("run.broker-expired");
            case CERTIFICATE -> new Sentence("run.broker-certificate");
            case NOT_AUTHORISED -> new Sentence("run.broker-rights");
            case OTHER -> why.words();
        };
    }

    /** Why it does not, in sentences where it is something usual; empty if it does. */
    static Optional<Object> why(MqttInfo info, Path config) {
        Message nothing = Message.nothing(info.prefix() + "/" + info.table() + "/check");
        Answer answer = new Answer();
        try {
            RunTopics.access(info, config);
            Visit visit =
                    new Visit(
                            BrokerAddress.parse(info.broker()).orElseThrow(),
                            "burraco-" + info.table() + "-check",
                            () -> RunTopics.again(info, config),
                            List.of(),
                            nothing,
                            nothing);
            try (Connection _ = Diallers.find().dial(visit, answer, new SplittableRandom())) {
                return answer.why.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (IOException cannot) {
            return Optional.of(FileTrouble.why(cannot));
        } catch (TimeoutException | ExecutionException silent) {
            return Optional.of(new Sentence("run.broker-silent"));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Optional.of(new Sentence("run.broker-silent"));
        }
    }
}
