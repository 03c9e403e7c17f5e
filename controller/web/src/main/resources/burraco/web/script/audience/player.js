// Plays the segments of one table in one round: each is a file that never changes.
//
//   const player = play(key, table, round, (now, player) => draw(…))
//   player.pause(), player.go(), player.live(), player.seek(number), player.speed(4)
//
// `now` is what is to be seen: everything of the newest frame, the log of the hand, and when it was.

import { read } from './files.js';

/** How often it is asked what is new, near the end and elsewhere. */
const ASK = 3000;
const ASK_SELDOM = 15000;
/** Nobody waits longer than this for the next act. */
const LONGEST = 15000;
/** Who follows live and is so many segments behind goes on with the newest one. */
const BEHIND = 3;
const MOST_KEPT = 60;

export function play(key, table, round, draw) {
  const kept = new Map();
  let range = null;
  let at = null;
  let timer = 0;
  let now = null;
  const is = { playing: true, live: true, speed: 1 };

  const player = {
    is,
    range: () => range,
    number: () => at?.segment.number ?? 0,
    pause() {
      is.playing = is.live = false;
      clearTimeout(timer);
      show();
    },
    go() {
      is.playing = true;
      show();
      next();
    },
    live() {
      is.playing = is.live = true;
      return range && jump(range.last);
    },
    seek(number) {
      is.live = false;
      return jump(Math.min(Math.max(number, range.first), range.last));
    },
    speed(times) {
      is.speed = times;
      if (times > 1) is.live = false;
      if (is.playing) next();
      show();
    },
  };

  ask();
  return player;

  async function ask() {
    const index = await read(`${key}/${table}/index.json`);
    const rounds = index?.rounds ?? [];
    const found = rounds.find(one => one.round === round) ?? (round ? null : rounds.at(-1));
    if (found) {
      const first = range === null;
      range = { ...found, ends: found !== rounds.at(-1) };
      if (first) await (range.ends ? player.seek(range.first) : player.live());
      else if (is.live && range.last - player.number() >= BEHIND) await jump(range.last);
      else if (is.playing) next(true);
      show();
    }
    const near = !range || range.last - player.number() < 2;
    setTimeout(ask, near && is.playing ? ASK : ASK_SELDOM);
  }

  async function segment(number) {
    const known = kept.get(number) ?? (await read(`${key}/${table}/${number}.json`));
    if (known) kept.set(number, known);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
    return known;
  }

  async function jump(number) {
    clearTimeout(timer);
    const there = await segment(number);
    if (!there) return;
    at = { segment: there, frame: 0 };
    now = { log: new Map(there.before.map(line => [line.line, line])) };
    step(there.frames[0]);
    next();
  }

  function step(frame) {
    const { log: line, ...rest } = frame;
    const log = rest.hand !== undefined && now.hand !== undefined && rest.hand !== now.hand ? new Map() : now.log;
    if (line?.says) log.set(line.line, line);
    else if (line) [...log.keys()].filter(one => one >= line.line).forEach(one => log.delete(one));
    now = { ...now, ...rest, log, wall: at.segment.wall + rest.at - at.segment.frames[0].at };
    show();
  }

  /** Waits for the moment of the next frame; `keeps` leaves a wait that has begun. */
  async function next(keeps = false) {
    if (!at || !is.playing || (keeps && timer)) return;
    clearTimeout(timer);
    timer = 0;
    let frame = at.segment.frames[at.frame + 1];
    let from = at;
    if (!frame) {
      const number = at.segment.number + 1;
      if (number > range.last) return;
      const there = await segment(number);
      if (!there || at !== from) return;
      if (there.round !== range.round) return;
      from = { segment: there, frame: -1 };
      [frame] = there.frames;
    }
    const wait = Math.min(LONGEST, Math.max(0, frame.at - now.at)) / is.speed;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = 0;
      at = { segment: from.segment, frame: from.frame + 1 };
      step(frame);
      next();
    }, wait);
  }

  function show() {
    if (now && range) draw(now, player);
  }
}
