/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { auditLog, customer, linkToken, session } from '../../db/schema'
import { type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { exportPerson, type PersonDocument } from './export-person'
import { seedPerson, PERSON, WORDS } from './testing'

let opened: CheckoutShop
let person: Awaited<ReturnType<typeof seedPerson>>
let document: PersonDocument
const exported = (email: string) => exportPerson(opened.shop, { email, actor: 'tess' })
beforeAll(async () => {
  opened = await openCheckoutShop()
  person = await seedPerson(opened)
  document = JSON.parse(JSON.stringify(await exported(` ${PERSON.email.toUpperCase()} `))) as PersonDocument
})
afterAll(() => opened.close())

describe('the data of a person', () => {
  it('has every part of the account', () =>
    expect(document['account']).toMatchObject({
      profile: { email: PERSON.email, firstname: PERSON.firstname, lastname: PERSON.lastname },
      addresses: [{ street: PERSON.street, phone: PERSON.phone, country: 'DE' }],
      devices: [{ device: person.device }],
      links: [{ purpose: 'reset' }],
      messages: [{ subject: 'Hello' }],
      reviews: [{ productKey: 'home' }, { productKey: 'away' }, { state: 'waiting' }],
      questions: [{ question: { en: 'Is it warm enough?' } }, {}, {}],
      tickets: [{ orderNumber: person.own, records: [{ from: 'customer' }] }],
    }))

  it('has orders of the account and of a guest, with lines, history, parcels and payment', () =>
    expect(document['orders']).toMatchObject([
      {
        number: person.own,
        isGuestOrder: false,
        lines: [{ customName: 'ZENOBIA' }],
        history: [{ event: 'placed' }, { event: 'paid' }, { event: 'shipped' }, { event: 'delivered' }],
        parcels: [{ carrier: 'Parcel Post' }],
        payments: [{ method: 'visa' }],
      },
      { number: person.ofGuest, isGuestOrder: true },
    ]))

  it('has carts, drafts, coupons, the newsletter, mails and attempts', () => {
    expect(document).toMatchObject({
      carts: expect.arrayContaining([
        expect.objectContaining({ lines: [expect.objectContaining({ customName: 'ZENOBIA' })] }),
      ]),
      checkouts: expect.arrayContaining([
        expect.objectContaining({ fields: expect.objectContaining({ street: PERSON.street }) }),
      ]),
      couponUses: [{ code: 'TEN', orderNumber: person.own }],
      newsletter: [{ email: PERSON.email }],
      attempts: expect.arrayContaining([expect.objectContaining({ key: `login email ${PERSON.email}` })]),
    })
    expect((document['mails'] as object[]).length).toBeGreaterThan(3)
  })

  it('has no password, token or link that signs in, and no hash of one', async () => {
    const text = JSON.stringify(document)
    const { db } = opened
    const secrets = [
      person.link,
      person.token,
      ...(await db.select().from(customer)).map(({ passwordHash }) => passwordHash),
      ...(await db.select().from(session)).map(({ tokenHash }) => tokenHash),
      ...(await db.select().from(linkToken)).map(({ tokenHash }) => tokenHash),
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).toContain('/reset-password')
    expect(text).not.toMatch(/[?&](token|key)=/)
  })

  it('has no data of others', () => {
    expect(JSON.stringify(document)).not.toContain('ada@mail.example')
    expect(JSON.stringify(document)).toContain(WORDS[0])
  })

  it('is recorded, and the next export has that record', async () => {
    const [record] = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'export'))
    expect(record).toMatchObject({ actor: 'tess', key: `customer:${person.customerId}` })
    expect(await exported(PERSON.email)).toMatchObject({ records: [{ kind: 'export', actor: 'tess' }] })
  })

  it('is refused without an email: orders without one are not those of one person', () =>
    expect(exported(' ')).rejects.toThrow('is no email address'))

  it('is null for an unknown email', async () => expect(await exported('unknown@mail.example')).toBeNull())
})
