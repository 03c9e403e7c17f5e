package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.cli.pages.BrowserOpener;
import burraco.cli.pages.NetworkAddress;
import burraco.cli.pages.PagesSecret;
import burraco.cli.pin.PinFile;
import burraco.desk.DeskOptions;
import burraco.desk.DeskServer;
import burraco.desk.file.TournamentFile;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.security.SecureRandom;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;

/** {@code ./table tournament serve}: the page of the direction, until the program is stopped. */
final class TournamentPages {
    private static final int PORT = 8040;

    private final Screen screen;
    private final TournamentFile file;
    private final CountDownLatch stop = new CountDownLatch(1);

    TournamentPages(Screen screen, TournamentFile file) {
        this.screen = screen;
        this.file = file;
    }

    int serve(Arguments typed) throws IOException {
        file.read();
        Supplier<ConsolePins> kept = new PinFile(file.path().toAbsolutePath(), Log::warn);
        Optional<String> drawn =
                kept.get().isEmpty()
                        ? Optional.of(Pin.drawn(new SecureRandom()))
                        : Optional.empty();
        Optional<Pin> pin = drawn.map(one -> Pin.of(one, new SecureRandom()));
        Supplier<ConsolePins> pins = pin.isPresent() ? () -> orDrawn(kept.get(), pin) : kept;
        try (DeskServer server = opened(typed, pins)) {
            server.start();
            tell(server.origin(), drawn);
            Runtime.getRuntime().addShutdownHook(new Thread(stop::countDown));
            stop.await();
            return ExitStatus.DONE;
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return ExitStatus.DONE;
        }
    }

    /** A PIN that is chosen meanwhile takes the place of the drawn one. */
    private static ConsolePins orDrawn(ConsolePins kept, Optional<Pin> drawn) {
        return kept.isEmpty() ? ConsolePins.shared(drawn) : kept;
    }

    /** On the usual port, or on any free one if that is in use. */
    private DeskServer opened(Arguments typed, Supplier<ConsolePins> pins) throws IOException {
        OptionalInt port = typed.numberIfAny("--web");
        try {
            return server(typed, pins, port.orElse(PORT));
        } catch (BindException taken) {
            if (port.isPresent()) {
                throw new CommandRefusal("tournament.port", port.getAsInt());
            }
            return server(typed, pins, 0);
        }
    }

    private DeskServer server(Arguments typed, Supplier<ConsolePins> pins, int port)
            throws IOException {
        InetAddress address = address(typed.value("--address").orElse("127.0.0.1"));
        Optional<SSLContext> secret = secret(typed);
        DeskOptions options =
                new DeskOptions(
                        new InetSocketAddress(address, port),
                        shown(address),
                        names(address),
                        secret,
                        pins,
                        UnaryOperator.identity());
        return new DeskServer(file, options, System::nanoTime, Log::info);
    }

    private static InetAddress address(String typed) {
        try {
            InetAddress address = InetAddress.ofLiteral(typed);
            if (isOfThisMachine(address)) {
                return address;
            }
        } catch (IllegalArgumentException | SocketException none) {
            // It is refused as well.
        }
        throw new CommandRefusal("tournament.address", typed);
    }

    private static boolean isOfThisMachine(InetAddress address) throws SocketException {
        return address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || NetworkInterface.getByInetAddress(address) != null;
    }

    private static Optional<SSLContext> secret(Arguments typed) throws IOException {
        if (typed.isThere("--certificate") != typed.isThere("--key")) {
            throw new CommandRefusal("tournament.certificate");
        }
        return typed.isThere("--certificate")
                ? Optional.of(PagesSecret.of(typed.path("--certificate"), typed.path("--key")))
                : Optional.empty();
    }

    private static String shown(InetAddress address) {
        if (address.isLoopbackAddress()) {
            return "localhost";
        }
        String host =
                address.isAnyLocalAddress()
                        ? NetworkAddress.now().map(InetAddress::getHostAddress).orElse("localhost")
                        : address.getHostAddress();
        return host.contains(":") ? "[" + host + "]" : host;
    }

    /** Addresses in digits are known anyway. */
    private static Set<String> names(InetAddress address) {
        Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "::1"));
        if (!address.isLoopbackAddress()) {
            try {
                String host = InetAddress.getLocalHost().getHostName();
                names.addAll(List.of(host, host + ".local"));
            } catch (IOException nameless) {
                Log.info("this machine has no name: {}", FileTrouble.forTheLog(nameless));
            }
        }
        return names;
    }

    private void tell(String origin, Optional<String> pin) {
        screen.say("tournament.served", origin + "/direction");
        pin.ifPresentOrElse(
                drawn -> screen.say("tournament.pin", drawn),
                () -> screen.say("tournament.pin-kept"));
        screen.say("tournament.stop");
        screen.flush();
        if (screen.live()) {
            BrowserOpener.open(origin + "/direction");
        }
    }
}
