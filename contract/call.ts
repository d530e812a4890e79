import type { Schema } from 'yup'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: `public` tells everyone the same, so its answer may be cached; `owner` is about the cart or
 * form of one device or customer; `user` needs a signed-in customer.
 */
export type Audience = 'public' | 'owner' | 'user'

/** One row of the contract's table of calls. */
export interface Call {
  method: Method
  /** Path template: `/api/cart/{id}/quantity/{quantity}`. */
  path: string
  audience: Audience
  /** One sentence for the documentation. */
  summary: string
  query: Schema | null
  body: Schema | null
  /** Shape of `data` in the reply; null where the reply carries none. */
  answer: Schema | null
}

/** What a schema lets through; null where a row has none. */
type Checked<S> = S extends { __outputType: infer Output } ? Output : null

/** The type of `data` in a call's reply, of its query and of its body. */
export type AnswerOf<C extends Call> = Checked<C['answer']>
export type QueryOf<C extends Call> = Checked<C['query']>
export type BodyOf<C extends Call> = Checked<C['body']>
