// Formats times and numbers for people.

import { raw } from '../texts.js';

/** A time or a span in milliseconds: 4:07, 1:12:05. */
export function clock(millis) {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Remaining time as a countdown, which shows 0:01 until it is over. */
export function left(millis) {
  return clock(Math.ceil(Math.max(0, millis) / 1000) * 1000);
}

/** A time of the machine's clock as a date: 27 nov 2026, 08:30. */
export function moment(iso) {
  return new Date(iso).toLocaleString(raw('speech.locale'), { dateStyle: 'medium', timeStyle: 'short' });
}

/** 1,4 s in Italian, 1.4 s in English. */
export function seconds(millis) {
  const text = (Math.max(0, millis) / 1000).toFixed(millis < 9950 ? 1 : 0);
  return `${text.replace('.', raw('number.decimal'))} s`;
}

/** 9,5 in Italian, 9.5 in English. */
export function decimal(number) {
  const text = Number(number).toFixed(1);
  return text.replace('.', raw('number.decimal'));
}
