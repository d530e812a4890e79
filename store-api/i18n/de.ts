import type { OrderFacts, Texts } from './types'

const itemCount = (count: number) => (count === 1 ? '1 Artikel' : `${count} Artikel`)

/** The return policy; empty if nothing is promised. */
const returns = ({ isPersonalized, returnDays: days }: OrderFacts) =>
  days === null
    ? []
    : [
        `Du kannst die Artikel innerhalb von ${days === 1 ? 'einem Tag' : `${days} Tagen`} unbenutzt zurückschicken.`,
        ...(isPersonalized ? ['Personalisierte Artikel nehmen wir nur zurück, wenn sie einen Mangel haben.'] : []),
      ]

export const de: Texts = {
  addressesFull: (max) => `In dein Adressbuch passen höchstens ${max} Adressen.`,
  allInCart: (stock) =>
    stock === 1 ? 'Das letzte liegt schon in deinem Warenkorb.' : `Alle ${stock} liegen schon in deinem Warenkorb.`,
  alreadyReviewed: 'Du hast dieses Produkt schon bewertet.',
  badRequest: 'Das konnten wir nicht lesen.',
  busy: 'Im Shop ist gerade viel los. Versuch es gleich noch einmal.',
  captchaRequired: 'Löse zuerst das Captcha.',
  captchaWrong: 'Das stimmte nicht. Versuch es mit der neuen Aufgabe.',
  checkout: {
    cartEmpty: 'Dein Warenkorb ist leer.',
    changed:
      'Seit du deine Bestellung zuletzt gesehen hast, hat sich etwas geändert. Prüfe sie und bestell noch einmal.',
    couponInvalid: 'Ungültiger Gutscheincode',
    coupon: {
      unknown: 'Diesen Gutscheincode kennen wir nicht.',
      notYetValid: 'Er gilt noch nicht.',
      expired: 'Er ist abgelaufen.',
      usedUp: 'Er ist aufgebraucht.',
      usedByEmail: 'Du hast ihn schon eingelöst.',
      belowMinimum: (amount) => `Er gilt erst ab einem Warenwert von ${amount}.`,
    },
    emailInvalid: 'Stimmt deine E-Mail-Adresse? Bitte versuch es noch einmal.',
    fieldInvalid: 'Prüfe, was du hier eingegeben hast.',
    fieldRequired: 'Fülle dieses Feld aus.',
    fieldTooLong: (max) => `Nimm höchstens ${max} Zeichen.`,
    fieldTooShort: (min) => `Nimm mindestens ${min} Zeichen.`,
    inFlight: 'Deine Bestellung wird schon aufgegeben. Einen Moment bitte.',
    keyReused: 'Das wurde schon für etwas anderes verwendet. Lade die Seite neu und versuch es noch einmal.',
    notPossibleAnyMore: 'Das ist bei dieser Bestellung nicht mehr möglich.',
    paymentUnavailable:
      'Der Zahlungsdienst ist gerade nicht erreichbar. Dir wurde nichts berechnet; bitte versuch es gleich noch einmal.',
    paymentMethodUnknown: 'Wähle eine Zahlungsart.',
    shippingUnknown: 'Wähle eine Versandart.',
    notEnoughStock: 'Von einigen Artikeln haben wir nicht mehr genug. Prüfe die Mengen.',
  },
  childQuantityFixed: 'Ändere die Menge des Artikels, zu dem dieser gehört.',
  commonPassword: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein anderes.',
  countryUnknown: 'Wähle ein Land aus der Liste.',
  customNotPossible: 'Dieses Produkt lässt sich nicht personalisieren.',
  personalization: {
    missing: (label) => `${label}: Füllen Sie dieses Feld aus.`,
    tooLong: (label, max) => `${label}: höchstens ${max} Zeichen.`,
    characters: (label) => `${label}: Einige dieser Zeichen gehen hier nicht.`,
    pattern: (label) => `${label}: Das hat nicht die nötige Form.`,
    number: (label, min, max) => `${label}: eine ganze Zahl von ${min} bis ${max}.`,
  },
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
    refundAmount: 'Erstattet',
    taxes: 'Enthaltene Steuer',
    net: 'Netto',
    tax: 'Steuer',
    gross: 'Brutto',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  linkExpired: 'Dieser Link ist abgelaufen: Er war 24 Stunden gültig. Fordere einen neuen an.',
  linkUsed: 'Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.',
  mail: {
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    signature: (shop) => `Dein Team von ${shop}`,
    contact: (email, telephone) =>
      email && telephone ? `Fragen? Schreib an ${email} oder ruf an: ${telephone}.` : `Fragen? ${email || telephone}`,
    copyLinkHint: 'Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    verifyEmail: {
      subject: (shop) => `Bestätige deine E-Mail-Adresse für ${shop}`,
      before: ['danke, dass du ein Konto angelegt hast. Bitte bestätige deine E-Mail-Adresse.'],
      action: 'E-Mail-Adresse bestätigen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal.',
        'Du hast kein Konto angelegt? Dann kannst du diese E-Mail ignorieren.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `Du hast schon ein Konto bei ${shop}`,
      before: [
        'jemand, vermutlich du, wollte gerade mit dieser E-Mail-Adresse ein Konto anlegen. Du hast schon eins, deshalb hat sich nichts geändert.',
        'Melde dich an wie immer. Falls du dein Passwort nicht mehr weißt, kannst du auf der Anmeldeseite ein neues wählen.',
      ],
      action: 'Anmelden',
      after: ['Wenn du das nicht warst, musst du nichts tun.'],
    },
    resetPassword: {
      subject: (shop) => `Dein neues Passwort für ${shop}`,
      before: ['jemand, vermutlich du, möchte ein neues Passwort für dein Konto wählen.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal. Nur der Link in unserer neuesten E-Mail funktioniert.',
        'Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ],
    },
    choosePassword: {
      subject: (shop) => `Wähle ein Passwort für ${shop}`,
      before: [
        'unser Shop ist auf ein neues System umgezogen, und dein Konto ist mitgekommen. Nur dein Passwort nicht: Bitte wähle ein neues.',
      ],
      action: 'Passwort wählen',
      after: [
        'Der Link gilt 24 Stunden und nur einmal. Danach bekommst du auf der Anmeldeseite einen neuen.',
        'Wenn du dein Konto nicht mehr brauchst, ignoriere diese E-Mail.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Dein Passwort bei ${shop} wurde geändert`,
      before: ['das Passwort deines Kontos wurde gerade geändert.'],
      action: 'Neues Passwort wählen',
      after: ['Wenn du das nicht warst, wähle sofort ein neues Passwort.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Deine Bestellung ${number}`,
        before: ({ number, payUntil, needsDelivery }) => [
          `danke für deine Bestellung ${number}.`,
          payUntil
            ? needsDelivery
              ? `Wir halten die Artikel bis zum ${payUntil} für dich zurück. Sobald du bezahlt hast, packen wir sie.`
              : `Wir halten die Artikel bis zum ${payUntil} für dich zurück.`
            : needsDelivery
              ? 'Sie ist bezahlt, und wir packen sie jetzt.'
              : 'Sie ist bezahlt, und es ist nichts zu liefern.',
        ],
        after: ({ payUntil }) => (payUntil ? ['Schon bezahlt? Wir bestätigen es dir gleich per E-Mail.'] : []),
      },
      paid: {
        subject: ({ number }) => `Deine Bestellung ${number} ist bezahlt`,
        before: ({ number, isCollection, needsDelivery, arrival }) => [
          `danke, deine Zahlung für die Bestellung ${number} ist da.`,
          ...(needsDelivery
            ? [
                isCollection
                  ? 'Wir packen sie jetzt und schreiben dir, sobald sie zur Abholung bereitliegt.'
                  : 'Wir packen sie jetzt und schreiben dir, wenn sie unterwegs ist.',
              ]
            : []),
          ...(arrival ? [isCollection ? `Abholbereit: ${arrival}` : `Ankunft: ${arrival}`] : []),
        ],
        after: returns,
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
              }
          )[parcel],
        before: ({ number, pieces: count, parcel, isCollection, arrival }) => [
          (isCollection
            ? {
                whole: `deine Bestellung ${number} liegt zur Abholung bereit. Bring bitte die Bestellnummer mit.`,
                part: `ein Teil deiner Bestellung ${number} liegt zur Abholung bereit: ${itemCount(count)}. Der Rest folgt.`,
                rest: `der Rest deiner Bestellung ${number} liegt zur Abholung bereit: ${itemCount(count)}.`,
              }
            : {
                whole: `deine Bestellung ${number} ist unterwegs zu dir.`,
                part: `ein Paket deiner Bestellung ${number} ist unterwegs zu dir: ${itemCount(count)}. Der Rest folgt.`,
                rest: `der Rest deiner Bestellung ${number} ist unterwegs zu dir: ${itemCount(count)}.`,
              }
          )[parcel],
          ...(arrival && parcel === 'whole' && !isCollection ? [`Ankunft: ${arrival}`] : []),
        ],
        after: returns,
      },
      canceled: {
        subject: ({ number }) => `Deine Bestellung ${number} wurde storniert`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `deine Bestellung ${number} wurde nicht rechtzeitig bezahlt, deshalb haben wir sie storniert. Dir wurde nichts berechnet.`
            : `deine Bestellung ${number} wurde storniert.`,
          ...(refund ? [`Wir erstatten dir ${refund} über dieselbe Zahlungsart. Das kann ein paar Tage dauern.`] : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['Du möchtest sie noch haben? Solange der Vorrat reicht, findest du alles im Shop.'] : [],
      },
      refunded: {
        subject: ({ number }) => `Deine Erstattung für die Bestellung ${number}`,
        before: ({ number, refund }) => [
          `wir haben dir ${refund} für deine Bestellung ${number} über dieselbe Zahlungsart erstattet.`,
          'Bis deine Bank es anzeigt, kann es ein paar Tage dauern.',
        ],
        after: () => [],
      },
      received: {
        subject: (number, total) => `Neue Bestellung ${number}: ${total}`,
        before: (number, pieces) => `Bestellung ${number} ist bezahlt: ${itemCount(pieces)}.`,
        buyer: (buyer) => `Bestellt von ${buyer}.`,
        note: (note) => `Anmerkung: ${note}`,
      },
      actions: { pay: 'Jetzt bezahlen', order: 'Bestellung ansehen', track: 'Bestellung verfolgen' },
      lines: (number) => `Bestellung ${number}`,
      carrier: 'Paketdienst',
      trackingNumber: 'Sendungsnummer',
      carrierPage: 'Paket beim Paketdienst verfolgen',
    },
  },
  notFound: 'Nicht gefunden.',
  lowStock: (available) => `In dieser Größe nur noch ${available} auf Lager.`,
  optionUnknown: 'Wähle aus den Optionen dieses Produkts.',
  orderUnknown: 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden. Prüfe beides.',
  orderWords: {
    size: (size) => `Größe ${size}`,
    print: (print) => `Aufdruck: ${print}`,
    subTotal: 'Zwischensumme',
    discount: (code) => (code ? `Rabatt (${code})` : 'Rabatt'),
    delivery: (method) => (method ? `Versand (${method})` : 'Versand'),
    total: 'Gesamtsumme',
    address: 'Lieferadresse',
    collectAt: 'Abholung',
    tax: ({ name, net, isCharged }) => `${isCharged ? 'Enthält ' : ''}${name} (netto ${net})`,
    vatNumber: (number) => `USt-IdNr.: ${number}`,
  },
  attachmentTooLarge: 'Eine Datei darf höchstens 5 MB groß sein.',
  attachmentType: 'Nimm ein Bild (JPEG, PNG oder WebP) oder ein PDF.',
  attachmentHeic: 'HEIC-Fotos können Browser nicht zeigen. Speichere es als JPEG und häng das an.',
  attachmentDamaged: 'Diese Datei ist beschädigt. Speichere sie noch einmal oder nimm eine andere.',
  attachmentsFull: 'Du hast 50 MB an Dateien erreicht. Nimm eine kleinere oder beschreib es in Worten.',
  attachmentGone: 'Eine Datei ist nicht mehr da. Häng sie noch einmal an.',
  ownOrderUnknown: 'Keine deiner Bestellungen hat diese Nummer.',
  passwordControls:
    'Ein Passwort darf keine Steuerzeichen enthalten, etwa Tabulatoren oder Zeilenumbrüche. Wähle ein anderes.',
  productUnavailable: 'Dieses Produkt ist nicht mehr erhältlich.',
  lineNotFound: 'Dieser Artikel liegt nicht mehr in deinem Warenkorb.',
  size: 'Größe',
  soldOut: 'Diese Größe ist ausverkauft.',
  stateUnknown: 'Wähle ein Bundesland oder eine Region aus der Liste.',
  tooLarge: 'Das ist zu groß.',
  tooMany: (max) => `Du kannst bis zu ${max} Stück eines Artikels kaufen.`,
  tooManyAttempts: (minutes) =>
    `Zu viele Versuche. Versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  unknownError: 'unbekannter Fehler',
  formerCustomer: 'Ehemaliges Kundenkonto',
  welcome: {
    subject: 'Willkommen',
    text: [
      'Schön, dass du da bist.',
      'Deine E-Mail-Adresse ist bestätigt und dein Konto ist bereit. Speichere deine Adressen im Adressbuch; hier findest du auch deine Bestellungen und unsere Nachrichten.',
    ].join('\n\n'),
    tickets: 'Hast du eine Frage? Stell eine Anfrage: Wir antworten innerhalb von 24 Stunden.',
  },
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
}
