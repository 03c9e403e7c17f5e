// Form fields of orders: a choice, a number, cards selected by tapping.

import { cardName } from '../cards.js';
import { h } from '../dom.js';
import { meldName, player, players, t } from '../texts.js';
import { at } from './store.js';

export const SEATS = ['N', 'E', 'S', 'W'];
const SUITS = [['S', '♠'], ['H', '♥'], ['D', '♦'], ['C', '♣']];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** A choice as large buttons. `options` are [{value, text, more}]. */
export function oneOf(legend, name, options, value, take) {
  return h('fieldset', { key: name, class: 'one-of' },
    h('legend', {}, legend),
    h('div', { class: 'options' }, options.map(option =>
      h('label', { key: option.value, class: 'option' },
        h('input', { type: 'radio', name, value: option.value, checked: option.value === value, onchange: () => take(option.value) }),
        h('span', {}, option.text, option.more && h('small', {}, option.more))))));
}

export function seat(value, take, legend = t('console.seat'), none = null) {
  const options = SEATS.map(one => ({ value: one, text: t(`seat.${one}`), more: at.state.match.names?.[one] && player(one, at.state.match) }));
  if (none) options.unshift({ value: '', text: none });
  return oneOf(legend, 'seat', options, value, take);
}

export function line(value, take, legend = t('console.line')) {
  return oneOf(legend, 'line', ['NS', 'EW'].map(one => ({ value: one, text: t(`line.${one}`), more: pair(one) })), value, take);
}

function pair(which) {
  const names = at.state.match;
  return [...which].some(one => names.names?.[one]) ? players([...which], names, ', ') : null;
}

export function meld(value, take) {
  const melds = ['NS', 'EW'].flatMap(one => at.state.hand?.melds?.[one] ?? []);
  return oneOf(t('console.meld'), 'meld', melds.map(one => ({ value: one.id, text: meldName(one.id), more: short(one.cards) })), value, take);
}

function short(cards) {
  const shown = cards.map(one => faceText(one.card));
  return shown.length > 5 ? `${shown.slice(0, 2).join(' ')} … ${shown.at(-1)}` : shown.join(' ');
}

export function number(label, name, value, take, more = {}) {
  return h('label', { key: name, class: 'field' }, h('span', {}, label),
    h('input', { name, inputmode: 'text', autocomplete: 'off', value, oninput: event => take(event.target.value), ...more }));
}

/** An integer as people type it, or null. */
export function whole(text) {
  const typed = String(text ?? '').trim().replace('−', '-');
  return /^[-+]?\d{1,5}$/.test(typed) ? Number(typed) : null;
}

/** Shows 10S and TS as 10♠. */
export function faceText(card) {
  const suit = SUITS.find(([letter]) => card.length > 1 && card !== 'JK' && card.endsWith(letter));
  return suit ? card.slice(0, -1).replace('T', '10') + suit[1] : card;
}

/** A key for each card; tapping it adds the card. */
export function cardKeys(take) {
  const key = (card, extra = '') => h('button', { key: card, type: 'button', class: `card-key ${extra}`, 'aria-label': cardName(card), onclick: () => take(card) }, faceText(card));
  return h('div', { class: 'card-keys', role: 'group', 'aria-label': t('console.cards') },
    SUITS.map(([letter]) => h('div', { key: letter, class: `suit-row suit-${letter}` }, RANKS.map(rank => key(rank + letter)))),
    h('div', { key: 'others', class: 'suit-row' }, key('JK', 'wide'), key('??', 'wide')));
}
