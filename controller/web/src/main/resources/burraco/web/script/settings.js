// Preferences of this browser: language, theme, four-colour suits, record notation beside sentences.
// Kept in localStorage under burraco.*
//
//   switches(element, ['lang', 'theme', 'suits', 'notation'])    draws their buttons
//   setting('speech'), keep('speech', 'on')          other preferences of a page
//
// They take effect at once through attributes of <html>: lang, data-theme, data-suits, data-notation.

import { h, render } from './dom.js';
import { onLang, raw, setLang, t } from './texts.js';
import { icon } from './icons.js';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

export function setting(name) {
  try {
    return localStorage.getItem(`burraco.${name}`);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`burraco.${name}`, value);
  } catch {
    // The preference then lasts until the page is left.
  }
}

export function isDark() {
  return root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches;
}

const BUTTONS = {
  lang: () =>
    button(
      'lang',
      raw('switch.lang.short'),
      `${raw('switch.lang.short')} · ${t('switch.lang')}`,
      undefined,
      () => setLang(raw('switch.lang.to')),
    ),
  theme: () =>
    button(
      'theme',
      icon(isDark() ? 'sun' : 'moon'),
      t(isDark() ? 'switch.bright' : 'switch.dark'),
      undefined,
      () => {
        root.dataset.theme = isDark() ? 'bright' : 'dark';
        keep('theme', root.dataset.theme);
      },
    ),
  suits: () =>
    button('suits', icon('suits'), t('switch.suits'), root.dataset.suits === 'four', () => {
      if (root.dataset.suits === 'four') delete root.dataset.suits;
      else root.dataset.suits = 'four';
      keep('suits', root.dataset.suits ?? 'two');
    }),
  notation: () =>
    button('notation', icon('lines'), t('switch.notation'), root.dataset.notation === 'on', () => {
      if (root.dataset.notation) delete root.dataset.notation;
      else root.dataset.notation = 'on';
      keep('notation', root.dataset.notation ?? 'off');
    }),
};

/** Further buttons are [{key, face, label, pressed or expanded, act}]; the key is also a class. */
export function switches(element, names, more = () => []) {
  const draw = () =>
    render(
      element,
      names.map(name => BUTTONS[name]()),
      more().map(one => button(one.key, one.face, one.label, one.pressed, one.act, one.expanded)),
    );
  element.addEventListener('click', () => setTimeout(draw));
  onLang(draw);
  dark.addEventListener('change', draw);
  draw();
  return draw;
}

function button(key, face, label, pressed, act, expanded) {
  return h(
    'button',
    {
      key,
      type: 'button',
      class: `switch ${key}`,
      'aria-label': label,
      title: label,
      'aria-pressed': pressed,
      'aria-expanded': expanded,
      onclick: act,
    },
    face,
  );
}
