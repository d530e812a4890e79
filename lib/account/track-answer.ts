import { boolean, object, string, type InferType } from 'yup'
import { trackedOrderSchema } from '../../contract/entities/order-track'

/** What became of the tracking form, and what was typed into it as long as there is no order. */
export const trackAnswerSchema = object({
  number: string().defined(),
  email: string().defined(),
  /** Fields that cannot be right. */
  mistakes: object({ number: boolean().required(), email: boolean().required() }).required(),
  /** The store's words for telling nothing; empty where it had none; null where it was not asked, or did tell. */
  refusal: string().nullable().defined(),
  order: trackedOrderSchema.nullable().defined(),
  /** What the link of a letter holds beside the number; null where no such link led here. */
  key: string().nullable().defined(),
})

export type TrackAnswer = InferType<typeof trackAnswerSchema>
