import type { InvoiceTexts } from './invoice-texts'

export const de: InvoiceTexts = {
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
}
