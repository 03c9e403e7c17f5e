// Labels of the direction's page in Italian. All languages have the same keys.

export default {
  'console.login': 'Chi è in direzione?', 'console.login.why': 'Servono il proprio nome, che resta scritto accanto a quello che si fa, e il PIN. Senza non si vede niente: gli abbinamenti in bozza sono per la direzione sola.',
  'console.login.none': 'Questo torneo non ha ancora un PIN.',

  'direction.title': 'Direzione · Burraco', 'direction.tabs': 'Sezioni', 'direction.steps': 'Che cosa fare',
  'direction.control': 'Regia', 'direction.calls': 'Chiamate', 'direction.hall': 'Tutte le pagine',
  'direction.closed': 'Per vedere il torneo bisogna accedere.', 'direction.lost': 'Collegamento interrotto: quello che si vede può essere vecchio.',
  'direction.signed-out': 'Non è stato fatto: nessuno ha effettuato l’accesso.', 'direction.changed': 'Nel frattempo qualcuno l’ha cambiato: guardare com’è adesso, poi ripetere.',
  'direction.silent': 'Il programma non risponde: guardare se è ancora acceso, poi ripetere.', 'direction.understood': 'Letto', 'direction.more': 'e altri {0}', 'direction.more.one': 'e un altro',
  'direction.finished': 'Il torneo è concluso', 'direction.entered': '{0} iscrizioni', 'direction.entered.one': 'una iscrizione', 'direction.round': 'Turno {0} di {1}',
  'direction.missing': 'mancano {0} risultati', 'direction.missing.one': 'manca un risultato', 'direction.number': 'n. {0}', 'direction.table': 'Tavolo {0}',
  'direction.tab.entries': 'Iscrizioni', 'direction.tab.draft': 'Abbinamenti', 'direction.tab.results': 'Risultati', 'direction.tab.ranking': 'Classifica', 'direction.tab.prints': 'Stampe',

  'direction.step.draft': 'Abbina il turno {0}', 'direction.step.check': 'Bozza controllata', 'direction.step.post': 'Pubblica i posti del turno {0}', 'direction.step.seat': 'Tutti seduti',
  'direction.step.start': 'Il turno {0} comincia', 'direction.step.rank': 'Fai la classifica', 'direction.step.post-ranking': 'Pubblica la classifica', 'direction.step.finish': 'Chiudi il torneo',
  'direction.step.unpost': 'Ritira i posti', 'direction.sure.unpost': 'I posti tornano bozza: si può finché nessuno si è seduto. Chi li ha letti va avvertito.', 'direction.why.missing-pair': 'Manca una coppia', 'direction.why.wrong-draft': 'Abbinamento sbagliato', 'direction.why.arbiter': 'Decisione dell’arbitro',
  'direction.steps.none': 'Si attendono i risultati.', 'direction.undo': 'Annulla',
  'direction.sure.post': 'Da adesso i posti si sanno e restano, anche se un risultato viene corretto (art. 19 b). Nessun tempo comincia a correre.',
  'direction.sure.post-ranking': 'Da adesso la classifica si sa. Una correzione si vede nella prossima.',
  'direction.sure.finish': 'Il tempo per controllare l’ultima classifica è passato (art. 19 d). Dopo non si cambia più niente.',
  'direction.sure.warned': 'Ci sono {0} avvertenze nella bozza.', 'direction.sure.warned.one': 'C’è una avvertenza nella bozza.', 'direction.sure.unchecked': 'Nessun arbitro ha detto di averla controllata.',

  'direction.enter': 'Iscrizione', 'direction.admit': 'Chi arriva tardi (art. 34)', 'direction.enter.do': 'Iscrivi con il n. {0}', 'direction.player': 'Giocatore {0}', 'direction.player.only': 'Giocatore',
  'direction.team': 'Squadra', 'direction.club': 'Circolo', 'direction.own-number': 'Numero (altrimenti {0})', 'direction.keeps-table': 'Resta al tavolo', 'direction.more-fields': 'Numero e tavolo…',
  'direction.admit.when': 'Gioca', 'direction.admit.next': 'dal prossimo turno', 'direction.admit.now': 'subito, al tavolo incompleto',
  'direction.from-file': 'Da un foglio elettronico (CSV): scegliere il file o trascinarlo qui', 'direction.search': 'Cerca un numero, un nome o un circolo',
  'direction.entries.none': 'Ancora nessuno.', 'direction.show-more': 'Altri {0}',
  'direction.away-from': 'via dal turno {0}', 'direction.away.for-a-time': 'via per un po’', 'direction.away.for-good': 'via del tutto', 'direction.away.unjustified': 'via senza motivo', 'direction.from': 'dal turno {0}', 'direction.at-table': 'tavolo {0}',
  'direction.warned': 'ammonizioni: {0}', 'direction.off': '{0} V.P., {1} M.P.',

  'direction.act.amend': 'Correggi l’iscrizione', 'direction.act.scratch': 'Togli l’iscrizione', 'direction.act.leave': 'Se ne va (art. 33)', 'direction.act.return': 'Torna', 'direction.act.substitute': 'Sostituisci un giocatore',
  'direction.act.line-up': 'Chi gioca (art. 2)', 'direction.line-up.means': 'Prima di ogni incontro la squadra può cambiare le coppie.', 'direction.line-up.at': 'Tavolo {0} dell’incontro, giocatore {1}', 'direction.nobody': 'nessuno',
  'direction.act.warning': 'Ammonisci', 'direction.act.penalty': 'Penalizza (art. 21 ter)', 'direction.act.result': 'Scrivi il risultato', 'direction.act.correct': 'Correggi il risultato (art. 19)', 'direction.act.abandoned': 'Hanno lasciato il tavolo (art. 33)',
  'direction.act.awarded': 'Assegna i punti', 'direction.act.late': 'In ritardo (art. 34)', 'direction.act.countersign': 'Firma dell’arbitro (art. 19 c)',
  'direction.leave.kind': 'Come', 'direction.leave.for-a-time': 'Conta di tornare: 6 o 8 V.P. a turno, se non gli porta vantaggio.', 'direction.leave.for-good': 'Non torna, e ha un motivo: 0 per ogni turno.', 'direction.leave.unjustified': 'Senza motivo, o allontanato: 0 per ogni turno.',
  'direction.leave.round': 'Primo turno senza di loro', 'direction.return.round': 'Primo turno in cui ci sono di nuovo', 'direction.of-round': 'Turno', 'direction.substitute.out': 'Esce', 'direction.substitute.in': 'Entra',
  'direction.penalty.vp': 'V.P. (−1 toglie)', 'direction.penalty.mp': 'M.P. (−105 toglie)', 'direction.penalty.means': 'Si sommano a quelli del turno; agli avversari non va niente.', 'direction.both': 'tutti',

  'direction.why': 'Perché (resta scritto)', 'direction.why.ill': 'Malattia', 'direction.why.family': 'Motivi familiari', 'direction.why.late': 'Ritardo', 'direction.why.talk': 'Comportamento', 'direction.why.21ter': 'Art. 21 ter', 'direction.why.jury': 'Decisione della giuria',
  'direction.why.met': 'Si sono già incontrate', 'direction.why.club': 'Stesso circolo', 'direction.why.rested': 'Ha già riposato', 'direction.why.walk': 'Non può spostarsi', 'direction.why.near': 'Tavolo più vicino', 'direction.why.slip': 'Lo score dice così', 'direction.why.both-agree': 'Il tavolo è d’accordo',

  'direction.draft.none': 'Ancora nessun abbinamento.', 'direction.draft.of': 'Bozza del turno {0} di {1}', 'direction.draft.hint': 'Per scambiare due iscritti, trascinarne uno sull’altro, o sceglierne uno e poi l’altro; lo stesso con i numeri dei tavoli. Un iscritto sul numero di un tavolo: gioca lì. Esc lascia.', 'direction.draft.checked': 'Un arbitro l’ha controllata.',
  'direction.draft.early': 'Mancano {0} risultati: può ancora cambiare.', 'direction.draft.early.one': 'Manca un risultato: può ancora cambiare.', 'direction.draft.warned': 'Avvertenze: {0}', 'direction.draft.chosen': 'Scelto: {0}. Adesso l’altro.', 'direction.draft.move-table': 'Scambia con un altro tavolo',
  'direction.draft.pin': 'Tavolo', 'direction.draft.pin.lead': '{0} gioca al tavolo {1}, con chiunque si incontri.', 'direction.draft.pin.do': 'Gioca lì',
  'direction.draft.exchange': 'Scambio', 'direction.draft.exchange.do': 'Scambia', 'direction.draft.swap': '{0} e {1} si scambiano il posto.', 'direction.draft.swap-tables': 'I tavoli {0} e {1} si scambiano il numero.', 'direction.draft.posted': 'Posti del turno {0}', 'direction.draft.stay': 'Sono pubblicati, e restano (art. 19 b).', 'direction.because': 'perché', 'direction.rests': 'Riposano',

  'direction.slip': 'Score', 'direction.slip.table': 'Tavolo', 'direction.slip.first': 'Fissa', 'direction.slip.second': 'Mobile', 'direction.slip.written': 'V.P. scritti', 'direction.slip.do': 'Registra', 'direction.slip.hands': 'Smazzate…', 'direction.slip.tables': 'Tavoli…', 'direction.slip.tables.legend': 'Punti di ogni tavolo dell’incontro', 'direction.draft.first': 'Fissa', 'direction.draft.second': 'Mobile',
  'direction.slip.hands.legend': 'Punti di ogni smazzata', 'direction.slip.part': 'n. {0}', 'direction.slip.sent': '…',
  'direction.slip.hint': 'Tavolo, punti della prima linea, punti della seconda: Invio dopo ognuno. La barra spaziatrice va avanti senza registrare, fino ai V.P. scritti sullo score. Un punteggio solo, con il segno, è la differenza.',
  'direction.slip.no-table': 'In questo turno non c’è il tavolo {0}.', 'direction.slip.recent': 'Le ultime', 'direction.slip.again': 'Riscrivi',
  'direction.doubt.sum': 'Le smazzate fanno {0}, e il totale scritto è {1} (art. 19).', 'direction.doubt.sum.take': 'Vale la somma', 'direction.doubt.swapped': 'I punti sembrano scambiati fra le linee: sarebbero {0} (art. 19). Chiedere al tavolo.', 'direction.doubt.swapped.take': 'Scambiati: valgono così',
  'direction.doubt.unclear': 'Non è un numero.', 'direction.doubt.points.take': 'Valgono i punti partita', 'direction.doubt.points': 'Con questi punti i V.P. sono {0}, e sullo score ce ne sono altri.', 'direction.doubt.fives': 'La differenza non finisce per 0 o per 5.', 'direction.doubt.there': 'C’è già, uguale.', 'direction.doubt.there.take': 'La prossima',
  'direction.doubt.turned': 'C’è già {0}, con i punti al posto uno dell’altro (art. 19).', 'direction.doubt.other': 'C’è già un altro risultato: {0}.', 'direction.doubt.awarded': 'Qui i punti li ha già assegnati un arbitro.', 'direction.doubt.abandoned': 'Qui una linea ha lasciato il tavolo.', 'direction.doubt.correct': 'Correggi…', 'direction.doubt.back': 'Riguarda',

  'direction.results.none': 'I risultati si scrivono quando i posti sono pubblicati.', 'direction.results.of': 'Risultati del turno {0}', 'direction.results.open': 'Chi manca: {0}', 'direction.results.missing': 'manca',
  'direction.late.first': 'prima linea: {0} min di ritardo', 'direction.late.second': 'seconda linea: {0} min di ritardo', 'direction.countersigned': 'firmato dall’arbitro', 'direction.late.who': 'Chi', 'direction.late.means': 'Meno minuti, scritti prima del risultato, tolgono il ritardo. Oltre dieci la partita è decisa.',
  'direction.countersign.means': 'Un arbitro chiamato prima della fine del turno firma lo score: così all’ultimo turno si può ancora correggere.',
  'direction.abandoned.who': 'Chi ha lasciato il tavolo', 'direction.abandoned.means': 'Chi resta ha quello che dà un riposo, o quello che aveva se è di più.', 'direction.abandoned.vp': 'V.P. che aveva chi resta', 'direction.abandoned.mp': 'M.P. che aveva chi resta', 'direction.vp': 'Punti vittoria (V.P.)', 'direction.mp': 'Punti partita (M.P.)', 'direction.vp.short': 'V.P.', 'direction.mp.short': 'M.P.',
  'direction.correct.agreed': 'Il tavolo lo dice insieme (art. 19)',
  'direction.correct.how': 'Che cosa vale', 'direction.correct.played': 'Punti della partita', 'direction.correct.awarded': 'Punti assegnati',
  'direction.correct.had': 'Adesso c’è {0} : {1}.', 'direction.correct.ground': 'Che cosa non va', 'direction.ground.transcription': 'Copiato male', 'direction.ground.sum': 'Somma sbagliata', 'direction.ground.swapped': 'Punti scambiati', 'direction.ground.arbiter': 'Decide l’arbitro',
  'direction.ground.transcription.means': 'Lo score era giusto. Si corregge sempre; i posti pubblicati restano.', 'direction.ground.sum.means': 'Sullo score la somma è sbagliata. Si corregge finché i posti che ne dipendono non sono pubblicati.', 'direction.ground.swapped.means': 'Le due linee hanno i punti l’una dell’altra, e il tavolo è d’accordo.', 'direction.ground.arbiter.means': 'Lo decide un arbitro o la giuria.',

  'direction.ranking.none': 'La classifica c’è dal primo turno pubblicato.', 'direction.ranking.after': 'Classifica dopo il turno {0}', 'direction.ranking.posted': 'È pubblicata.', 'direction.ranking.unposted': 'Non è pubblicata: la vede solo la direzione.', 'direction.ranking.early': 'Mancano {0} risultati.', 'direction.ranking.early.one': 'Manca un risultato.',
  'direction.ranking.rank': 'N.', 'direction.ranking.who': 'Chi', 'direction.ranking.round': 'T{0}', 'direction.ranking.decided': 'Davanti per',

  'direction.prints.none': 'Si stampa dal primo abbinamento in poi.', 'direction.prints.draft': '{0}, bozza', 'direction.prints.not-posted': 'Questo turno non è ancora pubblicato: le stampe sono per la direzione sola.',
  'direction.print.seats-by-table': 'Posti per tavolo', 'direction.print.seats-by-name': 'Posti per nome', 'direction.print.slips': 'Score', 'direction.print.pairing': 'Abbinamenti con il perché', 'direction.print.awaited': 'Chi manca', 'direction.print.ranking': 'Classifica', 'direction.print.ledger': 'Ammonizioni e penalità',
  'direction.print.seats-by-table.means': 'da appendere', 'direction.print.seats-by-name.means': 'da appendere, in ordine alfabetico', 'direction.print.slips.means': 'una per tavolo, da riempire e firmare (art. 18)', 'direction.print.pairing.means': 'per chi chiede come mai', 'direction.print.awaited.means': 'i tavoli senza risultato', 'direction.print.ranking.means': 'di tutti e di ogni girone', 'direction.print.ledger.means': 'non da appendere',
  'direction.format.html': 'Pagina', 'direction.format.pdf': 'PDF', 'direction.format.csv': 'CSV', 'direction.format.rows': 'Righe',
};
