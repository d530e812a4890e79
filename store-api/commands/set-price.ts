import { setPrice } from '../price/set-price'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { readPrice } from './read-price'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = { price: { type: 'string' }, special: { type: 'string' } } as const

/** @throws CommandError */
function readWords(args: string[]) {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const [key, ...rest] = positionals
  return readPrice({ ...values, key: rest.length > 0 ? undefined : key })
}

/** Asks another price for a product. @throws CommandError when there is no such product */
export async function run(args: string[]): Promise<void> {
  const wanted = readWords(args)
  await withDatabase(async (counter) => {
    if (!(await setPrice(counter, wanted))) throw new CommandError(`There is no product ${wanted.key}.`)
    say(`${wanted.key} has a new price.`)
  })
}
