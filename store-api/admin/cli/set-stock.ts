import { setStock } from '../../catalog/set-stock'
import { CommandError } from './command-error'
import { readWords, toPieces } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Counts a stock-keeping unit anew. @throws CommandError when there is no such one */
export async function run(args: string[]): Promise<void> {
  const [sku, word] = readWords(args, ['a stock-keeping unit', 'a number of pieces'])
  const pieces = toPieces(word)
  await withDatabase(async (counter) => {
    if (!(await setStock(counter, { sku, pieces }))) throw new CommandError(`There is no stock-keeping unit ${sku}.`)
    say(`There are ${pieces} pieces of ${sku}.`)
  })
}
