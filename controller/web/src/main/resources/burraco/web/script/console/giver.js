// The author of a correction: a player by seat, or an arbiter by name.

import { named, player } from '../texts.js';
import { at } from './store.js';

export const giver = one => (one.seat ? player(one.seat, at.state.match) : named(one.by));
