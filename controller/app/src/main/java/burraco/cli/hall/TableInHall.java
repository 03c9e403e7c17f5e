package burraco.cli.hall;

import burraco.cli.hall.HallVisit.Asked;
import burraco.cli.hall.HallVisit.Stand;
import burraco.cli.hall.nearby.HallSearch;
import burraco.cli.hall.nearby.NearbyHall;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.hall.room.Device;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.journal.MatchBeginning;
import burraco.text.PlainText;
import burraco.text.Sentence;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What a table is asked for: to find halls, to join one, to leave it. */
final class TableInHall {
    /** How often a table asks whether somebody has compared the codes. */
    private static final long ASK_MILLIS = 1_000;

    private final Screen screen;
    private final Arguments typed;
    private final Path journal;

    TableInHall(Screen screen, Arguments typed) {
        this.screen = screen;
        this.typed = typed;
        journal = typed.value("--journal").map(Path::of).orElse(Path.of("journal"));
    }

    int find() throws IOException {
        List<NearbyHall> halls = HallSearch.halls();
        if (halls.isEmpty()) {
            throw new CommandRefusal("hall.not-found");
        }
        for (NearbyHall hall : halls) {
            screen.say("hall.found", hall.title(), address(hall).getAuthority());
        }
        return ExitStatus.DONE;
    }

    private static URI address(NearbyHall hall) {
        InetAddress first = hall.addresses().getFirst();
        String host = first.getHostAddress();
        String written = host.contains(":") ? "[" + host + "]" : host;
        return URI.create("https://" + written + ":" + hall.port());
    }

    /** The journal of this table must be there: a hall that hears another one hears nothing. */
    int join() throws IOException, InterruptedException, JournalException {
        if (!Files.exists(journal.resolve(Journal.FILE))) {
            throw new CommandRefusal("hall.no-journal", journal);
        }
        return joined();
    }

    private int joined() throws IOException, InterruptedException, JournalException {
        MembershipFolder folder = new MembershipFolder(journal);
        String name = name();
        URI hall = wanted();
        try (HallVisit visit =
                new HallVisit(hall, folder.key(), MembershipFolder.newJournal(), base())) {
            Asked asked = asks(visit, name, hall);
            screen.say("hall.code", asked.code());
            screen.flush();
            Stand stand = new Stand.Waits();
            while (stand instanceof Stand.Waits) {
                TimeUnit.MILLISECONDS.sleep(ASK_MILLIS);
                stand = stand(visit, asked);
            }
            if (stand instanceof Stand.Admitted(var joined, var authority, var certificate)) {
                boolean byBroker = !typed.value("--over").equals(Optional.of("https"));
                folder.joins(byBroker ? joined : joined.withoutBroker(), authority, certificate);
                screen.say("hall.joined", joined.hall().getHost());
                return ExitStatus.DONE;
            }
            throw new CommandRefusal("hall.turned-away");
        }
    }

    private String name() {
        String name = typed.value("--name").orElse("").strip();
        if (!name.isEmpty() && (name.length() > Device.MOST_NAME || !PlainText.isName(name))) {
            Sentence expected = new Sentence("expected.pin-name", Device.MOST_NAME);
            throw Arguments.wrong("--name", expected, name);
        }
        return name;
    }

    private static Asked asks(HallVisit visit, String name, URI hall)
            throws IOException, InterruptedException {
        try {
            return visit.asks(name);
        } catch (IOException cannot) {
            throw VisitTrouble.of(hall, cannot);
        }
    }

    /** A hall that does not answer now may do it the next time. */
    private static Stand stand(HallVisit visit, Asked asked) throws InterruptedException {
        try {
            return visit.stand(asked);
        } catch (IOException cutOff) {
            return new Stand.Waits();
        }
    }

    /** The hall that is named, or the only one in the network. */
    private URI wanted() throws IOException {
        if (typed.rest().size() > 1) {
            return address(typed.rest().get(1));
        }
        List<NearbyHall> halls = HallSearch.halls();
        if (halls.size() != 1) {
            throw new CommandRefusal(halls.isEmpty() ? "hall.not-found" : "hall.several");
        }
        screen.say(
                "hall.found", halls.getFirst().title(), address(halls.getFirst()).getAuthority());
        return address(halls.getFirst());
    }

    /** An address as people type it. */
    private static URI address(String typed) {
        String whole = typed.contains("://") ? typed : "https://" + typed;
        try {
            URI address = new URI(whole);
            if ("https".equals(address.getScheme()) && address.getHost() != null) {
                return address.getPort() > 0
                        ? address
                        : URI.create("https://" + address.getHost() + ":" + HallProcess.PAGES);
            }
        } catch (URISyntaxException none) {
            // It is refused as well.
        }
        throw new CommandRefusal("hall.address", typed);
    }

    /** The match that is played now counts in the hall, from its first hand on. */
    private long base() throws JournalException {
        if (!Files.exists(journal.resolve(Journal.FILE))) {
            return 0;
        }
        try (History history = History.open(journal)) {
            return MatchBeginning.entryBefore(history);
        }
    }

    int leave() throws IOException {
        boolean left = new MembershipFolder(journal).leaves();
        screen.say(left ? "hall.left" : "hall.left-before");
        return ExitStatus.DONE;
    }

    /** A table that exists nowhere, with bots. */
    int virtual() throws IOException, InterruptedException, JournalException {
        Files.createDirectories(journal);
        if (new MembershipFolder(journal).joined().isEmpty()) {
            joined();
        }
        CountDownLatch stop = new CountDownLatch(1);
        try (VirtualTable _ =
                VirtualTable.open(
                        screen,
                        journal,
                        typed.isThere("--seed") ? typed.whole("--seed") : 1,
                        typed.decimal("--speed"))) {
            Runtime.getRuntime().addShutdownHook(new Thread(stop::countDown));
            stop.await();
            return ExitStatus.DONE;
        }
    }
}
