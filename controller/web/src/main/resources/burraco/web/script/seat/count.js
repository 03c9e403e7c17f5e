// The score of a finished hand: players enter what is left in fans that the table has not seen, and each line
// confirms.

import { h, render } from '../dom.js';
import { countTable } from '../counts.js';
import { t } from '../texts.js';
import { waiting } from '../unconfirmed.js';

const STEPS = [-50, -5, 5, 50];
const MOST = 1080;
const typed = new Map();

/** The score shown for confirmation: confirming refers to these points only. */
export function shownPoints(state) {
  const { match, hand } = waiting(state) ?? {};
  return hand && hand.ns !== null && hand.ew !== null
    ? { match: match.number, hand: hand.hand, ns: hand.ns, ew: hand.ew }
    : {};
}

/** `lines` may be confirmed here; `own` comes first, if given. `wish` receives the order and its line. */
export function drawCount(section, state, { lines, own, wish }) {
  const found = waiting(state);
  section.hidden = !found;
  if (!found) return;
  const { match, hand } = found;
  const order = own === 'EW' ? ['EW', 'NS'] : ['NS', 'EW'];
  render(
    section,
    countTable(hand.counts, {
      caption: t('seat.page.hand', match.number, hand.hand),
      totals: { ns: hand.ns, ew: hand.ew },
    }),
    !hand.entered && order.filter(line => hand.unseen.includes(line)).map(line => left(line, match, hand, wish)),
    hand.ns !== null && hand.ew !== null && lines.map(line => confirm(line, state, hand, wish)),
  );
}

/** Value of the remaining cards, in steps large enough for a thumb. */
function left(line, match, hand, wish) {
  const key = `${match.number}/${hand.hand}/${line}`;
  const known = hand.counts[line.toLowerCase()].hand;
  const value = typed.get(key) ?? (known === null || known === undefined ? 0 : -known);
  const set = next => {
    typed.set(key, Math.max(0, Math.min(MOST, next)));
    document.dispatchEvent(new Event('counted'));
  };
  return h(
    'form',
    {
      key,
      class: `left ${line.toLowerCase()}`,
      onsubmit: event => {
        event.preventDefault();
        typed.delete(key);
        wish({ do: 'left', match: match.number, hand: hand.hand, line, points: value }, line);
      },
    },
    h('h3', {}, t('seat.page.left', t(`line.${line}`))),
    h('p', {}, t(isPozzettoCounted(hand.counts[line.toLowerCase()]) ? 'seat.page.left.is' : 'seat.page.left.both')),
    h(
      'div',
      { class: 'dial' },
      STEPS.slice(0, 2).map(step => stepper(step, value, set)),
      h('output', { key: 'value', class: 'number', 'aria-live': 'polite' }, String(value)),
      STEPS.slice(2).map(step => stepper(step, value, set)),
    ),
    h('button', { type: 'submit', class: 'button main' }, t('seat.page.left.do')),
  );
}

/** Points entered include those of an unplayed pozzetto, which then counts 0. */
function isPozzettoCounted({ pozzetto }) {
  return Boolean(pozzetto);
}

function stepper(step, value, set) {
  return h(
    'button',
    { key: step, type: 'button', class: 'button', onclick: () => set(value + step) },
    step > 0 ? `+${step}` : `−${-step}`,
  );
}

/** Confirms the hand and points shown, whatever else the table is asking. */
function confirm(line, state, hand, wish) {
  return hand.confirmed.includes(line)
    ? h('p', { key: `c${line}`, class: `good ${line.toLowerCase()}` }, '✓ ', t('seat.page.confirmed', t(`line.${line}`)))
    : h(
        'button',
        {
          key: `c${line}`,
          type: 'button',
          class: `button main wide ${line.toLowerCase()}`,
          onclick: () => wish({ do: 'confirm', ...shownPoints(state) }, line),
        },
        t('seat.page.confirm', t(`line.${line}`)),
      );
}
