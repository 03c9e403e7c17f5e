package burraco.cli.hall;

import burraco.broker.BrokerAddress;
import burraco.cli.files.SafeFile;
import burraco.cli.hall.nearby.HallBeacon;
import burraco.cli.hall.nearby.NearbyHall;
import burraco.cli.options.Arguments;
import burraco.cli.out.Log;
import burraco.cli.pages.NetworkAddress;
import burraco.cli.pages.PagesSecret;
import burraco.cli.pin.PinFile;
import burraco.hall.Hall;
import burraco.hall.HallOptions;
import burraco.hall.HallServer;
import burraco.hall.broker.BrokerLink;
import burraco.hall.ledger.HallStore;
import burraco.trust.Authority;
import burraco.trust.Certificates;
import burraco.trust.Identity;
import burraco.trust.TlsContexts;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.http.RequestGate;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;

/** A hall with its files, pages and ports. */
final class HallProcess implements AutoCloseable {
    /** What is shown where somebody looks at a certificate. */
    static final String AUTHORITY = "Burraco hall";

    static final int PAGES = 8443;
    static final int OPEN = 8080;
    static final int LINK = 8444;

    private final Hall hall;
    private final HallServer server;
    private final Optional<String> drawnPin;
    private final Optional<HallBeacon> beacon;
    private final Optional<BrokerLink> broker;

    private HallProcess(
            Hall hall,
            HallServer server,
            Optional<String> drawnPin,
            Optional<HallBeacon> beacon,
            Optional<BrokerLink> broker) {
        this.hall = hall;
        this.server = server;
        this.drawnPin = drawnPin;
        this.beacon = beacon;
        this.broker = broker;
    }

    /**
     * Where a hall listens.
     *
     * @param address for all ports
     * @param pages 0 for any free port, as the others
     * @param knownAs names and addresses under which it is reached, before those of this machine
     */
    record Ports(InetAddress address, int pages, int open, int link, List<String> knownAs) {
        /**
         * @param address where nobody has typed one
         */
        static Ports of(Arguments typed, String address) {
            return new Ports(
                    InetAddress.ofLiteral(typed.value("--address").orElse(address)),
                    typed.numberIfAny("--web").orElse(PAGES),
                    typed.numberIfAny("--open").orElse(OPEN),
                    typed.numberIfAny("--link").orElse(LINK),
                    HallMachine.names(typed.value("--known-as")));
        }

        static boolean isTyped(Arguments typed) {
            return typed.isThere("--web") || typed.isThere("--open") || typed.isThere("--link");
        }

        Ports anyFree() {
            return new Ports(address, 0, 0, 0, knownAs);
        }
    }

    /** The certificate and key of a club that has its own, for browsers. */
    static Optional<SSLContext> ownSecret(Arguments typed) throws IOException {
        return typed.isThere("--certificate")
                ? Optional.of(PagesSecret.of(typed.path("--certificate"), typed.path("--key")))
                : Optional.empty();
    }

    static HallProcess open(HallFolder folder, Ports ports, Optional<SSLContext> own)
            throws IOException {
        Optional<BrokerAddress> broker = folder.broker().address();
        LongSupplier clock = new HallClockOfMachine();
        Instant now = Instant.ofEpochMilli(clock.getAsLong());
        HallStore file = HallStore.open(folder.place(), Log::warn);
        Authority authority;
        Hall hall;
        try {
            authority = folder.authority(AUTHORITY, now);
            SafeFile.write(
                    folder.certificate(),
                    Certificates.toPem(authority.certificate())
                            .getBytes(StandardCharsets.US_ASCII));
            hall = new Hall(file, authority, new SecureRandom(), clock, Log::warn);
        } catch (IOException | RuntimeException cannot) {
            file.close();
            throw cannot;
        }
        try {
            HallMachine machine = HallMachine.ofThisMachine().knownAs(ports.knownAs());
            Identity identity = folder.server(authority, machine.names(), machine.addresses(), now);
            Supplier<ConsolePins> kept = new PinFile(folder.config(), Log::warn);
            Optional<String> drawn =
                    kept.get().isEmpty()
                            ? Optional.of(Pin.drawn(new SecureRandom()))
                            : Optional.empty();
            Optional<Pin> pin = drawn.map(one -> Pin.of(one, new SecureRandom()));
            HallOptions options =
                    new HallOptions(
                            new InetSocketAddress(ports.address(), ports.pages()),
                            Optional.of(new InetSocketAddress(ports.address(), ports.open())),
                            new InetSocketAddress(ports.address(), ports.link()),
                            shown(ports),
                            names(machine, ports.knownAs()),
                            authority,
                            identity,
                            own.orElseGet(() -> TlsContexts.pages(identity)),
                            () -> orDrawn(kept.get(), pin),
                            new RolesFile(folder.roles()),
                            folder.phones());
            HallServer server = new HallServer(hall, options, System::nanoTime, Log::info);
            return serving(hall, server, drawn, authority, broker, ports.address(), machine);
        } catch (IOException | RuntimeException cannot) {
            // It closes its file as well.
            hall.close();
            throw cannot;
        }
    }

    private static HallProcess serving(
            Hall hall,
            HallServer server,
            Optional<String> drawnPin,
            Authority authority,
            Optional<BrokerAddress> broker,
            InetAddress address,
            HallMachine machine) {
        try {
            server.start();
            Optional<BrokerLink> link = broker(hall, server, authority, broker);
            return new HallProcess(
                    hall, server, drawnPin, beacon(hall, server, address, machine), link);
        } catch (RuntimeException cannot) {
            server.close();
            throw cannot;
        }
    }

    /** Tables may ask by way of it, if there is one; the port for tables stays open beside it. */
    private static Optional<BrokerLink> broker(
            Hall hall, HallServer server, Authority authority, Optional<BrokerAddress> address) {
        Optional<BrokerLink> link =
                address.flatMap(there -> HallBroker.of(hall, there, authority, Instant::now));
        if (link.isPresent()) {
            server.offers(address.orElseThrow());
        }
        return link;
    }

    /** By this tables find the hall without its address; they can also join without it. */
    private static Optional<HallBeacon> beacon(
            Hall hall, HallServer server, InetAddress address, HallMachine machine) {
        if (address.isLoopbackAddress()) {
            return Optional.empty();
        }
        List<InetAddress> reached =
                address.isAnyLocalAddress()
                        ? machine.addresses().stream()
                                .filter(one -> !one.isLoopbackAddress())
                                .toList()
                        : List.of(address);
        String host = machine.names().getFirst().replaceFirst("[.].*", "");
        String title = hall.now().content().now().title();
        try {
            return Optional.of(HallBeacon.of(new NearbyHall(title, host, server.port(), reached)));
        } catch (IOException cannot) {
            Log.warn("tables find this hall by its address only: {}", cannot.getMessage());
            return Optional.empty();
        }
    }

    /** A PIN that is chosen meanwhile takes the place of the drawn one. */
    private static ConsolePins orDrawn(ConsolePins kept, Optional<Pin> drawn) {
        return kept.isEmpty() ? ConsolePins.shared(drawn) : kept;
    }

    private static String shown(Ports ports) {
        InetAddress address = ports.address();
        if (!ports.knownAs().isEmpty()) {
            return HallMachine.inAddress(ports.knownAs().getFirst());
        }
        if (address.isLoopbackAddress()) {
            return "localhost";
        }
        String host =
                address.isAnyLocalAddress()
                        ? NetworkAddress.now().map(InetAddress::getHostAddress).orElse("localhost")
                        : address.getHostAddress();
        return HallMachine.inAddress(host);
    }

    /** This machine's addresses in digits are known anyway. */
    private static Set<String> names(HallMachine machine, List<String> knownAs) {
        Set<String> names = new LinkedHashSet<>(machine.names());
        knownAs.forEach(name -> names.add(name + RequestGate.ANY_PORT));
        names.addAll(List.of("localhost", "127.0.0.1", "::1"));
        return names;
    }

    Hall hall() {
        return hall;
    }

    HallServer server() {
        return server;
    }

    /** The PIN that holds until this ends, if nobody has chosen one. */
    Optional<String> drawnPin() {
        return drawnPin;
    }

    @Override
    public void close() throws IOException {
        if (beacon.isPresent()) {
            beacon.get().close();
        }
        broker.ifPresent(BrokerLink::close);
        server.close();
        hall.close();
    }
}
