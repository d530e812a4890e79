import { CALLS } from '../../../contract/calls'
import { newQuestionSchema, newReviewSchema } from '../../../contract/entities/feedback'
import { fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'
import { filledIn, type FormDefinition } from '../form-definition'

/** A question about a product (spec §5): it is required. */
export const questionForm: FormDefinition = {
  fields: ['key', 'question'],
  secrets: [],
  schema: newQuestionSchema.shape({ key: key() }),
  calls: (typed) => [
    {
      method: CALLS.addQuestion.method,
      path: fillPath(CALLS.addQuestion.path, { key: typed.key ?? '' }),
      body: newQuestionSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}

/** A review of a product (spec §5): a rating, a title and a comment without HTML tags. */
export const reviewForm: FormDefinition = {
  fields: ['key', 'rating', 'fit', 'title', 'comment'],
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
