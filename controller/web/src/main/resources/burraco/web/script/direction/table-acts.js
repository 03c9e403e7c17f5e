// What the direction can do at one table: lateness, the arbiter's signature, corrections, and results without a match.

import { h } from '../dom.js';
import { t } from '../texts.js';
import { dialog } from '../console/dialog.js';
import { at } from '../console/store.js';
import { choice, formDialog, input, whole } from './form.js';
import { sideText } from './names.js';
import { BY, played, why } from './text.js';

const GROUNDS = ['transcription', 'sum', 'swapped', 'arbiter'];

export async function tableDialog(one, round, fill) {
  const current = round === at.state.round.round;
  const result = one.slip.kind !== undefined;
  const acts = at.state.finished ? [] : [
    current && !result && 'result', result && 'correct', current && !result && 'abandoned', current && !result && 'awarded',
    current && 'late', current && !one.slip.countersigned && 'countersign'].filter(Boolean);
  const act = await dialog({
    title: () => t('direction.table', one.table),
    size: 'small',
    view: it => h('div', { class: 'sheet-body acts' },
      h('p', {}, sideText(one.first), h('br', {}), sideText(one.second)),
      h('p', { class: 'quiet sentence' }, one.why),
      acts.map((act, index) => h('button', { key: act, type: 'button', class: 'button', autofocus: index === 0, onclick: () => it.close(act) }, t(`direction.act.${act}`))),
      h('footer', { class: 'sheet-foot' }, h('button', { type: 'button', class: 'button', onclick: () => it.close(null) }, t('console.leave')))),
  });
  if (act === 'result') fill(one.table);
  else if (act === 'correct') correctDialog(one, round, {});
  else if (act) ACTS[act](one, round);
}

const ACTS = { late, countersign, abandoned, awarded };

function form(one, round, act, more) {
  return formDialog({
    title: () => `${t('direction.table', one.table)} · ${t(`direction.act.${act}`)}`,
    lead: () => `${sideText(one.first)} – ${sideText(one.second)}`, submit: () => t(`direction.act.${act}`),
    about: () => at.state.round.tables.find(table => table.table === one.table && round === at.state.round.round)?.slip, ...more,
  });
}

function place(one, round) {
  return `round ${round} table ${one.table}`;
}

function sides(one) {
  return [{ value: 'first', text: sideText(one.first) }, { value: 'second', text: sideText(one.second) }];
}

/** Article 19: what was delivered, what it should be, and why it may be changed. An arbiter may also give points. */
export function correctDialog(one, round, wished) {
  const had = one.slip.points;
  const wasPlayed = one.slip.kind === 'played';
  const values = {
    first: String(wished.first ?? had?.[0] ?? ''), second: String(wished.second ?? had?.[1] ?? ''),
    ground: wasPlayed ? wished.ground ?? 'transcription' : 'arbiter', how: wasPlayed || wished.first !== undefined ? 'played' : 'awarded', ...award(one),
  };
  return form(one, round, 'correct', {
    values,
    fields: (values, redraw) => [
      had && h('p', { key: 'had', class: 'quiet' }, t('direction.correct.had', had[0], had[1])),
      wasPlayed && choice(values, 'ground', t('direction.correct.ground'), GROUNDS.map(ground => ({ value: ground, text: t(`direction.ground.${ground}`) })), redraw),
      h('p', { key: 'means', class: 'quiet' }, t(`direction.ground.${values.ground}.means`)),
      values.ground === 'swapped' && h('label', { key: 'agreed', class: 'tick' },
        h('input', { type: 'checkbox', name: 'agreed', checked: values.agreed ?? false, onchange: event => ((values.agreed = event.target.checked), redraw()) }), h('span', {}, t('direction.correct.agreed'))),
      values.ground === 'arbiter' && choice(values, 'how', t('direction.correct.how'), ['played', 'awarded'].map(how => ({ value: how, text: t(`direction.correct.${how}`) })), redraw),
      isAward(values) ? awardFields(one, values, redraw) : [input(values, 'first', sideText(one.first), redraw), input(values, 'second', sideText(one.second), redraw)],
    ],
    reasons: ['direction.why.slip', 'direction.why.both-agree', 'direction.why.jury'],
    text: values => corrected(one, round, values, wished.parts ?? []),
  });
}

function isAward({ ground, how }) {
  return ground === 'arbiter' && how === 'awarded';
}

function corrected(one, round, values, parts) {
  const [first, second] = [whole(values.first), whole(values.second)];
  const result = isAward(values) ? awardText(values) : first === null || second === null ? null : played(first, second, sum(parts, first, second));
  const agreed = values.ground === 'swapped' && values.agreed;
  if (result === null || !values.why?.trim() || values.ground === 'swapped' && !agreed) return null;
  return `correct ${place(one, round)} ${result} ground ${values.ground}${agreed ? ' agreed' : ''} ${BY} ${why(values.why)}`;
}

/** Hands that do not add up to the totals any more are left out. */
function sum(parts, first, second) {
  const [one, other] = parts.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return one === first && other === second ? parts : [];
}

function late(one, round) {
  form(one, round, 'late', {
    values: { who: single(one) ? String(one.first[0]) : 'first', minutes: '' },
    fields: (values, redraw) => [
      choice(values, 'who', t('direction.late.who'), single(one) ? [...one.first, ...one.second].map(number => ({ value: String(number), text: sideText([number]) })) : sides(one), redraw),
      input(values, 'minutes', t('console.minutes'), redraw, { inputmode: 'numeric' }),
      h('p', { key: 'means', class: 'quiet' }, t('direction.late.means')),
    ],
    text: values => (whole(values.minutes) === null ? null : lateText(one, round, values.who, whole(values.minutes))),
  });
}

/** Of two partners for a round one may be late and the other not. */
function single(one) {
  return one.first.length > 1;
}

function lateText(one, round, who, minutes) {
  if (!single(one)) return `late ${place(one, round)} ${who} minutes ${minutes}`;
  return `late ${place(one, round)} ${one.first.includes(Number(who)) ? 'first' : 'second'} minutes ${minutes} of ${who}`;
}

function countersign(one, round) {
  form(one, round, 'countersign', {
    values: {},
    fields: () => h('p', { key: 'means' }, t('direction.countersign.means')),
    text: () => `countersign ${place(one, round)} ${BY}`,
  });
}

function abandoned(one, round) {
  form(one, round, 'abandoned', {
    values: { who: 'first', vp: '', mp: '' },
    fields: (values, redraw) => [
      choice(values, 'who', t('direction.abandoned.who'), [...sides(one), { value: 'both', text: t('direction.both') }], redraw),
      values.who !== 'both' && [
        h('p', { key: 'means', class: 'quiet' }, t('direction.abandoned.means')),
        input(values, 'vp', t('direction.abandoned.vp'), redraw), input(values, 'mp', t('direction.abandoned.mp'), redraw)],
    ],
    text: values => `result ${place(one, round)} abandoned ${values.who} earned ${whole(values.vp) ?? 0}/${whole(values.mp) ?? 0}`,
  });
}

function awarded(one, round) {
  form(one, round, 'awarded', {
    values: award(one),
    fields: (values, redraw) => awardFields(one, values, redraw),
    reasons: ['direction.why.jury', 'direction.why.arbiter'],
    text: values => {
      const given = awardText(values);
      return given === null || !values.why?.trim() ? null : `result ${place(one, round)} ${given} ${BY} ${why(values.why)}`;
    },
  });
}

/** Points as they count now, to begin with. */
function award({ slip }) {
  const [vp1, vp2] = slip.victoryPoints ?? ['', ''];
  const [mp1, mp2] = slip.matchPoints ?? ['', ''];
  return { vp1: String(vp1), mp1: String(mp1), vp2: String(vp2), mp2: String(mp2) };
}

function awardFields(one, values, redraw) {
  return [['1', one.first], ['2', one.second]].map(([which, numbers]) => h('fieldset', { key: which, class: 'two' },
    h('legend', {}, sideText(numbers)),
    input(values, `vp${which}`, t('direction.vp'), redraw), input(values, `mp${which}`, t('direction.mp'), redraw)));
}

function awardText(values) {
  const all = ['vp1', 'mp1', 'vp2', 'mp2'].map(name => whole(values[name]));
  return all.includes(null) ? null : `awarded ${all[0]}/${all[1]} ${all[2]}/${all[3]}`;
}
