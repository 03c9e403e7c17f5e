package burraco.cli;

import burraco.cli.options.Command;
import burraco.cli.options.ManPage;
import burraco.cli.options.Options;
import burraco.cli.options.Texts;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code ./table man}: writes the manual pages, where {@code man -M} finds them. */
final class ManCommand {
    private final Screen screen;

    ManCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) throws IOException {
        Path folder = Options.parse(Command.MAN, args).path("--out");
        for (Language language : Language.values()) {
            // English is what man shows where it has no other language.
            Path its = language == Language.EN ? folder : folder.resolve(language.id());
            write(Files.createDirectories(its.resolve("man1")), Texts.in(language));
        }
        screen.out().println(folder);
        return Main.DONE;
    }

    private static void write(Path folder, Texts texts) throws IOException {
        Files.writeString(folder.resolve(ManPage.FILE), new ManPage(texts).general());
        for (Command command : Command.values()) {
            Files.writeString(
                    folder.resolve(ManPage.file(command)), new ManPage(texts).of(command));
        }
    }
}
