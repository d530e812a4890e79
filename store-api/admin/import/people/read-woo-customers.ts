import { splitList } from '../cells'
import type { Row, Table } from '../table'
import { readPostalCode } from './postal-code'
import type { SourceAddress, SourceCustomer } from './source-customer'

/** WordPress roles of customers; all others are staff. */
const CUSTOMER_ROLES = new Set(['customer', 'subscriber'])

/** Headings of an export of users: `billing_first_name`, in some with blanks. */
const cell = (row: Row, name: string): string => row.get(name) || row.get(name.replaceAll('_', ' '))

const hasAny = (table: Table, ...names: string[]) =>
  names.some((name) => table.has(name) || table.has(name.replaceAll('_', ' ')))

/** Whether it is an export of users, with their addresses. */
export const isWooUsers = (table: Table): boolean =>
  hasAny(table, 'user_email') || (hasAny(table, 'billing_address_1') && hasAny(table, 'email', 'billing_email'))

/** Whether it is the report of customers. */
export const isWooReport = (table: Table): boolean => table.has('Email') && table.has('Name') && table.has('Username')

function readAddress(row: Row, kind: 'billing' | 'shipping', notes: string[]): SourceAddress | null {
  const addressCell = (name: string) => cell(row, `${kind}_${name}`)
  const [street, city, country] = [addressCell('address_1'), addressCell('city'), addressCell('country').toUpperCase()]
  if (street === '' && city === '') return null
  return {
    ...{ firstname: addressCell('first_name'), lastname: addressCell('last_name') },
    street: [street, addressCell('address_2')].filter(Boolean).join(', '),
    ...{ city, country, state: addressCell('state') || city },
    postalCode: readPostalCode(addressCell('postcode'), country, notes),
    phone: addressCell('phone') || cell(row, 'billing_phone'),
  }
}

const isSameAddress = (one: SourceAddress, other: SourceAddress) =>
  JSON.stringify({ ...one, phone: '' }) === JSON.stringify({ ...other, phone: '' })

function roleProblem(row: Row): string {
  const roles = splitList((cell(row, 'roles') || cell(row, 'role') || cell(row, 'user_role')).toLowerCase(), /[,|]/)
  const role = roles.find((one) => !CUSTOMER_ROLES.has(one))
  return role === undefined ? '' : `it is an account of the role ${role}, and none of a customer`
}

/** Customers of WooCommerce's export of users, with the addresses of invoices and deliveries. */
export async function* readWooUsers(table: Table): AsyncGenerator<SourceCustomer> {
  for await (const row of table.rows) {
    const notes: string[] = []
    const billing = readAddress(row, 'billing', notes)
    const shipping = readAddress(row, 'shipping', notes)
    const name = (part: 'first_name' | 'last_name') =>
      cell(row, part) || cell(row, `billing_${part}`) || cell(row, `shipping_${part}`)
    yield {
      line: row.line,
      email: cell(row, 'user_email') || cell(row, 'email') || cell(row, 'billing_email'),
      ...{ firstname: name('first_name'), lastname: name('last_name') },
      address: shipping ?? billing,
      billing: billing && shipping && !isSameAddress(billing, shipping) ? billing : null,
      ...{ problem: roleProblem(row), notes: [...new Set(notes)] },
    }
  }
}

/** Customers of WooCommerce's report: names in one column, no street, guests among them. */
export async function* readWooReport(table: Table): AsyncGenerator<SourceCustomer> {
  for await (const row of table.rows) {
    const [firstname = '', ...rest] = row.get('Name').split(/\s+/)
    yield {
      ...{ line: row.line, email: row.get('Email'), firstname, lastname: rest.join(' '), address: null },
      problem: row.get('Username') === '' ? 'it was a guest there, without an account' : '',
      notes: [],
    }
  }
}
