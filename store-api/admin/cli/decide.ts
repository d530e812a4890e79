import type { ReviewState } from '../../../contract/entities/review'
import { decideReview } from '../../feedback/reviews'
import { CommandError } from './command-error'
import { readWords, toId } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

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
