import type { Context, Hono } from 'hono'
import { ValidationError } from 'yup'
import type { ResponseOf, BodyOf, Call } from '../../contract/call'
import { IDEMPOTENCY_KEY_PATTERN, KEY_PATTERN } from '../../contract/limits'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import { METHOD_NAMES, PAYMENT_METHODS } from '../../contract/payment/methods'
import type { AppEnv, Service } from '../context'
import { badRequest, HttpError, notFound, reply } from '../reply'
import { cancelIntent, confirmIntent, createIntent, refundIntent, requireIntent } from '../intents'
import { intentView, type IntentState } from '../ledger/intent-state'

interface Request<C extends Call> {
  id: string
  body: BodyOf<C>
  idempotencyKey: string
}

function checkBody({ body: schema }: Call, body: unknown): unknown {
  if (!schema) return null
  try {
    schema.strict().validateSync(body)
    return schema.cast(body)
  } catch (error) {
    if (error instanceof ValidationError) throw new HttpError(400, error.message)
    throw error
  }
}

function pathId(c: Context<AppEnv>): string {
  const id = c.req.param('id') ?? ''
  if (id !== '' && !KEY_PATTERN.test(id)) throw notFound()
  return id
}

/** The calls of the contract's table, below `/pay`. */
export function callRoutes(app: Hono<AppEnv>, service: Service) {
  const answer = <C extends Call>(call: C, handle: (request: Request<C>) => ResponseOf<C>) =>
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const body = checkBody(call, c.get('body')) as BodyOf<C>
      const request = { id: pathId(c), body, idempotencyKey: c.get('idempotencyKey') }
      return reply(c, { code: 0, msg: '', data: handle(request) })
    })
  const view = (state: IntentState) => intentView(state, service.publicOrigin)

  answer(PAYMENT_CALLS.listMethods, () => PAYMENT_METHODS.map((code) => ({ code, name: METHOD_NAMES[code] })))
  answer(PAYMENT_CALLS.createIntent, ({ body }) => view(createIntent(service, body)))
  answer(PAYMENT_CALLS.getIntent, ({ id }) => view(requireIntent(service, id)))
  answer(PAYMENT_CALLS.confirmIntent, ({ id }) => view(confirmIntent(service, id)))
  answer(PAYMENT_CALLS.cancelIntent, ({ id }) => view(cancelIntent(service, id)))
  answer(PAYMENT_CALLS.refundIntent, ({ id, body, idempotencyKey: key }) => {
    if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw badRequest()
    return view(refundIntent(service, { id, key, amount: body.amount }))
  })
}
