// The table's clocks, counted on between two states. Those that stand, stand.

/** Milliseconds left of the round now; null where there is no round. */
export function roundLeft(state, now) {
  const { round, paused } = state.clocks;
  if (!round) return null;
  return Math.max(0, round.left - (round.runs && !paused ? now - state.now : 0));
}

/** {spent, allowed, stands} of the turn now; null where none is timed. */
export function turnTime(state, now) {
  const { turn, paused } = state.clocks;
  if (!turn) return null;
  const stands = turn.stands || paused;
  return { ...turn, stands, spent: turn.spent + (stands ? 0 : Math.max(0, now - state.now)) };
}

/**
 * 12:05, or 1:02:05. What is left is rounded up, so that 0:00 is said when it is over; what is
 * spent is cut.
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

/** Draws now and about four times a second, as long as the page is looked at. */
export function ticking(draw) {
  setInterval(() => document.hidden || draw(), 250);
}
