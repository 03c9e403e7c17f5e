package burraco.signals;

/**
 * A sound and its reason. It is played once, when it becomes the current cue.
 *
 * @param what identifies the reason; different reasons never have the same text
 */
public record Cue(Sound sound, String what) {}
