package burraco.cli.pages;

import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.layout.AudienceInfo;
import burraco.layout.Layout;
import burraco.layout.WebInfo;
import burraco.running.Host;
import burraco.text.Sentence;
import burraco.web.Web;
import burraco.web.WebOptions;
import burraco.web.audience.Audience;
import burraco.web.console.ConsolePins;
import burraco.web.first.FirstStart;
import burraco.web.first.FirstStartPages;
import burraco.web.http.ServerLoad;
import burraco.web.seat.SeatKeys;
import burraco.web.view.DeviceHealth;
import burraco.web.view.TableIdentity;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;

/** The web pages of a running table, as its configuration describes them. */
public final class TablePages implements AutoCloseable {
    private static final int EPOCH_BYTES = 4;

    private final Web web;

    private final boolean overheard;

    private TablePages(Web web, boolean overheard) {
        this.web = web;
        this.overheard = overheard;
    }

    /**
     * What pages are about, and what they have beside the usual ones.
     *
     * @param practice whether the table exists only on the screen
     * @param rooms more pages
     */
    public record Maker(
            Layout layout,
            Host host,
            DeviceHealth ears,
            boolean practice,
            DoubleSupplier speed,
            List<Web.PageSet> rooms) {
        public Maker(Layout layout, Host host, DeviceHealth ears) {
            this(layout, host, ears, false, () -> 1, List.of());
        }

        /**
         * @param config the table's file; files that it names are beside it
         * @throws IOException with a sentence, if they cannot be served
         */
        public TablePages open(
                WebInfo info, Path config, Supplier<ConsolePins> pins, SeatKeys seatKeys)
                throws IOException {
            TableIdentity place = new TableIdentity(epoch(), practice, speed);
            WebOptions options = options(info, config, pins, seatKeys);
            List<Web.PageSet> all = new ArrayList<>(rooms);
            CardFirstStart.ofThisMachine().ifPresent(start -> all.add(first(start, options)));
            Web web = new Web(options, host, ears, place, all, System::nanoTime, Log::info);
            web.start();
            boolean alone = options.address().getAddress().isLoopbackAddress();
            return new TablePages(web, !alone && options.secret().isEmpty());
        }

        private Web.PageSet first(FirstStart start, WebOptions options) {
            String scheme = options.secret().isPresent() ? "https" : "http";
            int port = options.address().getPort();
            return new FirstStartPages(
                    start,
                    new FirstStartPages.TableNow(
                            () -> "%s://%s:%d".formatted(scheme, options.shownAs().get(), port),
                            layout.name(),
                            layout.language()),
                    Log::info);
        }
    }

    private static String epoch() {
        byte[] bytes = new byte[EPOCH_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Why the pages cannot be served, if they cannot. */
    public static Optional<Sentence> trouble(WebInfo info, Path config) {
        try {
            options(info, config, () -> ConsolePins.NONE, new SeatKeys(new byte[1]));
            return Optional.empty();
        } catch (IOException cannot) {
            return Optional.of(FileTrouble.said(cannot));
        } catch (RuntimeException cannot) {
            return Optional.of(Sentence.of(String.valueOf(cannot.getMessage())));
        }
    }

    private static WebOptions options(
            WebInfo info, Path config, Supplier<ConsolePins> pins, SeatKeys seatKeys)
            throws IOException {
        Optional<SSLContext> secret =
                info.certificate().isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                PagesSecret.of(
                                        config.resolveSibling(info.certificate().get()),
                                        config.resolveSibling(info.key().orElseThrow())));
        InetAddress address = InetAddress.getByName(info.address());
        Set<String> names = new LinkedHashSet<>(info.names());
        names.add(info.address());
        if (address.isLoopbackAddress() || address.isAnyLocalAddress()) {
            names.addAll(List.of("localhost", "127.0.0.1", "::1"));
        }
        return new WebOptions(
                new InetSocketAddress(address, info.port()),
                shownAs(info, address),
                names,
                secret,
                pins,
                seatKeys,
                info.audiences().stream().map(TablePages::audience).toList(),
                new MembersFile(config, Log::warn),
                PackageUpdates.ofThisProcess(),
                LowPriority::of);
    }

    /** The address to show if the pages are served on all networks. */
    static Supplier<String> shownAs(WebInfo info, InetAddress address) {
        if (!info.names().isEmpty()) {
            return () -> bracketed(info.names().getFirst());
        }
        return address.isAnyLocalAddress()
                ? () -> NetworkAddress.now().map(InetAddress::getHostAddress).orElse("localhost")
                : () -> bracketed(info.address());
    }

    private static String bracketed(String address) {
        return address.contains(":") && !address.startsWith("[") ? "[" + address + "]" : address;
    }

    private static Audience audience(AudienceInfo info) {
        return new Audience(info.name(), Duration.ofSeconds(info.delay()), info.fans(), info.key());
    }

    /** Whether others may listen to what is said with them. */
    public boolean isOverheard() {
        return overheard;
    }

    public ServerLoad load() {
        return web.load();
    }

    public String origin() {
        return web.origin();
    }

    @Override
    public void close() {
        web.close();
    }
}
