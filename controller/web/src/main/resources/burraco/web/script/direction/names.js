// Who is who.

import { h } from '../dom.js';
import { named, t } from '../texts.js';
import { at } from '../console/store.js';

let of = null;
let byNumber = new Map();

export function entry(number) {
  if (of !== at.state.entries) {
    of = at.state.entries;
    byNumber = new Map(of.map(one => [one.number, one]));
  }
  return byNumber.get(number);
}

export function title(number) {
  return entry(number)?.title ?? t('direction.number', number);
}

/** The numbers and names of one side of a table. */
export function side(numbers) {
  return numbers.map((number, index) =>
    h('span', { key: number, class: 'name' }, index > 0 && h('span', { class: 'quiet' }, ' + '),
      h('span', { class: 'no number' }, String(number)), ' ', named(title(number))));
}

/** For attributes, which cannot contain elements. */
export function sideText(numbers) {
  return numbers.map(number => `${number} ${title(number)}`).join(' + ');
}

/** Whether typed letters are in a number, a name or a club. */
export function matches(one, typed) {
  const sought = plain(typed);
  return !sought || String(one.number) === sought || plain([one.title, ...one.players, one.club].join(' ')).includes(sought);
}

function plain(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
