package burraco.layout.capture;

import burraco.cards.Seat;
import java.time.Instant;

/**
 * The first line of a capture.
 *
 * @param layout the layout's file, as written: relative to the capture
 * @param deck the deck's file, likewise
 */
public record CaptureStart(Instant start, String layout, String deck, Seat dealer) {}
