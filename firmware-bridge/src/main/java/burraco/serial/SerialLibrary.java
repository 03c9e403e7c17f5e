package burraco.serial;

import burraco.natives.NativeLibrary;
import burraco.natives.Packed;
import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Loads the native code of the serial library. By default the library would use a folder below
 * {@code /tmp} that anybody can prepare, and would make its files writable for everybody.
 */
final class SerialLibrary {
    private static final String NAME = "libjSerialComm.so";
    private static boolean ready;

    private SerialLibrary() {}

    /**
     * Loads it if necessary. Call it before any other use of the library.
     *
     * @throws UnsatisfiedLinkError with a sentence
     */
    static synchronized void ready() {
        if (ready || !System.getProperty("os.name").equals("Linux")) {
            return;
        }
        IOException last = new IOException("it has no code for this machine");
        for (String machine : machines(System.getProperty("os.arch").toLowerCase(Locale.ROOT))) {
            try {
                Optional<byte[]> code =
                        Packed.in(SerialPort.class, "Linux/" + machine + "/" + NAME);
                if (code.isPresent()) {
                    new NativeLibrary(NAME, code.get()).load(SerialLibrary::use);
                    ready = true;
                    return;
                }
            } catch (IOException cannot) {
                last = cannot;
            }
        }
        throw new UnsatisfiedLinkError(last.getMessage());
    }

    /** The variants that may fit, the least demanding first. */
    private static List<String> machines(String arch) {
        if (arch.equals("amd64") || arch.equals("x86_64")) {
            return List.of("x86_64");
        }
        if (arch.equals("aarch64") || arch.equals("arm64")) {
            return List.of("armv8_64");
        }
        if (arch.startsWith("arm")) {
            return List.of("armv5", "armv6hf", "armv7hf", "armv8_32");
        }
        return arch.equals("ppc64le") ? List.of(arch) : List.of("x86");
    }

    /** The library looks there first when it is used. */
    private static void use(Path file) {
        System.setProperty("jSerialComm.library.path", file.getParent().toString());
        SerialPort.getVersion();
    }
}
