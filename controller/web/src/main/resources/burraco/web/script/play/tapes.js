// Captures of the last hands: to download, or to be judged again by a fresh table.

import { told } from '../acts.js';
import { h, render } from '../dom.js';
import { lang, say, t } from '../texts.js';
import { ask } from './api.js';
import { at, changed } from './store.js';
import { toast } from './tell.js';

export function drawTapes(element) {
  const tapes = [...at.play.tapes].reverse();
  render(
    element,
    h('p', { key: 'what', class: 'muted' }, t('play.tapes.what')),
    tapes.length === 0 && h('p', { key: 'none', class: 'note' }, t('play.tapes.none')),
    h(
      'ul',
      { key: 'list', class: 'tapes' },
      tapes.map((tape, index) =>
        h(
          'li',
          { key: tape.number, class: 'tape' },
          h(
            'p',
            null,
            h('strong', null, t('play.tape', tape.number)),
            ' ',
            h(
              'span',
              { class: 'muted' },
              t(
                'play.tape.of',
                t(`seat.${tape.dealer}`),
                length(tape.length),
                tape.readings.toLocaleString(lang()),
              ),
            ),
          ),
          h(
            'p',
            { class: 'row' },
            h(
              'a',
              {
                class: 'button',
                href: `/api/play/capture?hand=${tape.number}`,
                download: `hand-${tape.number}.readings.jsonl`,
              },
              t('play.tape.keep'),
            ),
            h(
              'button',
              {
                type: 'button',
                class: 'button',
                disabled: at.judging === tape.number,
                onclick: () => judge(tape.number, index === 0),
              },
              t(at.judging === tape.number ? 'play.tape.judging' : 'play.tape.judge'),
            ),
          ),
        ),
      ),
    ),
  );
}

function length(millis) {
  const seconds = Math.round(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

async function judge(number, live) {
  changed({ judging: number });
  try {
    const [again, record] = await Promise.all([
      ask(`/api/play/judged?hand=${number}`),
      live ? ask('/api/record') : null,
    ]);
    changed({ judging: null });
    show(number, again.acts, record?.acts ?? null);
  } catch (wrong) {
    changed({ judging: null });
    toast(wrong.message || t('play.silent'));
  }
}

const words = act => `${act.text} ${act.rulings.map(ruling => ruling.case).join(' ')}`;

/** Aligns both lists so that equal acts share a row, by their longest common subsequence. */
function beside(one, other) {
  const common = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      common[i][j] =
        words(one[i]) === words(other[j])
          ? common[i + 1][j + 1] + 1
          : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const rows = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && words(one[i]) === words(other[j]))
      rows.push([one[i++], other[j++]]);
    else if (j < other.length && (i >= one.length || common[i][j + 1] > common[i + 1][j]))
      rows.push([null, other[j++]]);
    else rows.push([one[i++], null]);
  }
  return rows;
}

function show(number, again, live) {
  const dialog = document.getElementById('judged');
  // The acts of the deal have no sentences and are left out.
  const played = acts => acts.filter(act => act.says);
  const rows = live ? beside(played(live), played(again)) : played(again).map(act => [null, act]);
  const differ = live ? rows.filter(([one, other]) => !one || !other).length : 0;
  render(
    dialog,
    h(
      'header',
      { class: 'dialog-head' },
      h('h2', { id: 'judged-title' }, t('play.judged', number)),
      h(
        'button',
        { type: 'button', class: 'button', onclick: () => dialog.close() },
        t('play.close'),
      ),
    ),
    live &&
      h(
        'p',
        { class: differ ? 'note warn' : 'note' },
        t(differ ? 'play.judged.differ' : 'play.judged.same', differ),
      ),
    h(
      'div',
      { class: 'dialog-body', tabindex: 0, role: 'region', 'aria-labelledby': 'judged-title' },
      h(
        'table',
        { class: 'judged' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            live && h('th', { scope: 'col' }, t('play.judged.live')),
            h('th', { scope: 'col' }, t('play.judged.again')),
          ),
        ),
        h(
          'tbody',
          null,
          rows.map(([one, other], index) =>
            h(
              'tr',
              { key: index, class: live && (!one || !other) ? 'differs' : '' },
              live && h('td', null, cell(one)),
              h('td', null, cell(other)),
            ),
          ),
        ),
      ),
    ),
  );
  dialog.showModal();
}

function cell(act) {
  if (!act) return h('span', { class: 'muted' }, '–');
  return [
    h('span', null, told(act)),
    act.rulings.map(ruling =>
      h('p', { class: 'ruling' }, h('span', { class: 'tag' }, ruling.case), ' ', say(ruling.says)),
    ),
  ];
}
