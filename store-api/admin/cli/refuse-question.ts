import { refuseQuestion } from '../../feedback/questions'
import { CommandError } from './command-error'
import { readWords, toId } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Keeps a question out of the shop. @throws CommandError when there is no such question */
export async function run(args: string[]): Promise<void> {
  const id = toId(readWords(args, ['the id of a question'])[0])
  await withDatabase(async (counter) => {
    if (!(await refuseQuestion(counter, id))) throw new CommandError(`There is no question ${id}.`)
    say(`Question ${id} is refused.`)
  })
}
