import type { Hono } from 'hono'
import { ValidationError, type Schema } from 'yup'
import type { AnswerOf, BodyOf, Call, QueryOf } from '../../contract/call'
import type { AppContext, AppEnv, Caller } from './context'
import { KEY_PATTERN } from '../../contract/limits'
import { notFound, refuse } from './failure'
import { success } from './reply'
import { requireCustomer } from './require-customer'

/** What a handler is given: everything checked and typed by the contract's row. */
export interface Request<C extends Call> {
  params: Record<string, string>
  query: QueryOf<C>
  body: BodyOf<C>
  caller: Caller
  /** Of a call that is done once, however often it is made; empty for one without. */
  idempotencyKey: string
  /** Adds a header to the reply. */
  setHeader: (name: string, value: string) => void
}

/** Answers one call: returns the reply's data, or throws a Failure. */
export type Handler<C extends Call> = (request: Request<C>) => Promise<AnswerOf<C>>

/** `/api/cart/{id}` as Hono writes it. */
const honoPath = (template: string) => template.replace(/\{(\w+)\}/g, ':$1')

/** Lets a handler answer a row of the contract's table. */
export type Register = <C extends Call>(call: C, handle: Handler<C>) => void

/** Registers rows of the table with an app; query and body are held to the row's schemas before a handler sees them. */
export const registerOn =
  (app: Hono<AppEnv>): Register =>
  (call, handle) => {
    app.on(call.method, honoPath(call.path), async (c) => {
      if (call.audience === 'user') requireCustomer(c.get('caller'))
      const request = {
        params: checkParams(c.req.param()),
        // A query arrives as text and is cast; a body is typed already and is not.
        query: call.query ? checkQuery(call.query, c.req.queries()) : null,
        body: call.body ? checkBody(call.body, c.get('body')) : null,
        caller: c.get('caller'),
        idempotencyKey: c.req.header('idempotency-key') ?? '',
        setHeader: (name, value) => c.header(name, value),
      } as Parameters<typeof handle>[0]
      return success(c as AppContext, await handle(request))
    })
  }

function validate(schema: Schema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false })
  } catch (error) {
    throw error instanceof ValidationError ? refuse(fieldErrors(error)) : error
  }
}

/** What stands in a path is a plain key, or nobody's. */
export function checkParams(params: Record<string, string>): Record<string, string> {
  if (!Object.values(params).every((value) => KEY_PATTERN.test(value))) throw notFound()
  return params
}

/** A body is typed already: nothing in it is cast, its defaults are filled in. */
function checkBody(schema: Schema, body: unknown): unknown {
  if (body === undefined) throw refuse([])
  validate(schema.strict(), body)
  return schema.cast(body)
}

/** A query arrives as text and is cast; each name is known and stands in it once. */
export function checkQuery(schema: Schema, query: Record<string, string[]>): unknown {
  const known = 'fields' in schema ? Object.keys(schema.fields as object) : []
  const wrong = Object.keys(query).filter((name) => !known.includes(name) || query[name]?.length !== 1)
  if (wrong.length > 0)
    throw refuse(wrong.map((field) => ({ field, code: 'unknown', message: `${field} is not expected` })))
  return validate(schema, Object.fromEntries(Object.entries(query).map(([name, [value]]) => [name, value])))
}

const fieldErrors = ({ inner }: ValidationError) =>
  inner.map(({ path = '', type = 'invalid', message }) => ({ field: path, code: type, message }))
