// The tabs. Alt and the number of a tab opens it (in Firefox Alt, Shift and the number).

import { h, render } from '../dom.js';
import { keep } from '../settings.js';
import { t } from '../texts.js';
import { at, changed } from '../console/store.js';

export const TABS = ['entries', 'draft', 'results', 'ranking', 'prints'];

export function drawTabs(list) {
  render(list, TABS.map((name, index) => h('button', {
    key: name, type: 'button', role: 'tab', id: `tab-${name}`, class: `tab tab-${name}`, 'aria-controls': 'panel', accesskey: String(index + 1),
    'aria-selected': at.tab === name, tabindex: at.tab === name ? 0 : -1, onclick: () => go(name), onkeydown: walk,
  }, t(`direction.tab.${name}`), badge(name))));
}

let byArrows = false;

/** Whether the tab was reached with the arrows. */
export function walking() {
  return byArrows;
}

export function go(tab, arrows = false) {
  byArrows = arrows;
  keep('direction.tab', tab);
  changed({ tab });
  document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function badge(name) {
  const { state } = at;
  const many = { entries: state.entries.length, results: state.round?.missing ?? 0 }[name] ?? 0;
  return many > 0 && h('span', { class: name === 'results' ? 'badge is-urgent' : 'badge' }, String(many));
}

function walk(event) {
  const tabs = [...event.currentTarget.parentElement.children];
  const here = tabs.indexOf(event.currentTarget);
  const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  go(TABS[tabs.indexOf(next)], true);
  next.focus();
}
