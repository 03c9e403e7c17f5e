package burraco.serial;

import burraco.wire.LineSettings;
import burraco.wire.Port;
import burraco.wire.PortLost;
import burraco.wire.PortLost.Why;
import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Opens a serial port, repeatedly if necessary. Its name may be a stable one, {@code
 * /dev/serial/by-id/…}, which is resolved each time, because a device that was unplugged comes back
 * under another number.
 */
public final class SerialPorts implements Port.Opener {
    private static final long USUAL_PATIENCE_MILLIS = 1_000;
    private static final int READ_MILLIS = 100;

    private static final int NOT_ALLOWED = 13;
    private static final int OPEN_HERE = 2;
    private static final int LOCKED = 11;
    private static final int BUSY = 16;

    private final String path;
    private final LineSettings settings;
    private final long patienceMillis;
    private Optional<SerialLine> last = Optional.empty();

    public SerialPorts(String path, LineSettings settings) {
        this(path, settings, USUAL_PATIENCE_MILLIS);
    }

    /**
     * @param patienceMillis how long a write may block
     */
    SerialPorts(String path, LineSettings settings, long patienceMillis) {
        this.path = path;
        this.settings = settings;
        this.patienceMillis = patienceMillis;
    }

    /** The serial ports of this machine, those with a stable name first. */
    public static List<SerialPortInfo> there() {
        return SerialPortInfo.in(Path.of("/dev"), Path.of("/sys/class/tty"));
    }

    /**
     * Registers what is done when the program is terminated from outside, before the library closes
     * all ports. Otherwise the last output would be lost, and listeners would be told that all
     * devices were lost.
     *
     * @param last waits until everything has been sent, but not for ever
     */
    public static void beforeTheEnd(Runnable last) {
        try {
            SerialLibrary.ready();
            SerialPort.addShutdownHook(Thread.ofPlatform().name("end of ports").unstarted(last));
        } catch (LinkageError noPorts) {
            // Without the library there is nothing to close; opening a port reports it.
        }
    }

    @Override
    public String name() {
        return path;
    }

    @Override
    public synchronized Port open() throws PortLost {
        if (last.isPresent() && !last.get().isOver()) {
            // Otherwise a thread that hangs in the lost port could go on in the new one.
            throw new PortLost(Why.STUCK, path + ": the system has not let go of it yet");
        }
        Path real = real();
        try {
            SerialLibrary.ready();
            SerialPort port = SerialPort.getCommPort(real.toString());
            set(port);
            if (!port.openPort()) {
                throw refused(real, port.getLastErrorCode());
            }
            NativePort opened = new NativePort.OfLibrary(port);
            SerialLine line = new SerialLine(opened, path, settings, patienceMillis);
            last = Optional.of(line);
            return line;
        } catch (SerialPortInvalidPortException e) {
            throw new PortLost(Why.ABSENT, real + " is no serial port");
        } catch (LinkageError e) {
            throw new PortLost(
                    Why.REFUSED,
                    "The library for serial ports cannot be loaded: " + e.getMessage());
        }
    }

    private Path real() throws PortLost {
        try {
            return Path.of(path).toRealPath();
        } catch (IOException e) {
            throw new PortLost(Why.ABSENT, "There is no " + path);
        }
    }

    private void set(SerialPort port) {
        int parity =
                switch (settings.parity()) {
                    case NONE -> SerialPort.NO_PARITY;
                    case EVEN -> SerialPort.EVEN_PARITY;
                    case ODD -> SerialPort.ODD_PARITY;
                };
        int stop = settings.stopBits() == 1 ? SerialPort.ONE_STOP_BIT : SerialPort.TWO_STOP_BITS;
        port.setComPortParameters(settings.baud(), settings.dataBits(), stop, parity);
        port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
    }

    private PortLost refused(Path real, int error) {
        if (!Files.exists(real)) {
            return new PortLost(Why.ABSENT, "There is no " + path + " any more");
        }
        if (error == NOT_ALLOWED || !Files.isReadable(real) || !Files.isWritable(real)) {
            return new PortLost(
                    Why.REFUSED,
                    "This user may not use " + real + ": who is in its group (dialout) may");
        }
        if (error == OPEN_HERE || error == LOCKED || error == BUSY) {
            return new PortLost(Why.TAKEN, "Something else has " + real + " open");
        }
        return new PortLost(
                Why.REFUSED, real + " does not open with " + settings + " (error " + error + ")");
    }
}
