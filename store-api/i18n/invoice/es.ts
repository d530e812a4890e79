import type { InvoiceTexts } from './invoice-texts'

export const es: InvoiceTexts = {
  title: (number) => `Factura ${number}`,
  heading: 'Factura',
  number: 'Número de factura',
  ordered: 'Fecha del pedido',
  paid: 'Fecha de pago',
  refunded: 'Fecha de reembolso',
  paidBy: 'Forma de pago',
  billing: 'Dirección de facturación',
  item: 'Artículo',
  quantity: 'Cant.',
  unitPrice: 'Precio unitario',
  amount: 'Importe',
  model: (model) => `Modelo ${model}`,
  givenBack: 'Reembolsado',
  page: (page, pages) => `Página ${page} de ${pages}`,
}
