/** @jest-environment node */
import { eq, ne } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Checkout } from '../../../contract/entities/checkout'
import { PLACE_FIELDS } from '../../../contract/entities/checkout-fields'
import { address, checkout, country, shippingMethod, shippingRate } from '../../db/schema'
import { toNewOrder, buyer, openCheckoutShop, PLACE, type CheckoutShop } from '../../testing/checkout-shop'
import { textsOf } from '../../i18n/texts'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(checkout))

const countryId = async (iso: string) =>
  String((await opened.db.select().from(country).where(eq(country.iso, iso)))[0]?.id)
const codeOf = ({ problems }: Checkout, field: string) => problems.find((problem) => problem.field === field)?.code

describe('a checkout', () => {
  it('of a new device is empty, and needs everything', async () => {
    const { checkout: read } = await buyer(opened)
    const data = await read()
    CALLS.getCheckout.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({
      ...{ isGuest: true, lines: [], methods: [], coupon: null, step: 'contact' },
      totals: { pieces: 0, subTotal: 0, saved: 0, discount: 0, shippingPrice: null, total: 0 },
    })
    expect(data.problems.map(({ field }) => field)).toEqual(['email', ...PLACE_FIELDS, 'shippingId', 'paymentMethod'])
    expect(new Set(data.problems.map(({ code }) => code))).toEqual(new Set(['required']))
    expect(await opened.db.$count(checkout)).toBe(0)
  })

  it('keeps what was typed, right or wrong, field by field', async () => {
    const { type, checkout: read } = await buyer(opened)
    await type({ email: 'not an email', street: 'x' })
    await type({ city: 'Ulm' })
    const data = await read()
    expect(data.draft).toMatchObject({ email: 'not an email', street: 'x', city: 'Ulm', lastname: '' })
    expect([codeOf(data, 'email'), codeOf(data, 'street'), codeOf(data, 'city')]).toEqual(['email', 'min', undefined])
  })

  it('is refused what is no field, and what is too long', async () => {
    const { send } = await buyer(opened)
    for (const body of [{ total: '1' }, { note: 'x'.repeat(501) }, { email: 5 }])
      expect((await send('PUT', '/api/checkout', { body })).code).toBe(400)
  })

  it('opens its steps one after the other, and is complete at the end', async () => {
    const { type, add } = await buyer(opened)
    await add('home-M', 2)
    expect((await type({ email: 'a@mail.example' })).step).toBe('address')
    const inGermany = await type({ ...PLACE, countryId: await countryId('DE') })
    expect([inGermany.step, inGermany.methods.map(({ price }) => price)]).toEqual(['delivery', [0, 900]])
    const express = await type({ shippingId: String(inGermany.methods[1]?.id) })
    expect([express.step, express.totals]).toMatchObject([
      'payment',
      { pieces: 2, subTotal: 15_800, saved: 0, discount: 0, shippingPrice: 900, total: 16_700 },
    ])
    expect(codeOf(express, 'paymentMethod')).toBe('required')
    const complete = await type({ paymentMethod: 'paypal' })
    expect([complete.step, complete.problems]).toEqual(['payment', []])
  })

  it('holds the state to the country, as the address book does', async () => {
    const { fillIn, type } = await buyer(opened)
    await fillIn()
    const us = await type({ countryId: await countryId('US'), state: 'Bayern' })
    expect(us.problems).toContainEqual({ field: 'state', code: 'unknown', message: textsOf('en').stateUnknown })
    expect(codeOf(await type({ state: 'NY' }), 'state')).toBeUndefined()
  })

  it.each(['0', '77', '-1', 'x', '99999999999', '1.5'])('knows no country %j, and stays readable', async (typed) => {
    const { fillIn, type, checkout: read } = await buyer(opened)
    await fillIn()
    expect(codeOf(await type({ countryId: typed }), 'countryId')).toBe('unknown')
    expect((await read()).methods).toEqual([])
  })

  it('asks again for the delivery when it does not go to another country, or the way is none', async () => {
    const { fillIn, type } = await buyer(opened)
    await fillIn()
    expect(codeOf(await type({ shippingId: '99' }), 'shippingId')).toBe('unknown')
    expect(codeOf(await type({ paymentMethod: 'barter' }), 'paymentMethod')).toBe('unknown')
  })

  it('asks for no delivery where there is one way alone, unless it is to collect', async () => {
    const { add, type } = await buyer(opened)
    await add('home-M', 1)
    await type({ email: 'a@mail.example' })
    const two = await type({ ...PLACE, countryId: await countryId('DE') })
    const [free, express] = two.methods
    const onlyOf = async (id: number | undefined, kind: 'delivery' | 'collection') => {
      const rates = await opened.db
        .delete(shippingRate)
        .where(ne(shippingRate.methodId, id ?? 0))
        .returning()
      await opened.db
        .update(shippingMethod)
        .set({ kind })
        .where(eq(shippingMethod.id, id ?? 0))
      const { step, draft, totals } = await type({ note: kind })
      await opened.db.update(shippingMethod).set({ kind: 'delivery' })
      await opened.db.insert(shippingRate).values(rates)
      return [step, draft.shippingId, totals.shippingPrice]
    }
    expect(await onlyOf(express?.id, 'delivery')).toEqual(['payment', String(express?.id), 900])
    expect(await onlyOf(free?.id, 'delivery')).toEqual(['payment', String(free?.id), 0])
    expect(await onlyOf(free?.id, 'collection')).toEqual(['delivery', '', null])
    expect((await type({ note: '' })).step).toBe('delivery')
  })

  it('asks for the other address only where the bill goes elsewhere', async () => {
    const { fillIn, type } = await buyer(opened)
    await fillIn()
    const elsewhere = await type({ billingSame: 'no', billingCity: 'U' })
    expect([elsewhere.step, codeOf(elsewhere, 'billingCity'), codeOf(elsewhere, 'billingStreet')]).toEqual([
      ...['address', 'min', 'required'],
    ])
    expect((await type({ billingSame: 'yes' })).step).toBe('payment')
  })

  it('says what is wrong in the language of the store', async () => {
    for (const language of ['es', 'de'] as const) {
      const other = await openCheckoutShop({ language })
      const { type } = await buyer(other)
      const { problems } = await type({ email: 'x' })
      const { checkout: texts } = textsOf(language)
      expect(problems).toContainEqual({ field: 'email', code: 'email', message: texts.emailInvalid })
      expect(problems).toContainEqual({ field: 'city', code: 'required', message: texts.fieldRequired })
      await other.close()
    }
  })

  it('belongs to its owner only', async () => {
    await (await buyer(opened)).type({ note: 'mine' })
    expect((await (await buyer(opened)).checkout()).draft.note).toBe('')
    expect((await (await buyer(opened, 'ben')).checkout()).draft.note).toBe('')
  })
})

describe('a customer’s checkout', () => {
  const book = async (name: 'ada' | 'ben') => {
    const { send } = await buyer(opened, name)
    return (await send('GET', '/api/address')).data as { id: string; city: string; isDefaultShipping: boolean }[]
  }

  it('begins with the email and the default address', async () => {
    const { checkout: read } = await buyer(opened, 'ada')
    const [first] = await book('ada')
    expect(await read()).toMatchObject({
      ...{ isGuest: false, step: 'delivery' },
      draft: { email: 'ada@mail.example', addressId: first?.id, city: 'Albany', state: 'NY', billingSame: '' },
    })
  })

  it('takes a whole address from the book, and leaves the book once something else is typed', async () => {
    const { type } = await buyer(opened, 'ada')
    const [, second] = await book('ada')
    const chosen = await type({ addressId: second?.id ?? '', city: 'nonsense' })
    expect(chosen.draft).toMatchObject({ addressId: second?.id, city: 'Ulm', countryId: await countryId('DE') })
    expect((await type({ note: 'Hi', city: 'Ulm' })).draft.addressId).toBe(second?.id)
    expect((await type({ city: 'Neu-Ulm' })).draft).toMatchObject({ addressId: '', city: 'Neu-Ulm', phone: '+49 7' })
  })

  it('takes no address of another, nor one there is not', async () => {
    const { type } = await buyer(opened, 'ada')
    const [foreign] = await book('ben')
    for (const addressId of [foreign?.id ?? '', 'nobodys'])
      expect((await type({ addressId, city: 'Rome' })).draft).toMatchObject({ addressId: '', city: 'Rome' })
  })

  it('keeps the email of the account', async () => {
    const { type } = await buyer(opened, 'ada')
    expect((await type({ email: 'other@mail.example' })).draft.email).toBe('ada@mail.example')
  })

  it('has the other default address for its bill', async () => {
    await opened.db.update(address).set({ isDefaultBilling: false }).where(eq(address.city, 'Albany'))
    await opened.db.update(address).set({ isDefaultBilling: true }).where(eq(address.city, 'Ulm'))
    const { draft } = await (await buyer(opened, 'ada')).checkout()
    expect(draft).toMatchObject({ city: 'Albany', billingSame: 'no', billingCity: 'Ulm' })
  })
})

describe('what is shown', () => {
  it('is what can be ordered', async () => {
    const { add, fillIn, place } = await buyer(opened)
    await add('away-M', 3)
    expect((await place(toNewOrder(await fillIn()))).code).toBe(0)
  })
})
