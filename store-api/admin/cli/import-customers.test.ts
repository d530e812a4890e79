/** @jest-environment node */
import { asc, eq, inArray } from 'drizzle-orm'
import { address, auditLog, customer, mail, subscriber } from '../../db/schema'
import { resetPassword } from '../../customers/change-password'
import { verifyPassword } from '../../customers/password'
import type { ImportedCustomer, InviteOptions } from '../../customers/import-customers'
import { csvOf, openFolder } from '../import/testing'
import { openAccountShop } from '../../testing/accounts'
import { localCommands } from '../shop-commands'
import { importCustomersFrom } from './import-customers'

let opened: Awaited<ReturnType<typeof openAccountShop>>
const folder = openFolder()
let clock = Date.now()
beforeAll(async () => (opened = await openAccountShop({ now: () => clock })))
afterAll(async () => {
  folder.close()
  await opened.close()
})

const HEADINGS = [
  ...['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Default Address Company'],
  ...['Default Address Address1', 'Default Address Address2', 'Default Address City', 'Default Address Province Code'],
  ...['Default Address Country Code', 'Default Address Zip', 'Default Address Phone', 'Phone', 'Tags'],
]

const ADDRESS_CELLS = {
  'Default Address Address1': 'Ringweg 5',
  'Default Address City': 'Dresden',
  'Default Address Country Code': 'DE',
  'Default Address Zip': "'1067",
  'Default Address Phone': "'+49 351 1",
}

const FILE = folder.write(
  'customers.csv',
  csvOf(HEADINGS, [
    {
      'First Name': 'Ines',
      'Last Name': 'Kolb',
      Email: 'Ines@Old.example',
      ...ADDRESS_CELLS,
      'Accepts Email Marketing': 'yes',
    },
    { 'First Name': 'No', 'Last Name': 'Email', Email: '' },
    { 'First Name': 'Ines', 'Last Name': 'Again', Email: 'ines@old.example' },
    { 'First Name': 'Ada', 'Last Name': 'Elsewhere', Email: 'ada@mail.example' },
    {
      'First Name': 'Uma',
      'Last Name': 'Reed',
      Email: 'uma@old.example',
      ...ADDRESS_CELLS,
      'Default Address Phone': '',
    },
    { 'First Name': '', 'Last Name': '', Email: 'plain@old.example' },
    { 'First Name': 'Bad', 'Last Name': 'Email', Email: 'bad@' },
    {
      'First Name': 'Tom',
      'Last Name': 'State',
      Email: 'tom@old.example',
      ...ADDRESS_CELLS,
      'Default Address Country Code': 'US',
    },
  ]),
)

async function run(isDryRun = false, path = FILE, invite: InviteOptions | null = null) {
  const results: ImportedCustomer[] = []
  await importCustomersFrom(localCommands(opened.shop), path, {
    ...{ isDryRun, invite, onResult: (result: ImportedCustomer) => results.push(result) },
  })
  return results
}
const NEW_EMAILS = ['ines@old.example', 'plain@old.example', 'tom@old.example', 'uma@old.example']
const importedCustomers = () =>
  opened.db.select().from(customer).where(inArray(customer.email, NEW_EMAILS)).orderBy(asc(customer.email))

describe('customers of another shop', () => {
  it('are counted by a dry run without writing anything', async () => {
    const results = await run(true)
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'created',
      'refused',
      'refused',
      'same',
      'created',
      'created',
      'refused',
      'created',
    ])
    expect(await importedCustomers()).toEqual([])
  })

  it('become accounts with their email; rejections and notes have line and reason', async () => {
    const results = await run()
    expect((await importedCustomers()).map(({ email }) => email)).toEqual(NEW_EMAILS)
    expect(results.map(({ line, problem }) => [line, problem]).filter(([, problem]) => problem)).toEqual([
      [3, 'it has no email, and an account is known by it'],
      [4, 'the email is in line 2 already'],
      [8, 'bad@ is no email address'],
    ])
    const notes = results.flatMap(({ line, notes }) => notes.map((note) => `${line}: ${note}`))
    expect(notes).toEqual([
      '2: accepts marketing, but the file does not say since when: not subscribed to the newsletter',
      '2: the postal code 1067 has lost a zero: 01067',
      '6: the postal code 1067 has lost a zero: 01067',
      expect.stringMatching(/^6: the address is left out: phone/),
      '9: the postal code 1067 has lost a zero: 01067',
      '9: the address is left out: US has no state Dresden',
    ])
  })

  it('have the address of the file as default address', async () => {
    const [ines] = await importedCustomers()
    const book = await opened.db
      .select()
      .from(address)
      .where(eq(address.customerId, ines?.id ?? 0))
    expect(book).toMatchObject([
      { street: 'Ringweg 5', city: 'Dresden', state: 'Dresden', postalCode: '01067', phone: '+49 351 1' },
    ])
    expect(book[0]).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true, lastname: 'Kolb' })
  })

  it('have no valid password, are not verified, and get neither mail nor newsletter', async () => {
    const [ines] = await importedCustomers()
    expect(ines?.verifiedAt).toBeNull()
    for (const candidate of ['', 'a-long-password'])
      expect(await verifyPassword(candidate, ines?.passwordHash)).toBe(false)
    expect(await opened.db.$count(mail, inArray(mail.recipient, NEW_EMAILS))).toBe(0)
    expect(await opened.db.$count(subscriber)).toBe(0)
  })

  it('are unchanged by a second run, like existing accounts of the shop', async () => {
    const before = await opened.db.select().from(customer).orderBy(asc(customer.id))
    const results = await run()
    expect(results.filter(({ outcome }) => outcome === 'created')).toEqual([])
    expect(await opened.db.select().from(customer).orderBy(asc(customer.id))).toEqual(before)
    expect(before.find(({ email }) => email === 'ada@mail.example')?.lastname).toBe('Byron')
  })

  it('are recorded in the audit log with actor and count', async () => {
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'import'))
    expect(records).toMatchObject([{ key: 'customers', after: { created: 4, invited: 0 } }])
  })

  it('are also read with the headings of earlier exports', async () => {
    const path = folder.write(
      'old.csv',
      csvOf(
        ['First Name', 'Last Name', 'Email', 'Address1', 'City', 'Province', 'Country Code', 'Zip', 'Phone'],
        [
          {
            ...{
              'First Name': 'Ola',
              'Last Name': 'Berg',
              Email: 'ola@old.example',
              Address1: 'Allee 12',
              City: 'Ulm',
            },
            ...{ Province: 'Bayern', 'Country Code': 'de', Zip: '89073', Phone: '+49 731 5' },
          },
        ],
      ),
    )
    expect(await run(true, path)).toMatchObject([{ outcome: 'created', notes: [] }])
  })

  it('are not read from a file of another format', async () =>
    expect(run(true, folder.write('x.csv', 'Handle,Title\na,b'))).rejects.toThrow('This is no export of customers'))
})

describe('invitations of imported customers', () => {
  const invited = async (isDryRun = false) =>
    (await run(isDryRun, FILE, { resendAfterDays: 30 })).filter(({ isInvited }) => isInvited).map(({ email }) => email)
  const mails = () => opened.db.select().from(mail).orderBy(asc(mail.id))
  const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
  /** Emails of all new accounts of the file. */
  const INVITED_EMAILS = ['Ines@Old.example', 'uma@old.example', 'plain@old.example', 'tom@old.example']

  it('are counted by a dry run without sending any', async () => {
    expect(await invited(true)).toEqual(INVITED_EMAILS)
    expect(await mails()).toEqual([])
  })

  it('are sent once to each imported account without a password, and to no other account', async () => {
    expect(await invited()).toEqual(INVITED_EMAILS)
    const sentMails = await mails()
    expect(sentMails.map(({ recipient }) => recipient).sort()).toEqual(NEW_EMAILS)
    expect(sentMails[0]?.subject).toBe('Choose a password for Touchline')
    expect(await invited()).toEqual([])
    expect(await mails()).toEqual(sentMails)
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.key, 'customers'))
    expect(records.at(-1)).toMatchObject({ kind: 'import', after: { created: 0, invited: 4 } })
  })

  it('have a link that sets the password and confirms the email', async () => {
    const [first] = await mails()
    const email = first?.recipient ?? ''
    const password = 'a-long-new-password'
    await resetPassword(opened.shop, { token: tokenIn(first?.text), password })
    const [row] = await opened.db.select().from(customer).where(eq(customer.email, email))
    expect(await verifyPassword(password, row?.passwordHash)).toBe(true)
    expect(row?.verifiedAt).not.toBeNull()
  })

  it('are sent again to accounts without a password only after the interval', async () => {
    clock += 29 * 86_400_000
    expect(await invited()).toEqual([])
    clock += 2 * 86_400_000
    expect(await invited()).toEqual(INVITED_EMAILS.slice(1))
  })

  it('are not sent without the option', async () => {
    clock += 31 * 86_400_000
    const before = await mails()
    await run()
    expect(await mails()).toEqual(before)
  })
})

describe('customers of WooCommerce', () => {
  const problems = (results: ImportedCustomer[]) =>
    results.filter(({ outcome }) => outcome === 'refused').map(({ line, problem }) => [line, problem])
  const addressCells = (kind: string, street: string) => ({
    ...{ [`${kind}_first_name`]: 'Mara', [`${kind}_last_name`]: 'Voss', [`${kind}_address_1`]: street },
    ...{ [`${kind}_city`]: 'Ulm', [`${kind}_postcode`]: '89073', [`${kind}_country`]: 'DE' },
  })
  const ADDRESS_COLUMNS = ['billing', 'shipping'].flatMap((kind) =>
    ['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'postcode', 'country', 'state'].map(
      (name) => `${kind}_${name}`,
    ),
  )

  it('are imported from the export of users with shipping and billing addresses, without staff', async () => {
    const path = folder.write(
      'users.csv',
      csvOf(
        ['ID', 'user_login', 'user_email', 'first_name', 'last_name', 'roles', ...ADDRESS_COLUMNS, 'billing_phone'],
        [
          {
            ...{ user_email: 'mara@woo.example', first_name: 'Mara', last_name: 'Voss', roles: 'customer' },
            ...{
              ...addressCells('billing', 'Kanzlei 1'),
              ...addressCells('shipping', 'Ringweg 5'),
              shipping_address_2: 'Hof',
            },
            billing_phone: '+49 731 1',
          },
          {
            ...{ user_email: 'same@woo.example', roles: 'customer,subscriber', billing_phone: '+49 731 2' },
            ...{ ...addressCells('billing', 'Allee 1'), ...addressCells('shipping', 'Allee 1') },
          },
          { user_email: 'boss@woo.example', roles: 'administrator' },
        ],
      ),
    )
    const results = await run(false, path)
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'refused'])
    expect(problems(results)).toEqual([[4, 'it is an account of the role administrator, and none of a customer']])
    const books = await opened.db
      .select({ email: customer.email, firstname: customer.firstname, address })
      .from(address)
      .innerJoin(customer, eq(customer.id, address.customerId))
      .where(inArray(customer.email, ['mara@woo.example', 'same@woo.example']))
      .orderBy(asc(customer.email), asc(address.street))
    expect(
      books.map(({ email, firstname, address: { street, phone, isDefaultShipping, isDefaultBilling } }) => [
        ...[email, firstname, street, phone, isDefaultShipping, isDefaultBilling],
      ]),
    ).toEqual([
      ['mara@woo.example', 'Mara', 'Kanzlei 1', '+49 731 1', false, true],
      ['mara@woo.example', 'Mara', 'Ringweg 5, Hof', '+49 731 1', true, false],
      ['same@woo.example', 'Mara', 'Allee 1', '+49 731 2', true, true],
    ])
    expect((await run(false, path)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'refused'])
  })

  it('are imported from the report of customers, without guests', async () => {
    const path = folder.write(
      'report.csv',
      csvOf(
        ['Name', 'Username', 'Last active', 'Date registered', 'Email', 'Orders', 'Total spend', 'City', 'Postal code'],
        [
          { Name: 'Lia  van der Berg', Username: 'lia', Email: 'lia@woo.example' },
          { Name: 'Gus Guest', Username: '', Email: 'gus@woo.example' },
        ],
      ),
    )
    expect(problems(await run(false, path))).toEqual([[3, 'it was a guest there, without an account']])
    const [lia] = await opened.db.select().from(customer).where(eq(customer.email, 'lia@woo.example'))
    expect([lia?.firstname, lia?.lastname]).toEqual(['Lia', 'van der Berg'])
  })
})
