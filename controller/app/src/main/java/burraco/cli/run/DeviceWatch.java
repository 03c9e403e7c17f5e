package burraco.cli.run;

import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.Trouble;
import burraco.table.state.Outage;
import burraco.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reports once when an output device stops working and once when it works again. Devices that send
 * readings report their faults themselves.
 */
final class DeviceWatch {
    private final List<? extends Device> devices;
    private final Words words;
    private final Consumer<String> warn;
    private final Consumer<String> inform;
    private final Map<String, Condition> told = new HashMap<>();

    DeviceWatch(
            List<? extends Device> devices,
            Words words,
            Consumer<String> warn,
            Consumer<String> inform) {
        this.devices = List.copyOf(devices);
        this.words = words;
        this.warn = warn;
        this.inform = inform;
    }

    /** Checks the devices; called periodically. */
    void look() {
        for (Device device : devices) {
            Condition now = device.condition();
            Condition before = told.getOrDefault(device.name(), Condition.UP);
            if (!now.equals(before)) {
                tell(device.name(), before, now);
            }
        }
    }

    private void tell(String name, Condition before, Condition now) {
        switch (now) {
            case Condition.Lost(var trouble, _)
                    when before instanceof Condition.Lost(var known, _) && known == trouble -> {}
            case Condition.Lost(var trouble, _) when trouble == Trouble.UNTRIED -> {}
            case Condition.Lost(var trouble, var detail) -> {
                String seen = detail.isEmpty() ? "" : " [" + detail + "]";
                warn.accept(
                        words.shower(name) + ": " + words.outage(Outage.of(trouble).name()) + seen);
                told.put(name, now);
            }
            case Condition.Up _ -> {
                inform.accept(words.picture("news.trouble-over", words.shower(name)));
                told.put(name, now);
            }
            case Condition.Idle _, Condition.Closed _ -> {}
        }
    }
}
