// Labels of the count and of players’ phones in Italian. All languages have the same keys.

export default {
  'seat.page.scan': 'Inquadra il codice del tuo posto: sta sullo schermo del tavolo o alla consolle.',
  'seat.page.call': 'Arbitro',
  'seat.page.call.is': 'chiama l’arbitro',
  'seat.page.ok': 'Sì',
  'seat.page.ok.is': 'a quello che il tavolo chiede',
  'seat.page.settled': 'È risolto',
  'seat.page.settled.is': 'Avevi chiamato: non aspetti più',
  'seat.page.undo': 'No',
  'seat.page.undo.is': 'oppure: l’ultima azione non è andata così',
  'seat.page.hand': 'Partita {0}, smazzata {1}',
  'seat.page.left': 'Carte rimaste a {0}',
  'seat.page.left.is': 'Il valore di tutte le carte che la linea ha ancora in mano. Oppure apritele davanti a voi: le conta il tavolo.',
  'seat.page.left.both': 'Il valore di tutte le carte che la linea ha ancora in mano, e del pozzetto se è stato preso e non giocato. Oppure apritele davanti a voi: le conta il tavolo.',
  'seat.page.left.do': 'Scrivi',
  'seat.page.confirm': '{0} conferma',
  'seat.page.confirmed': '{0} ha confermato',
};
