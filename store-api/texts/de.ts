import type { Texts } from './texts'

export const de: Texts = {
  allInCart: (pieces) =>
    pieces === 1 ? 'Das letzte liegt schon in deinem Warenkorb.' : `Alle ${pieces} liegen schon in deinem Warenkorb.`,
  badRequest: 'Diese Anfrage konnte nicht gelesen werden.',
  busy: 'Im Shop ist gerade viel los. Versuch es gleich noch einmal.',
  childFollows: 'Dieses Teil gehört zu einem anderen: Ändere dessen Menge.',
  customNotPossible: 'Dieses Produkt lässt sich nicht beflocken.',
  invalidToken: 'Ungültige Anmeldung',
  notFound: 'Nicht gefunden.',
  onlyLeft: (available) => `In dieser Größe nur noch ${available} da.`,
  optionUnknown: 'Bitte wähle eine Größe dieses Produkts.',
  orderUnknown: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Bitte prüfe beides.',
  productGone: 'Dieses Produkt gibt es nicht mehr im Shop.',
  size: 'Größe',
  soldOut: 'Diese Größe ist ausverkauft.',
  tooLarge: 'Diese Anfrage ist zu groß.',
  tooMany: (most) => `Höchstens ${most} gleiche Teile.`,
  tooOften: (minutes) =>
    `Das waren zu viele Versuche. Versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  unknownError: 'Unbekannter Fehler. Lade die Seite neu oder wende dich an unseren Kundendienst.',
}
