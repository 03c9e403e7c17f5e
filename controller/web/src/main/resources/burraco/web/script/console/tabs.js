// The console's tabs. On a phone the record is one of them.

import { h, render } from '../dom.js';
import { t } from '../texts.js';
import { keep } from '../settings.js';
import { at, changed } from './store.js';
import { waiting } from './now.js';

export const TABS = ['record', 'now', 'times', 'cases', 'score', 'corrections', 'health'];

export function drawTabs(list) {
  render(list, TABS.map(name => h('button', {
    key: name, type: 'button', role: 'tab', id: `tab-${name}`, class: `tab tab-${name}`, 'aria-controls': name === 'record' ? 'record' : 'panel',
    'aria-selected': at.tab === name, tabindex: at.tab === name ? 0 : -1, onclick: () => go(name), onkeydown: walk,
  }, t(`console.tab.${name}`), badge(name))));
}

export function go(tab) {
  keep('console.tab', tab);
  changed({ tab });
  document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function badge(name) {
  const many = name === 'now' ? waiting() : name === 'corrections' ? at.record?.corrections.length ?? 0 : 0;
  return many > 0 && h('span', { class: name === 'now' ? 'badge is-urgent' : 'badge' }, String(many));
}

function walk(event) {
  const tabs = [...event.currentTarget.parentElement.children].filter(one => one.offsetParent);
  const here = tabs.indexOf(event.currentTarget);
  const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
