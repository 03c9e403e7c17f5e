package burraco.tournament.print;

import java.util.List;

/**
 * What stands above every list.
 *
 * @param language of the words, as HTML names it
 * @param notes what a reader has to know: that it is a draft, or that results are missing
 */
record Heading(String language, String tournament, String title, List<String> notes) {
    Heading {
        notes = List.copyOf(notes);
    }
}
