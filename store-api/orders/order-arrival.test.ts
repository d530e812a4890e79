/** @jest-environment node */
import { desc, eq } from 'drizzle-orm'
import type { OrderEntry, TrackedOrder } from '../../contract/entities/order'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { List } from '../../contract/rules'
import { OPERATOR } from '../catalog/operations/record-action'
import { setShippingMethod } from '../catalog/operations/set-shipping'
import { setStoreSettings } from '../catalog/operations/set-store'
import { country, mail, shippingMethod, variant } from '../db/schema'
import { buyer, type CheckoutShop, openCheckoutShop } from '../testing/checkout-shop'
import { deliverShipment, shipOrder } from './fulfillment'

const HOUR = 3_600_000

// The shop's clock begins on Tuesday, 1 September 2026, at noon in Greenwich.
let opened: CheckoutShop
beforeEach(async () => (opened = await openCheckoutShop()))
afterEach(() => opened.close())

const setStore = (document: object) => setStoreSettings(opened.shop, document, { actor: OPERATOR })

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri']

/** The settings of a shop that works until two o’clock on weekdays. */
const openDispatch = (more: object = {}) =>
  setStore({ country: { timeZone: 'UTC' }, dispatch: { days: WEEK, cutOff: '14:00', ...more } })

async function listMethods(): Promise<ShippingMethod[]> {
  const [germany] = await opened.db.select().from(country).where(eq(country.iso, 'DE'))
  const one = await buyer(opened)
  return (await one.send('GET', `/api/shipping?countryId=${germany?.id}`)).data as ShippingMethod[]
}

const standard = async () => (await listMethods()).find(({ price, kind }) => price === 0 && kind === 'delivery')

const daysOf = ({ from, to }: { from: string; to: string }) => [from, to]

describe('delivery methods', () => {
  it('have no dates without dispatch settings', async () => {
    expect((await standard())?.arrivals).toEqual([])
    await openDispatch()
    expect((await standard())?.arrivals).toHaveLength(3)
    await setStore({ dispatch: null })
    expect((await standard())?.arrivals).toEqual([])
  })

  it('have the arrival days of now and after the next cut-offs, by the holidays of the shop', async () => {
    await openDispatch()
    await setStore({ holidays: ['09-02'] })
    const method = await standard()
    expect(method?.arrivals.map(({ until }) => until)).toEqual([
      ...['2026-09-01T14:00:00.000Z', '2026-09-03T14:00:00.000Z', '2026-09-04T14:00:00.000Z'],
    ])
    expect(method?.arrivals[0]?.from.localeCompare('2026-09-03')).toBeGreaterThanOrEqual(0)
  })

  it('count the days on which their carrier delivers', async () => {
    await openDispatch()
    const rates = [{ countries: ['DE'], price: 1, minDays: 4, maxDays: 5 }]
    const drone = { code: 'drone', name: 'Drone', rates }
    await setShippingMethod(opened.shop, drone, { actor: OPERATOR })
    const droneArrival = async () =>
      (await listMethods())
        .find(({ name }) => name === 'Drone')
        ?.arrivals.slice(0, 1)
        .map(daysOf)
    expect(await droneArrival()).toEqual([['2026-09-07', '2026-09-08']])
    await setShippingMethod(opened.shop, { code: 'drone', workingDays: [...WEEK, 'sat', 'sun'] }, { actor: OPERATOR })
    expect(await droneArrival()).toEqual([['2026-09-05', '2026-09-06']])
  })

  it('list the days of personalization separately; a checkout includes them', async () => {
    await openDispatch({ personalizationDays: 2 })
    const listed = await standard()
    expect(listed?.personalizationDays).toBe(2)
    const one = await buyer(opened)
    await one.add('home-M', 1, { custom: { name: 'ADA', number: 7 } })
    const { methods } = await one.fillIn()
    const inCheckout = methods.find(({ id }) => id === listed?.id)
    expect(inCheckout?.personalizationDays).toBe(0)
    expect(inCheckout?.arrivals[0]?.from).toBe(listed?.arrivals[2]?.from)
  })

  it('have no dates in a checkout with a back-ordered item', async () => {
    await openDispatch()
    await opened.db.update(variant).set({ stock: 0, stockPolicy: 'continue' }).where(eq(variant.sku, 'home-M'))
    const one = await buyer(opened)
    await one.add('home-M')
    expect((await one.fillIn()).methods.map(({ arrivals }) => arrivals.length)).toEqual([0, 0])
  })

  it.each([
    [{ dispatch: { cutOff: '24:00' } }],
    [{ dispatch: { days: ['monday'] } }],
    [{ dispatch: { days: [] } }],
    [{ holidays: ['25.12.'] }],
    [{ holidays: ['2026-13-01'] }],
  ])('reject the settings %j', (document) => expect(setStore(document)).rejects.toThrow())
})

describe('an order', () => {
  async function placeOrder(name?: 'ada') {
    const one = await buyer(opened, name)
    const number = await one.buy()
    const pay = async () => {
      await one.startPayment(number)
      opened.pay.bank.pay(number)
      await one.send('POST', `/api/order/${number}/confirm`)
    }
    return { ...one, number, pay }
  }

  it('keeps its arrival days if the method changes after it was placed', async () => {
    await openDispatch()
    const first = (await standard())?.arrivals[0]
    const { placed, number } = await placeOrder()
    await opened.db.update(shippingMethod).set({ workingDays: ['sun'] })
    await setStore({ holidays: ['09-02', '09-03', '09-04'] })
    expect((await placed(number)).order.arrival).toEqual({ from: first?.from, to: first?.to })
  })

  it('gets new arrival days if it is paid after a cut-off, also in the mail', async () => {
    await openDispatch()
    const { placed, number, pay } = await placeOrder()
    const before = (await placed(number)).order.arrival
    opened.advance(0.5 * HOUR)
    await setStore({ dispatch: { cutOff: '12:10' } })
    await pay()
    const after = (await placed(number)).order
    expect(after.payment).toBe('paid')
    expect((after.arrival?.from ?? '') > (before?.from ?? '')).toBe(true)
    const [letter] = await opened.db.select().from(mail).orderBy(desc(mail.id)).limit(1)
    expect(letter?.text).toMatch(/^Arrives \w{3} \d+ .*Sept?\.$/m)
  })

  it('has arrival days until its parcels are delivered, or the days have passed', async () => {
    await openDispatch()
    const { number, pay, send } = await placeOrder('ada')
    await pay()
    const listed = async () => ((await send('GET', '/api/order')).data as List<OrderEntry>).list[0]?.arrival
    const tracked = async () => {
      const { email } = await opened.orderRow(number)
      return ((await send('POST', '/api/order-track', { body: { number, email } })).data as TrackedOrder).arrival
    }
    expect(await listed()).not.toBeNull()
    expect(await tracked()).toEqual(await listed())
    await shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: 'A1' })
    expect(await listed()).not.toBeNull()
    await deliverShipment(opened.shop, { number })
    expect([await listed(), await tracked()]).toEqual([null, null])
    const late = await placeOrder('ada')
    await late.pay()
    opened.advance(60 * 24 * HOUR)
    const again = await buyer(opened, 'ada')
    expect(((await again.send('GET', '/api/order')).data as List<OrderEntry>).list[0]?.arrival).toBeNull()
  })
})
