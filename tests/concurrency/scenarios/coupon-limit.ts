import { CODES } from '../../../contract/codes'
import { countByCode, type Scenario } from '../scenario'
import { type Buyer, createBuyers, openVisitors, place } from '../harness/checkout'
import type { Environment } from '../harness/environment'

async function raceFor(environment: Environment, buyers: Buyer[], limit: number) {
  environment.startDelays()
  const responses = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
  const codes = countByCode(responses.map(({ code }) => code))
  environment.claims.same('the coupon is redeemed as often as allowed', codes, {
    0: limit,
    [CODES.invalidCoupon]: buyers.length - limit,
  })
}

export const couponLimit: Scenario = {
  name: 'coupon-limit',
  title: 'a coupon for 10 orders is redeemed by 10 of 200 concurrent orders',
  run: async (environment) => {
    const shoppers = await openVisitors(environment, environment.scaled(200, 60))
    const coupon = { code: 'LIMITED', discount: 500 }
    await raceFor(
      environment,
      await createBuyers(environment, { shoppers, itemFor: () => ({ sku: 'home-M', quantity: 1 }), coupon }),
      10,
    )
  },
}

export const couponPerEmail: Scenario = {
  name: 'coupon-per-email',
  title: 'a coupon limited to one order per email is redeemed once, from any number of devices at once',
  run: async (environment) => {
    const shoppers = await openVisitors(environment, environment.scaled(50, 20))
    const options = { itemFor: () => ({ sku: 'shorts-M', quantity: 1 }), coupon: { code: 'ONCE-EACH', discount: 320 } }
    await raceFor(
      environment,
      await createBuyers(environment, { ...options, shoppers, email: () => 'Same@mail.example' }),
      1,
    )
  },
}
