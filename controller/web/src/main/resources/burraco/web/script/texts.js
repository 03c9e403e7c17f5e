// What people read, in Italian and English.
//
//   t('table.pile', 3)      a label, its {0} {1} filled in; for a 1 'x.one', where there is one
//   say({it, en})           what the table itself said
//   tell('play.owed', player('N', match))   parts of a line with people's names among them
//   meldName('EW2')         what a meld is called
//   addWords(it, en)        a page's own labels (words/console-it.js …), before it draws
//   onLang(draw)            again when the language changes
//   translate(root)         fills the markup: data-t="key" is a text, data-t-label="key" an aria-label
//
// Markup is written in Italian, so that something is there before the scripts are. The language is
// that of the address (?lang=en), else the one chosen last, else Italian.

import { h } from './dom.js';
import it from './words/it.js';
import en from './words/en.js';

const words = { it: { ...it }, en: { ...en } };
const listeners = new Set();

export function addWords(italian, english) {
  Object.assign(words.it, italian);
  Object.assign(words.en, english);
}

export function lang() {
  return document.documentElement.lang === 'en' ? 'en' : 'it';
}

export function setLang(language) {
  document.documentElement.lang = language;
  try {
    localStorage.setItem('burraco.lang', language);
  } catch {
    // A browser that keeps nothing still speaks it until the page is left.
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
  const one = parts[0] === 1 ? words[lang()][`${key}.one`] : undefined;
  const text = one ?? words[lang()][key];
  if (text === undefined) return `[${key}]`;
  return text.replace(/\{(\d)\}/g, (all, index) => parts[index] ?? all);
}

export function say(sentence) {
  return sentence ? (sentence[lang()] ?? sentence.it ?? '') : '';
}

/** A number as people write it: 1.250 or 1,250, and a true minus. */
export function points(number) {
  if (number === null || number === undefined) return '–';
  const digits = String(Math.abs(number)).replace(/\B(?=(\d{3})+$)/g, lang() === 'it' ? '.' : ',');
  return number < 0 ? `−${digits}` : digits;
}

/**
 * The same where names come into it: parts of a line, each name as an element of its own, so that
 * one written from right to left turns nothing around it.
 */
export function tell(key, ...parts) {
  return t(key)
    .split(/(\{\d\})/)
    .map(part => (/^\{\d\}$/.test(part) ? (parts[part[1]] ?? part) : part));
}

/** What somebody is called, as an element of its own. */
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

/** For what cannot hold an element: an attribute, a title. */
export function seatName(seat, match) {
  return match?.names?.[seat] || t(`seat.${seat}`);
}

/** What a meld is called: EW2 is EO2 in Italian, though not in the record. */
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
