package burraco.hal.pi;

import com.pi4j.provider.Provider;

/** The parts of Pi4J that are needed on a machine. */
interface Pi4jParts {
    Provider<?, ?, ?> gpio();

    Provider<?, ?, ?> i2c();

    Provider<?, ?, ?> spi();

    Provider<?, ?, ?> pwm(int chip);

    /**
     * Whether Pi4J knows the board; it opens no GPIO of unknown boards.
     *
     * @param chipNamed whether the chip is named: then any board is accepted, and Pi4J gets the
     *     model of a known one
     */
    boolean isPi(boolean chipNamed);

    /** The number of the header's PWM chip. */
    int pwmChip();
}
