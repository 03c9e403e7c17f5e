// Decisions that the code leaves to the arbiter, composed by tapping.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { meld, oneOf, seat } from './fields.js';
import { order } from './order.js';
import { cardList } from './orders.js';

/** What each decision needs; a question mark means optional. */
const NEEDS = {
  penalize: ['SEAT', 'CARDS'],
  freeze: ['MELD', 'UNTIL?'],
  negative: ['MELD', 'CARDS'],
  bar: ['SEAT', 'MELD?', 'CARDS?'],
  reopen: [],
};

export const decide = () => order({
  title: 'console.decide', lead: ({ what }) => t(what ? `console.decide.${what}.lead` : 'console.decide.lead'), preview: true, why: 'wanted',
  go: 'console.decide.do', size: 'large', fields,
  make: values => {
    const text = line(values);
    return text ? { do: 'decide', line: text } : null;
  },
}, { what: '', seat: '', meld: '', until: '', cards: [] });

function fields(values, set) {
  const asks = word => NEEDS[values.what]?.some(need => need.replace('?', '') === word);
  const kinds = Object.keys(NEEDS).map(what => ({ value: what, text: t(`console.decide.${what}`) }));
  return [
    oneOf(t('console.decide.what'), 'what', kinds, values.what, what => set({ what })),
    asks('SEAT') && h('div', { key: 'who' }, seat(values.seat, one => set({ seat: one }))),
    asks('MELD') && h('div', { key: 'where' }, meld(values.meld, one => set({ meld: values.meld === one ? '' : one }))),
    values.what === 'bar' && values.meld && h('button', { key: 'any', type: 'button', class: 'chip', onclick: () => set({ meld: '' }) }, t('console.decide.any-meld')),
    asks('UNTIL') && h('div', { key: 'until' }, oneOf(t('console.decide.until'), 'until', untils(), values.until, until => set({ until }))),
    asks('CARDS') && cardList(values, set),
  ];
}

function untils() {
  return [{ value: '', text: t('console.decide.for-good') }, ...['N', 'E', 'S', 'W'].map(one => ({ value: one, text: t(`seat.${one}`) }))];
}

/** The line of the hand record; null while something is missing. */
export function line({ what, seat: who, meld: which, until, cards }) {
  const needs = NEEDS[what];
  if (!needs) return null;
  const said = { SEAT: who, MELD: which, UNTIL: until && `until ${until}`, CARDS: cards.join(' ') };
  const parts = needs.map(need => said[need.replace('?', '')] || (need.endsWith('?') ? '' : null));
  const nothingBarred = what === 'bar' && !which && !cards.length;
  return parts.includes(null) || nothingBarred ? null : ['arbiter', what, ...parts.filter(Boolean)].join(' ');
}
