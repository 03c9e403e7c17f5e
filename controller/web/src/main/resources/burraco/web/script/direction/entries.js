// Who has entered: the desk before the tournament, latecomers afterwards, and the list with what can be done for each.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { change, enterList } from './desk.js';
import { entryDialog } from './entry-acts.js';
import { choice, input, whole } from './form.js';
import { matches } from './names.js';
import { described } from './text.js';

const form = blank();
let sought = '';
let shownRows = 200;

function blank() {
  return { players: [], name: '', club: '', number: '', table: '', now: 'next', more: false };
}

export function entries() {
  const { state } = at;
  const found = state.entries.filter(one => matches(one, sought));
  return [
    !state.finished && h('section', { key: 'enter', class: 'enter', 'aria-label': t('direction.enter') }, entryForm(state), list(state)),
    h('section', { key: 'list', class: 'entered' },
      h('label', { class: 'field search' }, h('span', {}, t('direction.search')),
        h('input', { type: 'search', value: sought, autocomplete: 'off', oninput: event => ((sought = event.target.value), (shownRows = 200), changed()) })),
      state.entries.length === 0
        ? h('p', { class: 'nothing' }, t('direction.entries.none'))
        : h('ul', { class: 'rows' }, found.slice(0, shownRows).map(row)),
      found.length > shownRows && h('button', { type: 'button', class: 'button', onclick: () => ((shownRows += 500), changed()) }, t('direction.show-more', found.length - shownRows))),
  ];
}

function entryForm(state) {
  const late = state.round !== undefined;
  const several = state.field !== 'individuals';
  return h('form', { key: 'form', class: 'entry-form', autocomplete: 'off', onsubmit: event => (event.preventDefault(), enter(event.currentTarget)) },
    h('h2', {}, t(late ? 'direction.admit' : 'direction.enter')),
    state.field === 'teams' && input(form, 'name', t('direction.team'), changed, { 'data-first': true }),
    Array.from({ length: state.players }, (_, index) => h('label', { key: `player-${index}`, class: 'field' },
      h('span', {}, several ? t('direction.player', index + 1) : t('direction.player.only')),
      h('input', {
        name: `player-${index}`, maxlength: 60, autocomplete: 'off', 'data-first': index === 0 && state.field !== 'teams',
        value: form.players[index] ?? '', oninput: event => ((form.players[index] = event.target.value), changed()),
      }))),
    h('label', { key: 'club', class: 'field' }, h('span', {}, t('direction.club')),
      h('input', { name: 'club', maxlength: 60, list: 'clubs', value: form.club, oninput: event => ((form.club = event.target.value), changed()) })),
    h('datalist', { key: 'clubs', id: 'clubs' }, [...new Set(state.entries.map(one => one.club).filter(Boolean))].map(club => h('option', { key: club, value: club }))),
    form.more && [
      input(form, 'number', t('direction.own-number', nextNumber(state)), changed, { inputmode: 'numeric' }),
      input(form, 'table', t('direction.keeps-table'), changed, { inputmode: 'numeric' }),
    ],
    late && choice(form, 'now', t('direction.admit.when'), [
      { value: 'next', text: t('direction.admit.next') }, { value: 'now', text: t('direction.admit.now') }], changed),
    h('div', { key: 'foot', class: 'actions' },
      h('button', { type: 'submit', class: 'button main' }, t('direction.enter.do', whole(form.number) ?? nextNumber(state))),
      h('button', { type: 'button', class: 'button', 'aria-expanded': form.more, onclick: () => ((form.more = !form.more), changed()) }, t('direction.more-fields'))));
}

function nextNumber(state) {
  return 1 + Math.max(0, ...state.entries.map(one => one.number));
}

async function enter(element) {
  const { state } = at;
  const number = whole(form.number) ?? nextNumber(state);
  const said = described({ players: form.players, name: form.name, club: form.club, table: whole(form.table) });
  const answer = await change(state.round ? `admit ${number} ${form.now} ${said}` : `enter ${number} ${said}`);
  if (!answer.done) return;
  Object.assign(form, blank(), { more: form.more });
  changed();
  requestAnimationFrame(() => element.querySelector('[data-first]')?.focus());
}

/** A list that a spreadsheet has saved, chosen or dropped here. */
function list(state) {
  if (state.round) return null;
  return h('label', {
    key: 'file', class: 'drop', ondragover: event => event.preventDefault(),
    ondrop: event => (event.preventDefault(), fromFile(event.dataTransfer.files[0])),
  },
    h('span', {}, t('direction.from-file')),
    h('input', { type: 'file', accept: '.csv,.txt,text/csv', onchange: event => (fromFile(event.target.files[0]), (event.target.value = '')) }));
}

function fromFile(file) {
  if (file) enterList(file);
}

function row(one) {
  return h('li', { key: one.number, class: one.away ? 'is-away' : '' },
    h('button', { type: 'button', class: 'row', onclick: () => entryDialog(one.number) },
      h('span', { class: 'no number' }, String(one.number)),
      h('span', { class: 'who-is' }, h('bdi', {}, one.title), one.name && h('small', { class: 'quiet' }, ` ${one.players.join(', ')}`)),
      h('span', { class: 'club quiet' }, one.club),
      h('span', { class: 'marks' }, marks(one))));
}

export function marks(one) {
  return [
    one.away && h('span', { key: 'away', class: 'tag' }, t(`direction.away.${one.away}`)),
    one.awayFrom && h('span', { key: 'away-from', class: 'tag' }, t('direction.away-from', one.awayFrom)),
    one.from > 1 && h('span', { key: 'from', class: 'tag' }, t('direction.from', one.from)),
    one.table > 0 && h('span', { key: 'table', class: 'tag' }, t('direction.at-table', one.table)),
    one.warnings > 0 && h('span', { key: 'warned', class: 'tag is-warn' }, icon('warn'), t('direction.warned', one.warnings)),
    (one.victoryPoints !== 0 || one.matchPoints !== 0) && h('span', { key: 'off', class: 'tag is-warn' }, t('direction.off', one.victoryPoints, one.matchPoints)),
  ];
}
