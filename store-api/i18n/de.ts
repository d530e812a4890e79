import { de as checkout } from './checkout/de'
import { de as invoice } from './invoice/de'
import { de as mail } from './mail/de'
import { de as orderWords } from './order-words/de'
import type { Texts } from './texts'

export const de: Texts = {
  addressesFull: (most) => `In dein Adressbuch passen höchstens ${most} Adressen.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'Das letzte liegt schon in deinem Warenkorb.' : `Alle ${pieces} liegen schon in deinem Warenkorb.`,
  alreadyReviewed: 'Du hast dieses Produkt schon bewertet.',
  badRequest: 'Diese Anfrage konnte nicht gelesen werden.',
  busy: 'Im Shop ist gerade viel los. Versuch es gleich noch einmal.',
  captchaNeeded: 'Bitte löse zuerst das Captcha.',
  captchaWrong: 'Das war leider nicht richtig. Versuch es mit der neuen Aufgabe.',
  checkout,
  childFollows: 'Dieses Teil gehört zu einem anderen: Ändere dessen Menge.',
  commonPassword: 'Dieses Passwort wird als eines der ersten erraten. Bitte wähle ein anderes.',
  countryUnknown: 'Bitte wähle ein Land aus der Liste.',
  customNotPossible: 'Dieses Produkt lässt sich nicht beflocken.',
  invalidLogin: 'Fehler: Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
  invalidToken: 'Ungültige Anmeldung',
  invoice,
  linkExpired: 'Dieser Link ist abgelaufen: Er war 24 Stunden gültig. Bitte fordere einen neuen an.',
  linkUsed: 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.',
  mail,
  notFound: 'Nicht gefunden.',
  onlyLeft: (available) => `In dieser Größe nur noch ${available} da.`,
  optionUnknown: 'Bitte wähle eine Größe dieses Produkts.',
  orderUnknown: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Bitte prüfe beides.',
  orderWords,
  ownOrderUnknown: 'Keine deiner Bestellungen hat diese Nummer.',
  passwordControls:
    'Ein Passwort darf keine Steuerzeichen enthalten, etwa Tabulatoren oder Zeilenumbrüche. Bitte wähle ein anderes.',
  productGone: 'Dieses Produkt gibt es nicht mehr im Shop.',
  lineGone: 'Das liegt nicht mehr in deinem Warenkorb',
  size: 'Größe',
  soldOut: 'Diese Größe ist ausverkauft.',
  stateUnknown: 'Bitte wähle ein Bundesland oder eine Region aus der Liste.',
  tooLarge: 'Diese Anfrage ist zu groß.',
  tooMany: (most) => `Höchstens ${most} gleiche Teile.`,
  tooOften: (minutes) =>
    `Das waren zu viele Versuche. Versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  unknownError: 'unbekannter Fehler',
  welcome: {
    subject: 'Willkommen',
    text: [
      'Schön, dass du da bist.',
      'Deine E-Mail-Adresse ist bestätigt und dein Konto ist bereit. Im Adressbuch kannst du die Adressen ablegen, an die du bestellst; deine Bestellungen und was wir dir schreiben, stehen auch hier.',
      'Ist etwas unklar? Stell eine Anfrage: Wir antworten innerhalb von 24 Stunden.',
    ].join('\n\n'),
  },
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
}
