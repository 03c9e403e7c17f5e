// Composes a line of the hand record by typing or tapping: seat, act, meld, cards.

import { h } from '../dom.js';
import { meldName, t } from '../texts.js';
import { cardKeys, SEATS } from './fields.js';
import { at } from './store.js';

const VERBS = ['draw', 'pickup', 'open', 'tie', 'discard', 'pozzetto', 'takeback', 'putback', 'lay', 'merge', 'expose', 'show', 'cannot', 'look'];
const WITH_MELD = new Set(['tie', 'takeback', 'merge']);
const WITH_CARDS = new Set(['draw', 'pickup', 'open', 'tie', 'discard', 'takeback', 'lay', 'expose', 'show']);
const BACK_TO = ['stock', 'pile', 'pozzetto'];

export function compose(text, take) {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const verb = words[1];
  const key = (word, label, how, on) => h('button', { key: word, type: 'button', class: 'chip', 'aria-pressed': on, onclick: () => take(how(word)) }, label);
  const replace = index => word => [...words.slice(0, index), word, ...words.slice(index + 1)].join(' ');
  const start = word => [words[0] ?? 'N', word].join(' ');
  const add = word => [...words, word].join(' ');
  return h('div', { class: 'compose' },
    h('label', { class: 'field' }, h('span', {}, t('console.line-text')),
      h('span', { class: 'with-key' },
        h('input', { name: 'now', class: 'record-text', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', value: text, placeholder: 'E tie EW1 7H', oninput: event => take(event.target.value) }),
        h('button', { type: 'button', class: 'chip', 'aria-label': t('console.rub-out'), title: t('console.rub-out'), disabled: !words.length, onclick: () => take(words.slice(0, -1).join(' ')) }, '⌫'))),
    h('div', { class: 'chips', role: 'group', 'aria-label': t('console.seat') },
      SEATS.map(one => key(one, t(`seat.${one}`), replace(0), words[0] === one))),
    h('div', { class: 'chips', role: 'group', 'aria-label': t('console.verb') },
      VERBS.map(one => key(one, t(`verb.${one}`), start, verb === one))),
    WITH_MELD.has(verb) && h('div', { class: 'chips', role: 'group', 'aria-label': t('console.meld') },
      ['NS', 'EW'].flatMap(one => at.state.hand?.melds?.[one] ?? []).map(one => key(one.id, meldName(one.id), add, words.includes(one.id))),
      verb === 'takeback' && key('discard', t('verb.the-discard'), add, words.includes('discard'))),
    verb === 'putback' && h('div', { class: 'chips', role: 'group', 'aria-label': t('verb.putback') },
      BACK_TO.map(one => key(one, t(`verb.${one}-place`), replace(2), words[2] === one))),
    WITH_CARDS.has(verb) && cardKeys(card => take(add(card))));
}
