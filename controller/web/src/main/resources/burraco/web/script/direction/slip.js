// Where results are typed from paper slips, by keyboard: table, points of the first side, points of the second side,
// each followed by Enter or the space bar. What was typed last stands below, with what became of it.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { points, say, t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { change } from './desk.js';
import { whole } from './form.js';
import { side, sideText } from './names.js';
import { doubt, read, victory } from './slip-check.js';
import { correctDialog } from './table-acts.js';
import { played } from './text.js';

const SHOWN = 8;
const FIELDS = ['table', 'first', 'second', 'written'];

const typed = blank();
const recent = [];
let hands = false;
let doubted = null;
let count = 0;

function blank() {
  return { table: '', first: '', second: '', written: '', parts: [] };
}

/** Begins a slip for a table. */
export function fill(table) {
  Object.assign(typed, blank(), { table: String(table) });
  doubted = null;
  changed();
  requestAnimationFrame(() => focus('first'));
}

export function slip() {
  const { round, finished } = at.state;
  if (!round || finished) return null;
  const one = round.tables.find(table => String(table.table) === typed.table.trim());
  return h('section', { key: 'slip', class: 'slip', 'aria-label': t('direction.slip') },
    h('form', { class: 'slip-form', autocomplete: 'off', onsubmit: event => (event.preventDefault(), enter()), onkeydown: keys },
      field('table', t('direction.slip.table'), { 'data-first': true }),
      field('first', one ? sideText(one.first) : t('direction.slip.first'), { class: 'of-first' }),
      field('second', one ? sideText(one.second) : t('direction.slip.second'), { class: 'of-second' }),
      field('written', t('direction.slip.written')),
      h('button', { type: 'submit', class: 'button main' }, t('direction.slip.do'))),
    h('button', { type: 'button', class: 'button', 'aria-expanded': hands, onclick: () => ((hands = !hands), changed()) }, t(parts())),
    hands && handRows(),
    h('div', { class: 'echo', role: 'status' }, echo(one)),
    doubted && question(),
    recent.length > 0 && h('ol', { class: 'recent', 'aria-label': t('direction.slip.recent') }, recent.map(last)));
}

function field(name, label, more = {}) {
  return h('label', { key: name, class: `field ${more.class ?? ''}` }, h('span', {}, label),
    h('input', {
      id: `slip-${name}`, name, inputmode: 'text', maxlength: 7, autocomplete: 'off', value: typed[name], 'data-first': more['data-first'],
      oninput: event => ((typed[name] = event.target.value), (doubted = null), changed()),
    }));
}

function handRows() {
  const many = Math.max(at.state.hands, typed.parts.length);
  return h('fieldset', { key: 'hands', class: 'hands' }, h('legend', {}, t(`${parts()}.legend`)),
    Array.from({ length: many }, (_, index) => h('div', { key: index, class: 'hand-row' }, h('span', { class: 'quiet' }, t('direction.slip.hand', index + 1)),
      [0, 1].map(which => h('input', {
        key: which, 'aria-label': t(which ? 'direction.slip.hand.second' : 'direction.slip.hand.first', index + 1), maxlength: 6, autocomplete: 'off',
        value: typed.parts[index]?.[which] ?? '',
        oninput: event => (part(index)[which] = event.target.value, (doubted = null), changed()),
      })))));
}

/** A slip has the points of each hand, a team's those of each table. */
function parts() {
  return at.state.field === 'teams' ? 'direction.slip.tables' : 'direction.slip.hands';
}

function part(index) {
  while (typed.parts.length <= index) typed.parts.push(['', '']);
  return typed.parts[index];
}

/** Who sits there, and what the points would be. */
function echo(one) {
  if (typed.table.trim() === '') return h('p', { class: 'quiet' }, t('direction.slip.hint'));
  if (!one) return h('p', { class: 'warning' }, icon('warn'), h('span', {}, t('direction.slip.no-table', typed.table)));
  const { first, second } = read(typed);
  const won = first !== null && second !== null ? victory(first - second, at.state.bands) : null;
  return h('p', { class: 'echo-line' },
    h('span', { class: won && won[0] > won[1] ? 'is-winner' : '' }, side(one.first)),
    h('strong', { class: 'number' }, won ? `${won[0]} – ${won[1]}` : '–'),
    h('span', { class: won && won[1] > won[0] ? 'is-winner' : '' }, side(one.second)));
}

/** Enter and the space bar go on to the next field; Enter behind the second side's points sends the slip. */
function keys(event) {
  const here = FIELDS.indexOf(event.target.name);
  if (here < 0 || event.isComposing) return;
  const next = event.key === ' ' || event.key === 'Enter' && here < 2;
  if (!next) return;
  event.preventDefault();
  if (event.target.value.trim() !== '' || event.key === ' ') focus(FIELDS[Math.min(here + 1, FIELDS.length - 1)]);
}

function focus(name) {
  const input = document.getElementById(`slip-${name}`);
  input?.focus();
  input?.select();
}

function enter() {
  const one = at.state.round.tables.find(table => String(table.table) === typed.table.trim());
  const slip = read(typed);
  if (!one) return focus('table');
  if (slip.first === null || slip.parts === null) return focus('first');
  if (slip.second === null) return focus('second');
  doubted = doubt(slip, whole(typed.written), one, at.state.bands);
  if (doubted) {
    changed();
    requestAnimationFrame(() => document.querySelector('.doubt .button')?.focus());
    return;
  }
  send(one, slip);
}

function send(one, slip) {
  const kept = { ...typed, parts: typed.parts.map(row => [...row]) };
  const entry = { key: ++count, table: one.table, first: slip.first, second: slip.second, one, kept, state: 'sent', says: null };
  recent.unshift(entry);
  recent.length = Math.min(recent.length, SHOWN);
  again();
  change(`result round ${at.state.round.round} table ${one.table} ${played(slip.first, slip.second, slip.parts)}`, true).then(answer => {
    entry.state = answer.done ? 'done' : 'refused';
    entry.says = answer.done ? null : answer.refused;
    changed(answer.done ? {} : { refused: answer.refused });
  });
}

/** An empty form, ready for the next slip. */
function again() {
  Object.assign(typed, blank());
  doubted = null;
  changed();
  focus('table');
}

function question() {
  const one = at.state.round.tables.find(table => String(table.table) === typed.table.trim());
  if (!one) return null;
  const { kind, to, had, points: right } = doubted;
  const slip = read(typed);
  const acts = {
    sum: [['direction.doubt.sum.take', () => take(to)]],
    swapped: [['direction.doubt.swapped.take', () => take(to)]],
    points: [],
    fives: [],
    there: [['direction.doubt.there.take', again]],
    reversed: [['direction.doubt.correct', () => correct(one, slip, 'swapped')]],
    other: [['direction.doubt.correct', () => correct(one, slip, 'transcription')]],
  }[kind];
  return h('div', { key: 'doubt', class: 'doubt', role: 'alert' },
    h('p', { class: 'warning' }, icon('warn'), h('span', {}, said(kind, slip, to, had, right))),
    h('div', { class: 'actions' },
      acts.map(([key, act]) => h('button', { key, type: 'button', class: 'button main', onclick: act }, t(key))),
      h('button', { key: 'back', type: 'button', class: 'button', onclick: back }, t('direction.doubt.back'))));
}

function said(kind, slip, to, had, right) {
  const both = pair => `${points(pair[0])} : ${points(pair[1])}`;
  if (kind === 'sum') return t('direction.doubt.sum', both(to), both([slip.first, slip.second]));
  if (kind === 'swapped') return t('direction.doubt.swapped', both(to));
  if (kind === 'points') return t('direction.doubt.points', `${right[0]} – ${right[1]}`);
  if (kind === 'reversed') return t('direction.doubt.reversed', both(had));
  if (kind === 'other') return had ? t('direction.doubt.other', both(had)) : t('direction.doubt.decided');
  return t(`direction.doubt.${kind}`);
}

function back() {
  doubted = null;
  changed();
  focus('first');
}

/** The slip with these totals, if nothing else is in doubt. */
function take([first, second]) {
  Object.assign(typed, { first: String(first), second: String(second) });
  enter();
}

async function correct(one, slip, ground) {
  if (await correctDialog(one, at.state.round.round, { first: slip.first, second: slip.second, parts: slip.parts, ground })) again();
}

function last(entry) {
  return h('li', { key: entry.key, class: `is-${entry.state}` },
    h('span', { class: 'no number' }, String(entry.table)),
    h('span', { class: 'pairing' }, side(entry.one.first), ' – ', side(entry.one.second)),
    h('strong', { class: 'number' }, `${points(entry.first)} : ${points(entry.second)}`),
    entry.state === 'done' && icon('tick'),
    entry.state === 'refused' && h('span', { class: 'sentence' }, entry.says === 'silent' || !entry.says ? t('direction.silent') : say(entry.says)),
    entry.state === 'refused' && h('button', { type: 'button', class: 'button', onclick: () => retype(entry) }, t('direction.slip.again')));
}

function retype(entry) {
  recent.splice(recent.indexOf(entry), 1);
  Object.assign(typed, entry.kept);
  changed();
  focus('first');
}
