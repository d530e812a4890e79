import { setPrice } from '../price/set-price'
import { CommandError } from './command-error'
import { readArgs, toCents } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = { price: { type: 'string' }, special: { type: 'string' } } as const

/** @throws CommandError */
function readPrice(args: string[]) {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const [key, ...rest] = positionals
  if (key === undefined || rest.length > 0 || values.price === undefined)
    throw new CommandError('This command takes the key of a product and --price.')
  const price = toCents(values.price)
  const specialPrice = values.special === undefined ? null : toCents(values.special)
  if (specialPrice !== null && specialPrice >= price)
    throw new CommandError('The special price must be lower than the price.')
  return { key, price, specialPrice }
}

/** Asks another price for a product. @throws CommandError when there is no such product */
export async function run(args: string[]): Promise<void> {
  const wanted = readPrice(args)
  await withDatabase(async (counter) => {
    if (!(await setPrice(counter, wanted))) throw new CommandError(`There is no product ${wanted.key}.`)
    say(`${wanted.key} has a new price.`)
  })
}
