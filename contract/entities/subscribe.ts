import { type InferType, object } from 'yup'
import { email } from '../rules'

/** Body of `POST /api/subscribe` (spec §3). */
export const subscribeSchema = object({ email: email() }).noUnknown()

export type Subscribe = InferType<typeof subscribeSchema>
