import { CALLS } from '../../../contract/calls'
import { newQuestionSchema, newReviewSchema } from '../../../contract/entities/feedback'
import { fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'
import { nonEmptyValues, type FormDefinition } from '../form-definition'

/** A question about a product (spec §5); the text is required. */
export const questionForm: FormDefinition = {
  fields: ['key', 'question'],
  secrets: [],
  schema: newQuestionSchema.shape({ key: key() }),
  calls: (values) => [
    {
      method: CALLS.addQuestion.method,
      path: fillPath(CALLS.addQuestion.path, { key: values.key ?? '' }),
      body: newQuestionSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}

/** A review of a product (spec §5): a rating, a title and a comment without HTML tags. */
export const reviewForm: FormDefinition = {
  fields: ['key', 'rating', 'fit', 'title', 'comment'],
  secrets: [],
  schema: newReviewSchema.shape({ key: key() }),
  calls: (values) => [
    {
      method: CALLS.addReview.method,
      path: fillPath(CALLS.addReview.path, { key: values.key ?? '' }),
      body: newReviewSchema.cast(nonEmptyValues(values), { stripUnknown: true }),
    },
  ],
}
