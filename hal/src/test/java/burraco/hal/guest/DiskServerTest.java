package burraco.hal.guest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.virtual.Chance;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests of a machine reach its disk, and are answered when they are carried out. */
class DiskServerTest {
    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int FLUSH = 3;
    private static final int TRIM = 4;
    private static final int SECTOR = 512;

    @TempDir Path folder;

    private final ForgetfulDisk disk = new ForgetfulDisk(new byte[4 * SECTOR]);
    private DiskServer lent;
    private SocketChannel socket;
    private DataInputStream in;
    private DataOutputStream out;

    @BeforeEach
    void aMachineThatHasAgreed() throws Exception {
        Path path = folder.resolve("disk");
        lent = new DiskServer(disk, path);
        socket = SocketChannel.open(UnixDomainSocketAddress.of(path));
        in = new DataInputStream(Channels.newInputStream(socket));
        out = new DataOutputStream(Channels.newOutputStream(socket));
        in.readNBytes(18);
        out.writeInt(1);
        out.writeLong(0x49484156454f5054L);
        out.writeInt(7);
        out.writeInt(0);
        in.readNBytes(22);
        assertEquals(4 * SECTOR, in.readLong());
        in.readNBytes(2 + 20);
    }

    @AfterEach
    void itIsGone() throws IOException {
        socket.close();
        lent.close();
    }

    private void ask(int what, int at, int length) throws IOException {
        out.writeInt(0x25609513);
        out.writeShort(0);
        out.writeShort(what);
        out.writeLong(what);
        out.writeLong(at);
        out.writeInt(length);
    }

    /** The error code; zero means none. */
    private int answer(int what) throws IOException {
        assertEquals(0x67446698, in.readInt());
        int error = in.readInt();
        assertEquals(what, in.readLong());
        return error;
    }

    private void write(int sector, int value) throws IOException {
        ask(WRITE, sector * SECTOR, SECTOR);
        out.write(sector(value));
    }

    private static byte[] sector(int value) {
        byte[] sector = new byte[SECTOR];
        Arrays.fill(sector, (byte) value);
        return sector;
    }

    @Test
    void whatWasWrittenIsRead() throws Exception {
        write(2, 7);
        assertEquals(0, answer(WRITE));
        ask(READ, 2 * SECTOR, SECTOR);
        assertEquals(0, answer(READ));
        assertArrayEquals(sector(7), in.readNBytes(SECTOR));
    }

    @Test
    void whatWasFlushedIsThereAfterEveryCut() throws Exception {
        Chance chance = new Chance(1);
        for (int value = 1; value <= 50; value++) {
            write(1, value);
            assertEquals(0, answer(WRITE));
            ask(FLUSH, 0, 0);
            assertEquals(0, answer(FLUSH));
            assertEquals(0, disk.losePower(chance));
            assertArrayEquals(sector(value), disk.read(SECTOR, SECTOR));
        }
    }

    @Test
    void nothingIsAnsweredThatCameWithTheCutOrAfterIt() throws Exception {
        disk.cutAfter(1);
        write(0, 1);
        ask(FLUSH, 0, 0);
        disk.cut().await();
        socket.shutdownOutput();
        assertEquals(-1, in.read());
    }

    @Test
    void whatItDoesNotKnowItRefuses() throws Exception {
        ask(TRIM, 0, SECTOR);
        assertEquals(22, answer(TRIM));
    }
}
