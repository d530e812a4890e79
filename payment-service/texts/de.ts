import type { Texts } from './types'

export const de: Texts = {
  title: (shop, amount) => `${amount} an ${shop} zahlen`,
  heading: 'Sicher bezahlen',
  toPay: 'Zu zahlen',
  payTo: (shop) => `An ${shop}`,
  order: 'Bestellung',
  back: (shop) => `Zurück zu ${shop}`,
  ways: 'Zahlungsart',
  change: 'Ändern',
  fields: { number: 'Kartennummer', name: 'Name auf der Karte', expiry: 'Gültig bis', cvc: 'Prüfnummer' },
  hints: { expiry: 'MM / JJ', cvc: '3 Ziffern auf der Rückseite' },
  problems: {
    'no-number': 'Gib die Kartennummer ein.',
    number: 'Prüfe die Kartennummer.',
    make: 'Wir akzeptieren Visa, Mastercard und JCB. Nimm eine dieser Karten.',
    name: 'Gib den Namen ein, wie er auf der Karte steht.',
    expiry: 'Gib Monat und Jahr ein, zum Beispiel 07/29.',
    expired: 'Diese Karte ist abgelaufen. Prüfe das Datum oder nimm eine andere Karte.',
    cvc: 'Gib die 3 Ziffern von der Rückseite der Karte ein.',
  },
  checkFields: 'Prüfe die markierten Felder. Dir wurde nichts berechnet.',
  pay: (amount) => `${amount} zahlen`,
  cardSafe: 'Deine Kartennummer geht nur an deine Bank. Weder wir noch der Shop speichern sie.',
  payPal: {
    text: (shop, amount) => `Du zahlst ${amount} von deinem PayPal-Konto an ${shop}.`,
    agree: 'Zustimmen und zahlen',
    cancel: 'Abbrechen',
  },
  failures: {
    declined:
      'Deine Bank hat die Zahlung abgelehnt. Versuch es noch einmal, nimm eine andere Karte oder wähle eine andere Zahlungsart.',
    timeout: 'Deine Bank hat nicht geantwortet. Versuch es noch einmal oder wähle eine andere Zahlungsart.',
    'second-step':
      'Der Code war dreimal falsch, deshalb hat deine Bank die Zahlung abgelehnt. Du kannst es noch einmal versuchen.',
  },
  failureTitle: 'Nicht bezahlt',
  otherWay: 'Dir wurde nichts berechnet.',
  code: {
    title: 'Bestätige, dass du es bist',
    text: (last4) =>
      `Deine Bank hat dir einen Code für die Karte mit den Endziffern ${last4} geschickt. Gib ihn ein, um zu zahlen.`,
    label: 'Code',
    confirm: 'Zahlung bestätigen',
    wrong: (left) =>
      left === 1
        ? 'Dieser Code ist falsch. Du hast noch einen Versuch.'
        : `Dieser Code ist falsch. Du hast noch ${left} Versuche.`,
    cancel: 'Andere Zahlungsart wählen',
  },
  paid: { title: 'Bezahlt', text: (amount) => `Danke. Du hast ${amount} bezahlt.` },
  canceled: {
    title: 'Diese Zahlung wurde abgebrochen',
    text: 'Hier gibt es nichts zu zahlen. Dir wurde nichts berechnet.',
  },
  processing: {
    title: 'Deine Bank ist dabei',
    text: 'Die Zahlung ist unterwegs, deine Bank hat noch nicht geantwortet. Du musst hier nicht warten: Der Shop sagt dir Bescheid, sobald sie es tut. Bitte zahl nicht noch einmal.',
    again: 'Noch einmal nachsehen',
  },
  unknown: {
    title: 'Diese Zahlung gibt es nicht',
    text: 'Unter dieser Adresse gibt es keine Zahlung. Geh zurück zum Shop und öffne sie von dort.',
  },
  refused: {
    title: 'Etwas ist schiefgegangen',
    text: 'Dieses Formular kam nicht von dieser Seite. Geh zurück und versuch es noch einmal.',
  },
  sandbox: 'Testbetrieb',
  sandboxText:
    'Dieser Zahlungsdienst ist zum Ausprobieren des Shops da. Es fließt kein Geld, echte Karten werden abgelehnt.',
  testCards: 'Testkarten',
  testCardsText: 'Nimm einen beliebigen Namen, ein Datum in der Zukunft und drei beliebige Ziffern.',
  testCode: (code) => `Der Code ist ${code}`,
  behaviours: {
    paid: 'Bezahlt',
    declined: 'Abgelehnt',
    'second-step': 'Fragt nach einem Code',
    timeout: 'Die Bank antwortet nie: scheitert nach 30 Sekunden',
    late: 'Die Bank antwortet spät: bezahlt nach 8 Sekunden',
  },
}
