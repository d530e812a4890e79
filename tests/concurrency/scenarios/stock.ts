import { CODES } from '../../../contract/codes'
import { tally, type Scenario } from '../scenario'
import { crowd, pieceOf, setStock, visitors } from '../world/crowd'
import { place } from '../world/place'

const SKU = 'home-M'

export const stock: Scenario = {
  name: 'stock',
  title: 'of 10 pieces and 200 buyers come 10 orders, and all others are told that nothing is left',
  run: async (world) => {
    await setStock(world, SKU, 10)
    const shoppers = await visitors(world, world.many(200, 60))
    const buyers = await crowd(world, { shoppers, wish: () => ({ sku: SKU, quantity: 1 }) })
    world.beginRace()
    const answers = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const codes = tally(answers.map(({ code }) => code))
    world.claims.same('10 orders are made', codes, { 0: 10, [CODES.outOfStock]: buyers.length - 10 })
    world.claims.same('nothing is left', (await pieceOf(world.db, SKU)).stock, 0)
  },
}
