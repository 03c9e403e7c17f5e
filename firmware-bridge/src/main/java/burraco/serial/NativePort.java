package burraco.serial;

import com.fazecast.jSerialComm.SerialPort;

/** An open port of the native library. Its calls may hang for as long as the driver likes. */
interface NativePort {
    /**
     * @return the number of bytes; 0 if none came for a while, less if the other end is gone
     */
    int read(byte[] into);

    /**
     * @return the number of bytes that were taken; less than 0 if the other end is gone
     */
    int write(byte[] bytes, int length, int from);

    /** From now on, a call that has nothing to do ends at once. */
    void waitNoMore();

    /** Drops what is on its way. */
    void flush();

    void close();

    /** A port that the library has opened. */
    record OfLibrary(SerialPort port) implements NativePort {
        @Override
        public int read(byte[] into) {
            return port.readBytes(into, into.length);
        }

        @Override
        public int write(byte[] bytes, int length, int from) {
            return port.writeBytes(bytes, length, from);
        }

        @Override
        public void waitNoMore() {
            port.setComPortTimeouts(SerialPort.TIMEOUT_NONBLOCKING, 0, 0);
        }

        @Override
        public void flush() {
            port.flushIOBuffers();
        }

        @Override
        public void close() {
            port.closePort();
        }
    }
}
