package burraco.cli.doctor;

import burraco.cli.devices.ReaderDrivers;
import burraco.cli.devices.TableDevices;
import burraco.examination.DeviceComplaint;
import burraco.examination.DeviceFault;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds sources that are known to be unusable without opening them. */
final class DoctorSources {
    private DoctorSources() {}

    /** The reasons by source. Of two sources on one cable the first is used. */
    static SortedMap<String, DeviceComplaint> unusable(Layout layout, DevicesInfo devices) {
        SortedMap<String, DeviceComplaint> all = new TreeMap<>();
        Map<String, String> cables = new HashMap<>();
        for (SourceInfo source : layout.sources()) {
            Optional<String> trouble = TableDevices.trouble(source, layout, devices);
            Optional<String> cable = source.port().map(DoctorSources::real);
            if (DriverTesting.of(source) == DriverTesting.NO_DRIVER && !source.isVirtual()) {
                all.put(
                        source.id(),
                        DeviceComplaint.of(
                                DeviceFault.NO_DRIVER, source.kind(), ReaderDrivers.quoted()));
            } else if (trouble.isPresent()) {
                all.put(source.id(), DeviceComplaint.of(DeviceFault.BAD_SETUP, trouble.get()));
            } else if (cable.isPresent()) {
                String first = cables.putIfAbsent(cable.get(), source.id());
                if (first != null) {
                    String port = source.port().orElseThrow();
                    all.put(source.id(), DeviceComplaint.of(DeviceFault.SHARED, port, first));
                }
            }
        }
        return all;
    }

    /** Resolves the name of a port, because two names may stand for the same port. */
    private static String real(String port) {
        try {
            return Path.of(port).toRealPath().toString();
        } catch (IOException absent) {
            return port;
        }
    }

    /** The table with only these sources. */
    static Layout only(Layout layout, List<SourceInfo> sources) {
        return new Layout(
                layout.name(),
                layout.rules(),
                layout.language(),
                layout.deck(),
                layout.match(),
                sources,
                layout.antennas(),
                layout.scales());
    }
}
