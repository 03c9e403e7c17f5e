// The tabs beside the table.

import { h, render } from '../dom.js';
import { t } from '../texts.js';
import { at, changed } from './store.js';

export const TABS = ['record', 'slips', 'tapes', 'help'];

export function drawTabs(element) {
  render(
    element,
    TABS.map(tab =>
      h(
        'button',
        {
          key: tab,
          id: `tab-${tab}`,
          type: 'button',
          role: 'tab',
          class: 'tab',
          'aria-selected': at.tab === tab,
          'aria-controls': 'panel',
          tabindex: at.tab === tab ? 0 : -1,
          onclick: () => changed({ tab }),
          onkeydown: event => step(event, tab),
        },
        t(`play.tab.${tab}`),
        tab === 'record' &&
          at.tab !== tab &&
          at.state?.hand?.owed?.length > 0 &&
          h('span', { class: 'badge', 'aria-label': t('ruling') }, '!'),
      ),
    ),
  );
}

function step(event, tab) {
  const off = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!off) return;
  const next = TABS[(TABS.indexOf(tab) + off + TABS.length) % TABS.length];
  changed({ tab: next });
  document.getElementById(`tab-${next}`).focus();
}
