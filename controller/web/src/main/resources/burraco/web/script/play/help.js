// The help tab: what to try first, how to move cards, and what the marks mean.

import { h, render } from '../dom.js';
import { keep } from '../settings.js';
import { t } from '../texts.js';
import { changed } from './store.js';

const STEPS = ['watch', 'sit', 'slip', 'pages'];
const HANDS = ['drag', 'tap', 'whole', 'keys'];

export function drawHelp(element) {
  render(
    element,
    h('h2', null, t('play.help.try')),
    h(
      'ol',
      { class: 'steps' },
      STEPS.map(step =>
        h(
          'li',
          { key: step },
          h('strong', null, t(`play.help.${step}`)),
          ' ',
          h('span', null, t(`play.help.${step}.how`)),
          step === 'pages' &&
            h(
              'p',
              { class: 'row' },
              link('/table', 'play.to.table'),
              link('/console', 'play.to.console'),
              link('/overlay', 'play.to.overlay'),
            ),
        ),
      ),
    ),
    h('h2', null, t('play.help.hands')),
    h(
      'ul',
      { class: 'hands' },
      HANDS.map(one => h('li', { key: one }, t(`play.help.${one}`))),
    ),
    h('h2', null, t('play.help.marks')),
    h(
      'ul',
      { class: 'hands' },
      ['wrong', 'heard', 'echo', 'lamps'].map(one => h('li', { key: one }, t(`play.help.${one}`))),
    ),
    h(
      'p',
      null,
      h('button', { type: 'button', class: 'button main', onclick: leave }, t('play.help.done')),
    ),
  );
}

const link = (to, words) => h('a', { href: to, target: '_blank', rel: 'noopener' }, t(words));

function leave() {
  keep('play.help', 'seen');
  changed({ tab: 'record' });
  document.getElementById('tab-record')?.focus();
}
