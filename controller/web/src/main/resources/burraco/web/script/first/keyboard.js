// A keyboard on the screen, for one that has no other: it comes when a field is touched with a finger, and goes when
// a real key is pressed. Keys never take the focus, so what is typed goes to the field that has it.

import { h, render } from '../dom.js';
import { t } from '../texts.js';

const LETTERS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SIGNS = ['1234567890', '!"#$%&\'()*', '+,-./:;<=>?', '@[\\]^_`{|}~'];

/** {draw, close} of a keyboard in an element, for the text fields of a form. */
export function keyboard(element, form) {
  let touched = false;
  let signs = false;
  let shift = false;
  let field = null;

  document.addEventListener('pointerdown', event => (touched = event.pointerType === 'touch'), true);
  document.addEventListener('keydown', event => {
    if (event.isTrusted) close();
  });
  form.addEventListener('focusin', event => attend(event.target));
  // A field that has the focus already does not get it again.
  form.addEventListener('click', event => attend(event.target));
  // Neither a finger nor a mouse takes the focus away from the field.
  for (const name of ['pointerdown', 'mousedown']) element.addEventListener(name, event => event.preventDefault());

  function attend(target) {
    if (!target.matches('input:not([type=radio])')) {
      if (target.matches('input, button')) close();
      return;
    }
    if (!touched) return;
    field = target;
    element.hidden = false;
    draw();
    document.documentElement.style.setProperty('--keyboard', `${element.offsetHeight}px`);
    field.scrollIntoView({ block: 'center' });
  }

  function close() {
    field = null;
    element.hidden = true;
    document.documentElement.style.removeProperty('--keyboard');
  }

  function put(text) {
    const { selectionStart: from, selectionEnd: to, value, maxLength } = field;
    if (maxLength >= 0 && value.length - (to - from) + text.length > maxLength) return;
    field.setRangeText(text, from, to, 'end');
    changed();
    shift = false;
    draw();
  }

  function erase() {
    const { selectionStart: from, selectionEnd: to } = field;
    field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end');
    changed();
  }

  function changed() {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function key(name, face, act, more = {}) {
    return h('button', { type: 'button', tabindex: '-1', key: name, class: `key ${more.wide ? 'wide' : ''}`, onclick: act, ...more.attributes }, face);
  }

  function draw() {
    if (!field) return;
    const rows = signs ? SIGNS : LETTERS;
    render(
      element,
      rows.map((row, number) =>
        h('div', { class: 'key-row', key: `${number}` },
          [...row].map(letter => {
            const face = shift ? letter.toUpperCase() : letter;
            return key(letter, face, () => put(face), { attributes: { translate: 'no' } });
          }))),
      h('div', { class: 'key-row', key: 'last' },
        key('shift', '⇧', () => ((shift = !shift), draw()), { wide: true, attributes: { 'aria-label': t('first.key.shift'), 'aria-pressed': shift, disabled: signs } }),
        key('signs', signs ? 'abc' : '#+=', () => ((signs = !signs), draw()), { wide: true, attributes: { 'aria-label': t(signs ? 'first.key.letters' : 'first.key.signs') } }),
        key('space', '␣', () => put(' '), { wide: true, attributes: { 'aria-label': t('first.key.space') } }),
        key('erase', '⌫', erase, { wide: true, attributes: { 'aria-label': t('first.key.erase') } }),
        key('done', '✓', close, { wide: true, attributes: { 'aria-label': t('first.key.done') } })),
    );
  }

  return { draw, close };
}
