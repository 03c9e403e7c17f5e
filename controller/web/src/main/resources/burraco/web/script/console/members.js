// Seats players from the club's member list, singly, as pairs or as teams of two; and asks whether names carry over
// to the next match.

import { h } from '../dom.js';
import { keep, setting } from '../settings.js';
import { named, players, say, t } from '../texts.js';
import { ask, send } from './api.js';
import { warning } from './dialog.js';
import { SEATS } from './fields.js';
import { somebody } from './login.js';
import { order } from './order.js';
import { at, changed } from './store.js';

const SHOWN = 12;
const PARTNER = { N: 'S', S: 'N', E: 'W', W: 'E' };
const BESIDE = { N: 'E', E: 'N', S: 'W', W: 'S' };
let known = { members: [], troubles: [], wrong: 0 };
let refused = null;

export function names() {
  const { match } = at.state;
  return h('section', { key: 'names' }, h('h3', {}, t('console.names')),
    again() || warning(notSeated(null)),
    h('ul', { class: 'names' }, SEATS.map(seat => h('li', { key: seat },
      h('span', { class: 'quiet' }, t(`seat.${seat}`)), h('strong', {}, match.names?.[seat] ? named(match.names[seat]) : '–'),
      h('button', { type: 'button', class: 'button', 'aria-label': t('console.name.of', t(`seat.${seat}`)), onclick: () => rename(seat) }, t('console.name.change'))))),
    at.arbiter && wrong());
}

function wrong() {
  return known.wrong > 0 && h('div', { class: 'members-wrong' },
    h('p', { class: 'quiet' }, t('console.members.wrong', known.wrong)),
    h('ul', { class: 'plain' }, known.troubles.map(one => h('li', { key: one.line, class: 'quiet' }, t('console.members.line', one.line), ' ', say(one.says)))));
}

async function rename(seat) {
  if (!(await somebody())) return;
  known = (await ask('/api/members')) ?? known;
  changed();
  let beside = null;
  const done = await order({
    title: 'console.name', lead: () => t('console.name.lead', t(`seat.${seat}`)), go: 'console.name.do',
    fields: (values, set, it) => [
      h('label', { key: 'name', class: 'field' }, h('span', {}, t('console.name.field')),
        h('input', { name: 'player', maxlength: 40, autocomplete: 'off', value: values.name, autofocus: true, oninput: event => set({ name: event.target.value, sought: event.target.value }) })),
      found(values.sought, seat, (name, partner) => {
        beside = partner;
        set({ name });
        it.element.querySelector('form').requestSubmit();
      }),
    ],
    make: values => ({ do: 'name', seat, name: values.name.trim() }),
  }, { name: at.state.match.names?.[seat] ?? '', sought: '' });
  if (done && beside) await seatOr(null, { [PARTNER[seat]]: beside });
}

/** Members whose words begin with what was typed and who have no seat yet; and units of two. */
function found(sought, seat, take) {
  if (!known.members.length) return null;
  const there = SEATS.filter(one => one !== seat).map(one => at.state.match.names?.[one]);
  const free = known.members.filter(one => !there.includes(one.name));
  const fitting = free.filter(one => fits(one, sought));
  const pairs = units(free).filter(two => two.some(one => fits(one, sought)));
  const chip = (key, text, more, does) => h('button', { key, type: 'button', class: 'chip', onclick: does }, text, more && h('small', {}, ' ', named(more)));
  return h('div', { key: 'members', class: 'members', role: 'group', 'aria-label': t('console.members') },
    pairs.length > 0 && h('div', { key: 'pairs', class: 'chips' }, pairs.slice(0, SHOWN).map(([one, other]) =>
      chip(`${one.name}/${other.name}`, [named(one.name), ' – ', named(other.name)], one.pair ? t('console.members.pair', one.pair) : one.team, () => take(one.name, other.name)))),
    h('div', { key: 'one', class: 'chips' }, fitting.slice(0, SHOWN).map((one, index) =>
      chip(`${one.name}${one.number}${index}`, named(one.name), [one.number, one.club, one.team].filter(Boolean).join(' · '), () => take(one.name, null)))),
    fitting.length > SHOWN && h('p', { key: 'more', class: 'quiet' }, t('console.members.more', fitting.length - SHOWN)),
    !fitting.length && h('p', { key: 'none', class: 'quiet' }, t('console.members.none')));
}

/** Two members of one pair, or a team of two. */
function units(members) {
  const groups = new Map();
  for (const one of members) {
    const key = one.pair ? `pair ${one.pair}` : one.team && `team ${one.team}`;
    if (key) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(group => group.length === 2);
}

const bare = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function fits(one, sought) {
  const words = bare(`${one.name} ${one.number} ${one.club} ${one.pair} ${one.team}`).split(/[\s'’]+/);
  return bare(sought).split(/[\s'’]+/).filter(Boolean).every(part => words.some(word => word.startsWith(part)));
}

// The next match

/** Asked once, before the first hand of every match but the first: do the same people play? */
export function again(heading = 'h4') {
  const { match, before, hand } = at.state;
  const due = before && !match.played.length && hand?.phase === 'deal' && SEATS.some(seat => match.names?.[seat]);
  // If the names differ from those of the previous match, another console has answered already.
  const same = SEATS.every(seat => (match.names?.[seat] ?? '') === (before?.names?.[seat] ?? ''));
  const trouble = notSeated('again');
  if (!due || (!same && !trouble) || setting('names.kept') === which()) return null;
  const kept = () => (keep('names.kept', which()), changed());
  const seated = async where => (await somebody()) && (await seatOr('again', where)) && kept();
  return h('div', { key: 'again', class: 'waits names-again' },
    h(heading, {}, t('console.again', match.number)),
    h('p', { class: 'quiet' }, players(SEATS, match, ' · ')),
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'button main', onclick: kept }, t('console.again.same')),
      h('button', { type: 'button', class: 'button', onclick: () => seated(Object.fromEntries(SEATS.map(seat => [seat, '']))) }, t('console.again.none')),
      same && h('button', { type: 'button', class: 'button', onclick: () => seated(Object.fromEntries(SEATS.map(seat => [BESIDE[seat], match.names?.[seat] ?? '']))) }, t('console.again.other'))),
    warning(trouble));
}

/** Identifies the match; numbers start again every evening. */
const which = () => `${at.state.epoch}/${at.state.match.number}`;

/** The reason why somebody could not be seated, while it concerns this match; `by` is the kind of change. */
function notSeated(by) {
  return refused?.by === by && refused.of === which() ? refused.says : null;
}

/** True if all were seated; otherwise the table's reason is kept to be shown. */
async function seatOr(by, where) {
  const of = which();
  const says = await seatAll(where);
  refused = says === null ? null : { by, of, says };
  changed(says === null ? { done: { text: t('console.done'), when: performance.now() } } : { done: null });
  return says === null;
}

/** Sends one order for each seat until one is refused; returns the reason, or null. */
async function seatAll(where) {
  for (const [seat, name] of Object.entries(where)) {
    if ((at.state.match.names?.[seat] ?? '') === name) continue;
    const answer = await send('/api/command', { do: 'name', seat, name });
    if (!answer.ok?.done) return answer.gone ? t('console.signed-out') : say(answer.ok?.says ?? answer.says) || t('console.silent');
  }
  return null;
}
