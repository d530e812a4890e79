import { withdrawPage } from '../../catalog/withdraw'
import { CommandError } from './command-error'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Takes a content page out of the shop. @throws CommandError when there is none */
export async function run(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a content page'])
  await withDatabase(async (counter) => {
    if (!(await withdrawPage(counter, key))) throw new CommandError(`There is no content page ${key}.`)
    say(`${key} is a page no more.`)
  })
}
