package burraco.broker;

import java.io.File;
import java.io.IOException;
import java.lang.module.ResolvedModule;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Finds what speaks MQTT. Its libraries lie in a folder of their own and are loaded here, so that a
 * program without a broker neither sees them nor starts later because of them.
 */
public final class Diallers {
    private static final String FOLDER = "lib/mqtt/";

    private Diallers() {}

    /**
     * @throws IOException if the libraries are not there
     */
    public static Dialler find() throws IOException {
        Optional<Dialler> here = first(Dialler.class.getClassLoader());
        if (here.isPresent()) {
            return here.get();
        }
        return first(new URLClassLoader("mqtt", jars(), Dialler.class.getClassLoader()))
                .orElseThrow(() -> new IOException("what speaks MQTT is not in " + FOLDER));
    }

    private static Optional<Dialler> first(ClassLoader loader) {
        return ServiceLoader.load(Dialler.class, loader).findFirst();
    }

    /** They lie beside the jar of this module. */
    private static URL[] jars() throws MalformedURLException {
        Optional<URI> itself =
                ModuleLayer.boot()
                        .configuration()
                        .findModule("burraco.broker")
                        .map(ResolvedModule::reference)
                        .flatMap(one -> one.location());
        List<URL> jars = new ArrayList<>();
        if (itself.isPresent()) {
            File folder = new File(itself.get().resolve(FOLDER));
            File[] files = folder.listFiles((_, name) -> name.endsWith(".jar"));
            for (File file : files == null ? new File[0] : files) {
                jars.add(file.toURI().toURL());
            }
        }
        return jars.toArray(new URL[0]);
    }
}
