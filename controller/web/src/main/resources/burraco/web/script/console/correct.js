// Corrects a line of the record: replaces it, inserts another one before or after it, or strikes it.

import { told } from '../acts.js';
import { t } from '../texts.js';
import { compose } from './compose.js';
import { oneOf } from './fields.js';
import { order } from './order.js';
import { acts } from './store.js';

const HOW = ['replace', 'before', 'after', 'strike'];

export function correct(act, how = 'replace') {
  return order({
    title: 'console.correct',
    size: 'large',
    preview: true,
    why: true,
    go: 'console.correct.do',
    lead: () => t('console.correct.lead', act.line, told(act)),
    fields: (values, set) => [
      oneOf(t('console.correct.how'), 'how', HOW.map(one => ({ value: one, text: t(`console.correct.${one}`) })), values.how, one => set({ how: one })),
      values.how !== 'strike' && compose(text(values), now => set(values.how === 'replace' ? { instead: now } : { more: now })),
    ],
    make: values => change(act, values.how, text(values).trim()),
  }, { how, instead: act.text, more: act.seat ? `${act.seat} ` : '' });
}

/** The text to replace the line is kept apart from the text to insert. */
function text(values) {
  return values.how === 'replace' ? values.instead : values.more;
}

/** Uses the line's current number, which may have changed while somebody was typing. */
function change(act, how, now) {
  const line = acts().find(one => one.id === act.id)?.line ?? act.line;
  const was = act.text;
  if (how === 'strike') return { do: 'strike', line, was };
  if (!now || (how === 'replace' && now === was)) return null;
  if (how === 'replace') return { do: 'replace', line, was, now };
  return { do: 'insert', line: how === 'before' ? line : line + 1, now };
}
