package burraco.cli.run;

import burraco.broker.Access;
import burraco.broker.BrokerAddress;
import burraco.broker.Diallers;
import burraco.broker.Visit;
import burraco.cli.options.CommandTexts;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.pages.PagesSecret;
import burraco.files.InputFile;
import burraco.layout.Layout;
import burraco.layout.MqttInfo;
import burraco.running.Host;
import burraco.trust.Certificates;
import burraco.trust.TlsContexts;
import burraco.trust.TrustException;
import burraco.uplink.topics.Announcement;
import burraco.uplink.topics.OpenTopics;
import burraco.uplink.topics.TableTopics;
import burraco.words.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.X509TrustManager;

/** Connects a running table with the broker of {@code [mqtt]}. */
final class RunTopics {
    private RunTopics() {}

    /** The table plays without, if that is not possible. */
    static Optional<OpenTopics> of(MqttInfo info, Path config, Layout layout, Host host) {
        TableTopics topics = new TableTopics(info.prefix(), info.table());
        Language language = Language.parse(layout.language()).orElse(Language.IT);
        Announcement announcement =
                new Announcement(
                        topics, info.discovery(), layout.name(), CommandTexts.in(language)::say);
        try {
            // What cannot be read is said here, and not at each attempt.
            access(info, config);
            OpenTopics open =
                    new OpenTopics(
                            host,
                            Diallers.find(),
                            visit(info, config, topics),
                            topics,
                            info.announce()
                                    ? announcement.messages(language.id())
                                    : announcement.nothing(),
                            new SplittableRandom(),
                            Log::info);
            open.start();
            Log.info("the broker is {}", info.broker());
            return Optional.of(open);
        } catch (IOException cannot) {
            Log.warn("no broker: {}", FileTrouble.forTheLog(cannot));
            return Optional.empty();
        }
    }

    private static Visit visit(MqttInfo info, Path config, TableTopics topics) {
        return new Visit(
                BrokerAddress.parse(info.broker()).orElseThrow(),
                "burraco-" + info.table(),
                () -> again(info, config),
                List.of(),
                topics.here(),
                topics.gone());
    }

    static Access again(MqttInfo info, Path config) {
        try {
            return access(info, config);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    static Access access(MqttInfo info, Path config) throws IOException {
        Optional<Access.Login> login =
                info.name().isPresent()
                        ? Optional.of(
                                new Access.Login(
                                        info.name().get(),
                                        info.password().isPresent()
                                                ? text(config, info.password().get()).strip()
                                                : ""))
                        : Optional.empty();
        Optional<KeyManagerFactory> keys =
                info.certificate().isPresent()
                        ? Optional.of(
                                PagesSecret.keys(
                                        config.resolveSibling(info.certificate().get()),
                                        config.resolveSibling(info.key().orElseThrow())))
                        : Optional.empty();
        Optional<X509TrustManager> trust =
                info.authority().isPresent()
                        ? Optional.of(trust(text(config, info.authority().get())))
                        : Optional.empty();
        return new Access(login, keys, trust);
    }

    private static X509TrustManager trust(String pem) throws IOException {
        try {
            return TlsContexts.trust(Certificates.fromPem(pem), Instant::now);
        } catch (TrustException broken) {
            throw new IOException(broken.getMessage(), broken);
        }
    }

    private static String text(Path config, String file) throws IOException {
        return new String(InputFile.bytes(config.resolveSibling(file)), StandardCharsets.UTF_8);
    }
}
