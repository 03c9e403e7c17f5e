package burraco.layout;

import burraco.text.Sentence;

/** Something valid that people should know about, with its position. */
public record LayoutNote(int line, int column, Sentence what) {}
