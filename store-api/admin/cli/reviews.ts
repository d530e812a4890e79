import type { ReviewState } from '../../../contract/entities/feedback'
import { moderateReview, listPendingReviews } from '../../feedback/reviews'
import { CommandError } from './command-error'
import { sanitize, print } from './args'
import { withDatabase } from './with-shop'
import { answerQuestion, rejectQuestion, listUnansweredQuestions } from '../../feedback/questions'

/** A command that sets the state of one review. @throws CommandError if it does not exist */
export const reviewDecisionCommand =
  (state: Exclude<ReviewState, 'waiting'>) =>
  async (id: number): Promise<void> => {
    await withDatabase(async ({ db }) => {
      if (!(await moderateReview(db, id, state))) throw new CommandError(`There is no review ${id}.`)
      print(`Review ${id} is ${state}.`)
    })
  }

/** Lists the reviews and questions that wait for moderation. */
export async function reviewsCommand(): Promise<void> {
  await withDatabase(async (shop) => {
    const reviews = await listPendingReviews(shop)
    const questions = await listUnansweredQuestions(shop)
    for (const { id, rating, author, product, title, content } of reviews)
      print(sanitize(`review ${id}: ${rating} of 5, ${author}, ${product}: ${title} / ${content}`))
    for (const { id, author, product, question } of questions)
      print(sanitize(`question ${id}: ${author}, ${product}: ${question}`))
    if (reviews.length + questions.length === 0) print('Nothing waits.')
  })
}

export const approveCommand = reviewDecisionCommand('approved')

export const refuseCommand = reviewDecisionCommand('refused')

/** Answers a question. @throws CommandError if it does not exist */
export async function answerCommand(id: number, answer: string): Promise<void> {
  if (answer.trim() === '') throw new CommandError('An answer needs words.')
  await withDatabase(async (shop) => {
    if (!(await answerQuestion(shop, id, answer))) throw new CommandError(`There is no question ${id}.`)
    print(`Question ${id} is answered.`)
  })
}

/** Rejects a question. @throws CommandError if it does not exist */
export async function refuseQuestionCommand(id: number): Promise<void> {
  await withDatabase(async (shop) => {
    if (!(await rejectQuestion(shop, id))) throw new CommandError(`There is no question ${id}.`)
    print(`Question ${id} is refused.`)
  })
}
