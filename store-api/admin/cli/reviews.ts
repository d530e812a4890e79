import type { ReviewState } from '../../../contract/entities/review'
import { decideReview, waitingReviews } from '../../feedback/reviews'
import { CommandError } from './command-error'
import { plain, readWords, say, toId } from './args'
import { withDatabase } from './with-shop'
import { answerQuestion, refuseQuestion, waitingQuestions } from '../../feedback/questions'

/** A command that decides about one review. @throws CommandError when there is no such review */
export const decide =
  (state: Exclude<ReviewState, 'waiting'>) =>
  async (args: string[]): Promise<void> => {
    const id = toId(readWords(args, ['the id of a review'])[0])
    await withDatabase(async ({ db }) => {
      if (!(await decideReview(db, id, state))) throw new CommandError(`There is no review ${id}.`)
      say(`Review ${id} is ${state}.`)
    })
  }

/** Lists what waits for the operator. */
export async function reviewsCommand(args: string[]): Promise<void> {
  readWords(args, [])
  await withDatabase(async (counter) => {
    const reviews = await waitingReviews(counter)
    const questions = await waitingQuestions(counter)
    for (const { id, rating, author, product, title, content } of reviews)
      say(plain(`review ${id}: ${rating} of 5, ${author}, ${product}: ${title} / ${content}`))
    for (const { id, author, product, question } of questions)
      say(plain(`question ${id}: ${author}, ${product}: ${question}`))
    if (reviews.length + questions.length === 0) say('Nothing waits.')
  })
}

export const approveCommand = decide('approved')

export const refuseCommand = decide('refused')

/** Answers a question. @throws CommandError when there is no such question */
export async function answerCommand(args: string[]): Promise<void> {
  const [word, answer] = readWords(args, ['the id of a question', 'an answer in quotes'])
  const id = toId(word)
  if (answer.trim() === '') throw new CommandError('An answer needs words.')
  await withDatabase(async (counter) => {
    if (!(await answerQuestion(counter, id, answer))) throw new CommandError(`There is no question ${id}.`)
    say(`Question ${id} is answered.`)
  })
}

/** Keeps a question out of the shop. @throws CommandError when there is no such question */
export async function refuseQuestionCommand(args: string[]): Promise<void> {
  const id = toId(readWords(args, ['the id of a question'])[0])
  await withDatabase(async (counter) => {
    if (!(await refuseQuestion(counter, id))) throw new CommandError(`There is no question ${id}.`)
    say(`Question ${id} is refused.`)
  })
}
