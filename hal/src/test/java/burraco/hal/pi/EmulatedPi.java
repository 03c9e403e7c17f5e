package burraco.hal.pi;

import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * A Raspberry Pi for tests, with chips on its header that behave as their data sheets say. A test
 * causes faults and checks what people would see. GPIOs are on {@code gpiochip0}, a display on
 * {@code /dev/i2c-1}, a strip on {@code /dev/spidev0.0}, a piezo disc on {@code pwmchip0}.
 */
public final class EmulatedPi {
    /** Parts connected to the header. */
    public enum Part {
        BUTTONS(Board.GPIO),
        LAMPS(Board.SPI),
        DISPLAY(Board.I2C),
        BUZZER(Board.PWM);

        private final String node;

        Part(String node) {
            this.node = node;
        }
    }

    private final PiSetup setup;
    private final Board board;
    private final PiHeader header;
    private final Optional<TurnByTurn> turns;
    private final Optional<I2cChip> glass;

    private EmulatedPi(
            PiSetup setup, BusTime time, LongSupplier micros, Optional<TurnByTurn> turns) {
        this.setup = setup;
        this.turns = turns;
        board = new Board(time);
        setup.contacts().forEach(one -> board.lines.put(one.line(), new Contact(one.line())));
        setup.lock().ifPresent(line -> board.lines.put(line, new Contact(line)));
        board.strip = setup.strip().map(one -> StripChip.of(one.chip(), one.lamps()));
        glass = setup.display().map(EmulatedPi::glass);
        DeviceSteps drive = turns.<DeviceSteps>map(one -> one).orElse(Worker::new);
        header = new PiHeader(setup, micros, new Pi4jPins(new EmulatedParts(board), board), drive);
        powerOn();
    }

    /** Its time passes only when a test advances it. */
    public static EmulatedPi inVirtualTime(PiSetup setup) {
        BusTime.Virtual time = new BusTime.Virtual();
        return new EmulatedPi(setup, time, time::now, Optional.of(new TurnByTurn(time)));
    }

    /** Its devices run on their own threads, by this clock. */
    public static EmulatedPi onThreads(PiSetup setup, LongSupplier micros) {
        return new EmulatedPi(setup, new BusTime.Patient(micros), micros, Optional.empty());
    }

    private static I2cChip glass(PiSetup.Panel panel) {
        return switch (panel.kind()) {
            case HD44780 -> new Hd44780Chip();
            case SSD1306 -> new Ssd1306Chip();
        };
    }

    /** The header over the emulated parts. The caller closes it. */
    public PiHeader header() {
        return header;
    }

    /** Lets this much time pass. */
    public void runFor(long millis) {
        turns.orElseThrow().runFor(millis);
    }

    /** The bus of this part disappears, also for those who have it open. */
    public void busOff(Part part) {
        board.set(part.node, DeviceFiles.State.MISSING);
    }

    /** This user may not open it. Open files stay open. */
    public void notAllowed(Part part) {
        board.set(part.node, DeviceFiles.State.FORBIDDEN);
    }

    /** Another program uses it. Open files stay open. */
    public void taken(Part part) {
        board.taken.add(part.node);
    }

    /** The part works again. */
    public void repair(Part part) {
        board.set(part.node, DeviceFiles.State.THERE);
        board.taken.remove(part.node);
    }

    /** The display answers at another address than the one in the setup. */
    public void wrongAddress(int address) {
        board.i2c.clear();
        board.i2c.put(address, glass.orElseThrow());
    }

    /** Display and strip lose power: nothing answers, and nothing shines. */
    public void powerOut() {
        board.i2c.clear();
        board.strip = Optional.empty();
    }

    /** They have power again, and have forgotten everything. */
    public void powerOn() {
        setup.display()
                .ifPresent(panel -> {
                    glass.orElseThrow().powerOn(board.time.onTheBus());
                    board.i2c.put(panel.address(), glass.orElseThrow());
                });
        board.strip = setup.strip().map(one -> StripChip.of(one.chip(), one.lamps()));
    }

    /** Pi4J finds that the machine is no Raspberry Pi. */
    public void noPi() {
        board.isPi = false;
    }

    /** No GPIO chip has the label of the header's chip. */
    public void noChipOfTheHeader() {
        board.labelled = false;
    }

    /** Pi4J's native libraries do not fit this machine. */
    public void noLibrary() {
        board.loadable = false;
    }

    /** Closes the contact of a GPIO, which bounces, and holds it. */
    public void press(int line) {
        board.lines.get(line).change(true, board.time.now());
    }

    public void letGo(int line) {
        board.lines.get(line).change(false, board.time.now());
    }

    /** What people see: the colour of every lamp that belongs to a group. */
    public LampPicture shining() {
        TreeMap<String, List<Rgb>> groups = new TreeMap<>();
        board.strip.ifPresent(strip ->
                setup.strip()
                        .orElseThrow()
                        .rows()
                        .forEach(row -> {
                            int end = row.first() + row.group().lamps();
                            groups.put(
                                    row.group().name(), strip.shining().subList(row.first(), end));
                        }));
        return new LampPicture(groups);
    }

    /** The visible rows without trailing blanks; none without power. */
    public List<String> shown() {
        I2cChip chip = glass.orElseThrow();
        return board.i2c.containsValue(chip) ? chip.shown() : List.of("", "", "", "");
    }

    /** The tone that can be heard. */
    public OptionalInt sounding() {
        return board.tone > 0 ? OptionalInt.of(board.tone) : OptionalInt.empty();
    }

    Board board() {
        return board;
    }

    I2cChip glass() {
        return glass.orElseThrow();
    }
}
