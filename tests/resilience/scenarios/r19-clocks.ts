import { exactly } from '../figures'
import type { Scenario } from '../scenario'
import { buyer, openCheckoutShop } from '../../../store-api/testing/checkout-shop'
import { testClient, openTestShop } from '../../../store-api/testing/test-shop'

const MINUTE_MS = 60_000

/** Critical times of calendars and clocks. */
const MOMENTS = [
  '2027-03-28T00:59:59.500Z', // clocks go forward in Europe
  '2027-10-31T00:59:59.500Z', // and back
  '2028-02-29T23:59:59.500Z', // leap day
  '2038-01-19T03:14:08.000Z', // past 31 bits of seconds
  '2099-12-31T23:59:59.500Z',
]

export const clocks: Scenario = {
  id: 'R19',
  claim:
    'Clocks differ by four minutes: calls are accepted; by six: they are rejected. Orders are dated in UTC whatever the time zone and daylight saving time.',
  async run({ figures }) {
    const { app, close } = await openTestShop()
    const statusAt = async (minutes: number) => {
      const { response } = await testClient(app)('GET', '/api/store', { now: Date.now() + minutes * MINUTE_MS })
      return response.status
    }
    for (const minutes of [-4, 4])
      figures.add({ name: `clock ${minutes} minutes off`, value: await statusAt(minutes), goal: exactly(200) })
    for (const minutes of [-6, 6])
      figures.add({ name: `clock ${minutes} minutes off`, value: await statusAt(minutes), goal: exactly(400) })
    await close()
    const wrong: string[] = []
    for (const moment of MOMENTS) {
      const shop = await openCheckoutShop()
      shop.advance(Date.parse(moment) - shop.now())
      const person = await buyer(shop)
      const { placedAt } = await shop.orderRow(await person.buy())
      if (Math.abs(placedAt.getTime() - Date.parse(moment)) > MINUTE_MS)
        wrong.push(`${moment}: ${placedAt.toISOString()}`)
      await shop.close()
    }
    figures.none('orders with another date', wrong)
    figures.skip(
      'System clocks are not changed: the store API gets the time as a parameter (libfaketime is not installed).',
    )
  },
}
