package burraco.hal.pi;

import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * A Raspberry Pi with chips on its header that behave as their papers say, for tests: one breaks
 * something, and looks at what people would see. GPIOs are on {@code gpiochip0}, a display on
 * {@code /dev/i2c-1}, a strip on {@code /dev/spidev0.0}, a piezo disc on {@code pwmchip0}.
 */
public final class EmulatedPi {
    /** What hangs on the header. */
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

    /** Its time passes when a test lets it. */
    public static EmulatedPi inVirtualTime(PiSetup setup) {
        BusTime.Virtual time = new BusTime.Virtual();
        return new EmulatedPi(setup, time, time::now, Optional.of(new TurnByTurn(time)));
    }

    /** Its devices run on threads of their own, by this clock. */
    public static EmulatedPi onThreads(PiSetup setup, LongSupplier micros) {
        return new EmulatedPi(setup, new BusTime.Patient(micros), micros, Optional.empty());
    }

    private static I2cChip glass(PiSetup.Panel panel) {
        return switch (panel.kind()) {
            case HD44780 -> new Hd44780Chip();
            case SSD1306 -> new Ssd1306Chip();
        };
    }

    /** The header, over what is emulated. Whoever takes it closes it. */
    public PiHeader header() {
        return header;
    }

    /** Lets so much time pass. */
    public void runFor(long millis) {
        turns.orElseThrow().runFor(millis);
    }

    /** The bus of this part is not there, from now on also for those who had opened it. */
    public void busOff(Part part) {
        board.set(part.node, DeviceFiles.State.MISSING);
    }

    /** This user may not use it. What is open stays open. */
    public void notAllowed(Part part) {
        board.set(part.node, DeviceFiles.State.FORBIDDEN);
    }

    /** Something else has it. What is open stays open. */
    public void taken(Part part) {
        board.taken.add(part.node);
    }

    /** Everything is in order again. */
    public void repair(Part part) {
        board.set(part.node, DeviceFiles.State.THERE);
        board.taken.remove(part.node);
    }

    /** The display answers at another address than the one of the setup. */
    public void wrongAddress(int address) {
        board.i2c.clear();
        board.i2c.put(address, glass.orElseThrow());
    }

    /** Display and strip have no power: nothing answers, and nothing shines. */
    public void powerOut() {
        board.i2c.clear();
        board.strip = Optional.empty();
    }

    /** They have power, and know nothing of what was before. */
    public void powerOn() {
        setup.display()
                .ifPresent(panel -> {
                    glass.orElseThrow().powerOn(board.time.onTheBus());
                    board.i2c.put(panel.address(), glass.orElseThrow());
                });
        board.strip = setup.strip().map(one -> StripChip.of(one.chip(), one.lamps()));
    }

    /** The machine is no Raspberry Pi, as far as Pi4J knows. */
    public void noPi() {
        board.isPi = false;
    }

    /** No GPIO chip says that it is the header's. */
    public void noChipOfTheHeader() {
        board.labelled = false;
    }

    /** Pi4J's own libraries are for another machine. */
    public void noLibrary() {
        board.loadable = false;
    }

    /** Somebody closes the contact of a GPIO: it bounces, and is held. */
    public void press(int line) {
        board.lines.get(line).change(true, board.time.now());
    }

    public void letGo(int line) {
        board.lines.get(line).change(false, board.time.now());
    }

    /** What people see: the light of every lamp that belongs to a group. */
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

    /** What people read, row by row without blanks at the ends; nothing without power. */
    public List<String> shown() {
        I2cChip chip = glass.orElseThrow();
        return board.i2c.containsValue(chip) ? chip.shown() : List.of("", "", "", "");
    }

    /** The tone that people hear. */
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
