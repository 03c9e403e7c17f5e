// An act for people, and beside it, where somebody has switched that on, as the record has it.

import { h } from '../dom.js';
import { say } from '../texts.js';

export const sentence = act => say(act.says ?? act.deals) || act.text;

/** Whether it is to be seen is a switch of the page (settings.js). */
export const notation = act => h('code', { key: 'notation', class: 'as-recorded' }, act.text);
