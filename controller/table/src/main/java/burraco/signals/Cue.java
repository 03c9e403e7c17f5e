package burraco.signals;

/**
 * A sound that belongs to something; it is played once, when it becomes the cue.
 *
 * @param what what it belongs to, never the same for something else
 */
public record Cue(Sound sound, String what) {}
