import { object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { count, listSchema, optionalText, plainText, text } from '../rules'

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
