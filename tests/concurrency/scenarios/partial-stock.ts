import { CODES } from '../../../contract/codes'
import { countByCode, type Scenario } from '../scenario'
import { createBuyers, findVariant, openVisitors, place, setStock } from '../harness/checkout'

const SKU = 'away-M'
const PIECES = 100

export const partialStock: Scenario = {
  name: 'partial-stock',
  title:
    'of 100 items ordered in quantities of 1 to 5 none is sold twice, and no order is rejected while enough are left',
  run: async (environment) => {
    await setStock(environment, SKU, PIECES)
    const shoppers = await openVisitors(environment, environment.scaled(60, 45))
    const items = shoppers.map(() => ({ sku: SKU, quantity: environment.random.whole(1, 5) }))
    const buyers = await createBuyers(environment, { shoppers, itemFor: (n) => items[n] ?? { sku: SKU, quantity: 1 } })
    environment.startDelays()
    const responses = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const expectedCodes = new Set([CODES.success, CODES.outOfStock].map(String))
    const codes = countByCode(responses.map(({ code }) => code))
    environment.claims.check(
      'every buyer gets an order or the sold-out error',
      Object.keys(codes).every((code) => expectedCodes.has(code)),
      codes,
    )
    const { stock: remaining } = await findVariant(environment.db, SKU)
    const rejectedQuantities = items.filter((_, n) => responses[n]?.code !== 0).map(({ quantity }) => quantity)
    environment.claims.check(
      'no order is rejected if its quantity is left',
      rejectedQuantities.every((quantity) => quantity > remaining),
      { rejected: rejectedQuantities, left: remaining },
    )
  },
}
