import { setPrice } from '../../catalog/set-price'
import { readMinorDigits } from '../currency'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { readPrice } from './read-price'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = { price: { type: 'string' }, special: { type: 'string' } } as const

/** @throws CommandError for an option it does not have */
function readWords(args: string[]) {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const [key, ...rest] = positionals
  return { ...values, key: rest.length > 0 ? undefined : key }
}

/** Asks another price for a product. @throws CommandError when there is no such product */
export async function run(args: string[]): Promise<void> {
  const words = readWords(args)
  // What is wrong in any currency is said before a database is opened.
  readPrice(words)
  await withDatabase(async (counter) => {
    const wanted = readPrice(words, await readMinorDigits(counter))
    if (!(await setPrice(counter, wanted))) throw new CommandError(`There is no product ${wanted.key}.`)
    say(`${wanted.key} has a new price.`)
  })
}
