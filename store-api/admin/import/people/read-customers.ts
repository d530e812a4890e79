import { parseBoolean } from '../cells'
import { ImportError } from '../import-error'
import type { Row, Table } from '../table'
import { readPostalCode } from './postal-code'
import { isWooReport, isWooUsers, readWooReport, readWooUsers } from './read-woo-customers'
import type { SourceAddress, SourceCustomer } from './source-customer'

/** The first non-empty one of some columns: headings have changed over the years. */
const firstOf = (row: Row, ...headings: string[]): string => headings.map(row.get).find((cell) => cell !== '') ?? ''

const addressCell = (row: Row, name: string) => firstOf(row, `Default Address ${name}`, name)

function readAddress(row: Row, notes: string[]): SourceAddress | null {
  const [first, second] = [addressCell(row, 'Address1'), addressCell(row, 'Address2')]
  const city = addressCell(row, 'City')
  const country = addressCell(row, 'Country Code').toUpperCase()
  if (first === '' && city === '') return null
  return {
    street: [first, second].filter(Boolean).join(', '),
    city,
    state: firstOf(row, 'Default Address Province Code', 'Province Code', 'Province') || city,
    postalCode: readPostalCode(addressCell(row, 'Zip'), country, notes),
    country,
    phone: addressCell(row, 'Phone') || row.get('Phone'),
  }
}

async function* readShopify(table: Table): AsyncGenerator<SourceCustomer> {
  for await (const row of table.rows) {
    const notes: string[] = []
    // The file has neither time nor form of the consent: it could not be proved.
    if (parseBoolean(firstOf(row, 'Accepts Email Marketing', 'Accepts Marketing')))
      notes.push('accepts marketing, but the file does not say since when: not subscribed to the newsletter')
    const address = readAddress(row, notes)
    const [firstname, lastname] = [row.get('First Name'), row.get('Last Name')]
    yield { line: row.line, email: row.get('Email'), firstname, lastname, address, notes }
  }
}

/**
 * Customers of Shopify's export, with the headings of today or the earlier ones, or of WooCommerce's.
 * @throws ImportError for another file
 */
export function readCustomers(table: Table): AsyncGenerator<SourceCustomer> {
  if (isWooUsers(table)) return readWooUsers(table)
  if (isWooReport(table)) return readWooReport(table)
  if (table.has('Email') && table.has('First Name')) return readShopify(table)
  throw new ImportError('This is no export of customers: it has no columns Email and First Name.')
}
