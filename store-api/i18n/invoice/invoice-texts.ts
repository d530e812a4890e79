/** What stands on an invoice. */
export interface InvoiceTexts {
  /** What the file is called where programs show it. */
  title: (number: string) => string
  heading: string
  number: string
  /** Before the dates. */
  ordered: string
  paid: string
  refunded: string
  paidBy: string
  billing: string
  /** Over the columns. */
  item: string
  quantity: string
  unitPrice: string
  amount: string
  model: (model: string) => string
  /** What went back to the buyer. */
  givenBack: string
  page: (page: number, pages: number) => string
}
