import { CALLS } from '../../contract/calls'
import { newReviewSchema } from '../../contract/entities/review'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import { filledIn, type FormDefinition } from './form-definition'

/** A review of a product (spec §5): a rating, a title and a comment without HTML tags. */
export const reviewForm: FormDefinition = {
  fields: ['key', 'rating', 'title', 'comment'],
  secrets: [],
  schema: newReviewSchema.shape({ key: key() }),
  calls: (typed) => [
    {
      method: CALLS.addReview.method,
      path: fillPath(CALLS.addReview.path, { key: typed.key ?? '' }),
      body: newReviewSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}
