import { CODES } from '../../../contract/codes'
import { countByCode, type Scenario } from '../scenario'
import { createBuyers, findVariant, openVisitors, place, setStock } from '../harness/checkout'

const SKU = 'home-M'

export const stock: Scenario = {
  name: 'stock',
  title: '10 pieces and 200 buyers make 10 orders, and every other buyer gets the sold-out error',
  run: async (environment) => {
    await setStock(environment, SKU, 10)
    const shoppers = await openVisitors(environment, environment.scaled(200, 60))
    const buyers = await createBuyers(environment, { shoppers, itemFor: () => ({ sku: SKU, quantity: 1 }) })
    environment.startDelays()
    const responses = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const codes = countByCode(responses.map(({ code }) => code))
    environment.claims.same('10 orders are placed', codes, { 0: 10, [CODES.outOfStock]: buyers.length - 10 })
    environment.claims.same('no stock is left', (await findVariant(environment.db, SKU)).stock, 0)
  },
}
