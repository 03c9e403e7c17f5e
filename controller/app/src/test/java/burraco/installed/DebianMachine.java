package burraco.installed;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A virtual machine with Debian and systemd, made by {@code controller/packaging/machine/build}. A
 * root shell on its serial console runs commands. The packages are a read-only disk at {@code
 * /mnt}.
 */
final class DebianMachine implements AutoCloseable {
    private static final String SHELL_IS_READY = "test-shell-ready";

    /** Long, because the processor is emulated and the machine below does other things too. */
    private static final long PATIENCE_SECONDS = 900;

    /** A boot that says nothing for so long hangs. */
    private static final long BOOT_SECONDS = 300;

    private static final int ATTEMPTS = 3;

    private final Path made;
    private final Path folder;
    private final Path packages;
    private final List<String> console = new ArrayList<>();
    private LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private Process process;
    private OutputStream keyboard;
    private int commands;

    /** The output of a command and its exit status. */
    record Answer(int status, String output) {
        boolean isDone() {
            return status == 0;
        }
    }

    /**
     * A machine that is off.
     *
     * @param made its kernel, and what its disk is a copy of
     * @param folder its disks and sockets
     */
    DebianMachine(Path made, Path folder) {
        this(made, folder, folder.resolve("packages.raw"));
    }

    private DebianMachine(Path made, Path folder, Path packages) {
        this.made = made;
        this.folder = folder;
        this.packages = packages;
    }

    /** Makes a new disk, and one with what is in this folder. */
    void makeDisks(Path brought) throws IOException, InterruptedException {
        done(
                "qemu-img",
                "create",
                "-q",
                "-f",
                "qcow2",
                "-F",
                "raw",
                "-b",
                made.resolve("disk.raw").toAbsolutePath().toString(),
                disk().toString());
        done("mke2fs", "-q", "-t", "ext4", "-d", brought.toString(), packages.toString(), "1500M");
    }

    private Path disk() {
        return folder.resolve("disk.qcow2");
    }

    private Path monitor() {
        return folder.resolve("monitor");
    }

    /** Another machine with the same disks, as they are now. This one has to be off. */
    DebianMachine copy(Path into) throws IOException {
        DebianMachine copy = new DebianMachine(made, into, packages);
        Files.copy(disk(), copy.disk());
        return copy;
    }

    /**
     * Switches it on and waits for its shell. A kernel may hang while it measures the clocks of an
     * emulated processor that gets no time; then it is switched on once more.
     */
    void boot() throws IOException, InterruptedException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            start(List.of());
            if (isShellReady()) {
                run("mkdir -p /mnt && mount -o ro /dev/vdb /mnt");
                return;
            }
            cutPower();
        }
        throw new IOException("the machine does not boot:\n" + endOfConsole());
    }

    private boolean isShellReady() throws InterruptedException {
        Optional<String> line = Optional.of("");
        while (line.isPresent() && !line.get().contains(SHELL_IS_READY)) {
            line = Optional.ofNullable(lines.poll(BOOT_SECONDS, TimeUnit.SECONDS));
        }
        return line.isPresent();
    }

    /** Goes on from {@link #keep}, without a boot. */
    void goOnFrom(String name) throws IOException {
        start(List.of("-loadvm", name));
    }

    /** Keeps the running machine on its disk, with its memory. */
    void keep(String name) throws IOException {
        ask("savevm " + name);
    }

    private void start(List<String> more) throws IOException {
        lines = new LinkedBlockingQueue<>();
        List<String> command = new ArrayList<>();
        // If the tests are killed, no machine keeps running.
        if (Files.isExecutable(Path.of("/usr/bin/setpriv"))) {
            command.addAll(List.of("/usr/bin/setpriv", "--pdeathsig", "KILL", "--"));
        }
        command.addAll(
                List.of(
                        "qemu-system-x86_64",
                        "-accel",
                        "tcg,tb-size=512",
                        "-cpu",
                        "max",
                        "-m",
                        "1024",
                        "-kernel",
                        made.resolve("vmlinuz").toString(),
                        "-initrd",
                        made.resolve("initrd").toString(),
                        "-append",
                        "root=/dev/vda rw console=ttyS0 no_timer_check quiet loglevel=1"
                                + " systemd.show_status=no",
                        "-drive",
                        "file=" + disk() + ",if=virtio,format=qcow2",
                        "-drive",
                        "file=" + packages + ",if=virtio,format=raw,readonly=on",
                        "-nic",
                        "none",
                        "-display",
                        "none",
                        "-monitor",
                        "unix:" + monitor() + ",server=on,wait=off",
                        "-serial",
                        "stdio",
                        "-no-reboot"));
        command.addAll(more);
        Files.deleteIfExists(monitor());
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        keyboard = process.getOutputStream();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        LinkedBlockingQueue<String> into = lines;
        Thread.ofPlatform().daemon().start(() -> listen(output, into));
    }

    private void listen(BufferedReader output, LinkedBlockingQueue<String> into) {
        try {
            output.lines().forEach(line -> heard(line, into));
        } catch (UncheckedIOException off) {
            // Its power was cut.
        }
    }

    private void heard(String line, LinkedBlockingQueue<String> into) {
        synchronized (console) {
            console.add(line);
        }
        into.add(line.replace("\r", ""));
    }

    /** Gives an order to the emulator and waits until it is done. */
    private void ask(String order) throws IOException {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.connect(UnixDomainSocketAddress.of(monitor()));
            awaitPrompt(channel);
            channel.write(ByteBuffer.wrap((order + "\n").getBytes(StandardCharsets.UTF_8)));
            awaitPrompt(channel);
        }
    }

    private static void awaitPrompt(SocketChannel channel) throws IOException {
        StringBuilder said = new StringBuilder();
        ByteBuffer some = ByteBuffer.allocate(4_096);
        while (!said.toString().endsWith("(qemu) ")) {
            if (channel.read(some.clear()) < 0) {
                throw new IOException("the emulator ended:\n" + said);
            }
            said.append(StandardCharsets.UTF_8.decode(some.flip()));
        }
        if (said.indexOf("Error") >= 0) {
            throw new IOException(said.toString());
        }
    }

    private String nextLine() throws IOException, InterruptedException {
        String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
            throw new IOException("the machine says nothing more:\n" + endOfConsole());
        }
        return line;
    }

    private String endOfConsole() {
        synchronized (console) {
            int first = Math.max(0, console.size() - 60);
            return String.join("\n", console.subList(first, console.size()));
        }
    }

    /** Runs a command as root and waits for its end. */
    Answer run(String command) throws IOException, InterruptedException {
        begin(command);
        String mark = "end-of-" + commands + " ";
        StringBuilder output = new StringBuilder();
        while (true) {
            String line = nextLine();
            int at = line.indexOf(mark);
            if (at >= 0) {
                output.append(line, 0, at);
                String status = line.substring(at + mark.length()).strip();
                return new Answer(Integer.parseInt(status), output.toString());
            }
            output.append(line).append('\n');
        }
    }

    /** Begins a command and does not wait for it. */
    void begin(String command) throws IOException {
        commands++;
        String typed = "( " + command + "\n) 2>&1; echo end-of-" + commands + " $?\n";
        keyboard.write(typed.getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
    }

    /** The power goes: whatever the machine had in its memory is lost. */
    void cutPower() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Runs a program of this machine, which has to succeed. */
    static void done(String... command) throws IOException, InterruptedException {
        Process one = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(one.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (one.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ":\n" + said);
        }
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
        }
    }
}
