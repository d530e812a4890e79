import { ValidationError } from 'yup'
import { LIMITS } from '../contract/limits'
import { orderTrackSchema, type OrderTrack } from '../contract/entities/order-track'
import type { TrackAnswer } from './track-answer'

type Typed = Pick<TrackAnswer, 'number' | 'email' | 'mistakes'>

function wrongFields(typed: OrderTrack): (string | undefined)[] {
  try {
    orderTrackSchema.validateSync(typed, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path }) => path)
  }
}

/** The tracking form as it was sent. What is too long to be right is kept as far as it might have been. */
export function readFields(fields: URLSearchParams): Typed {
  const number = (fields.get('number') ?? '').trim().slice(0, LIMITS.orderNumber)
  const email = (fields.get('email') ?? '').trim().slice(0, LIMITS.email)
  const wrong = wrongFields({ number, email })
  return { number, email, mistakes: { number: wrong.includes('number'), email: wrong.includes('email') } }
}
