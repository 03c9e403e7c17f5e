// The top bar of the console (table, score, clock, arbiter) and the four quick buttons at the bottom.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { standing, which } from '../standing.js';
import { points, t } from '../texts.js';
import { left } from './format.js';
import { signIn, signOut } from './login.js';
import { call, pauseOrResume, timeOut, waive } from './orders.js';
import { sessions } from './sessions.js';
import { at } from './store.js';
import { roundLeft } from './times.js';

export function drawBar({ table, where, result, clock, who }) {
  const { state } = at;
  render(table, t('table', state.table));
  render(where, which(state),
    state.practice && h('span', { class: 'tag' }, t('console.practice')));
  const match = standing(state);
  render(result, line('NS', match.ns), line('EW', match.ew));
  const round = roundLeft();
  render(clock, state.clocks.paused && icon('pause'), round === null ? '' : left(round));
  clock.classList.toggle('is-still', state.clocks.paused || !state.clocks.round?.runs);
  render(who, at.arbiter
    ? [h('button', { key: 'arbiter', type: 'button', class: 'button arbiter', 'aria-label': t('console.sessions.of', at.arbiter), title: t('console.sessions'), onclick: sessions }, h('bdi', {}, at.arbiter)), h('button', { key: 'out', type: 'button', class: 'button', onclick: signOut }, t('console.log-out'))]
    : h('button', { key: 'in', type: 'button', class: 'button', onclick: () => signIn() }, t('console.log-in')));
}

function line(pair, sum) {
  return h('span', { key: pair, class: `of-${pair}` }, h('span', { class: 'result-line' }, t(`short.${pair}`)), h('strong', { class: 'number' }, points(sum)));
}

export function drawQuick(element) {
  const paused = at.state.clocks.paused;
  render(element, quick('call', call), quick('timeout', timeOut), quick('waive', waive, { disabled: !at.state.hand?.waivable }), quick(paused ? 'resume' : 'pause', pauseOrResume, { key: 'pause', class: paused ? 'quick on' : 'quick' }));
}

/** Pause and resume share one button, so that it keeps the focus. */
function quick(what, does, more = {}) {
  return h('button', { key: what, type: 'button', class: 'quick', onclick: does, ...more }, t(`console.${what}`));
}
