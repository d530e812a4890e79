import type { Shop } from '../../http/context'
import { whyNot } from '../orders'
import { CommandError } from './command-error'
import { readWords } from './read-args'
import { say } from './say'
import { withShop } from './with-shop'

/** Does something with an order. @throws CommandError that says why it cannot be done */
export const doWithOrder = (number: string, act: (shop: Shop) => Promise<void>, done: string): Promise<void> =>
  withShop(async (shop) => {
    try {
      await act(shop)
    } catch (error) {
      const sentence = await whyNot(shop, number, error)
      throw sentence === null ? error : new CommandError(sentence)
    }
    say(done)
  })

/** A command that takes an order's number and nothing else. @param done what is said of the order then */
export const onOrder =
  (act: (shop: Shop, number: string) => Promise<void>, done: string) =>
  async (args: string[]): Promise<void> => {
    const [word] = readWords(args, ['the number of an order'])
    const number = word.toUpperCase()
    await doWithOrder(number, (shop) => act(shop, number), `Order ${number} ${done}.`)
  }
