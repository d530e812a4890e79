import type { InvoiceTexts } from './invoice-texts'

export const en: InvoiceTexts = {
  title: (number) => `Invoice ${number}`,
  heading: 'Invoice',
  number: 'Invoice number',
  ordered: 'Order placed',
  paid: 'Paid',
  refunded: 'Refunded',
  paidBy: 'Payment method',
  billing: 'Billing address',
  item: 'Item',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  amount: 'Amount',
  model: (model) => `Model ${model}`,
  givenBack: 'Given back',
  page: (page, pages) => `Page ${page} of ${pages}`,
}
