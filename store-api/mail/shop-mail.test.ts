/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { HtmlValidate } from 'html-validate'
import { mail } from '../db/schema'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'

const PACKING = 'packing@shop.example'
const OWNER = 'owner@shop.example'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ orderEmails: [PACKING, OWNER] })))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(mail))

const mailsTo = (recipient: string) => opened.db.select().from(mail).where(eq(mail.recipient, recipient))

async function pay({ startPayment, send }: Awaited<ReturnType<typeof buyer>>, number: string) {
  await startPayment(number)
  opened.pay.bank.pay(number)
  await send('POST', `/api/order/${number}/confirm`)
}

describe('the shop', () => {
  it('gets an email about a paid order at each of its addresses: items, buyer and delivery address', async () => {
    const one = await buyer(opened)
    const number = await one.buy('shorts-M', 2, { note: 'Ring twice' })
    expect(await mailsTo(PACKING)).toEqual([])
    await pay(one, number)
    const [written, ...more] = await mailsTo(PACKING)
    expect(more).toEqual([])
    expect(written?.subject).toMatch(new RegExp(`^New order ${number}: €\\d+\\.\\d\\d$`))
    const parts = [`Order ${number} is paid: 2 items.`, 'Ada Byron', '+49 7', 'Note: Ring twice', '2 × Rovers shorts']
    for (const part of [...parts, 'Langer Weg 3', '89073 Ulm']) {
      expect(written?.text).toContain(part)
      expect(written?.html).toContain(part)
    }
    expect((await mailsTo(OWNER)).map(({ text }) => text)).toEqual([written?.text])
  })

  it('gets no link that opens the order as its buyer', async () => {
    const one = await buyer(opened)
    await pay(one, await one.buy('shorts-M'))
    const [written] = await mailsTo(PACKING)
    expect(written?.text).not.toMatch(/https?:/)
    expect(written?.html).not.toContain('<a ')
    const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(written?.html ?? '')
    expect(report.valid).toBe(true)
  })

  it('gets none about an order that is canceled unpaid', async () => {
    const one = await buyer(opened, 'ada')
    const number = await one.buy('shorts-M')
    await one.send('POST', `/api/order/${number}/cancel`)
    expect(await mailsTo(PACKING)).toEqual([])
  })
})
