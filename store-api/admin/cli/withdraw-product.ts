import { withdrawProduct } from '../../catalog/withdraw'
import { CommandError } from './command-error'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Takes a product out of the shop. @throws CommandError when the shop does not sell it */
export async function run(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a product'])
  await withDatabase(async (counter) => {
    if (!(await withdrawProduct(counter, key))) throw new CommandError(`There is no product ${key}.`)
    say(`${key} is sold no more.`)
  })
}
