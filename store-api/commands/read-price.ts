import type { NewPrice } from '../price/set-price'
import { CommandError } from './command-error'
import { toCents } from './read-args'

/** What is written of a price. */
export interface PriceWords {
  key?: string | undefined
  price?: string | undefined
  special?: string | undefined
}

/** A price as it was written. @throws CommandError for what can be none */
export function readPrice(words: PriceWords): NewPrice {
  const { key, price: full, special } = words
  if (key === undefined || full === undefined)
    throw new CommandError('This command takes the key of a product and --price.')
  const price = toCents(full)
  const specialPrice = special === undefined ? null : toCents(special)
  if (specialPrice !== null && specialPrice >= price)
    throw new CommandError('The special price must be lower than the price.')
  return { key, price, specialPrice }
}
