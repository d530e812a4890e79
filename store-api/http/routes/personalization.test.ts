/** @jest-environment node */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { fieldProblem } from '../../../contract/personalization'
import { isBlank } from '../../../contract/written-text'
import type { CartReply } from '../../../contract/entities/cart'
import { setProduct } from '../../catalog/operations/set-product'
import { mail, order, orderLine } from '../../db/schema'
import { drawInvoice } from '../../orders/invoice/draw-invoice'
import { readInvoice } from '../../orders/invoice/read-invoice'
import { buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { anyCharacter } from '../../../tests/fuzz/nasty'

let opened: CheckoutShop
const PERSONALIZATION = {
  price: 4.5,
  fields: [
    { key: 'engraving', label: { en: 'Engraving', de: 'Gravur' }, kind: 'text', isRequired: true, maxLength: 60 },
    { key: 'year', label: 'Year', kind: 'number', min: 1900, max: 2100 },
  ],
}

beforeAll(async () => {
  opened = await openCheckoutShop()
  const tin = { key: 'tin', name: 'Tea tin', price: 12, sku: 'TIN', stock: 100_000, personalization: PERSONALIZATION }
  await setProduct(opened.shop, tin, { actor: 'owner' })
})
afterAll(() => opened.close())

const KIM = { engraving: 'For Kim', year: '2024' }
const VALUES = [
  { key: 'engraving', label: 'Engraving', value: 'For Kim' },
  { key: 'year', label: 'Year', value: '2024' },
]

/** A customer, or a guest, with an empty cart. */
async function shopper(name?: 'ada' | 'ben') {
  const one = await buyer(opened, name)
  await one.send('DELETE', '/api/cart/clear')
  const add = (personalization?: unknown, quantity = 1) =>
    one.send('POST', '/api/cart', { body: { key: 'tin', optionIds: [], quantity, personalization } })
  const lines = async () => ((await one.send('GET', '/api/cart')).data as CartReply).carts
  const buy = async () => {
    await one.fillIn()
    return ((await one.place()).data as { number: string }).number
  }
  return { ...one, add, lines, buy }
}

describe('what is entered for a product', () => {
  it('is in the cart with its labels and adds its price, one line for each different text', async () => {
    const one = await shopper()
    for (const entered of [KIM, KIM, { ...KIM, engraving: 'for kim' }, { engraving: 'For Kim' }, undefined, {}])
      expect((await one.add(entered)).code).toBe(0)
    expect((await one.lines()).map((line) => [line.quantity, line.price, line.personalization])).toEqual([
      [2, 1650, VALUES],
      [1, 1650, [{ ...VALUES[0], value: 'for kim' }, VALUES[1]]],
      [1, 1650, [VALUES[0]]],
      [2, 1200, []],
    ])
    expect((await one.lines())[0]).toMatchObject({ isCustom: true, custom: null, customAdditionalPrice: 450 })
    expect((await one.lines())[3]).toMatchObject({ isCustom: false, customAdditionalPrice: 0 })
  })

  it.each([
    ['a required field', { year: '2024' }, 'Engraving: fill in this field.'],
    ['a number out of bounds', { ...KIM, year: '1066' }, 'Year: enter a whole number from 1900 to 2100.'],
    ['a text too long', { engraving: 'x'.repeat(61) }, 'Engraving: use at most 60 characters.'],
    ['a field the product does not have', { ...KIM, colour: 'red' }, 'This product can’t be personalised.'],
  ])('is refused for %s, in words', async (_, entered, msg) => {
    const one = await shopper()
    expect(await one.add(entered)).toMatchObject({ code: 400, msg })
    expect(await one.lines()).toEqual([])
  })

  it.each([[{ engraving: 7 }], [['x']], ['x'], [{ 'En graving': 'x' }], [{ engraving: 'x'.repeat(501) }]])(
    'is refused in another shape: %j',
    async (entered) => expect((await (await shopper()).add(entered)).code).toBe(400),
  )

  it('is in the language of the product now, and costs what it costs now', async () => {
    const one = await shopper()
    await one.add(KIM)
    const fields = [{ key: 'engraving', label: 'Words on the lid', kind: 'text', maxLength: 60 }]
    await setProduct(opened.shop, { key: 'tin', personalization: { price: 6, fields } }, { actor: 'owner' })
    const [line] = await one.lines()
    expect(line).toMatchObject({ price: 1800, formerPrice: 1650 })
    expect(line?.personalization.map(({ label }) => label)).toEqual(['Words on the lid', 'Year'])
    await setProduct(opened.shop, { key: 'tin', personalization: PERSONALIZATION }, { actor: 'owner' })
  })
})

describe('an order of it', () => {
  it('keeps the values, and mail, invoice and reorder have them', async () => {
    const one = await shopper('ben')
    await one.add(KIM, 2)
    const number = await one.buy()
    const { order: made } = await one.placed(number)
    expect(made.lines).toMatchObject([{ custom: null, personalization: VALUES, currentUnitPrice: 1650, total: 3300 }])
    const mails = await opened.db.select().from(mail)
    const text = mails.find((row) => row.text.includes(number))?.text
    expect(text).toContain('2 × Tea tin, Engraving: For Kim, Year: 2024: €33.00')
    const invoice = await readInvoice(opened.shop, await opened.orderRow(number))
    expect(invoice.lines).toMatchObject([{ note: 'Engraving: For Kim, Year: 2024', unitPrice: '€16.50' }])

    expect((await one.send('POST', `/api/order/${number}/reorder`)).data).toEqual({ added: 2, missing: [] })
    expect((await one.lines()).map(({ personalization }) => personalization)).toEqual([VALUES])
  })

  it('of a guest has no text of their own in a mail until it is paid', async () => {
    const one = await shopper()
    await one.add({ engraving: 'Visit evil.example' })
    const number = await one.buy()
    const [written] = (await opened.db.select().from(mail)).filter(({ text }) => text.includes(number))
    expect(written?.text).toContain('1 × Tea tin: €16.50')
    expect(`${written?.text} ${written?.html}`).not.toContain('evil.example')
    expect((await one.placed(number)).order.lines[0]?.personalization[0]?.value).toBe('Visit evil.example')
  })

  it('from before fields were data is ordered again by its name and number', async () => {
    const one = await shopper('ben')
    await one.add({ engraving: 'x' })
    const number = await one.buy()
    const { id } = await opened.orderRow(number)
    const former = { productKey: 'home', customName: 'BEN', customNumber: 9, personalization: null, variantId: null }
    await opened.db
      .update(orderLine)
      .set({ ...former, size: 'M', options: null })
      .where(eq(orderLine.orderId, id))
    expect((await one.placed(number)).order.lines).toMatchObject([
      { custom: { name: 'BEN', number: 9 }, personalization: [] },
    ])
    await one.send('POST', `/api/order/${number}/reorder`)
    expect(await one.lines()).toMatchObject([{ custom: { name: 'BEN', number: 9 }, customAdditionalPrice: 1200 }])
  })
})

/** Arbitrary input: every alphabet, markup, quotes, marks, emoji, long words. */
const written = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '<b>Kim</b>',
    '"; drop table',
    "O'Brien & Co",
    'ﷺ',
    'तेरे लिए',
    'לאהובתי',
    '🍵👩‍👩‍👧',
    '{name}',
    '%s \\n $1',
  ),
)

/** Texts that are ordered together: an order and its invoice take longer than all else. */
const FIVE_UNIQUE = { minLength: 5, maxLength: 5, selector: (text: string) => text.trim() }

it('any text that a field takes is the same in cart, order, mail and invoice; any other is refused', async () => {
  const one = await shopper('ada')
  const rules = { kind: 'text', pattern: '', maxLength: 60, min: 0, max: 0 } as const
  const valuesOf = (lines: { personalization: { value: string }[] }[]) =>
    lines.flatMap(({ personalization }) => personalization.map(({ value }) => value))
  let acceptedCount = 0
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(written, FIVE_UNIQUE), async (texts) => {
      await one.send('DELETE', '/api/cart/clear')
      const values: string[] = []
      for (const text of texts) {
        const value = text.trim()
        const isAccepted = !isBlank(text) && fieldProblem(rules, value) === null
        const { code } = await one.add({ engraving: text })
        expect([text, code]).toEqual([text, isAccepted || isBlank(text) ? 0 : 400])
        if (isAccepted) values.push(value)
      }
      acceptedCount += values.length
      expect(valuesOf(await one.lines())).toEqual(values)
      if (values.length === 0) return
      const number = await one.buy()
      expect(valuesOf((await one.placed(number)).order.lines)).toEqual(values)
      const mails = await opened.db.delete(mail).returning()
      const mailText = mails.find((row) => row.text.includes(number))?.text
      for (const value of values) expect(mailText).toContain(`Engraving: ${value}`)
      const invoice = await readInvoice(opened.shop, await opened.orderRow(number))
      expect(invoice.lines.flatMap(({ note }) => note || [])).toEqual(values.map((value) => `Engraving: ${value}`))
      expect((await drawInvoice(invoice)).subarray(0, 5).toString()).toBe('%PDF-')
    }),
    { numRuns: 6 },
  )
  expect(acceptedCount).toBeGreaterThan(15)
  expect(await opened.db.$count(order)).toBeGreaterThan(5)
}, 120_000)
