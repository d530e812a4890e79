import { CODES } from '../../../contract/codes'
import { tally, type Scenario } from '../scenario'
import { createBuyers, findVariant, setStock, openVisitors } from '../harness/buyers'
import { place } from '../harness/orders'

const SKU = 'away-M'
const PIECES = 100

export const stockInParts: Scenario = {
  name: 'partial-stock',
  title: 'of 100 pieces buyers who take 1 to 5 get no piece twice, and nobody is sent away while there is enough',
  run: async (environment) => {
    await setStock(environment, SKU, PIECES)
    const shoppers = await openVisitors(environment, environment.many(60, 45))
    const wishes = shoppers.map(() => ({ sku: SKU, quantity: environment.random.whole(1, 5) }))
    const buyers = await createBuyers(environment, { shoppers, wish: (n) => wishes[n] ?? { sku: SKU, quantity: 1 } })
    environment.beginRace()
    const answers = await Promise.all(buyers.map(({ shopper, order, key }) => place(shopper, order, key)))
    const known = new Set([CODES.success, CODES.outOfStock].map(String))
    const codes = tally(answers.map(({ code }) => code))
    environment.claims.that(
      'all are sold to, or told',
      Object.keys(codes).every((code) => known.has(code)),
      codes,
    )
    const { stock: left } = await findVariant(environment.db, SKU)
    const refused = wishes.filter((_, n) => answers[n]?.code !== 0).map(({ quantity }) => quantity)
    environment.claims.that(
      'nobody is refused what is left',
      refused.every((quantity) => quantity > left),
      { refused, left },
    )
  },
}
