package burraco.readers;

/** What is at the other end of a line: bytes in, bytes out. It knows no time. */
public interface FarEnd {
    /**
     * @return what it says to that; perhaps nothing
     */
    byte[] heard(byte[] bytes);
}
