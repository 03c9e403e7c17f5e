package burraco.hal.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A small arm64 machine in QEMU, with a kernel and a root file system made by {@code ./table test
 * --kernel} ({@code hal/kernel}). The guest program's input and output are those of the process.
 */
public final class Guest {
    /** The folder with the kernel and the root; only {@code ./table test --kernel} sets it. */
    private static final Optional<Path> MADE =
            Optional.ofNullable(System.getProperty("burraco.kernel")).map(Path::of);

    /** Long, because the processor is emulated and the machine does other things too. */
    public static final long PATIENCE_SECONDS = 300;

    /** If the tests are killed, no machine keeps running. */
    private static final List<String> ENDING_WITH_US =
            Files.isExecutable(Path.of("/usr/bin/setpriv"))
                    ? List.of("/usr/bin/setpriv", "--pdeathsig", "KILL", "--")
                    : List.of();

    private final Path made;
    private final List<String> command = new ArrayList<>();
    private String asked = "";
    private int disks;

    private Guest(Path made, Path console) {
        this.made = made;
        command.addAll(
                List.of(
                        "qemu-system-aarch64",
                        "-machine",
                        "virt",
                        "-cpu",
                        "cortex-a72",
                        "-accel",
                        "tcg,thread=multi",
                        "-smp",
                        "2",
                        "-m",
                        "768",
                        "-nodefaults",
                        "-no-reboot",
                        "-display",
                        "none",
                        "-global",
                        "virtio-mmio.force-legacy=false",
                        "-serial",
                        "file:" + console,
                        "-device",
                        "virtio-serial-device",
                        "-chardev",
                        "stdio,id=talk,signal=off",
                        "-device",
                        "virtserialport,chardev=talk,name=talk"));
        disk("root", made.resolve("root.img").toString(), true);
    }

    public static boolean isPossible() {
        return MADE.isPresent();
    }

    /** The output of its start goes to this file. */
    public static Guest with(Path console) {
        return new Guest(MADE.orElseThrow(), console);
    }

    /** A read-only disk. */
    public Guest readOnly(String name, Path image) {
        return disk(name, image.toString(), true);
    }

    /** A disk served on this socket. */
    public Guest data(Path socket) {
        return disk("data", "nbd+unix:///?socket=" + socket, false);
    }

    /** The output of its second port goes to this file. */
    public Guest copy(Path file) {
        command.addAll(
                List.of(
                        "-chardev",
                        "file,id=copy,path=" + file,
                        "-device",
                        "virtserialport,chardev=copy,name=copy"));
        return this;
    }

    /** Adds a word to the kernel's command line, for the init program. */
    public Guest asked(String word) {
        asked += " " + word;
        return this;
    }

    /**
     * Changes the model in the device tree; has to be the last setting.
     *
     * @param model as a Raspberry Pi has it in {@code /proc/device-tree/model}
     */
    public Guest saysThatItIs(String model, Path tree) throws IOException, InterruptedException {
        List<String> dump = new ArrayList<>(command);
        dump.set(dump.indexOf("virt"), "virt,dumpdtb=" + tree);
        Disks.run(dump.toArray(String[]::new));
        Disks.run("fdtput", "-t", "s", tree.toString(), "/", "model", model);
        command.addAll(List.of("-dtb", tree.toString()));
        return this;
    }

    private Guest disk(String name, String file, boolean readOnly) {
        command.addAll(
                List.of(
                        "-drive",
                        "if=none,format=raw,cache=none,aio=threads,id="
                                + name
                                + ",file="
                                + file
                                + (readOnly ? ",readonly=on" : ""),
                        "-device",
                        "virtio-blk-device,drive=" + name + ",serial=" + name));
        disks++;
        return this;
    }

    /** The process that starts it. */
    public ProcessBuilder boot() {
        // The kernel finds the devices from the last to the first.
        String root = "/dev/vd" + (char) ('a' + disks - 1);
        List<String> all = new ArrayList<>(ENDING_WITH_US);
        all.addAll(command);
        all.addAll(
                List.of(
                        "-kernel",
                        made.resolve("Image").toString(),
                        "-append",
                        "root=" + root + " ro init=/init console=ttyAMA0 panic=-1" + asked));
        return new ProcessBuilder(all).redirectErrorStream(true);
    }
}
