import type { CatalogueAccounts } from '../demo/catalogue/catalogue'
import { testText, SMALL_CATALOGUE } from './catalogue'
import { eq } from 'drizzle-orm'
import { createSession } from '../customers/sessions'
import type { Database } from '../db/database'
import { captcha, customer } from '../db/schema'
import { openTestShop, type TestRequest, testClient } from './test-shop'

const ADA = 'ada@mail.example'
const BEN = 'ben@mail.example'

const person = (email: string, firstname: string) => ({
  email,
  password: 'a-long-password',
  firstname,
  lastname: 'Byron',
  registeredHoursAgo: 500,
})

const messagesTo = (email: string): CatalogueAccounts['messages'] => [
  { email, sentHoursAgo: 9, readHoursAgo: 8, subject: testText('Old news'), text: testText('It was so.') },
  { email, sentHoursAgo: 3, readHoursAgo: null, subject: testText('News'), text: testText('It is so.\n\nBye.') },
]

const question = (email: string, orderNumber: string): CatalogueAccounts['tickets'][number] => ({
  number: email === ADA ? 'T-000001' : 'T-000002',
  email,
  type: 'delivery',
  state: 'closed',
  orderNumber,
  records: [
    { from: 'customer', hoursAgo: 40, content: testText('Where is it?') },
    { from: 'shop', hoursAgo: 30, content: testText('With you tomorrow.') },
  ],
})

/** Two customers with one of everything each, and an address in each country. */
export const SMALL_ACCOUNTS: CatalogueAccounts = {
  customers: [
    {
      ...person(ADA, 'Ada'),
      addresses: [
        { street: '12 Long Lane', city: 'Albany', state: 'NY', postalCode: '12201', country: 'US', phone: '+1 5' },
        { street: 'Langer Weg 3', city: 'Ulm', state: 'Bayern', postalCode: '89073', country: 'DE', phone: '+49 7' },
      ],
    },
    {
      ...person(BEN, 'Ben'),
      addresses: [
        { street: '1 Short Lane', city: 'Troy', state: 'NY', postalCode: '12180', country: 'US', phone: '+1 6' },
      ],
    },
  ],
  orderContents: [
    {
      number: 'TL-1001',
      lines: [
        { sku: 'home-M', quantity: 2, custom: { number: 7, name: 'ADA' } },
        { sku: 'away-M', quantity: 1, custom: null },
      ],
      discount: 500,
      shippingMethod: 'express',
      shipTo: 1,
      note: testText('Ring twice'),
    },
    {
      number: 'TL-1002',
      lines: [{ sku: 'shorts-M', quantity: 1, custom: null }],
      discount: 0,
      shippingMethod: 'standard',
      shipTo: 0,
      note: testText(''),
    },
  ],
  messages: [...messagesTo(ADA), ...messagesTo(BEN)],
  tickets: [question(ADA, 'TL-1001'), question(BEN, '')],
}

type Options = Omit<NonNullable<Parameters<typeof openTestShop>[0]>, 'catalogue'>

/** The small shop with its two customers, `ada` and `ben`. */
export const openAccountShop = (options: Options = {}) =>
  openTestShop({ ...options, catalogue: { ...SMALL_CATALOGUE, accounts: SMALL_ACCOUNTS } })

/** A seeded customer's id. */
export async function customerId(db: Database, name: 'ada' | 'ben'): Promise<number> {
  const [row] = await db
    .select()
    .from(customer)
    .where(eq(customer.email, `${name}@mail.example`))
  return row?.id ?? 0
}

type Opened = Awaited<ReturnType<typeof openTestShop>>

/** A client on which one of them is logged in, at the shop's time. */
export async function signedIn({ app, db }: Pick<Opened, 'app' | 'db'>, name: 'ada' | 'ben', now = Date.now) {
  const token = await createSession(db, { customerId: await customerId(db, name), device: null, now: now() })
  const send = testClient(app)
  return (method: string, path: string, sent: TestRequest = {}) => send(method, path, { token, ...sent })
}

const PASS_TTL_MS = 600_000

/** A device that has just solved a captcha may make one protected call. @param now milliseconds since the epoch */
export async function grantCaptchaPass(db: Database, device: string, now: number): Promise<void> {
  const passExpiresAt = new Date(now + PASS_TTL_MS)
  await db
    .insert(captcha)
    .values({ device, answerExpiresAt: passExpiresAt, passExpiresAt })
    .onConflictDoUpdate({ target: captcha.device, set: { passExpiresAt } })
}
