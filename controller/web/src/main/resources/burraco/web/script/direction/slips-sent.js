// Slips that were sent, with what became of each. One that was not recorded stays until somebody types it again.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { points, t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { why } from './bar.js';
import { change } from './desk.js';
import { side } from './names.js';
import { played } from './text.js';

/** How many recorded ones stay in sight. */
const SHOWN = 6;

let all = [];
let count = 0;

/**
 * @param one the table
 * @param slip its points
 * @param typed what stood in the form, to type it again
 * @param draw is called when something became of it
 */
export function send(one, slip, typed, draw) {
  const entry = { key: ++count, round: at.state.round.round, one, slip, typed, state: 'sent', trouble: null };
  all.unshift(entry);
  change(`result round ${entry.round} table ${one.table} ${played(slip.first, slip.second, slip.parts)}`, true).then(answer => {
    entry.state = answer.done ? 'done' : 'refused';
    entry.trouble = answer.done ? null : answer.refused;
    let recorded = 0;
    all = all.filter(other => other.state !== 'done' || ++recorded <= SHOWN);
    changed();
    draw();
  });
}

export function recentSlips(again) {
  return all.length > 0 && h('ol', { key: 'recent', class: 'recent', 'aria-label': t('direction.slip.recent') }, all.map(entry => row(entry, again)));
}

function row(entry, again) {
  const { one, slip, state, trouble } = entry;
  return h('li', { key: entry.key, class: `is-${state}` },
    h('span', { class: 'no number' }, String(one.table)),
    h('span', { class: 'pairing' }, side(one.first), ' – ', side(one.second)),
    h('strong', { class: 'number' }, `${points(slip.first)} : ${points(slip.second)}`),
    state === 'done' && icon('tick'),
    state === 'sent' && h('span', {}, t('direction.slip.sent')),
    state === 'refused' && h('span', { class: 'sentence', role: 'alert' }, why(trouble)),
    state === 'refused' && h('button', { type: 'button', class: 'button', onclick: () => retype(entry, again) }, t('direction.slip.again')));
}

function retype(entry, again) {
  all = all.filter(other => other !== entry);
  again(entry);
}
