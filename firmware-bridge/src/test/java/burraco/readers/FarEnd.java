package burraco.readers;

/** The other end of a line: bytes in, bytes out, without any time. */
public interface FarEnd {
    /**
     * @return its answer, possibly empty
     */
    byte[] heard(byte[] bytes);
}
