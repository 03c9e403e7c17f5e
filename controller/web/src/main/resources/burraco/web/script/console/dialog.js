// Modal dialogs: drawn like everything else, closed with Esc, after which the focus returns to where it was.

import { h, render } from '../dom.js';
import { onLang, t } from '../texts.js';
import { icon } from '../icons.js';

const open = new Set();
let count = 0;

onLang(() => open.forEach(redraw => redraw()));

/**
 * Shows what `view(dialog)` draws below a title, and resolves to the value given to dialog.close(…), or null if it
 * was dismissed. `dialog.redraw()` draws it again.
 */
export function dialog({ title, size = '', view }) {
  const before = document.activeElement;
  const element = document.createElement('dialog');
  const heading = `dialog-${++count}`;
  element.className = `sheet ${size}`;
  element.setAttribute('aria-labelledby', heading);
  return new Promise(resolve => {
    let answer = null;
    const it = { element, redraw, close };
    function redraw() {
      render(element,
        h('header', { class: 'sheet-head' },
          h('h2', { id: heading, tabindex: -1 }, title()),
          h('button', { type: 'button', class: 'close', 'aria-label': t('console.leave'), title: t('console.leave'), onclick: () => close(null) },
            h('span', { 'aria-hidden': 'true' }, '×'))),
        view(it));
    }
    function close(value) {
      answer = value;
      element.close();
    }
    element.addEventListener('close', () => {
      open.delete(redraw);
      element.remove();
      back(before);
      resolve(answer);
    });
    open.add(redraw);
    document.body.append(element);
    redraw();
    element.showModal();
    // The close button must not have the focus, or a hasty key press would close the dialog.
    if (!element.querySelector('[autofocus]:not(:disabled)')) element.querySelector('h2').focus();
  });
}

function back(before) {
  if (before?.isConnected) before.focus();
  land();
}

/** If the focused button is gone, the focus moves to the selected tab. */
export function land() {
  if (document.activeElement === document.body) document.querySelector('[role="tab"][aria-selected="true"]')?.focus();
}

export function warning(text) {
  return text && h('p', { class: 'warning', role: 'alert' }, icon('warn'), h('span', {}, text));
}
