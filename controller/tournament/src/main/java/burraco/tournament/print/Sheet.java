package burraco.tournament.print;

import java.util.Optional;

/** What is on paper, before it is known in which format. */
public sealed interface Sheet permits ListSheet, SlipSheet {
    Optional<byte[]> as(Format format);
}
