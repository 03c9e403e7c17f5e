// The match: scores of its hands, confirmations, players.

import { h } from '../dom.js';
import { standing } from '../standing.js';
import { named, points, t, tell } from '../texts.js';
import { number, oneOf, whole } from './fields.js';
import { names } from './members.js';
import { order } from './order.js';
import { phones } from './phones.js';
import { at } from './store.js';

const ROWS = ['burrachi', 'closing', 'melds', 'pozzetto', 'hand', 'penalized', 'arbiter'];
const GROUNDS = ['SUM', 'COPIED', 'SWAPPED'];

export function score() {
  const { match, before, hand } = at.state;
  return [
    before && h('section', { key: 'before' }, h('h3', {}, t('match.over', before.number)), table(before), before === standing(at.state) && outcome(before)),
    h('section', { key: 'match' }, h('h3', {}, t('match', match.number)), table(match, hand?.counting), match === standing(at.state) && outcome(match)),
    at.arbiter && phones(),
    h('p', { key: 'sheet' }, h('a', { class: 'button', href: '/sheet', target: '_blank' }, t('console.sheet'))),
    h('section', { key: 'event' }, h('h3', {}, t('console.event')), h('ul', { class: 'names' }, [match, before].filter(Boolean).map(belongs))),
    names(),
  ];
}

function belongs(match) {
  const is = [match.table && tell('table', named(match.table)), match.tournament ? named(match.tournament) : t('console.event.none'), match.round && tell('sheet.round', named(match.round))].filter(Boolean)
    .flatMap((one, index) => (index ? [' · ', one] : [one]));
  return h('li', { key: match.number },
    h('span', { class: 'quiet' }, t('match', match.number)), h('strong', {}, is),
    h('button', { type: 'button', class: 'button', 'aria-label': t('console.event.of', match.number), onclick: () => assign(match) }, t('console.event.change')));
}

function assign(match) {
  const field = (name, most, values, set) => h('label', { key: name, class: 'field' }, h('span', {}, t(`console.event.${name}`)),
    h('input', { name, maxlength: most, autocomplete: 'off', value: values[name], autofocus: name === 'tournament', oninput: event => set({ [name]: event.target.value }) }));
  return order({
    title: 'console.event', lead: () => t('console.event.lead', match.number), go: 'console.event.do',
    fields: (values, set) => [field('tournament', 60, values, set), field('round', 40, values, set)],
    make: values => ({ do: 'belongs', match: match.number, tournament: values.tournament.trim(), round: values.round.trim() }),
  }, { tournament: match.tournament, round: match.round });
}

/** Includes the finished hand whose cards still lie on the table. */
function table(match, counting) {
  const hands = counting ? [...match.played, counting] : match.played;
  if (!hands.length) return h('p', { class: 'quiet' }, t('console.score.none'));
  return h('table', { class: 'figures scores' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col', class: 'text' }, t('console.hand')), h('th', { scope: 'col' }, t('line.NS')), h('th', { scope: 'col' }, t('line.EW')), h('td', {}))),
    h('tbody', {}, hands.map(hand => h('tr', { key: hand.hand },
      h('th', { scope: 'row' }, String(hand.hand), h('small', {}, t(`seat.${hand.dealer}`))),
      ['NS', 'EW'].map(which => h('td', { key: which }, cell(match, hand, which))),
      h('td', {}, h('button', { type: 'button', class: 'button', 'aria-label': t('console.score.of', hand.hand), onclick: () => enter(match, hand) }, t(isConfirmed(hand) ? 'console.amend' : 'console.score')))))),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('total')), h('td', {}, points(match.ns)), h('td', {}, points(match.ew)), h('td', {}))));
}

function cell(match, hand, which) {
  const confirmed = hand.confirmed.includes(which);
  const total = hand[which.toLowerCase()];
  return [
    h('span', { class: 'score number' }, points(total)),
    hand.entered && h('small', {}, t('console.score.entered')),
    confirmed
      ? h('small', { class: 'good' }, '✓ ', t('count.confirmed'))
      : total !== null && h('button', { type: 'button', class: 'button', onclick: () => confirm(match, hand, which) }, t('console.confirm')),
  ];
}

function outcome(match) {
  const vp = match.vp ?? match.stake;
  return vp && h('p', { class: 'outcome' }, t(match.vp ? 'console.vp' : 'console.stake'), ' ', h('strong', { class: 'number' }, `${vp.ns} – ${vp.ew}`));
}

const isConfirmed = hand => hand.confirmed.length === 2;

function confirm(match, hand, which) {
  return order({
    title: 'console.confirm', go: 'console.confirm.do', why: true, make: () => ({ do: 'confirm', match: match.number, hand: hand.hand, line: which, ns: hand.ns, ew: hand.ew }),
    lead: () => t('console.confirm.lead', t(`line.${which}`), match.number, hand.hand, points(hand.ns), points(hand.ew)),
  });
}

/** Until both lines have confirmed a score it may be set freely; afterwards only for a reason that art. 19 names. */
export function enter(match, hand) {
  const after = isConfirmed(hand);
  return order({
    title: after ? 'console.amend.title' : 'console.score.title',
    lead: () => t(after ? 'console.amend.lead' : 'console.score.lead', match.number, hand.hand),
    why: !after && 'wanted',
    go: after ? 'console.amend.do' : 'console.score.do',
    fields: (values, set) => [
      counted(hand.counts),
      h('div', { key: 'both', class: 'pair' }, ['ns', 'ew'].map(one => number(t(`line.${one.toUpperCase()}`), one, values[one], value => set({ [one]: value })))),
      after && oneOf(t('console.ground'), 'ground', GROUNDS.map(one => ({ value: one, text: t(`console.ground.${one}`) })), values.ground, ground =>
        set(ground === 'SWAPPED' ? { ground, ns: String(hand.ew), ew: String(hand.ns) } : { ground })),
    ],
    make: values => {
      const ns = whole(values.ns);
      const ew = whole(values.ew);
      if (ns === null || ew === null || (after && !values.ground)) return null;
      const which = { match: match.number, hand: hand.hand };
      return after ? { do: 'amend', ...which, ns, ew, ground: values.ground } : { do: 'score', ...which, ns, ew };
    },
  }, { ns: hand.ns === null ? '' : String(hand.ns), ew: hand.ew === null ? '' : String(hand.ew) });
}

/** The table's own count, for comparison. */
function counted(counts) {
  const rows = ROWS.filter(row => counts?.ns?.[row] || counts?.ew?.[row]);
  return rows.length > 0 && h('table', { key: 'counted', class: 'figures' },
    h('caption', {}, t('console.score.table')),
    h('thead', {}, h('tr', {}, h('td', {}), h('th', { scope: 'col' }, t('line.NS')), h('th', { scope: 'col' }, t('line.EW')))),
    h('tbody', {}, [...rows, 'total'].map(row => h('tr', { key: row }, h('th', { scope: 'row' }, t(`count.${row}`)),
      h('td', {}, points(counts.ns?.[row])), h('td', {}, points(counts.ew?.[row]))))));
}
