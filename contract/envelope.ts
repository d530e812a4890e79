import { number, object, string, type InferType } from 'yup'

export { CODES } from './codes'

/** The body of every request that has one: its JSON, encrypted. */
export const sealedBodySchema = object({ data: string().required() }).noUnknown()

/** Every JSON reply on the wire: `data` is encrypted JSON, or null. `msg` is addressed to the shopper. */
export const sealedReplySchema = object({
  code: number().integer().required(),
  msg: string().defined(),
  data: string().nullable().defined(),
})
export type SealedReply = InferType<typeof sealedReplySchema>

/** A decrypted reply, as the `/api` proxy sends it to the browser. */
export interface Reply<Data = unknown> {
  code: number
  msg: string
  data: Data
}

/** Field errors, in `data` of a rejected form. */
export interface FieldErrors {
  errors: { field: string; code: string; message: string }[]
}
