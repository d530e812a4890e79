import type { Texts } from './types'

const pieces = (count: number) => (count === 1 ? '1 Artikel' : `${count} Artikel`)

export const de: Texts = {
  addressesFull: (most) => `In dein Adressbuch passen höchstens ${most} Adressen.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'Das letzte liegt schon in deinem Warenkorb.' : `Alle ${pieces} liegen schon in deinem Warenkorb.`,
  alreadyReviewed: 'Du hast dieses Produkt schon bewertet.',
  badRequest: 'Diese Anfrage konnte nicht gelesen werden.',
  busy: 'Im Shop ist gerade viel los. Versuch es gleich noch einmal.',
  captchaNeeded: 'Bitte löse zuerst das Captcha.',
  captchaWrong: 'Das war leider nicht richtig. Versuch es mit der neuen Aufgabe.',
  checkout: {
    cartEmpty: 'Dein Warenkorb ist leer.',
    changed:
      'Seit du deine Bestellung zuletzt gesehen hast, hat sich etwas geändert. Bitte prüfe sie und bestelle dann.',
    couponInvalid: 'Ungültiger Gutschein',
    coupon: {
      unknown: 'Diesen Code kennen wir nicht.',
      notYet: 'Er gilt noch nicht.',
      ended: 'Er ist abgelaufen.',
      usedUp: 'Er ist aufgebraucht.',
      usedByEmail: 'Du hast ihn schon eingelöst.',
      belowMinimum: (amount) => `Er gilt erst ab einem Warenwert von ${amount}.`,
    },
    emailInvalid: 'Stimmt deine E-Mail-Adresse? Versuch es bitte noch einmal.',
    fieldInvalid: 'Bitte prüfe, was du hier eingegeben hast.',
    fieldRequired: 'Bitte fülle dieses Feld aus.',
    fieldTooLong: (most) => `Höchstens ${most} Zeichen, bitte.`,
    fieldTooShort: (least) => `Mindestens ${least} Zeichen, bitte.`,
    inFlight: 'Deine Bestellung wird gerade aufgegeben. Einen Moment bitte.',
    keyReused:
      'Diese Anfrage wurde schon für eine andere Bestellung beantwortet. Lade die Seite neu und versuch es noch einmal.',
    notPossibleAnyMore: 'Das ist bei dieser Bestellung nicht mehr möglich.',
    paymentAway:
      'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; versuch es gleich noch einmal.',
    paymentMethodUnknown: 'Bitte wähle, wie du bezahlen möchtest.',
    shippingUnknown: 'Bitte wähle, wie wir deine Bestellung liefern sollen.',
    stockShort: 'Inzwischen wurden einige Teile verkauft. Bitte prüfe die Mengen.',
  },
  childFollows: 'Dieses Teil gehört zu einem anderen: Ändere dessen Menge.',
  commonPassword: 'Dieses Passwort wird als eines der ersten erraten. Bitte wähle ein anderes.',
  countryUnknown: 'Bitte wähle ein Land aus der Liste.',
  customNotPossible: 'Dieses Produkt lässt sich nicht beflocken.',
  invalidLogin: 'Fehler: Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen.',
  invalidToken: 'Ungültige Anmeldung',
  invoice: {
    title: (number) => `Rechnung ${number}`,
    heading: 'Rechnung',
    number: 'Rechnungsnummer',
    ordered: 'Bestellt am',
    paid: 'Bezahlt am',
    refunded: 'Erstattet am',
    paidBy: 'Zahlungsart',
    billing: 'Rechnungsadresse',
    item: 'Artikel',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    amount: 'Betrag',
    model: (model) => `Modell ${model}`,
    givenBack: 'Erstattet',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  linkExpired: 'Dieser Link ist abgelaufen: Er war 24 Stunden gültig. Bitte fordere einen neuen an.',
  linkUsed: 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.',
  mail: {
    greeting: 'Hallo,',
    signature: (shop) => `Dein Team von ${shop}`,
    orCopy: 'Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    verifyEmail: {
      subject: (shop) => `Bestätige deine E-Mail-Adresse für ${shop}`,
      before: ['danke für deine Registrierung. Bitte bestätige, dass das deine E-Mail-Adresse ist.'],
      action: 'E-Mail-Adresse bestätigen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal.',
        'Du hast dich nicht registriert? Dann ignoriere diese E-Mail: Ohne dich passiert nichts.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `Du hast schon ein Konto bei ${shop}`,
      before: [
        'jemand, vermutlich du, wollte sich gerade mit dieser E-Mail-Adresse registrieren. Du hast schon ein Konto, deshalb wurde nichts geändert.',
        'Melde dich an wie immer. Falls du dein Passwort nicht mehr weißt, kannst du auf der Anmeldeseite ein neues wählen.',
      ],
      action: 'Anmelden',
      after: ['Das warst nicht du? Dann musst du nichts tun.'],
    },
    resetPassword: {
      subject: (shop) => `Dein neues Passwort für ${shop}`,
      before: ['jemand, vermutlich du, möchte ein neues Passwort für dein Konto wählen.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal. Eine neuere E-Mail dieser Art ersetzt ihn.',
        'Das warst nicht du? Dann ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Dein Passwort bei ${shop} wurde geändert`,
      before: ['das Passwort deines Kontos wurde gerade geändert.'],
      action: 'Neues Passwort wählen',
      after: ['Das warst du? Dann ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Deine Bestellung ${number}`,
        before: ({ number, payUntil }) => [
          `danke für deine Bestellung ${number}.`,
          payUntil
            ? `Wir halten alles bis zum ${payUntil} für dich zurück. Sobald deine Bestellung bezahlt ist, packen wir sie.`
            : 'Sie ist bezahlt, und wir packen sie jetzt.',
        ],
        after: ({ payUntil }) =>
          payUntil
            ? ['Du hast schon bezahlt? Dann ist alles in Ordnung: Wir schreiben dir, sobald das Geld da ist.']
            : [],
      },
      paid: {
        subject: ({ number }) => `Deine Bestellung ${number} ist bezahlt`,
        before: ({ number, isCollection }) => [
          `deine Zahlung für die Bestellung ${number} ist da. Danke!`,
          isCollection
            ? 'Wir packen sie jetzt und schreiben dir, sobald sie zur Abholung bereitliegt.'
            : 'Wir packen sie jetzt und schreiben dir, wenn sie unterwegs ist.',
        ],
        after: () => [
          'Du kannst die Artikel innerhalb von 30 Tagen zurückschicken, ungetragen und mit Etikett; bedruckte Trikots nur, wenn sie einen Mangel haben.',
        ],
      },
      shipped: {
        subject: ({ number, parcel, isCollection }) =>
          (isCollection
            ? {
                whole: `Deine Bestellung ${number} liegt zur Abholung bereit`,
                part: `Ein Teil deiner Bestellung ${number} liegt zur Abholung bereit`,
                rest: `Der Rest deiner Bestellung ${number} liegt zur Abholung bereit`,
              }
            : {
                whole: `Deine Bestellung ${number} ist unterwegs`,
                part: `Ein Teil deiner Bestellung ${number} ist unterwegs`,
                rest: `Der Rest deiner Bestellung ${number} ist unterwegs`,
              })[parcel],
        before: ({ number, pieces: count, parcel, isCollection }) => [
          (isCollection
            ? {
                whole: `deine Bestellung ${number} liegt zur Abholung bereit. Bring bitte die Bestellnummer mit.`,
                part: `ein Teil deiner Bestellung ${number} liegt zur Abholung bereit: ${pieces(count)}. Der Rest folgt.`,
                rest: `der Rest deiner Bestellung ${number} liegt zur Abholung bereit: ${pieces(count)}.`,
              }
            : {
                whole: `deine Bestellung ${number} ist unterwegs zu dir.`,
                part: `ein Paket deiner Bestellung ${number} ist unterwegs zu dir: ${pieces(count)}. Der Rest folgt.`,
                rest: `der Rest deiner Bestellung ${number} ist unterwegs zu dir: ${pieces(count)}.`,
              })[parcel],
        ],
        after: () => [
          'Du kannst die Artikel innerhalb von 30 Tagen zurückschicken, ungetragen und mit Etikett; bedruckte Trikots nur, wenn sie einen Mangel haben.',
        ],
      },
      canceled: {
        subject: ({ number }) => `Deine Bestellung ${number} wurde storniert`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `deine Bestellung ${number} wurde nicht rechtzeitig bezahlt, deshalb haben wir sie storniert. Dir wurde nichts berechnet.`
            : `deine Bestellung ${number} wurde storniert.`,
          ...(refund
            ? [`Die bezahlten ${refund} bekommst du auf demselben Weg zurück. Das kann ein paar Tage dauern.`]
            : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['Du möchtest sie noch haben? Solange der Vorrat reicht, findest du alles im Shop.'] : [],
      },
      refunded: {
        subject: ({ number }) => `Deine Rückzahlung für die Bestellung ${number}`,
        before: ({ number, refund }) => [
          `wir haben dir ${refund} für deine Bestellung ${number} auf demselben Weg zurückgezahlt.`,
          'Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
        ],
        after: () => [],
      },
      actions: { pay: 'Jetzt bezahlen', order: 'Bestellung ansehen', track: 'Bestellung verfolgen' },
      lines: (number) => `Bestellung ${number}`,
      carrier: 'Versanddienst',
      trackingNumber: 'Sendungsnummer',
      carrierPage: 'Paket beim Versanddienst verfolgen',
    },
  },
  notFound: 'Nicht gefunden.',
  onlyLeft: (available) => `In dieser Größe nur noch ${available} da.`,
  optionUnknown: 'Bitte wähle eine Größe dieses Produkts.',
  orderUnknown: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Bitte prüfe beides.',
  orderWords: {
    size: (size) => `Größe ${size}`,
    print: (print) => `Aufdruck: ${print}`,
    subTotal: 'Zwischensumme',
    discount: (code) => (code ? `Rabatt (${code})` : 'Rabatt'),
    delivery: (method) => (method ? `Versand (${method})` : 'Versand'),
    total: 'Gesamtsumme',
    address: 'Lieferadresse',
    collectAt: 'Abholung',
  },
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
