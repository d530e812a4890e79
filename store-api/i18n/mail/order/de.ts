import type { OrderMailTexts } from './order-mail-texts'

const pieces = (count: number) => (count === 1 ? '1 Artikel' : `${count} Artikel`)

export const de: OrderMailTexts = {
  placed: {
    subject: ({ number }) => `Deine Bestellung ${number}`,
    before: ({ number, payUntil }) => [
      `danke für deine Bestellung ${number}.`,
      payUntil
        ? `Wir halten alles bis zum ${payUntil} für dich zurück. Sobald deine Bestellung bezahlt ist, packen wir sie.`
        : 'Sie ist bezahlt, und wir packen sie jetzt.',
    ],
    after: ({ payUntil }) =>
      payUntil ? ['Du hast schon bezahlt? Dann ist alles in Ordnung: Wir schreiben dir, sobald das Geld da ist.'] : [],
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
}
