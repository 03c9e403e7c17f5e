// Results: where they are typed, who is missing, and what every table has. Rounds that are over can be looked up and
// corrected.

import { h } from '../dom.js';
import { icon } from '../icons.js';
import { points, t } from '../texts.js';
import { at, changed } from '../console/store.js';
import { round as fetchRound } from './desk.js';
import { side } from './names.js';
import { fill, slip } from './slip.js';
import { tableDialog } from './table-acts.js';

const SHOWN = 200;

let openOnly = false;
let many = SHOWN;
let earlier = null;
let fetched = null;

export function results() {
  const { round } = at.state;
  if (!round) return h('p', { key: 'none', class: 'nothing' }, t('direction.results.none'));
  const shown = earlier && earlier < round.round ? past(earlier) : round;
  return [
    shown === round && slip(),
    h('section', { key: 'list', class: 'results' },
      h('div', { class: 'results-head' },
        h('h2', {}, t('direction.results.of', earlier ?? round.round)),
        round.round > 1 && h('label', { class: 'field' }, h('span', {}, t('direction.of-round')),
          h('select', { value: String(earlier ?? round.round), onchange: event => look(Number(event.target.value)) },
            Array.from({ length: round.round }, (_, index) => h('option', { key: index, value: String(index + 1), selected: index + 1 === (earlier ?? round.round) }, String(index + 1))))),
        shown === round && round.missing > 0 && h('button', { type: 'button', class: 'chip', 'aria-pressed': openOnly, onclick: () => ((openOnly = !openOnly), changed()) }, t('direction.results.open', round.missing))),
      shown
        ? rows(shown)
        : h('p', { class: 'nothing' }, '…')),
  ];
}

function rows(shown) {
  const wanted = openOnly && shown.missing > 0 ? shown.tables.filter(one => one.slip.open) : shown.tables;
  return [
    h('ol', { key: 'rows', class: 'rows result-rows' }, wanted.slice(0, many).map(one => row(one, shown.round))),
    wanted.length > many && h('button', { key: 'more', type: 'button', class: 'button', onclick: () => ((many += 500), changed()) }, t('direction.show-more', wanted.length - many))];
}

function row(one, round) {
  return h('li', { key: one.table, class: one.slip.open ? 'is-open' : '' },
    h('button', { type: 'button', class: 'row', onclick: () => tableDialog(one, round, fill) },
      h('span', { class: 'no number' }, String(one.table), one.group && h('small', {}, ` ${one.group}`)),
      h('span', { class: 'pairing' }, side(one.first), ' – ', side(one.second)),
      h('span', { class: 'had' }, outcome(one)),
      h('span', { class: 'marks' }, marks(one.slip))));
}

function outcome(one) {
  const { open, points: had, victoryPoints, cause, each } = one.slip;
  if (open) return h('span', { class: 'missing' }, t('direction.results.missing'));
  if (Object.keys(each ?? {}).length > 0) return [partners(one.first, victoryPoints[0], each), partners(one.second, victoryPoints[1], each)];
  return [
    had && h('span', { key: 'mp', class: 'number' }, `${points(had[0])} : ${points(had[1])}`),
    cause && h('span', { key: 'cause', class: 'quiet' }, cause),
    h('strong', { key: 'vp', class: 'number' }, `${victoryPoints[0]} – ${victoryPoints[1]}`)];
}

/** Of two partners one may have come late, or left, and the other not. */
function partners(numbers, points, each) {
  return numbers.map(number => h('span', { key: number, class: 'partner' }, h('span', { class: 'no number' }, String(number)), ' ',
    h('strong', { class: 'number' }, String(each[number]?.victoryPoints ?? points)), ' ', each[number] && h('span', { class: 'quiet' }, each[number].cause)));
}

function marks({ lateFirst, lateSecond, countersigned }) {
  return [
    lateFirst > 0 && h('span', { key: 'first', class: 'tag' }, t('direction.late.first', lateFirst)),
    lateSecond > 0 && h('span', { key: 'second', class: 'tag' }, t('direction.late.second', lateSecond)),
    countersigned && h('span', { key: 'signed', class: 'tag' }, icon('tick'), t('direction.countersigned'))];
}

/** A round before is fetched when somebody looks at it, and again when something has changed. */
function past(number) {
  const key = `${number} ${at.state.version} ${document.documentElement.lang}`;
  if (fetched?.key !== key) {
    const had = fetched?.number === number ? fetched.round : null;
    fetched = { key, number, round: had };
    fetchRound(number).then(round => {
      if (fetched.key !== key || !round) return;
      fetched.round = round;
      changed();
    });
  }
  return fetched.round;
}

function look(number) {
  earlier = number === at.state.round.round ? null : number;
  changed();
}
