// The open sessions of this table's console: since when and from where; and ending one, or all others.

import { h } from '../dom.js';
import { named, say, t } from '../texts.js';
import { ask, send } from './api.js';
import { dialog, warning } from './dialog.js';
import { clock } from './format.js';

export async function sessions() {
  const my = { list: null, trouble: null, busy: false };
  await dialog({
    title: () => t('console.sessions'),
    view: it => {
      if (!my.list && !my.busy) fetchList(it, my);
      return draw(it, my);
    },
  });
}

async function fetchList(it, my) {
  my.busy = true;
  take(it, my, { ok: await ask('/api/sessions') });
}

async function end(it, my, which) {
  if (my.busy) return;
  my.busy = true;
  it.redraw();
  take(it, my, await send('/api/sessions', { end: which }));
}

function take(it, my, answer) {
  my.busy = false;
  my.trouble = answer.ok ? null : say(answer.says) || t('console.silent');
  // It may have been ended elsewhere; the list is fetched again when the dialog is reopened.
  my.list = answer.ok?.sessions ?? my.list ?? [];
  if (it.element.isConnected) it.redraw();
}

function draw(it, my) {
  const list = my.list ?? [];
  const button = (key, label, does, more = {}) => h('button', { key, type: 'button', class: 'button', disabled: my.busy, onclick: does, ...more }, label);
  return h('div', { class: 'sheet-body' },
    h('p', { class: 'quiet' }, t('console.sessions.lead')),
    warning(my.trouble),
    h('ul', { class: 'names sessions' }, list.map(one => h('li', { key: one.id },
      h('strong', {}, named(one.name)),
      h('span', { class: 'quiet' }, t('console.sessions.since', clock(one.since), one.from), ' · ', t(one.own ? 'console.sessions.own' : 'console.sessions.shared')),
      one.mine
        ? h('span', { class: 'tag' }, t('console.sessions.mine'))
        : button('end', t('console.sessions.end'), () => end(it, my, one.id), { 'aria-label': t('console.sessions.end.of', one.name) })))),
    h('footer', { class: 'sheet-foot' },
      list.some(one => !one.mine) && button('others', t('console.sessions.others'), () => end(it, my, 'others')),
      button('leave', t('console.leave'), () => it.close(null), { autofocus: true })));
}
