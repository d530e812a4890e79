/** @jest-environment node */
import { checkout } from '../db/schema'
import { emailOf, PASSWORD } from '../testing/clocked-shop'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { EMPTY_DRAFT, toDraft } from './draft'
import { mergeDrafts } from './merge-drafts'

describe('a customer’s draft and a device’s', () => {
  const own = toDraft({ street: 'Own lane', note: 'own', email: 'own@mail.example' })
  const device = toDraft({ street: 'Other lane', city: 'Other', note: 'other', paymentMethod: 'jcb', email: 'x' })

  it('are merged: empty fields of the customer are filled', () => {
    expect(mergeDrafts(own, device)).toEqual({ ...own, paymentMethod: 'jcb' })
    expect(mergeDrafts(EMPTY_DRAFT, device)).toEqual({ ...device, email: '' })
  })

  it('never mix two addresses', () => expect(mergeDrafts(own, device).city).toBe(''))
})

describe('at login', () => {
  let opened: CheckoutShop
  beforeAll(async () => (opened = await openCheckoutShop()))
  afterAll(() => opened.close())
  beforeEach(() => opened.db.delete(checkout))

  const logIn = async ({ send }: Awaited<ReturnType<typeof buyer>>, name: 'ada' | 'ben') => {
    const { code } = await send('POST', '/api/login', { body: { email: emailOf(name), password: PASSWORD } })
    expect(code).toBe(0)
    return (await buyer(opened, name)).checkout()
  }

  it('the guest’s draft, cart and coupon become the customer’s', async () => {
    const guest = await buyer(opened)
    await guest.add('home-M')
    await guest.fillIn({ note: 'Ring twice' })
    await guest.send('POST', '/api/coupon', { body: { code: 'TEN' } })
    const joined = await logIn(guest, 'ada')
    expect(joined).toMatchObject({
      ...{ step: 'payment', problems: [], coupon: { code: 'TEN' } },
      draft: { email: 'ada@mail.example', city: 'Albany', note: 'Ring twice', paymentMethod: 'visa' },
    })
    expect(joined.lines).toHaveLength(1)
    expect((await guest.checkout()).draft).toEqual(EMPTY_DRAFT)
  })

  it('the default address is used if no address was entered', async () => {
    const guest = await buyer(opened)
    await guest.type({ note: 'Hello' })
    expect((await logIn(guest, 'ben')).draft).toMatchObject({ city: 'Troy', note: 'Hello' })
  })

  it('an address typed on the device never precedes the default of the book', async () => {
    const guest = await buyer(opened)
    await guest.fillIn({ note: 'Hello' })
    expect((await logIn(guest, 'ben')).draft).toMatchObject({ city: 'Troy', note: 'Hello', paymentMethod: 'visa' })
  })

  it('a draft typed after the guest session ended is not merged', async () => {
    const guest = await buyer(opened)
    await guest.fillIn({ note: 'Hello' })
    const body = { email: emailOf('ada'), password: PASSWORD, joinsCheckout: false }
    expect((await guest.send('POST', '/api/login', { body })).code).toBe(0)
    expect((await (await buyer(opened, 'ada')).checkout()).draft).toMatchObject({ city: 'Albany', note: '' })
  })

  it('the customer’s earlier draft takes precedence', async () => {
    const before = await buyer(opened, 'ada')
    await before.type({ city: 'Own', note: 'own' })
    const guest = await buyer(opened)
    await guest.fillIn({ note: 'other' })
    expect((await logIn(guest, 'ada')).draft).toMatchObject({ city: 'Own', note: 'own', paymentMethod: 'visa' })
  })
})
