package burraco.mqtt;

import burraco.broker.Outage;
import burraco.broker.Outage.Kind;
import com.hivemq.client.mqtt.mqtt5.exceptions.Mqtt5ConnAckException;
import com.hivemq.client.mqtt.mqtt5.exceptions.Mqtt5SubAckException;
import com.hivemq.client.mqtt.mqtt5.message.connect.connack.Mqtt5ConnAckReasonCode;
import com.hivemq.client.mqtt.mqtt5.message.subscribe.suback.Mqtt5SubAckReasonCode;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;

/** Why the library has no connection. */
final class HiveOutage {
    private HiveOutage() {}

    static Outage of(Throwable why) {
        return new Outage(kind(why), words(why));
    }

    /** The cause behind the causes: the others say only that it did not work. */
    private static String words(Throwable why) {
        Throwable last = causes(why).reduce((_, next) -> next).orElse(why);
        return Optional.ofNullable(last.getMessage()).orElse(last.getClass().getSimpleName());
    }

    private static Stream<Throwable> causes(Throwable why) {
        return Stream.iterate(why, one -> one != null, Throwable::getCause);
    }

    /** Of all causes the one that says most: an expired certificate is a wrong one as well. */
    private static Kind kind(Throwable why) {
        return causes(why).map(HiveOutage::ofOne).min(Kind::compareTo).orElse(Kind.OTHER);
    }

    private static Kind ofOne(Throwable why) {
        String words = String.valueOf(why.getMessage()).toLowerCase(Locale.ROOT);
        return switch (why) {
            case ConnectException _ when words.contains("refused") -> Kind.REFUSED;
            case UnknownHostException _, UnresolvedAddressException _ -> Kind.UNKNOWN_HOST;
            case CertificateExpiredException _ -> Kind.EXPIRED;
            case CertificateException _, CertPathValidatorException _ -> Kind.CERTIFICATE;
            case SSLException _ when words.contains("certificate_expired") -> Kind.EXPIRED;
            case SSLException _
                    when words.contains("certificate") || words.contains("unknown_ca") ->
                    Kind.CERTIFICATE;
            case Mqtt5ConnAckException refused when isOfRights(refused) -> Kind.NOT_AUTHORISED;
            case Mqtt5SubAckException refused when isOfRights(refused) -> Kind.NOT_AUTHORISED;
            case Throwable _ -> Kind.OTHER;
        };
    }

    private static boolean isOfRights(Mqtt5ConnAckException refused) {
        Mqtt5ConnAckReasonCode code = refused.getMqttMessage().getReasonCode();
        return code == Mqtt5ConnAckReasonCode.NOT_AUTHORIZED
                || code == Mqtt5ConnAckReasonCode.BAD_USER_NAME_OR_PASSWORD;
    }

    private static boolean isOfRights(Mqtt5SubAckException refused) {
        return refused.getMqttMessage()
                .getReasonCodes()
                .contains(Mqtt5SubAckReasonCode.NOT_AUTHORIZED);
    }
}
