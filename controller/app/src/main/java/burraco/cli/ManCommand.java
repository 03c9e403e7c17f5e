package burraco.cli;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandTexts;
import burraco.cli.options.ManPage;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
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
        Path folder = Arguments.parse(CommandName.MAN, args).path("--out");
        for (Language language : Language.values()) {
            // man shows English if it has no other language.
            Path its = language == Language.EN ? folder : folder.resolve(language.id());
            write(Files.createDirectories(its.resolve("man1")), CommandTexts.in(language));
        }
        screen.out().println(folder);
        return ExitStatus.DONE;
    }

    private static void write(Path folder, CommandTexts texts) throws IOException {
        Files.writeString(folder.resolve(ManPage.FILE), new ManPage(texts).general());
        for (CommandName command : CommandName.values()) {
            Files.writeString(
                    folder.resolve(ManPage.file(command)), new ManPage(texts).of(command));
        }
    }
}
