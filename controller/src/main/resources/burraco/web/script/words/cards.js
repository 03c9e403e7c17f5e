// The names of cards, seats and lines in both languages.

export const it = {
  'suit.H': 'cuori', 'suit.D': 'quadri', 'suit.C': 'fiori', 'suit.S': 'picche',
  'rank.A': 'asso', 'rank.2': 'due', 'rank.3': 'tre', 'rank.4': 'quattro', 'rank.5': 'cinque', 'rank.6': 'sei',
  'rank.7': 'sette', 'rank.8': 'otto', 'rank.9': 'nove', 'rank.10': 'dieci', 'rank.J': 'fante', 'rank.Q': 'donna',
  'rank.K': 're', 'card.of': '{0} di {1}', 'card.joker': 'jolly', 'card.unseen': 'carta non vista',
  'card.back': 'carta coperta',
  'seat.N': 'Nord', 'seat.E': 'Est', 'seat.S': 'Sud', 'seat.W': 'Ovest',
  'line.NS': 'Nord-Sud', 'line.EW': 'Est-Ovest',
};

export const en = {
  'suit.H': 'hearts', 'suit.D': 'diamonds', 'suit.C': 'clubs', 'suit.S': 'spades',
  'rank.A': 'ace', 'rank.2': 'two', 'rank.3': 'three', 'rank.4': 'four', 'rank.5': 'five', 'rank.6': 'six',
  'rank.7': 'seven', 'rank.8': 'eight', 'rank.9': 'nine', 'rank.10': 'ten', 'rank.J': 'jack', 'rank.Q': 'queen',
  'rank.K': 'king', 'card.of': '{0} of {1}', 'card.joker': 'joker', 'card.unseen': 'card not seen',
  'card.back': 'card face down',
  'seat.N': 'North', 'seat.E': 'East', 'seat.S': 'South', 'seat.W': 'West',
  'line.NS': 'North-South', 'line.EW': 'East-West',
};
