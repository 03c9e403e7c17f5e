// Text for people in the language of the page.
//
//   t('table.pile', 3)      a label with {0} {1} filled in; for the number 1 the key 'x.one', if there is one
//   say({it, en})           the page's language of a sentence from the table
//   tell('play.owed', player('N', match))   a label with people's names in it
//   raw('number.decimal')   a label that is not text for people
//   everywhere('silent')    a label in all languages, as the table sends its sentences
//   meldName('EW2')         the name of a meld
//   addWords(words)         labels of a single page (words/console.js …), added before it draws
//   onLang(draw)            redraws when the language changes
//   translate(root)         fills the markup: data-t="key" is a text, data-t-label="key" an aria-label
//
// The markup is in Italian, so that something is shown before the scripts run. The language is that of the
// address (?lang=en), else the one chosen last, else the first of words/base.js. ?lang=en-XA shows the
// pseudo-language of pseudo.js, which finds text that was not translated or does not fit.

import { h } from './dom.js';
import { isPseudo, pseudo } from './pseudo.js';
import base from './words/base.js';

const words = Object.fromEntries(Object.entries(base).map(([language, labels]) => [language, { ...labels }]));
const [DEFAULT] = Object.keys(words);
const listeners = new Set();

if (!isPseudo() && !Object.hasOwn(words, document.documentElement.lang)) document.documentElement.lang = DEFAULT;

export function addWords(more) {
  for (const [language, labels] of Object.entries(more)) Object.assign(words[language], labels);
}

/** The language of labels and sentences; for the pseudo-language the one that it is made from. */
export function lang() {
  return document.documentElement.lang.slice(0, 2);
}

export function setLang(language) {
  document.documentElement.lang = language;
  try {
    localStorage.setItem('burraco.lang', language);
  } catch {
    // The language then lasts until the page is left.
  }
  const asked = new URL(location.href);
  if (asked.searchParams.has('lang')) {
    asked.searchParams.set('lang', language);
    history.replaceState(null, '', asked);
  }
  translate();
  for (const listener of listeners) listener(language);
}

export function onLang(listener) {
  listeners.add(listener);
}

export function t(key, ...parts) {
  const one = parts[0] === 1 ? raw(`${key}.one`) : undefined;
  const text = one ?? raw(key);
  if (text === undefined) return `[${key}]`;
  return shown(text).replace(/\{(\d)\}/g, (all, index) => parts[index] ?? all);
}

export function raw(key) {
  return words[lang()][key];
}

export function everywhere(key) {
  return Object.fromEntries(Object.keys(words).map(language => [language, words[language][key]]));
}

export function say(sentence) {
  return sentence ? shown(sentence[lang()] ?? sentence[DEFAULT] ?? '') : '';
}

function shown(text) {
  return isPseudo() ? pseudo(text) : text;
}

/** A number as people write it: 1.250 or 1,250, with a real minus sign. */
export function points(number) {
  if (number === null || number === undefined) return '–';
  const digits = String(Math.abs(number)).replace(/\B(?=(\d{3})+$)/g, raw('number.thousands'));
  return number < 0 ? `−${digits}` : digits;
}

/**
 * A label with names in it, as a list of text and elements: each name is isolated, so that one written from right
 * to left does not affect the text around it.
 */
export function tell(key, ...parts) {
  return t(key)
    .split(/(\{\d\})/)
    .map(part => (/^\{\d\}$/.test(part) ? (parts[part[1]] ?? part) : part));
}

/** A person's name as an isolated element. */
export function named(name) {
  return h('bdi', {}, name);
}

export function player(seat, match) {
  return named(seatName(seat, match));
}

/** "Ada – Sara" */
export function players(seats, match, between = ' – ') {
  return seats.flatMap((seat, index) => (index ? [between, player(seat, match)] : player(seat, match)));
}

/** For attributes and titles, which cannot contain elements. */
export function seatName(seat, match) {
  return match?.names?.[seat] || t(`seat.${seat}`);
}

/** The name of a meld: EW2 is EO2 in Italian, but not in the record. */
export function meldName(id) {
  return t(`short.${id.slice(0, 2)}`) + id.slice(2);
}

export function translate(root = document) {
  for (const element of root.querySelectorAll('[data-t]'))
    element.textContent = t(element.dataset.t);
  for (const element of root.querySelectorAll('[data-t-label]')) {
    element.setAttribute('aria-label', t(element.dataset.tLabel));
  }
}

translate();
