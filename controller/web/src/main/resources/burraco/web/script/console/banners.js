// Banners above everything (connection lost, not secured, not dated, troubles), then the situation of the table.

import { h, render } from '../dom.js';
import { icon } from '../icons.js';
import { say, t } from '../texts.js';
import { clock } from './format.js';
import { at } from './store.js';

const SHOWN = 3500;

export function drawBanners(element) {
  const { troubles, secured, dated, situations } = at.state;
  const notSecured = situations.find(one => one.which === 'NOT_SECURED');
  render(element,
    at.link.lost && banner('link', 'alarm', 'link', at.link.says ? say(at.link.says) : t('link.lost')),
    !secured && banner('secured', 'alarm', 'warn', notSecured ? say(notSecured.says) : t('console.unsecured')),
    dated === false && banner('dated', 'warn', 'warn', t('console.undated')),
    troubles.length > 0 && h('details', { key: 'troubles', class: 'banner warn' },
      h('summary', {}, icon('warn'), h('span', {}, t('console.troubles', troubles.length), ' ', h('strong', {}, troubles.map(one => say(one.named)).join(', ')))),
      h('ul', {}, troubles.map((one, index) => h('li', { key: index }, one.why ? `${say(one.named)}: ${say(one.why)}` : say(one.says), ' ', h('span', { class: 'quiet number' }, t('console.since', clock(at.state.now - one.since))))))));
}

function banner(key, kind, sign, text) {
  return h('p', { key, class: `banner ${kind}` }, icon(sign), h('span', {}, text));
}

/** The first situation that has no banner of its own. */
export function drawSituation(element) {
  const first = at.state.situations.filter(one => !['TROUBLE', 'NOT_SECURED'].includes(one.which))[0];
  element.dataset.which = first?.which ?? '';
  render(element, first ? say(first.says) : '');
}

/** The result of the last order, for a few seconds. */
export function drawDone(element) {
  const fresh = at.done && performance.now() - at.done.when < SHOWN;
  element.hidden = !fresh;
  render(element, fresh ? [icon('tick'), h('span', {}, at.done.text)] : []);
}

/** Tells new rulings to screen readers. */
export function announce(element) {
  const act = at.state.hand?.acts.find(one => one.id === at.state.news?.ruling);
  const revoked = at.state.news?.revoked;
  render(element, revoked ? say(revoked.says) : act ? act.rulings.map(one => `${t('case', one.case)}: ${say(one.says)}`).join(' ') : '');
}
