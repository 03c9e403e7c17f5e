package burraco.hal.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A small arm64 machine that QEMU plays, with a kernel and a root that {@code ./table test
 * --kernel} has made ({@code hal/kernel}). Its program's input and output are the process's.
 */
public final class Guest {
    /** The folder with what is booted; only {@code ./table test --kernel} says where that is. */
    private static final Optional<Path> MADE =
            Optional.ofNullable(System.getProperty("burraco.kernel")).map(Path::of);

    /** A processor that is translated, on a machine that does other things too. */
    public static final long PATIENCE_SECONDS = 300;

    /** Whoever kills the tests leaves no machine running. */
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

    /** What it says while it starts goes to this file. */
    public static Guest with(Path console) {
        return new Guest(MADE.orElseThrow(), console);
    }

    /** A disk to read from. */
    public Guest readOnly(String name, Path image) {
        return disk(name, image.toString(), true);
    }

    /** A disk that somebody lends it over this socket. */
    public Guest data(Path socket) {
        return disk("data", "nbd+unix:///?socket=" + socket, false);
    }

    /** What its other port says goes to this file. */
    public Guest copy(Path file) {
        command.addAll(
                List.of(
                        "-chardev",
                        "file,id=copy,path=" + file,
                        "-device",
                        "virtserialport,chardev=copy,name=copy"));
        return this;
    }

    /** A word on its kernel's command line, for its init. */
    public Guest asked(String word) {
        asked += " " + word;
        return this;
    }

    /**
     * Its device tree says that it is something else; to be asked last.
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

    /** What switches it on. */
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
