// Asks before something that other people notice at once and that one touch too many must not do.

import { h } from '../../dom.js';
import { t } from '../../texts.js';
import { dialog } from '../../console/dialog.js';

/** `what` is the label of the button that does it; resolves to whether somebody wants it. */
export async function sure(what, says) {
  return Boolean(await dialog({
    title: () => what,
    size: 'small',
    view: it => h('div', { class: 'sheet-body' },
      h('p', { class: 'lead' }, says),
      h('footer', { class: 'sheet-foot' },
        h('button', { type: 'button', class: 'button', autofocus: true, onclick: () => it.close(null) }, t('console.cancel')),
        h('button', { type: 'button', class: 'button main', onclick: () => it.close(true) }, what))),
  }));
}
