/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { order, variant } from '../../db/schema'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(order)
  await opened.db.update(variant).set({ stock: 40 })
})

/** A guest at the last step, with the order's data and the device's next uuid. */
async function atLastStep(device?: string) {
  const one = await buyer(opened, undefined, device)
  await one.add('shorts-M')
  const body = { ...toNewOrder(await one.fillIn()), nextUuid: randomUUID() }
  return { ...one, body }
}
const readStatus = async (uuid: string, number: string) =>
  (await (await buyer(opened, undefined, uuid)).send('GET', `/api/order/${number}/placed`)).code
const numberOf = ({ data }: { data: unknown }) => (data as { number: string }).number

describe('an order gives a guest’s device another name', () => {
  it('under which the order is shown and paid; the old one has no access', async () => {
    const { device, body, place } = await atLastStep()
    const reply = await place(body)
    expect(reply.data).toEqual({ number: numberOf(reply), nextUuid: body.nextUuid })
    const number = numberOf(reply)
    expect([await readStatus(body.nextUuid, number), await readStatus(device, number)]).toEqual([0, 404])
    const next = await buyer(opened, undefined, body.nextUuid)
    expect((await next.startPayment(number)).code).toBe(0)
    expect((await (await buyer(opened, undefined, device)).startPayment(number)).code).toBe(404)
  })

  it('the same for every repetition, by the same key or another, under the old name or the next', async () => {
    const { device, body, place } = await atLastStep()
    const key = randomUUID()
    const first = await place(body, key)
    expect((await place(body, key)).data).toEqual(first.data)
    expect((await place(body)).data).toEqual(first.data)
    // A page that was open in parallel: its own next uuid is the valid one from then on.
    const last = randomUUID()
    const next = await buyer(opened, undefined, body.nextUuid)
    expect((await next.place({ ...body, nextUuid: last })).data).toEqual({ number: numberOf(first), nextUuid: last })
    const statuses = [last, body.nextUuid, device].map((uuid) => readStatus(uuid, numberOf(first)))
    expect(await Promise.all(statuses)).toEqual([0, 404, 404])
    expect(await opened.db.$count(order)).toBe(1)
  })

  it('to which earlier orders and what was typed go on; the old name holds nothing', async () => {
    const one = await atLastStep()
    const first = numberOf(await one.place(one.body))
    const two = await atLastStep(one.body.nextUuid)
    const second = numberOf(await two.place(two.body))
    expect([await readStatus(two.body.nextUuid, first), await readStatus(two.body.nextUuid, second)]).toEqual([0, 0])
    const draftOf = async (uuid: string) => (await (await buyer(opened, undefined, uuid)).checkout()).draft.city
    expect([await draftOf(two.body.nextUuid), await draftOf(two.device), await draftOf(one.device)]).toEqual([
      ...['Ulm', '', ''],
    ])
  })

  it('and counts its unpaid orders by whatever name they were placed', async () => {
    let device: string = randomUUID()
    const codes = []
    for (let n = 0; n < 3; n++) {
      const one = await atLastStep(device)
      codes.push((await one.place(one.body)).code)
      device = one.body.nextUuid
    }
    expect(codes).toEqual([0, 0, 4002])
  })

  it('unless it is refused', async () => {
    const { device, body, place, checkout } = await atLastStep()
    const wrong = { ...body, shown: { ...body.shown, total: 1 } }
    expect((await place(wrong)).code).toBe(4006)
    expect((await checkout()).draft.city).toBe('Ulm')
    expect((await (await buyer(opened, undefined, device)).place(body)).code).toBe(0)
  })

  it('and none where none is given, nor to a customer', async () => {
    const guest = await atLastStep()
    const { nextUuid: _, ...body } = guest.body
    const plain = await guest.place(body)
    expect(plain.data).toEqual({ number: numberOf(plain) })
    expect(await readStatus(guest.device, numberOf(plain))).toBe(0)
    const ada = await buyer(opened, 'ada')
    await ada.add('shorts-M')
    const own = await ada.place({ ...toNewOrder(await ada.fillIn()), nextUuid: randomUUID() })
    expect(own.data).toEqual({ number: numberOf(own) })
  })
})
