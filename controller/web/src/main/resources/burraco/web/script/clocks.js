// The table's clocks, counted on between two messages unless they are stopped.

/** Milliseconds left of the round; null outside of a round. */
export function roundLeft(state, now) {
  const { round, paused } = state.clocks;
  if (!round) return null;
  return Math.max(0, round.left - (round.runs && !paused ? now - state.now : 0));
}

/** {spent, allowed, stands} of the current turn; null if turns are not timed. */
export function turnTime(state, now) {
  const { turn, paused } = state.clocks;
  if (!turn) return null;
  const stands = turn.stands || paused;
  return { ...turn, stands, spent: turn.spent + (stands ? 0 : Math.max(0, now - state.now)) };
}

/**
 * 12:05, or 1:02:05. Remaining time is rounded up, so that 0:00 appears when it is over; elapsed time is rounded
 * down.
 */
export function clock(millis, up = true) {
  const seconds = up ? Math.ceil(millis / 1000) : Math.floor(millis / 1000);
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** Draws now and about four times a second while the page is visible. */
export function ticking(draw) {
  setInterval(() => document.hidden || draw(), 250);
}
