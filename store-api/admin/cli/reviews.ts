import type { ReviewState } from '../../../contract/entities/feedback'
import { decideReview, waitingReviews } from '../../feedback/reviews'
import { CommandError } from './command-error'
import { plain, print } from './args'
import { withDatabase } from './with-shop'
import { answerQuestion, refuseQuestion, waitingQuestions } from '../../feedback/questions'

/** A command that decides on one review. @throws CommandError if it does not exist */
export const decide =
  (state: Exclude<ReviewState, 'waiting'>) =>
  async (id: number): Promise<void> => {
    await withDatabase(async ({ db }) => {
      if (!(await decideReview(db, id, state))) throw new CommandError(`There is no review ${id}.`)
      print(`Review ${id} is ${state}.`)
    })
  }

/** Lists the reviews and questions that wait for moderation. */
export async function reviewsCommand(): Promise<void> {
  await withDatabase(async (counter) => {
    const reviews = await waitingReviews(counter)
    const questions = await waitingQuestions(counter)
    for (const { id, rating, author, product, title, content } of reviews)
      print(plain(`review ${id}: ${rating} of 5, ${author}, ${product}: ${title} / ${content}`))
    for (const { id, author, product, question } of questions)
      print(plain(`question ${id}: ${author}, ${product}: ${question}`))
    if (reviews.length + questions.length === 0) print('Nothing waits.')
  })
}

export const approveCommand = decide('approved')

export const refuseCommand = decide('refused')

/** Answers a question. @throws CommandError if it does not exist */
export async function answerCommand(id: number, answer: string): Promise<void> {
  if (answer.trim() === '') throw new CommandError('An answer needs words.')
  await withDatabase(async (counter) => {
    if (!(await answerQuestion(counter, id, answer))) throw new CommandError(`There is no question ${id}.`)
    print(`Question ${id} is answered.`)
  })
}

/** Rejects a question. @throws CommandError if it does not exist */
export async function refuseQuestionCommand(id: number): Promise<void> {
  await withDatabase(async (counter) => {
    if (!(await refuseQuestion(counter, id))) throw new CommandError(`There is no question ${id}.`)
    print(`Question ${id} is refused.`)
  })
}
