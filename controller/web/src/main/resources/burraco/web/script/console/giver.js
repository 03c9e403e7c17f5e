// Who has put something right: a player by his seat, or an arbiter by the name that he gave.

import { named, player } from '../texts.js';
import { at } from './store.js';

export const giver = one => (one.seat ? player(one.seat, at.state.match) : named(one.by));
