package burraco.hal.pi;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.context.ContextBuilder;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.pwm.Pwm;
import com.pi4j.io.pwm.PwmType;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiMode;
import com.pi4j.provider.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * The pins of a header through Pi4J. Each pin has a context of its own with one provider and no
 * automatic detection, so that a failure affects one pin only. The file system is checked first,
 * because it tells more than Pi4J does.
 */
final class Pi4jPins implements HeaderPins {
    private final Pi4jParts parts;
    private final HeaderFiles whereabouts;

    Pi4jPins(Pi4jParts parts, DeviceFiles nodes) {
        this.parts = parts;
        whereabouts = new HeaderFiles(nodes);
    }

    static HeaderPins ofThisMachine() {
        return new Pi4jPins(new Pi4jMachine(), DeviceFiles.onDisk(Path.of("/")));
    }

    /** Opens something with a context, and closes the context. */
    private interface Opening<P> {
        P from(Context context);
    }

    @Override
    public Contacts contacts(Optional<String> chip, List<Integer> lines) throws PinException {
        String where = whereabouts.gpio(chip);
        boolean known = Pi4jFaults.told(where, () -> parts.isPi(chip.isPresent()));
        if (!known) {
            throw new PinException(
                    PiFault.Cause.NOT_A_PI,
                    "",
                    "this is no Raspberry Pi that Pi4J knows; if one of the GPIO chips is right,"
                            + " name it in the layout");
        }
        return open(
                where,
                parts::gpio,
                chip,
                context -> new Pi4jContacts(where, context, inputs(context, lines)));
    }

    private static List<DigitalInput> inputs(Context context, List<Integer> lines) {
        List<DigitalInput> inputs = new ArrayList<>();
        for (int line : lines) {
            inputs.add(
                    context.create(
                            DigitalInput.newConfigBuilder(context)
                                    .id("gpio " + line)
                                    .address(line)
                                    .pull(PullResistance.PULL_UP)
                                    .debounce(0L)
                                    .build()));
        }
        return inputs;
    }

    @Override
    public Wire i2c(int bus, int address) throws PinException {
        String where = whereabouts.i2c(bus);
        return open(
                where,
                parts::i2c,
                Optional.empty(),
                context -> new Pi4jI2c(where, context, device(context, bus, address)));
    }

    private static I2C device(Context context, int bus, int address) {
        return context.create(
                I2C.newConfigBuilder(context)
                        .id("i2c %d 0x%02x".formatted(bus, address))
                        .bus(bus)
                        .device(address)
                        .build());
    }

    @Override
    public List<Integer> answering(int bus, List<Integer> addresses) throws PinException {
        return open(
                whereabouts.i2c(bus),
                parts::i2c,
                Optional.empty(),
                context -> {
                    try {
                        return addresses.stream()
                                .filter(one -> Pi4jI2c.answers(device(context, bus, one)))
                                .toList();
                    } finally {
                        Pi4jFaults.leave(context);
                    }
                });
    }

    @Override
    public Wire spi(int bus, int select, int hertz) throws PinException {
        String where = whereabouts.spi(bus, select);
        return open(
                where,
                parts::spi,
                Optional.empty(),
                context -> new Pi4jSpi(where, context, strip(context, bus, select, hertz)));
    }

    private static Spi strip(Context context, int bus, int select, int hertz) {
        return context.create(
                Spi.newConfigBuilder(context)
                        .id("spi %d.%d".formatted(bus, select))
                        .bus(SpiBus.getByNumber(bus))
                        .address(select)
                        .mode(SpiMode.MODE_0)
                        .baud(hertz)
                        .build());
    }

    @Override
    public Voice pwm(OptionalInt chip, int channel) throws PinException {
        int number = chip.isPresent() ? chip.getAsInt() : Pi4jFaults.told("", parts::pwmChip);
        String where = whereabouts.pwm(number);
        return open(
                where,
                () -> parts.pwm(number),
                Optional.empty(),
                context -> new Pi4jVoice(where, context, tone(context, channel)));
    }

    private static Pwm tone(Context context, int channel) {
        return context.create(
                Pwm.newConfigBuilder(context)
                        .id("pwm " + channel)
                        .address(channel)
                        .pwmType(PwmType.HARDWARE)
                        .initial(0)
                        .shutdown(0)
                        .build());
    }

    private static <P> P open(
            String where,
            Supplier<Provider<?, ?, ?>> provider,
            Optional<String> chip,
            Opening<P> opening)
            throws PinException {
        return Pi4jFaults.told(
                where,
                () -> {
                    Pi4jUnpacking.whereNobodyElseWrites();
                    ContextBuilder builder =
                            Pi4J.newContextBuilder()
                                    .noAutoDetect()
                                    .noAutoInject()
                                    .disableShutdownHook()
                                    .add(provider.get());
                    chip.ifPresent(builder::setGpioChipName);
                    Context context = builder.build();
                    try {
                        return opening.from(context);
                    } catch (RuntimeException | LinkageError failed) {
                        Pi4jFaults.leave(context);
                        throw failed;
                    }
                });
    }
}
