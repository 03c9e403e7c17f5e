package burraco.cli.report;

import burraco.cli.devices.TableDevices;
import burraco.files.InputFile;
import burraco.layout.DevicesInfo;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.SourceInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What can be said of the devices without opening one: a running table has them to itself. */
final class DevicesExcerpt {
    private DevicesExcerpt() {}

    static String of(Path config) throws IOException {
        byte[] bytes = InputFile.bytes(config);
        if (LayoutReader.read(bytes) instanceof LayoutResult.Read layout
                && DevicesReader.read(bytes) instanceof DevicesResult.Read devices) {
            return of(layout.layout(), devices.devices());
        }
        throw new IOException("the configuration is broken; see layout.toml");
    }

    private static String of(Layout layout, DevicesInfo devices) {
        Facts facts = new Facts();
        facts.fact("antennas", layout.antennas().size());
        facts.fact("scales", layout.scales().size());
        facts.fact("sources", layout.sources().size());
        int number = 0;
        for (SourceInfo source : layout.sources()) {
            number++;
            facts.line("");
            facts.fact("source", number + ", " + source.kind());
            facts.fact(
                    "can be driven",
                    TableDevices.trouble(source, layout, devices).isEmpty() ? "yes" : "no");
            source.port().ifPresent(port -> facts.fact("its port", port(Path.of(port))));
        }
        return facts.text();
    }

    private static String port(Path port) {
        if (!Files.exists(port)) {
            return "is not there";
        }
        boolean allowed = Files.isReadable(port) && Files.isWritable(port);
        return allowed ? "is there" : "is there, but this user may not use it";
    }
}
