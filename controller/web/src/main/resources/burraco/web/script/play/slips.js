// Mistakes to commit. Bots leave little time, so recent possibilities stay in the list, and a chosen one is
// committed at the next possible moment, if need be at another seat.

import { h, render } from '../dom.js';
import { say, t } from '../texts.js';
import { wish } from './api.js';
import { at, changed } from './store.js';
import { speak } from './tell.js';

const KEPT = 6000;
let known = new Map();
let wanted = null;
let busy = false;

const key = slip => `${slip.case} ${slip.seat ?? ''}`;

export function followSlips(play) {
  const now = performance.now();
  for (const slip of play.slips) known.set(key(slip), { ...slip, seen: now });
  for (const [name, slip] of known) if (now - slip.seen > KEPT) known.delete(name);
  if (wanted && !busy) commit(play);
}

/** The same case at the same seat, or else at another one. */
async function commit(play) {
  const slip =
    play.slips.find(one => key(one) === wanted.key) ??
    play.slips.find(one => one.case === wanted.case);
  if (!slip) return;
  busy = true;
  const asked = wanted;
  if (await wish({ do: 'slip', case: slip.case, seat: slip.seat }, { quiet: true })) {
    if (wanted === asked) wanted = null;
    const words = t('play.slip.done', t(`seat.${slip.seat}`), say(slip.says));
    changed({ slipped: words });
    speak(words);
  }
  busy = false;
}

function ask(slip) {
  wanted = { key: key(slip), case: slip.case };
  changed({ slipped: null });
  if (!busy) commit(at.play);
}

export function drawSlips(element) {
  const slips = [...known.values()].sort(
    (one, other) =>
      one.case.localeCompare(other.case, 'en', { numeric: true }) ||
      one.seat.localeCompare(other.seat),
  );
  render(
    element,
    h('p', { key: 'what', class: 'muted' }, t('play.slips.what')),
    wanted &&
      h(
        'div',
        { key: 'wanted', class: 'note', role: 'status' },
        h('p', null, t('play.slip.waits', wanted.case)),
        h(
          'button',
          {
            type: 'button',
            class: 'button',
            onclick: () => {
              wanted = null;
              changed();
            },
          },
          t('play.slip.not'),
        ),
      ),
    at.slipped && !wanted && h('p', { key: 'done', class: 'note' }, at.slipped),
    slips.length === 0 && h('p', { key: 'none', class: 'note' }, t(reason())),
    slips.length > 0 && list('now', slips),
    list('later', later(slips)),
  );
}

/** Mistakes that are not possible at the moment. */
const later = slips =>
  (at.felt?.mistakes ?? []).filter(one => !slips.some(slip => slip.case === one.case));

function list(when, slips) {
  return h(
    'section',
    { key: when },
    h('h2', { class: 'pane-title' }, t(`play.slips.${when}`)),
    h(
      'ul',
      { class: 'slips' },
      slips.map(slip =>
        h(
          'li',
          { key: key(slip) },
          h(
            'button',
            { type: 'button', class: 'slip', disabled: at.play.dealing, onclick: () => ask(slip) },
            h(
              'span',
              { class: 'slip-head' },
              slip.seat && h('strong', null, t(`seat.${slip.seat}`)),
              slip.article && h('span', { class: 'tag' }, t('article', slip.article)),
              h('span', { class: 'tag' }, slip.case),
            ),
            h('span', null, say(slip.says)),
          ),
        ),
      ),
    ),
  );
}

function reason() {
  if (at.play.dealing) return 'play.slips.dealing';
  if (at.play.paused) return 'play.slips.paused';
  if (at.state?.hand?.owed?.length > 0) return 'play.slips.owed';
  if (at.play.misunderstood.length > 0) return 'play.slips.wrong';
  return 'play.slips.busy';
}
