package burraco.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A card in an emulated arm64 machine: the image of {@code ./table image} as it is, with its own
 * kernel, commanded through systemd's debug shell on the serial line.
 */
public final class Card implements AutoCloseable {
    private static final String READY = "the-shell-is-there";

    /**
     * Processors are emulated and may be shared: a start took a quarter of an hour beside others.
     */
    private static final long PATIENCE_SECONDS = 3_600;

    /** Where the second and the third partition begin is asked for, the first begins here. */
    private static final String BOOT = "@@4M";

    private final Path folder;
    private final Path disk;
    private final Path written;
    private final List<String> console = new ArrayList<>();
    private LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private Optional<Process> process = Optional.empty();
    private OutputStream typed = OutputStream.nullOutputStream();
    private int commands;

    /** What a command said, and its exit status. */
    public record Answer(int status, String said) {
        public boolean isDone() {
            return status == 0;
        }
    }

    /** A new card of this size with the image on it, never started before. */
    public Card(Path image, Path folder, long bytes) throws Exception {
        this.folder = folder;
        disk = folder.resolve("card.img");
        written = folder.resolve("written.qcow2");
        done("cp", "--sparse=always", image.toString(), disk.toString());
        try (RandomAccessFile file = new RandomAccessFile(disk.toFile(), "rw")) {
            file.setLength(bytes);
        }
        done("mcopy", "-o", "-i", disk + BOOT, "::vmlinuz-*", "::initrd.img-*", folder.toString());
    }

    /** Puts a file into the card's first partition, as somebody does with a computer. */
    public void put(Path file, String name) throws Exception {
        done("mcopy", "-o", "-i", disk + BOOT, file.toString(), "::" + name);
    }

    private static void done(String... command) throws Exception {
        Process one = new ProcessBuilder(command).inheritIO().start();
        if (one.waitFor() != 0) {
            throw new IOException("failed: " + String.join(" ", command));
        }
    }

    private Path file(String beginning) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(beginning))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /**
     * Switches it on. What it writes without waiting for the disk is lost at a cut: QEMU writes the
     * tables of a qcow2 file at a flush.
     *
     * @param more further words for its kernel
     */
    public void switchOn(String more) throws Exception {
        String size = String.valueOf(Files.size(disk));
        done(
                "qemu-img",
                "create",
                "-q",
                "-f",
                "qcow2",
                "-F",
                "raw",
                "-b",
                disk.toString(),
                written.toString(),
                size);
        lines = new LinkedBlockingQueue<>();
        Process on =
                new ProcessBuilder(command(more))
                        .redirectErrorStream(true)
                        .redirectInput(ProcessBuilder.Redirect.PIPE)
                        .start();
        process = Optional.of(on);
        typed = on.getOutputStream();
        BufferedReader said = on.inputReader(StandardCharsets.UTF_8);
        LinkedBlockingQueue<String> into = lines;
        Thread.ofPlatform().daemon().start(() -> listen(said, into));
    }

    private void listen(BufferedReader said, LinkedBlockingQueue<String> into) {
        try {
            said.lines()
                    .forEach(line -> {
                        synchronized (console) {
                            console.add(line);
                        }
                        into.add(line);
                    });
        } catch (UncheckedIOException cut) {
            // The power went in the middle of a line.
        }
    }

    private List<String> command(String more) throws IOException {
        return List.of(
                "qemu-system-aarch64",
                "-machine",
                "virt",
                "-cpu",
                "cortex-a72",
                "-accel",
                "tcg,thread=multi,tb-size=512",
                "-smp",
                "2",
                "-m",
                "2048",
                "-kernel",
                file("vmlinuz-").toString(),
                "-initrd",
                file("initrd.img-").toString(),
                "-append",
                // The console is the screen, so that the serial line is the shell's alone.
                "root=PARTUUID=b0a2a0c0-02 ro console=tty0 panic=20 fsck.repair=yes"
                        + " systemd.debug_shell=ttyAMA0 systemd.setenv=TABLE_NO_CACHE=1 "
                        + more,
                "-drive",
                "file=" + written + ",if=virtio,format=qcow2,cache=writeback",
                "-device",
                "virtio-gpu-pci,xres=1280,yres=720",
                "-device",
                "virtio-keyboard-pci",
                "-device",
                "virtio-tablet-pci",
                "-device",
                "virtio-rng-pci",
                "-nic",
                "user,model=virtio-net-pci,restrict=on",
                "-display",
                "none",
                "-monitor",
                "unix:" + folder.resolve("monitor") + ",server=on,wait=off",
                "-serial",
                "stdio");
    }

    /** Waits for the shell. */
    public void awaitShell() throws Exception {
        for (int ask = 0; ask < PATIENCE_SECONDS / 5; ask++) {
            type("stty -echo; PS1=; PS2=; export HOME=/root; echo the-shell-is''-there");
            String line = "";
            while (line != null && !line.contains(READY)) {
                line = lines.poll(5, TimeUnit.SECONDS);
            }
            if (line != null) {
                return;
            }
        }
        throw new IOException("no shell:\n" + end());
    }

    /** The end of what its serial line has said. */
    public String end() {
        synchronized (console) {
            return String.join(
                    "\n", console.subList(Math.max(0, console.size() - 60), console.size()));
        }
    }

    /** Runs a command as root and waits for its end. */
    public Answer run(String command) throws Exception {
        commands++;
        String mark = "end-of-" + commands + " ";
        type("( " + command + "\n) 2>&1; echo end-of-''" + commands + " $?");
        StringBuilder said = new StringBuilder();
        while (true) {
            String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (line == null) {
                throw new IOException(command + " does not end:\n" + end());
            }
            line = line.replace("\r", "");
            int at = line.indexOf(mark);
            if (at >= 0) {
                said.append(line, 0, at);
                return new Answer(
                        Integer.parseInt(line.substring(at + mark.length()).strip()),
                        said.toString());
            }
            said.append(line).append('\n');
        }
    }

    private void type(String line) throws IOException {
        typed.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        typed.flush();
    }

    /** Tells QEMU's monitor something: {@code screendump FILE}, {@code sendkey ret}. */
    public void monitor(String command) throws Exception {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(folder.resolve("monitor")));
            channel.write(ByteBuffer.wrap((command + "\n").getBytes(StandardCharsets.UTF_8)));
            // Its answer ends with a prompt; after the second one the command was carried out.
            ByteBuffer answer = ByteBuffer.allocate(16_384);
            while (channel.read(answer) > 0
                    && new String(answer.array(), 0, answer.position(), StandardCharsets.UTF_8)
                                    .split("\\(qemu\\)", -1)
                                    .length
                            < 3) {
                // More of it.
            }
        }
    }

    /** The power goes, this moment. What had reached the disk is on the card. */
    public void cutPower() throws Exception {
        process.orElseThrow().descendants().forEach(ProcessHandle::destroyForcibly);
        process.orElseThrow().destroyForcibly().waitFor();
        done("qemu-img", "commit", "-q", written.toString());
    }

    public boolean isOn() {
        return process.filter(Process::isAlive).isPresent();
    }

    /**
     * Checks the file systems of a card that is off, as its next start will: what they need beside
     * their journal.
     *
     * @param journal where a copy of the table's journal goes
     */
    public String check(Path journal) throws Exception {
        StringBuilder wrong = new StringBuilder();
        for (int number = 2; number <= 3; number++) {
            long[] place = place(number);
            Path copy = folder.resolve("part.img");
            done(
                    "dd",
                    "if=" + disk,
                    "of=" + copy,
                    "bs=1M",
                    "skip=" + place[0],
                    "count=" + place[1],
                    "conv=sparse",
                    "status=none");
            wrong.append(said("e2fsck", "-p", copy.toString(), 1));
            wrong.append(said("e2fsck", "-fn", copy.toString(), 0));
            if (number == 3) {
                emptied(journal);
                done(
                        "/sbin/debugfs",
                        "-R",
                        "rdump /var/lib/burraco-table/journal " + journal,
                        copy.toString());
            }
            Files.delete(copy);
        }
        return wrong.toString();
    }

    private static void emptied(Path journal) throws IOException {
        if (Files.exists(journal)) {
            try (Stream<Path> files = Files.walk(journal)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectory(journal);
    }

    /** Where a partition begins and how long it is, in MiB. */
    private long[] place(int number) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(disk.toFile(), "r")) {
            file.seek(446 + (number - 1) * 16 + 8);
            long start = Integer.toUnsignedLong(Integer.reverseBytes(file.readInt()));
            long sectors = Integer.toUnsignedLong(Integer.reverseBytes(file.readInt()));
            return new long[] {start / 2_048, sectors / 2_048};
        }
    }

    private static String said(String program, String option, String file, int worst)
            throws Exception {
        Process one =
                new ProcessBuilder("/sbin/" + program, option, file)
                        .redirectErrorStream(true)
                        .start();
        String said = new String(one.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return one.waitFor() <= worst ? "" : said;
    }

    @Override
    public void close() {
        process.ifPresent(on -> {
            on.descendants().forEach(ProcessHandle::destroyForcibly);
            on.destroyForcibly();
        });
    }
}
