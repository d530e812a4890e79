import type { Hono } from 'hono'
import { ValidationError, type Schema } from 'yup'
import type { ResponseOf, BodyOf, Call, QueryOf } from '../../contract/call'
import { requireCapability } from '../admin/store-settings'
import type { AppContext, AppEnv, Caller, Shop } from './context'
import { KEY_PATTERN } from '../../contract/limits'
import { notFound, validationError } from './errors'
import { success } from './reply'
import { requireCustomer } from './authenticate'

/** Input of a handler, validated and typed by the contract's entry. */
export interface Request<C extends Call> {
  params: Record<string, string>
  query: QueryOf<C>
  body: BodyOf<C>
  caller: Caller
  /** The `Idempotency-Key` header; empty without one. */
  idempotencyKey: string
  /** Adds a header to the reply. */
  setHeader: (name: string, value: string) => void
}

/** Handles one call: returns the reply's data, or throws an HttpError. */
export type Handler<C extends Call> = (request: Request<C>) => Promise<ResponseOf<C>>

/** `/api/cart/{id}` as Hono writes it. */
const honoPath = (template: string) => template.replace(/\{(\w+)\}/g, ':$1')

/** Adds the handler of a contract call. */
export type AddRoute = <C extends Call>(call: C, handle: Handler<C>) => void

/**
 * Routes contract calls; query and body are validated by the call's schemas before the handler runs. A call of a part that
 * the shop has switched off responds with 404.
 */
export const contractRouter =
  (app: Hono<AppEnv>, shop: Pick<Shop, 'db'>): AddRoute =>
  (call, handle) => {
    app.on(call.method, honoPath(call.path), async (c) => {
      if (call.capability) await requireCapability(shop, call.capability)
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
    throw error instanceof ValidationError ? validationError(fieldErrors(error)) : error
  }
}

/** Path parameters are plain keys; anything else matches no resource. */
export function checkParams(params: Record<string, string>): Record<string, string> {
  if (!Object.values(params).every((value) => KEY_PATTERN.test(value))) throw notFound()
  return params
}

/** Validates a JSON body strictly (no casts) and fills in defaults. */
function checkBody(schema: Schema, body: unknown): unknown {
  if (body === undefined) throw validationError([])
  validate(schema.strict(), body)
  return schema.cast(body)
}

/** Casts and validates a query; unknown and repeated names are rejected. */
export function checkQuery(schema: Schema, query: Record<string, string[]>): unknown {
  const known = 'fields' in schema ? Object.keys(schema.fields as object) : []
  const unexpected = Object.keys(query).filter((name) => !known.includes(name) || query[name]?.length !== 1)
  if (unexpected.length > 0)
    throw validationError(unexpected.map((field) => ({ field, code: 'unknown', message: `${field} is not expected` })))
  return validate(schema, Object.fromEntries(Object.entries(query).map(([name, [value]]) => [name, value])))
}

const fieldErrors = ({ inner }: ValidationError) =>
  inner.map(({ path = '', type = 'invalid', message }) => ({ field: path, code: type, message }))
