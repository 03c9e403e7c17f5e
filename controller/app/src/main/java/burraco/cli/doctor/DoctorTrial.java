package burraco.cli.doctor;

import burraco.cli.devices.ReaderDrivers;
import burraco.cli.devices.TableDevices;
import burraco.examination.AntennaSeen;
import burraco.examination.DeviceComplaint;
import burraco.examination.Examination;
import burraco.examination.PortSeen;
import burraco.examination.SilentSource;
import burraco.examination.SourceSeen;
import burraco.examination.SourceSeen.Met;
import burraco.examination.SuspectedDevice;
import burraco.examination.listening.AntennaHeard;
import burraco.hal.Condition;
import burraco.hal.Device;
import burraco.hal.InputDevice;
import burraco.hal.Trouble;
import burraco.hal.pi.PiFault;
import burraco.hal.pi.PiHeader;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.readers.ReaderDevice;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Opens the real devices of a table and tests them one by one. Sources that answer stay open for
 * further tests. On the ports of the others it looks for other kinds of devices.
 */
final class DoctorTrial implements AutoCloseable {
    private final Layout layout;
    private final LongSupplier micros;
    private final DoctorTimeouts timeouts;
    private final DoctorInbox inbox;
    private final SortedMap<String, DeviceComplaint> unusable;
    private final TableDevices real;
    private final SortedMap<String, DoctorBoard> boards = new TreeMap<>();
    private final SortedMap<String, ReaderDevice> readers = new TreeMap<>();
    private final SortedMap<String, Condition> conditions = new TreeMap<>();
    private final Map<String, SuspectedDevice> instead = new ConcurrentSkipListMap<>();

    /**
     * @param micros a clock in microseconds that never goes back
     */
    DoctorTrial(Layout layout, DevicesInfo devices, LongSupplier micros, DoctorTimeouts timeouts) {
        this.layout = layout;
        this.micros = micros;
        this.timeouts = timeouts;
        inbox = new DoctorInbox(micros);
        unusable = DoctorSources.unusable(layout, devices);
        List<SourceInfo> tried =
                layout.sources().stream()
                        .filter(one -> !one.isVirtual() && !unusable.containsKey(one.id()))
                        .filter(one -> !one.isPi() || PiHeader.isPossible())
                        .toList();
        int host = new SecureRandom().nextInt() | 1;
        real = TableDevices.of(DoctorSources.only(layout, tried), devices, micros, host);
        real.boards()
                .forEach(board ->
                        boards.put(
                                board.source(), new DoctorBoard(board, antennas(board.source()))));
        real.readers().forEach(reader -> readers.put(reader.source(), reader));
    }

    private List<LaidAntenna> antennas(String source) {
        return layout.antennas().stream().filter(one -> one.source().equals(source)).toList();
    }

    DoctorInbox inbox() {
        return inbox;
    }

    TableDevices devices() {
        return real;
    }

    List<SourceSeen> run() throws InterruptedException {
        real.inputs().forEach(device -> device.open(inbox::hear));
        // Output devices are open as soon as they are created.
        real.silent();
        inbox.until(this::isDecided, timeouts.answer());
        decide(true);
        List<DoctorBoard> there =
                boards.values().stream().filter(one -> isUp(one.condition())).toList();
        there.forEach(DoctorBoard::tryOut);
        inbox.until(
                () -> there.stream().allMatch(DoctorBoard::isTriedOut) && isHeard(),
                timeouts.hearing());
        search();
        return layout.sources().stream()
                .filter(source -> !source.isVirtual())
                .map(source -> new SourceSeen(source, isProven(source), met(source)))
                .toList();
    }

    private static boolean isProven(SourceInfo source) {
        return DriverTesting.of(source) == DriverTesting.ON_HARDWARE;
    }

    // Sources that answer

    private boolean isDecided() {
        decide(false);
        return conditions.size() == boards.size() + readers.size()
                && ofHeader().allMatch(one -> isSettled(one.condition()));
    }

    private Stream<Device> ofHeader() {
        String source = real.header().map(PiHeader::source).orElse("");
        Stream<InputDevice> buttons =
                real.inputs().stream().filter(one -> one.source().equals(source));
        return Stream.concat(real.silent().stream(), buttons);
    }

    /**
     * Records each source's condition once it is certain. The first fault of a source counts: a
     * later one may only say that the port cannot be opened again.
     *
     * @param anyhow whether the time is over
     */
    private void decide(boolean anyhow) {
        boards.forEach((source, board) ->
                decide(source, board.condition(), anyhow || isDecided(board.condition())));
        readers.forEach((source, reader) ->
                decide(
                        source,
                        reader.condition(),
                        anyhow || isDecided(reader.condition()) || reader.stats().losses() > 0));
    }

    private void decide(String source, Condition now, boolean isSure) {
        if (isUp(now)) {
            conditions.put(source, now);
        } else if (isSure) {
            conditions.putIfAbsent(source, now);
        }
    }

    /** Whether it is certain by now that a source does not answer. */
    private static boolean isDecided(Condition condition) {
        return !(condition instanceof Condition.Idle) && !isMute(condition);
    }

    /** Tries again, because the system may grant access to a device a moment late. */
    private static boolean isSettled(Condition condition) {
        boolean refused =
                condition instanceof Condition.Lost(Trouble trouble, String _)
                        && trouble == Trouble.REFUSED;
        return isDecided(condition) && !refused;
    }

    private static boolean isMute(Condition condition) {
        return condition instanceof Condition.Lost(Trouble trouble, String _)
                && List.of(Trouble.UNTRIED, Trouble.SILENT, Trouble.GARBLED).contains(trouble);
    }

    private static boolean isUp(Condition condition) {
        return condition.equals(Condition.UP);
    }

    private boolean answers(String source) {
        return conditions.containsKey(source) && isUp(conditions.get(source));
    }

    /** Whether every antenna has been scanned often enough and every scale has sent a weight. */
    private boolean isHeard() {
        SortedMap<Integer, AntennaHeard> heard = inbox.ear().antennas(inbox.now());
        for (LaidAntenna antenna : layout.antennas()) {
            boolean spoke =
                    heard.containsKey(antenna.id())
                                    && heard.get(antenna.id()).asked() >= Examination.ENOUGH
                            || !inbox.fault(antenna.id()).isEmpty();
            if (answers(antenna.source()) && !spoke) {
                return false;
            }
        }
        for (LaidScale scale : layout.scales()) {
            if (answers(scale.source()) && !inbox.grams().containsKey(scale.id())) {
                return false;
            }
        }
        return true;
    }

    // Sources that do not answer

    /** Searches all ports at the same time, because each takes a while. */
    private void search() throws InterruptedException {
        List<Thread> searching = new ArrayList<>();
        for (SourceInfo source : layout.sources()) {
            if (conditions.containsKey(source.id()) && isMute(conditions.get(source.id()))) {
                searching.add(
                        Thread.ofPlatform()
                                .daemon()
                                .name("searches " + source.id())
                                .start(() -> search(source)));
            }
        }
        for (Thread one : searching) {
            one.join();
        }
    }

    private void search(SourceInfo source) {
        Optional.ofNullable(boards.get(source.id())).ifPresent(DoctorBoard::close);
        Optional.ofNullable(readers.get(source.id())).ifPresent(ReaderDevice::close);
        try {
            new DoctorSearch(micros, timeouts.search())
                    .who(source)
                    .ifPresent(who -> instead.put(source.id(), who));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    // The result

    private Met met(SourceInfo source) {
        if (unusable.containsKey(source.id())) {
            return new Met.Nobody(unusable.get(source.id()));
        }
        if (source.isPi()) {
            return new Met.Header(faults());
        }
        if (conditions.get(source.id()) instanceof Condition.Lost lost) {
            PortSeen port = DoctorPorts.look(source.port().orElseThrow());
            int baud = source.baud().orElse(ReaderDrivers.baud(source.kind()));
            Optional<SuspectedDevice> who = Optional.ofNullable(instead.get(source.id()));
            return new Met.Nobody(SilentSource.why(source, baud, lost, port, who));
        }
        SortedMap<Integer, AntennaSeen> seen = new TreeMap<>();
        SortedMap<Integer, AntennaHeard> heard = inbox.ear().antennas(inbox.now());
        for (LaidAntenna one : antennas(source.id())) {
            seen.put(one.id(), antenna(one, Optional.ofNullable(heard.get(one.id()))));
        }
        return readers.containsKey(source.id())
                ? new Met.Reader(readers.get(source.id()).about(), seen)
                : new Met.Board(boards.get(source.id()).said(), seen, inbox.grams());
    }

    private List<PiFault> faults() {
        if (!PiHeader.isPossible()) {
            return List.of(new PiFault("header", PiFault.Cause.NO_LIBRARY, "", ""));
        }
        List<PiFault> faults =
                new ArrayList<>(real.header().map(PiHeader::faults).orElse(List.of()));
        ofHeader()
                .filter(one ->
                        faults.stream().noneMatch(known -> known.device().equals(one.name())))
                .forEach(one -> stuck(one).ifPresent(faults::add));
        return faults;
    }

    /** Devices whose first test has not finished cannot be said to work. */
    private static Optional<PiFault> stuck(Device device) {
        return device.condition() instanceof Condition.Lost lost
                ? Optional.of(new PiFault(device.name(), PiFault.Cause.BROKEN, "", lost.sentence()))
                : Optional.empty();
    }

    private AntennaSeen antenna(LaidAntenna one, Optional<AntennaHeard> heard) {
        OptionalInt figure =
                Optional.ofNullable(boards.get(one.source()))
                        .flatMap(board -> board.measured(one.id()))
                        .filter(measured -> measured.figure() > 0)
                        .map(measured -> OptionalInt.of(measured.figure()))
                        .orElse(OptionalInt.empty());
        return new AntennaSeen(
                heard.map(AntennaHeard::asked).orElse(0),
                heard.map(all -> all.collisions() + all.damaged()).orElse(0),
                heard.map(all -> all.lying().size() + all.passing()).orElse(0),
                inbox.fault(one.id()),
                figure);
    }

    @Override
    public void close() {
        real.close();
    }
}
