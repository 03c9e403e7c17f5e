// The clock of a round. All times are those of the hall.

import { clock } from '../clocks.js';

const NO_TIME = '–:––';

/**
 * {kind, left}: 'none' if no time is set, 'before' until play begins (left to that), 'runs', 'paused', 'over'. In a
 * pause before the clock is set `left` is null.
 * `ends` stands in for that of the round at a table with more time.
 */
export function roundClock(state, now, ends = state.ends) {
  if (state.paused !== undefined && ends === undefined && !state.over) return { kind: 'paused', left: null };
  if (state.over || ends === undefined) return { kind: 'none', left: 0 };
  if (state.paused !== undefined) return { kind: 'paused', left: Math.max(0, ends - Math.max(state.paused, state.starts)) };
  if (now < state.starts) return { kind: 'before', left: state.starts - now };
  return now < ends ? { kind: 'runs', left: ends - now } : { kind: 'over', left: 0 };
}

/** 15:30, in this browser's time. */
export function timeOfDay(millis) {
  const time = new Date(millis);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}

/** What is left, or dashes where no time is set. */
export function shownTime({ kind, left }) {
  return kind === 'none' || left === null ? NO_TIME : clock(left);
}
