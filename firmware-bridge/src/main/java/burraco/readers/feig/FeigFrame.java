package burraco.readers.feig;

import burraco.readers.Crc16Mcrf;

/**
 * A frame of the ISO-Host protocol.
 *
 * @param address the reader's address; 255 addresses every reader, and no answer has it
 * @param control the command; an answer repeats it
 * @param data the rest; in an answer its first byte is the status
 */
public record FeigFrame(FeigForm form, int address, int control, byte[] data) {
    static final int EVERYONE = 0xFF;

    public FeigFrame {
        data = data.clone();
        if (form.shortest() + data.length > form.longest()) {
            throw new IllegalArgumentException("too long for a frame: " + data.length);
        }
    }

    /** The frame's bytes on the cable. */
    public byte[] bytes() {
        byte[] bytes = new byte[form.shortest() + data.length];
        switch (form) {
            case STANDARD -> bytes[0] = (byte) bytes.length;
            case ADVANCED -> {
                bytes[0] = FeigForm.STX;
                bytes[1] = (byte) (bytes.length >> 8);
                bytes[2] = (byte) bytes.length;
            }
        }
        int head = form.head();
        bytes[head] = (byte) address;
        bytes[head + 1] = (byte) control;
        System.arraycopy(data, 0, bytes, head + 2, data.length);
        int check = Crc16Mcrf.mcrf4xx(bytes, 0, bytes.length - 2);
        bytes[bytes.length - 2] = (byte) check;
        bytes[bytes.length - 1] = (byte) (check >> 8);
        return bytes;
    }
}
