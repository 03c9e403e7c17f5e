// Reports a case that no sensor detects: found by number, article or words, then filled in as its form requires.

import { h } from '../dom.js';
import { lang, say, t } from '../texts.js';
import { ask } from './api.js';
import { decide } from './decide.js';
import { meld, number, seat, whole } from './fields.js';
import { cardList, givePoints, thrown, waive } from './orders.js';
import { order } from './order.js';
import { at, changed } from './store.js';

export async function fetchCases() {
  if (at.cases) return;
  const answer = await ask('/api/cases');
  if (answer) changed({ cases: answer.cases });
}

export function cases() {
  const found = find(at.cases ?? [], at.sought);
  return [
    h('div', { key: 'quick', class: 'actions' },
      h('button', { type: 'button', class: 'button', onclick: waive }, t('console.waive')),
      h('button', { type: 'button', class: 'button', onclick: givePoints }, t('console.points')),
      h('button', { type: 'button', class: 'button', onclick: decide }, t('console.decide')),
      h('button', { type: 'button', class: 'button', onclick: thrown }, t('console.thrown'))),
    h('label', { key: 'search', class: 'field search' }, h('span', {}, t('console.cases.search')),
      h('input', { type: 'search', autocomplete: 'off', spellcheck: 'false', value: at.sought, placeholder: t('console.cases.hint'), oninput: event => changed({ sought: event.target.value }) })),
    h('p', { key: 'count', class: 'quiet', role: 'status' }, at.cases ? t('console.cases.count', found.length) : t('console.cases.fetch')),
    h('ul', { key: 'cases', class: 'cases' }, found.map(one => h('li', { key: one.case },
      h('button', { type: 'button', class: 'case-row', onclick: () => report(one) },
        h('span', { class: 'case' }, one.case),
        h('span', { class: 'case-says' }, say(one.says)),
        h('span', { class: 'quiet' }, one.article && t('console.article', one.article)))))),
  ];
}

/** Finds cases by "22", "22.1", "art. 22" or words, all of which must match. Matches by number come first. */
export function find(all, sought) {
  const words = plain(sought).replace(/\bart(icolo|icle|\.)?\s*/g, '').split(/\s+/).filter(Boolean);
  // Cases that only people can report come first; the table detects the others itself.
  if (!words.length) return [...all.filter(one => one.people), ...all.filter(one => !one.people)];
  const numbers = all.filter(one => words.every(word => one.case.toLowerCase().startsWith(word) || one.article?.toLowerCase() === word));
  const texts = all.filter(one => !numbers.includes(one) && words.every(word => plain(say(one.says)).includes(word)));
  return [...numbers, ...texts];
}

function plain(text) {
  return text.toLocaleLowerCase(lang()).normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** The form lists what a case needs, as in "arbiter 22.1 SEAT CARDS?"; a question mark means optional. */
function report(one) {
  const wants = one.form.split(/\s+/).slice(2).map(word => ({ what: word.replace('?', ''), optional: word.endsWith('?') }));
  const asks = what => wants.some(want => want.what === what);
  return order({
    title: 'console.report',
    size: asks('CARDS') ? 'large' : '',
    lead: () => `${one.case} · ${say(one.says)}`,
    preview: true,
    why: 'wanted',
    go: 'console.report.do',
    fields: (values, set) => [
      asks('SEAT') && seat(values.SEAT, value => set({ SEAT: value }), t('console.report.seat')),
      asks('MELD') && meld(values.MELD, value => set({ MELD: value })),
      asks('MINUTES') && number(t('console.minutes'), 'minutes', values.minutes, minutes => set({ minutes }), { inputmode: 'numeric' }),
      asks('CARDS') && cardList(values, set),
    ],
    make: values => {
      const parts = wants.map(want => part(want, values));
      return parts.includes(null) ? null : { do: 'report', line: ['arbiter', one.case, ...parts.filter(Boolean)].join(' ') };
    },
  }, { cards: [], minutes: '' });
}

/** The value for one word of the form; null if it is missing. */
function part({ what, optional }, values) {
  const minutes = whole(values.minutes);
  const said = {
    SEAT: values.SEAT, MELD: values.MELD, CARDS: values.cards.join(' '), MINUTES: minutes > 0 ? `${minutes}m` : '',
  }[what];
  return said || (optional ? '' : null);
}
