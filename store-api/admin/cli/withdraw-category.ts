import { withdrawCategory } from '../../catalog/withdraw'
import { CommandError } from './command-error'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

const REFUSED = {
  unknown: (key: string) => `There is no category ${key}.`,
  'has children': (key: string) => `${key} has categories below it: withdraw these first.`,
  'holds products': (key: string) => `${key} has products and no category above it that could take them.`,
}

/** Takes a category out of the shop. @throws CommandError when it cannot go */
export async function run(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a category'])
  await withDatabase(async (counter) => {
    const outcome = await withdrawCategory(counter, key)
    if (outcome !== 'withdrawn') throw new CommandError(REFUSED[outcome](key))
    say(`${key} is a category no more.`)
  })
}
