package burraco.examination;

import burraco.hal.Condition;
import burraco.layout.SourceInfo;
import java.util.Optional;

/** Works out why a source does not answer. */
public final class SilentSource {
    private SilentSource() {}

    /**
     * @param baud the speed at which its cable should run
     * @param instead the device that answered in its place, if any
     */
    public static DeviceComplaint why(
            SourceInfo source,
            int baud,
            Condition.Lost lost,
            PortSeen port,
            Optional<SuspectedDevice> instead) {
        String path = source.port().orElse("");
        return switch (lost.trouble()) {
            case NOT_HERE, UNPLUGGED -> absent(path, port);
            case REFUSED -> refused(path, lost.detail(), port);
            case UNTRIED, SILENT ->
                    instead.map(who -> other(source, baud, who))
                            .orElseGet(() ->
                                    DeviceComplaint.of(
                                            DeviceFault.NO_ANSWER, path, source.kind(), baud));
            case GARBLED ->
                    instead.map(who -> other(source, baud, who))
                            .orElseGet(() ->
                                    DeviceComplaint.of(
                                            DeviceFault.GARBLED, path, source.kind(), baud));
            case OTHER_VERSION ->
                    DeviceComplaint.of(DeviceFault.OTHER_VERSION, path, lost.detail());
            case BROKEN -> DeviceComplaint.of(DeviceFault.SAYS_BROKEN, path, lost.detail());
        };
    }

    private static DeviceComplaint absent(String path, PortSeen port) {
        if (port.exists()) {
            return DeviceComplaint.of(DeviceFault.NOT_A_PORT, path);
        }
        return port.others().isEmpty()
                ? DeviceComplaint.of(DeviceFault.NO_PORT_AT_ALL, path)
                : DeviceComplaint.of(DeviceFault.NO_PORT, path, String.join(", ", port.others()));
    }

    private static DeviceComplaint refused(String path, String detail, PortSeen port) {
        if (!port.isAllowed()) {
            return DeviceComplaint.of(DeviceFault.NOT_ALLOWED, path, port.group(), port.user());
        }
        return port.holder()
                .map(program -> DeviceComplaint.of(DeviceFault.TAKEN, path, program))
                .orElseGet(() -> DeviceComplaint.of(DeviceFault.REFUSED, path, detail));
    }

    private static DeviceComplaint other(SourceInfo source, int baud, SuspectedDevice who) {
        String path = source.port().orElse("");
        return who.kind().equals(source.kind())
                ? DeviceComplaint.of(DeviceFault.OTHER_SPEED, path, who.baud(), baud)
                : DeviceComplaint.of(DeviceFault.OTHER_KIND, path, who.kind(), source.kind());
    }
}
