import { waitingQuestions } from '../../feedback/questions'
import { waitingReviews } from '../../feedback/reviews'
import { plain } from './plain'
import { readWords } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

/** Lists what waits for the operator. */
export async function run(args: string[]): Promise<void> {
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
