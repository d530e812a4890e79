import { LIMITS } from '../../contract/limits'
import { orderTrackSchema } from '../../contract/entities/order-track'
import { cutCharacters } from '../../contract/written-text'
import { wrongFields } from '../forms/wrong-fields'
import type { TrackAnswer } from './track-answer'

type Typed = Pick<TrackAnswer, 'number' | 'email' | 'mistakes'>

/** The tracking form as it was sent. What is too long to be right is kept as far as it might have been. */
export function readFields(fields: URLSearchParams): Typed {
  const number = cutCharacters((fields.get('number') ?? '').trim(), LIMITS.orderNumber)
  const email = cutCharacters((fields.get('email') ?? '').trim(), LIMITS.email)
  const wrong = wrongFields(orderTrackSchema, { number, email })
  return { number, email, mistakes: { number: wrong.has('number'), email: wrong.has('email') } }
}
