package burraco.tournament.file;

import burraco.text.Sentence;

/**
 * Why a file cannot be read.
 *
 * @param line counted from 1
 * @param column counted from 1, in characters as an editor shows them
 */
public record Problem(int line, int column, Sentence what) {}
