import { CODES } from '../../../contract/codes'
import { tally, type Scenario } from '../scenario'
import { crowd, pieceOf, setStock, visitors } from '../world/crowd'
import { place } from '../world/place'

const SKU = 'away-M'
const PIECES = 100

export const stockInParts: Scenario = {
  name: 'stock-in-parts',
  title: 'of 100 pieces buyers who take 1 to 5 get no piece twice, and nobody is sent away while there is enough',
  run: async (world) => {
    await setStock(world, SKU, PIECES)
    const shoppers = await visitors(world, world.many(60, 45))
    const wishes = shoppers.map(() => ({ sku: SKU, quantity: world.random.whole(1, 5) }))
    const buyers = await crowd(world, { shoppers, wish: (n) => wishes[n] ?? { sku: SKU, quantity: 1 } })
    world.beginRace()
    const answers = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const known = new Set([CODES.success, CODES.outOfStock].map(String))
    const codes = tally(answers.map(({ code }) => code))
    world.claims.that(
      'all are sold to, or told',
      Object.keys(codes).every((code) => known.has(code)),
      codes,
    )
    const { stock: left } = await pieceOf(world.db, SKU)
    const refused = wishes.filter((_, n) => answers[n]?.code !== 0).map(({ quantity }) => quantity)
    world.claims.that(
      'nobody is refused what is left',
      refused.every((quantity) => quantity > left),
      { refused, left },
    )
  },
}
