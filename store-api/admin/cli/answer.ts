import { answerQuestion } from '../../feedback/questions'
import { CommandError } from './command-error'
import { readWords, toId } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Answers a question. @throws CommandError when there is no such question */
export async function run(args: string[]): Promise<void> {
  const [word, answer] = readWords(args, ['the id of a question', 'an answer in quotes'])
  const id = toId(word)
  if (answer.trim() === '') throw new CommandError('An answer needs words.')
  await withDatabase(async (counter) => {
    if (!(await answerQuestion(counter, id, answer))) throw new CommandError(`There is no question ${id}.`)
    say(`Question ${id} is answered.`)
  })
}
