package burraco.hal.guest;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Serves a disk to one virtual machine by the protocol for network block devices: a socket in the
 * file system, one client, one request after the other.
 */
public final class DiskServer implements AutoCloseable {
    private static final long NBDMAGIC = 0x4e42444d41474943L;
    private static final long IHAVEOPT = 0x49484156454f5054L;
    private static final long OPTION_REPLY = 0x3e889045565a9L;
    private static final int REQUEST = 0x25609513;
    private static final int REPLY = 0x67446698;

    private static final int FIXED_NEWSTYLE = 1;
    private static final int HAS_FLAGS = 1;
    private static final int TAKES_FLUSH = 4;

    private static final int OPTION_ABORT = 2;
    private static final int OPTION_GO = 7;
    private static final int ACK = 1;
    private static final int INFO = 3;
    private static final int UNSUPPORTED = 0x80000001;

    private static final int READ = 0;
    private static final int WRITE = 1;
    private static final int DISCONNECT = 2;
    private static final int FLUSH = 3;
    private static final int INVALID = 22;

    private final ForgetfulDisk disk;
    private final Path socket;
    private final ServerSocketChannel listening;

    public DiskServer(ForgetfulDisk disk, Path socket) throws IOException {
        this.disk = disk;
        this.socket = socket;
        listening = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listening.bind(UnixDomainSocketAddress.of(socket));
        Thread.ofPlatform().daemon().name("disk").start(this::serve);
    }

    private void serve() {
        try (SocketChannel machine = listening.accept();
                DataInputStream in = new DataInputStream(Channels.newInputStream(machine));
                DataOutputStream out =
                        new DataOutputStream(
                                new BufferedOutputStream(Channels.newOutputStream(machine)))) {
            if (agree(in, out)) {
                answer(in, out);
            }
            // The power is cut: no answer, and the connection stays open until the machine has
            // ended.
            disk.cut().await();
            in.transferTo(DataOutputStream.nullOutputStream());
        } catch (EOFException gone) {
            // The machine has ended.
        } catch (IOException broken) {
            System.out.println("disk: " + broken.getMessage());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean agree(DataInputStream in, DataOutputStream out) throws IOException {
        out.writeLong(NBDMAGIC);
        out.writeLong(IHAVEOPT);
        out.writeShort(FIXED_NEWSTYLE);
        out.flush();
        in.readInt();
        while (true) {
            in.readLong();
            int option = in.readInt();
            in.skipNBytes(in.readInt());
            switch (option) {
                case OPTION_GO -> {
                    reply(out, option, INFO, 12);
                    out.writeShort(0);
                    out.writeLong(disk.size());
                    out.writeShort(HAS_FLAGS | TAKES_FLUSH);
                    reply(out, option, ACK, 0);
                    out.flush();
                    return true;
                }
                case OPTION_ABORT -> {
                    reply(out, option, ACK, 0);
                    out.flush();
                    return false;
                }
                default -> reply(out, option, UNSUPPORTED, 0);
            }
            out.flush();
        }
    }

    private static void reply(DataOutputStream out, int option, int kind, int length)
            throws IOException {
        out.writeLong(OPTION_REPLY);
        out.writeInt(option);
        out.writeInt(kind);
        out.writeInt(length);
    }

    /** Until the power is cut or the machine ends. */
    private void answer(DataInputStream in, DataOutputStream out) throws IOException {
        while (true) {
            if (in.readInt() != REQUEST) {
                throw new IOException("that is no request");
            }
            in.readShort();
            int what = in.readShort();
            long handle = in.readLong();
            int at = Math.toIntExact(in.readLong());
            int length = in.readInt();
            byte[] told = {};
            int error = 0;
            switch (what) {
                case READ -> told = disk.read(at, length);
                case WRITE -> {
                    if (!disk.write(at, in.readNBytes(length))) {
                        return;
                    }
                }
                case FLUSH -> disk.flush();
                case DISCONNECT -> throw new EOFException();
                default -> error = INVALID;
            }
            out.writeInt(REPLY);
            out.writeInt(error);
            out.writeLong(handle);
            out.write(told);
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        listening.close();
        Files.deleteIfExists(socket);
    }
}
