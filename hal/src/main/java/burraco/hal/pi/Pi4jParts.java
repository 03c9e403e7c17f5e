package burraco.hal.pi;

import com.pi4j.provider.Provider;

/** What Pi4J is made of on a machine. */
interface Pi4jParts {
    Provider<?, ?, ?> gpio();

    Provider<?, ?, ?> i2c();

    Provider<?, ?, ?> spi();

    Provider<?, ?, ?> pwm(int chip);

    /**
     * Whether Pi4J knows the board: it opens no GPIO of others.
     *
     * @param chipNamed then it does not matter what the board is, and Pi4J is told that it is one
     */
    boolean isPi(boolean chipNamed);

    /** Which PWM chip is the header's. */
    int pwmChip();
}
