// Where results are typed from paper slips, by keyboard: table, points of the first side, points of the second side,
// each followed by Enter or the space bar. It draws itself, so that a key does not draw the whole page.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { points, t } from '../texts.js';
import { at } from '../console/store.js';
import { whole } from './form.js';
import { side, sideText } from './names.js';
import { doubt, read, victory } from './slip-check.js';
import { recentSlips, send } from './slips-sent.js';
import { correctDialog } from './table-acts.js';

const FIELDS = ['table', 'first', 'second', 'written'];

const typed = blank();
let hands = false;
let doubted = null;
let place = null;

function blank() {
  return { table: '', first: '', second: '', written: '', parts: [] };
}

/** Begins a slip for a table. */
export function fill(table) {
  begin({ ...blank(), table: String(table) }, 'first');
}

/** Fills the form with what was typed of a slip, and goes to a field. */
function begin(values, field) {
  Object.assign(typed, values);
  doubted = null;
  draw();
  focus(field);
}

export function slip() {
  if (!at.state.round || at.state.finished) return null;
  requestAnimationFrame(draw);
  return h('section', { key: 'slip', class: 'slip', 'aria-label': t('direction.slip'), own: true, mount: element => ((place = element), draw()) });
}

function draw() {
  if (!place || !at.state.round) return;
  const one = tableTyped();
  render(place,
    h('form', { class: 'slip-form', autocomplete: 'off', onsubmit: event => (event.preventDefault(), enter()), onkeydown: keys },
      field('table', t('direction.slip.table'), { 'data-first': true, inputmode: 'numeric' }),
      field('first', one ? sideText(one.first) : t('direction.slip.first')),
      field('second', one ? sideText(one.second) : t('direction.slip.second')),
      field('written', t('direction.slip.written'), { inputmode: 'numeric' }),
      h('button', { type: 'submit', class: 'button main' }, t('direction.slip.do'))),
    h('button', { type: 'button', class: 'button', 'aria-expanded': hands, onclick: () => ((hands = !hands), draw()) }, t(partsLabel())),
    hands && handRows(),
    h('div', { class: 'echo', role: 'status' }, echo(one)),
    doubted && question(one),
    recentSlips(entry => begin({ ...entry.typed }, 'first')));
}

function tableTyped() {
  return at.state.round.tables.find(table => String(table.table) === typed.table.trim());
}

function field(name, label, more = {}) {
  return h('label', { key: name, class: 'field' }, h('span', { title: label }, label),
    h('input', {
      id: `slip-${name}`, name, maxlength: 7, autocomplete: 'off', value: typed[name], 'aria-invalid': doubted?.fields?.includes(name) ?? false,
      oninput: event => retyped(() => (typed[name] = event.target.value)), ...more,
    }));
}

function retyped(take) {
  take();
  doubted = null;
  draw();
}

function handRows() {
  const many = Math.max(at.state.hands, typed.parts.length);
  return h('fieldset', { key: 'hands', class: 'hands' }, h('legend', {}, t(`${partsLabel()}.legend`)),
    Array.from({ length: many }, (_, index) => h('div', { key: index, class: 'hand-row' }, h('span', { class: 'quiet' }, t('direction.slip.part', index + 1)),
      [0, 1].map(which => h('input', {
        key: which, 'aria-label': `${t('direction.slip.part', index + 1)}, ${t(which ? 'direction.slip.second' : 'direction.slip.first')}`, maxlength: 6, autocomplete: 'off',
        value: typed.parts[index]?.[which] ?? '', oninput: event => retyped(() => (part(index)[which] = event.target.value)),
      })))));
}

/** A slip has the points of each hand, a team's those of each table. */
function partsLabel() {
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
  const one = tableTyped();
  const slip = read(typed);
  if (!one) return focus('table');
  if (slip.first === null && slip.unclear.length === 0) return focus('first');
  if (slip.second === null && slip.unclear.length === 0) return focus('second');
  doubted = doubt(slip, whole(typed.written), one, at.state.bands);
  if (!doubted) {
    send(one, slip, { ...typed, parts: typed.parts.map(row => [...row]) }, draw);
    return begin(blank(), 'table');
  }
  draw();
  // A hasty Enter looks again; it never accepts.
  place.querySelector('.doubt .back')?.focus();
}

function question(one) {
  if (!one) return null;
  const { kind, to } = doubted;
  const slip = read(typed);
  const act = {
    sum: ['direction.doubt.sum.take', () => take(to)],
    swapped: ['direction.doubt.swapped.take', () => take(to)],
    reversed: ['direction.doubt.swapped.take', () => take(to, true)],
    points: ['direction.doubt.points.take', () => ((typed.written = ''), enter())],
    there: ['direction.doubt.there.take', () => begin(blank(), 'table')],
    turned: ['direction.doubt.correct', () => correct(one, slip, 'swapped')],
    other: ['direction.doubt.correct', () => correct(one, slip, 'transcription')],
    awarded: ['direction.doubt.correct', () => correct(one, slip, 'arbiter')],
    abandoned: ['direction.doubt.correct', () => correct(one, slip, 'arbiter')],
  }[kind];
  return h('div', { key: 'doubt', class: 'doubt', role: 'alert' },
    h('p', { class: 'warning' }, icon('warn'), h('span', {}, said(slip))),
    h('div', { class: 'actions' },
      h('button', { key: 'back', type: 'button', class: 'button back', onclick: back }, t('direction.doubt.back')),
      act && h('button', { key: act[0], type: 'button', class: 'button', onclick: act[1] }, t(act[0]))));
}

function said(slip) {
  const { kind, to, had, points: right } = doubted;
  const both = pair => `${points(pair[0])} : ${points(pair[1])}`;
  if (kind === 'sum') return t('direction.doubt.sum', both(to), both([slip.first, slip.second]));
  if (kind === 'swapped' || kind === 'reversed') return t('direction.doubt.swapped', both(to));
  if (kind === 'points') return t('direction.doubt.points', `${right[0]} – ${right[1]}`);
  if (kind === 'turned' || kind === 'other') return t(`direction.doubt.${kind}`, both(had));
  return t(`direction.doubt.${kind}`);
}

function back() {
  const wrong = doubted.fields?.find(name => FIELDS.includes(name)) ?? 'first';
  doubted = null;
  draw();
  focus(wrong);
}

/**
 * The slip with these totals, if nothing else is in doubt.
 *
 * @param hands whether the points of the hands stand in each other's place as well
 */
function take([first, second], hands = false) {
  Object.assign(typed, { first: String(first), second: String(second) });
  if (hands) typed.parts = typed.parts.map(([one, other]) => [other, one]);
  enter();
}

async function correct(one, slip, ground) {
  if (await correctDialog(one, at.state.round.round, { first: slip.first, second: slip.second, parts: slip.parts, ground })) begin(blank(), 'table');
}
