import { describeWholeOrder } from '../describe-order'
import { findOrder } from '../orders'
import { toOrder } from '../../orders/read-order'
import { CommandError } from './command-error'
import { plain } from './plain'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Shows an order. @throws CommandError when there is none */
export async function run(args: string[]): Promise<void> {
  const [number] = readWords(args, ['the number of an order'])
  await withDatabase(async ({ db, language, now }) => {
    const row = await findOrder({ db }, number)
    if (!row) throw new CommandError(`There is no order ${number}.`)
    for (const line of describeWholeOrder(row, await toOrder({ db, language }, row, now()))) say(plain(line))
  })
}
