package burraco.hal.pi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** The parts of an emulated Pi: its files, its chips, and their faults. */
final class Board implements DeviceFiles {
    static final String GPIO = "/dev/gpiochip0";
    static final String I2C = "/dev/i2c-1";
    static final String SPI = "/dev/spidev0.0";
    static final String PWM = "/sys/class/pwm/pwmchip0";

    /** A Pi's I2C bus runs at 100 kHz, and each byte is acknowledged. */
    volatile long microsPerByte = 90;

    final BusTime time;
    final Map<Integer, I2cChip> i2c = new ConcurrentSkipListMap<>();
    final Map<Integer, Contact> lines = new TreeMap<>();
    final Set<String> taken = new ConcurrentSkipListSet<>();
    volatile Optional<StripChip> strip = Optional.empty();
    volatile int tone;
    volatile boolean isPi = true;
    volatile boolean labelled = true;
    volatile boolean loadable = true;
    volatile long i2cBytes;
    private final Map<String, State> nodes = new TreeMap<>();

    Board(BusTime time) {
        this.time = time;
        for (String node : List.of(GPIO, I2C, SPI, PWM, PWM + "/export")) {
            nodes.put(node, State.THERE);
        }
    }

    synchronized void set(String node, State state) {
        for (String one : List.copyOf(nodes.keySet())) {
            if (one.equals(node) || one.startsWith(node + "/")) {
                nodes.put(one, state);
            }
        }
        if (node.equals(PWM) && state == State.MISSING) {
            tone = 0;
        }
    }

    @Override
    public synchronized State look(String path) {
        return nodes.getOrDefault(path, State.MISSING);
    }

    @Override
    public synchronized List<String> names(String folder, String beginning) {
        String path = folder + "/" + beginning;
        return nodes.entrySet().stream()
                .filter(node -> node.getValue() != State.MISSING)
                .map(Map.Entry::getKey)
                .filter(node -> node.startsWith(path) && node.indexOf('/', path.length()) < 0)
                .map(node -> node.substring(folder.length() + 1))
                .toList();
    }

    /** Fails as the system does if a driver disappears while its file is open. */
    void mustBeThere(String node) {
        if (look(node) == State.MISSING) {
            throw new IllegalStateException("No such device");
        }
    }

    void mustBeFree(String node) {
        if (taken.contains(node)) {
            throw new IllegalStateException("Device or resource busy");
        }
    }
}
