package burraco.hal.pi;

import com.pi4j.context.Context;
import com.pi4j.exception.InitializeException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalInputBase;
import com.pi4j.io.gpio.digital.DigitalInputConfig;
import com.pi4j.io.gpio.digital.DigitalInputProvider;
import com.pi4j.io.gpio.digital.DigitalInputProviderBase;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProviderBase;
import com.pi4j.io.pwm.Pwm;
import com.pi4j.io.pwm.PwmBase;
import com.pi4j.io.pwm.PwmConfig;
import com.pi4j.io.pwm.PwmProvider;
import com.pi4j.io.pwm.PwmProviderBase;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProviderBase;
import com.pi4j.provider.Provider;

/** Pi4J with our providers in place of the system's: behind them are emulated chips and faults. */
final class EmulatedParts implements Pi4jParts {
    private final Board board;

    EmulatedParts(Board board) {
        this.board = board;
    }

    private void load() {
        if (!board.loadable) {
            throw new UnsatisfiedLinkError("libpi4j-gpiod.so: wrong ELF class");
        }
    }

    @Override
    public boolean isPi(boolean chipNamed) {
        return board.isPi || chipNamed;
    }

    @Override
    public int pwmChip() {
        return 0;
    }

    @Override
    public Provider<?, ?, ?> gpio() {
        load();
        return new Gpio();
    }

    @Override
    public Provider<?, ?, ?> i2c() {
        load();
        return new I2c();
    }

    @Override
    public Provider<?, ?, ?> spi() {
        load();
        return new Strips();
    }

    @Override
    public Provider<?, ?, ?> pwm(int chip) {
        load();
        return new Tones();
    }

    private final class Gpio extends DigitalInputProviderBase {
        private Gpio() {
            super("emulated-gpio", "emulated GPIO");
        }

        @Override
        public DigitalInputProvider initialize(Context context) throws InitializeException {
            if (!board.labelled && context.properties().get("gpio.chip.name") == null) {
                throw new IllegalStateException("Couldn't identify suitable gpiochip");
            }
            return super.initialize(context);
        }

        @Override
        public DigitalInput create(DigitalInputConfig config) {
            DigitalInput input = new Line(this, config);
            context.registry().add(input);
            return input;
        }
    }

    private final class Line extends DigitalInputBase {
        private Line(DigitalInputProvider provider, DigitalInputConfig config) {
            super(provider, config);
        }

        @Override
        public DigitalInput initialize(Context context) throws InitializeException {
            board.mustBeFree(Board.GPIO);
            if (config.pull() != PullResistance.PULL_UP) {
                throw new AssertionError("a contact to ground needs a pull-up");
            }
            return super.initialize(context);
        }

        @Override
        public DigitalState state() {
            board.mustBeThere(Board.GPIO);
            Contact contact = board.lines.get(config.address());
            return DigitalState.getState(!contact.closed(board.time.now()));
        }
    }

    private final class I2c extends I2CProviderBase {
        private I2c() {
            super("emulated-i2c", "emulated I2C");
        }

        @Override
        public I2C create(I2CConfig config) {
            I2C device = new EmulatedI2c(board, this, config);
            context.registry().add(device);
            return device;
        }
    }

    private final class Strips extends SpiProviderBase {
        private Strips() {
            super("emulated-spi", "emulated SPI");
        }

        @Override
        public Spi create(SpiConfig config) {
            board.mustBeFree(Board.SPI);
            Spi spi = new EmulatedSpi(board, this, config);
            context.registry().add(spi);
            return spi;
        }
    }

    private final class Tones extends PwmProviderBase {
        private Tones() {
            super("emulated-pwm", "emulated PWM");
        }

        @Override
        public Pwm create(PwmConfig config) {
            board.mustBeFree(Board.PWM);
            Pwm pwm = new Tone(this, config);
            context.registry().add(pwm);
            return pwm;
        }
    }

    private final class Tone extends PwmBase {
        private Tone(PwmProvider provider, PwmConfig config) {
            super(provider, config);
        }

        @Override
        public Pwm on() {
            board.mustBeThere(Board.PWM);
            if (dutyCycle != 50) {
                throw new AssertionError("a disc is loudest at 50 percent, not " + dutyCycle);
            }
            board.tone = frequency;
            return this;
        }

        @Override
        public Pwm off() {
            board.mustBeThere(Board.PWM);
            board.tone = 0;
            return this;
        }

        @Override
        public boolean isOn() {
            board.mustBeThere(Board.PWM);
            return board.tone > 0;
        }
    }
}
