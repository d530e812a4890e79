import type { Schema } from 'yup'
import type { Capability } from './entities/capability'
import { KEY_PATTERN } from './limits'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: `public` is the same for everyone, so its response may be cached; `owner` concerns the cart or
 * form of one device or customer; `user` needs a logged-in customer.
 */
export type Audience = 'public' | 'owner' | 'user'

/** One row of the contract's table of calls. */
export interface Call {
  method: Method
  /** Path template: `/api/cart/{id}/quantity/{quantity}`. */
  path: string
  audience: Audience
  /** The part of the shop it belongs to: 404 if that is switched off. */
  capability?: Capability
  /** One sentence for the documentation. */
  summary: string
  query: Schema | null
  body: Schema | null
  /** Shape of `data` in the reply; null if the reply has none. */
  response: Schema | null
}

/** Preserves the exact type of a row. */
export const call = <Row extends Call>(row: Row): Row => row

/** The output type of a schema; null if a row has none. */
type Validated<S> = S extends { __outputType: infer Output } ? Output : null

/** The type of `data` in a call's reply, of its query and of its body. */
export type ResponseOf<C extends Call> = Validated<C['response']>
export type QueryOf<C extends Call> = Validated<C['query']>
export type BodyOf<C extends Call> = Validated<C['body']>

/** The values for a template's `{names}`. */
export type PathParams = Record<string, string | number>

/**
 * Fills a path template.
 * @throws TypeError when a value is missing or is not a plain key, so that no value can reach another path
 */
export function fillPath(template: string, params: PathParams): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (!KEY_PATTERN.test(value)) throw new TypeError(`{${name}} of ${template} is not a key`)
    return value
  })
}

/** The values of a path for a template's `{names}`, or null if it does not match or a value is not a plain key. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const templateParts = template.split('/')
  const pathParts = path.split('/')
  if (templateParts.length !== pathParts.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of templateParts.entries()) {
    const value = pathParts[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined ? part !== value : !KEY_PATTERN.test(value)) return null
    if (name !== undefined) params[name] = value
  }
  return params
}
