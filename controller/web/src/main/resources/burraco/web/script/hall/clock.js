// The clock of the round, to be read from the end of the hall.

import { h, render } from '../dom.js';
import { ticking } from '../clocks.js';
import { t } from '../texts.js';
import { board, part } from './board.js';
import { roundClock, shownTime, timeOfDay } from './time.js';

const LAST = 5 * 60_000;

const page = board({ stream: '/api/hall/clock/stream', name: 'clock', draw });
ticking(() => page.state() && tick(page.state()));

function draw(state) {
  render(part('message'), state.message ?? '');
  part('message').hidden = !state.message;
  tick(state);
}

let spoken = '';

function tick(state) {
  const { kind, left } = roundClock(state, page?.now() ?? state.now);
  document.body.dataset.kind = kind === 'runs' && left <= LAST ? 'last' : kind;
  part('time').classList.toggle('is-long', left >= 60 * 60_000);
  render(part('time'), shownTime({ kind, left }));
  render(part('says'), says(kind, state));
  // A screen reader hears how it stands, not every second.
  if (spoken !== kind) part('polite').textContent = says(spoken = kind, state);
}

function says(kind, state) {
  if (kind === 'none') return state.round === 0 ? t('hall.not-posted') : t(state.over ? 'hall.time.round-over' : 'hall.time.none');
  if (kind === 'before') return t('hall.time.before', timeOfDay(state.starts));
  if (kind === 'runs') return t('hall.time.runs', timeOfDay(state.ends));
  return t(`hall.time.${kind}`);
}
