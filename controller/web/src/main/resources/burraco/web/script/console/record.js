// Fetches the complete record when its acts have changed, at most every half second.

import { ask } from './api.js';
import { at, changed } from './store.js';

const GAP = 500;
/** Messages contain only the last acts, so corrections of earlier ones are found by polling (milliseconds). */
const NOW_AND_THEN = 15000;

let seen = '';
let last = -Infinity;
let timer = 0;
let busy = false;

/** Called with every message. */
export function follow(state) {
  const acts = JSON.stringify([state.epoch, state.hand?.number, state.hand?.acts]);
  if (acts !== seen || performance.now() - last > NOW_AND_THEN) refresh();
  seen = acts;
}

export function refresh() {
  if (timer) return;
  timer = setTimeout(fetchIt, Math.max(0, last + GAP - performance.now()));
}

async function fetchIt() {
  timer = 0;
  if (busy) return refresh();
  busy = true;
  last = performance.now();
  const record = await ask('/api/record');
  busy = false;
  if (record) changed({ record });
}
