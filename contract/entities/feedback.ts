import { type InferType, number, object, string } from 'yup'
import { LIMITS } from '../limits'
import { count, listSchema, optionalText, withFallback, plainLine, plainText, text } from '../rules'

export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Ratings of the fit. */
export const FITS = ['small', 'true', 'large'] as const
export type Fit = (typeof FITS)[number]

/** One of `FITS`; empty if not rated. */
const fit = () => string().oneOf(['', ...FITS])

/** A review that was approved. */
export const reviewSchema = object({
  id: count(),
  rating: number().integer().min(1).max(5).required(),
  title: optionalText(),
  content: optionalText(),
  /** First name and the first letter of the last: `Mara V.` */
  author: optionalText(),
  /** The size its author bought; empty for none, and without a purchase. */
  size: optionalText(),
  fit: withFallback(fit().defined(), ''),
  /** ISO 8601. */
  at: text(),
})

export const reviewListSchema = listSchema(reviewSchema)

/** Query of the reviews of a product, beside page and limit. */
export const reviewQuerySchema = object({
  sort: string().oneOf([...REVIEW_SORTS]),
  /** Only those with this number of stars. */
  rating: string().oneOf(['1', '2', '3', '4', '5']),
})

/** Body of a new review (spec §5: no HTML tags). */
export const newReviewSchema = object({
  rating: number().integer().min(1).max(5).required(),
  title: plainLine(LIMITS.reviewTitle),
  comment: plainText(LIMITS.reviewText),
  fit: fit(),
}).noUnknown()

export const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A customer's own review of a product, with its state; null if there is none. */
export const ownReviewSchema = object({
  state: string()
    .oneOf([...REVIEW_STATES])
    .required(),
  rating: number().integer().min(1).max(5).required(),
  title: text(),
  content: text(),
  at: text(),
})
  .nullable()
  .defined()

export type Review = InferType<typeof reviewSchema>
export type OwnReview = InferType<typeof ownReviewSchema>
export type NewReview = InferType<typeof newReviewSchema>

/** A question about a product that the shop has answered. */
export const questionSchema = object({
  id: count(),
  question: text(),
  answer: text(),
  /** First name and the first letter of the last. */
  author: optionalText(),
  /** ISO 8601. */
  askedAt: text(),
  answeredAt: string().required(),
})

export const questionListSchema = listSchema(questionSchema)

/** Body of a new question. */
export const newQuestionSchema = object({ question: plainText(LIMITS.questionText) }).noUnknown()

export type Question = InferType<typeof questionSchema>
export type NewQuestion = InferType<typeof newQuestionSchema>
