import { CODES } from '../../../contract/codes'
import { tally, type Scenario } from '../scenario'
import { createBuyers, findVariant, openVisitors, place, setStock } from '../harness/checkout'

const SKU = 'away-M'
const PIECES = 100

export const stockInParts: Scenario = {
  name: 'partial-stock',
  title:
    'of 100 items ordered in quantities of 1 to 5 none is sold twice, and no order is rejected while enough are left',
  run: async (environment) => {
    await setStock(environment, SKU, PIECES)
    const shoppers = await openVisitors(environment, environment.many(60, 45))
    const wishes = shoppers.map(() => ({ sku: SKU, quantity: environment.random.whole(1, 5) }))
    const buyers = await createBuyers(environment, { shoppers, wish: (n) => wishes[n] ?? { sku: SKU, quantity: 1 } })
    environment.beginRace()
    const responses = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const expectedCodes = new Set([CODES.success, CODES.outOfStock].map(String))
    const codes = tally(responses.map(({ code }) => code))
    environment.claims.that(
      'every buyer gets an order or the sold-out error',
      Object.keys(codes).every((code) => expectedCodes.has(code)),
      codes,
    )
    const { stock: left } = await findVariant(environment.db, SKU)
    const rejected = wishes.filter((_, n) => responses[n]?.code !== 0).map(({ quantity }) => quantity)
    environment.claims.that(
      'no order is rejected if its quantity is left',
      rejected.every((quantity) => quantity > left),
      { rejected, left },
    )
  },
}
