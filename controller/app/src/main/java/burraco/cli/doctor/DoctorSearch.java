package burraco.cli.doctor;

import burraco.cli.devices.ReaderDrivers;
import burraco.cli.link.LinkOptions;
import burraco.cli.link.LinkPeer;
import burraco.cli.link.LinkSearch;
import burraco.cli.out.Screen;
import burraco.examination.SuspectedDevice;
import burraco.layout.SourceInfo;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;

/** Finds out what is at the end of a cable if it is not the device that was expected. */
final class DoctorSearch {
    private final LongSupplier micros;
    private final long longest;

    /**
     * @param longest the limit for each protocol at each speed, in milliseconds
     */
    DoctorSearch(LongSupplier micros, long longest) {
        this.micros = micros;
        this.longest = longest;
    }

    Optional<SuspectedDevice> who(SourceInfo meant) throws InterruptedException {
        for (SuspectedDevice suspect : SuspectedDevice.of(meant, usual())) {
            if (answers(meant, suspect)) {
                return Optional.of(suspect);
            }
        }
        return Optional.empty();
    }

    private static List<SuspectedDevice.Usual> usual() {
        List<SuspectedDevice.Usual> all = new ArrayList<>();
        all.add(
                new SuspectedDevice.Usual(
                        LinkOptions.BOARD, ReaderDrivers.baud(LinkOptions.BOARD)));
        ReaderDrivers.KINDS.forEach(
                kind -> all.add(new SuspectedDevice.Usual(kind, ReaderDrivers.baud(kind))));
        return all;
    }

    private boolean answers(SourceInfo meant, SuspectedDevice suspect) throws InterruptedException {
        boolean same = suspect.kind().equals(meant.kind());
        LinkOptions options =
                new LinkOptions(
                        meant.port().orElseThrow(),
                        Optional.of(suspect.kind()),
                        OptionalInt.of(suspect.baud()),
                        same ? meant.profile() : Optional.empty(),
                        1,
                        OptionalInt.empty(),
                        Optional.empty(),
                        Optional.empty());
        PrintStream nobody =
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        LinkSearch search =
                new LinkSearch(
                        options,
                        Optional.empty(),
                        micros,
                        new Screen(nobody, nobody, false, false),
                        longest);
        Optional<LinkPeer> found = search.tried(suspect.kind(), new CountDownLatch(1));
        found.ifPresent(LinkPeer::close);
        return found.isPresent();
    }
}
