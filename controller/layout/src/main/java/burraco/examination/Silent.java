package burraco.examination;

import burraco.hal.Condition;
import burraco.layout.SourceInfo;
import java.util.Optional;

/** Why nobody could speak with a source, worked out from all that was seen. */
public final class Silent {
    private Silent() {}

    /**
     * @param baud how fast its cable is meant to be
     * @param instead who answered in its place
     */
    public static Complaint why(
            SourceInfo source,
            int baud,
            Condition.Lost lost,
            PortSeen port,
            Optional<Suspect> instead) {
        String path = source.port().orElse("");
        return switch (lost.trouble()) {
            case NOT_HERE, UNPLUGGED -> absent(path, port);
            case REFUSED -> refused(path, lost.detail(), port);
            case UNTRIED, SILENT ->
                    instead.map(who -> other(source, baud, who))
                            .orElseGet(() ->
                                    Complaint.of(Ailment.NO_ANSWER, path, source.kind(), baud));
            case GARBLED ->
                    instead.map(who -> other(source, baud, who))
                            .orElseGet(
                                    () -> Complaint.of(Ailment.GARBLED, path, source.kind(), baud));
            case OTHER_VERSION -> Complaint.of(Ailment.OTHER_VERSION, path, lost.detail());
            case BROKEN -> Complaint.of(Ailment.SAYS_BROKEN, path, lost.detail());
        };
    }

    private static Complaint absent(String path, PortSeen port) {
        if (port.exists()) {
            return Complaint.of(Ailment.NOT_A_PORT, path);
        }
        return port.others().isEmpty()
                ? Complaint.of(Ailment.NO_PORT_AT_ALL, path)
                : Complaint.of(Ailment.NO_PORT, path, String.join(", ", port.others()));
    }

    private static Complaint refused(String path, String detail, PortSeen port) {
        if (!port.isAllowed()) {
            return Complaint.of(Ailment.NOT_ALLOWED, path, port.group(), port.user());
        }
        return port.holder()
                .map(program -> Complaint.of(Ailment.TAKEN, path, program))
                .orElseGet(() -> Complaint.of(Ailment.REFUSED, path, detail));
    }

    private static Complaint other(SourceInfo source, int baud, Suspect who) {
        String path = source.port().orElse("");
        return who.kind().equals(source.kind())
                ? Complaint.of(Ailment.OTHER_SPEED, path, who.baud(), baud)
                : Complaint.of(Ailment.OTHER_KIND, path, who.kind(), source.kind());
    }
}
