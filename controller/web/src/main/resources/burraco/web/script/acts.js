// Acts as sentences.

import { say, t } from './texts.js';

/** The sentence for an act; without one, its line of the record. */
export const told = act => say(act.says ?? act.deals) || counted(act.text);

/** A line of the record with unseen cards replaced by their number. */
export function counted(text) {
  return text.replace(/\?\?(?: \?\?)*/g, all => t('cards.many', all.split(' ').length));
}
