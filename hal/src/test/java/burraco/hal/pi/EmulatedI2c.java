package burraco.hal.pi;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.i2c.I2CBase;
import com.pi4j.io.i2c.I2CBusBase;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProvider;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.Callable;

/** An address on an I2C bus; if no chip is there, it fails as the system does. */
final class EmulatedI2c extends I2CBase<EmulatedI2c.Bus> implements I2C {
    private final Board board;

    EmulatedI2c(Board board, I2CProvider provider, I2CConfig config) {
        super(provider, config, new Bus(config));
        this.board = board;
    }

    static final class Bus extends I2CBusBase {
        private Bus(I2CConfig config) {
            super(config);
        }

        @Override
        public <R> R execute(I2C i2c, Callable<R> action) {
            return _execute(i2c, action);
        }
    }

    private I2cChip chip() {
        board.mustBeThere(Board.I2C);
        board.mustBeFree(Board.I2C);
        I2cChip chip = board.i2c.get(device());
        if (chip == null) {
            throw new Pi4JException(
                    "Failed to execute action", new IOException("Remote I/O error"));
        }
        return chip;
    }

    @Override
    public int write(byte[] data, int offset, int length) {
        byte[] bytes = Arrays.copyOfRange(data, offset, offset + length);
        long each = board.microsPerByte;
        chip().written(bytes, board.time.onTheBus() + each, each);
        board.time.pass(each * (length + 1));
        board.i2cBytes += length;
        return length;
    }

    @Override
    public int write(byte one) {
        return write(new byte[] {one}, 0, 1);
    }

    @Override
    public int read() {
        chip();
        return 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int readRegister(int register) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int readRegister(byte[] register, byte[] buffer, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int readRegister(int register, byte[] buffer, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeReadRegisterWord(int register, int word) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeRegister(int register, byte one) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeRegister(int register, byte[] data, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeRegister(byte[] register, byte[] data, int offset, int length) {
        throw new UnsupportedOperationException();
    }
}
