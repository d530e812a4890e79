import type { NewPrice } from '../../catalog/set-price'
import { CommandError } from './command-error'
import { toMinorUnits } from './read-args'

/** What is written of a price. */
export interface PriceWords {
  key?: string | undefined
  price?: string | undefined
  special?: string | undefined
}

/**
 * A price as it was written.
 * @param digits of the shop's own currency; without them it is only tried whether it is right in any
 * @throws CommandError for what can be none
 */
export function readPrice(words: PriceWords, digits?: number): NewPrice {
  const { key, price: full, special } = words
  if (key === undefined || full === undefined)
    throw new CommandError('This command takes the key of a product and --price.')
  const price = toMinorUnits(full, digits)
  const specialPrice = special === undefined ? null : toMinorUnits(special, digits)
  if (specialPrice !== null && specialPrice >= price)
    throw new CommandError('The special price must be lower than the price.')
  return { key, price, specialPrice }
}
