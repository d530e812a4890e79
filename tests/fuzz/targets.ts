import fc from 'fast-check'
import { request } from 'undici'
import type { ContractKeys } from '../../contract/keys'
import { FORM_NAMES } from '../../lib/forms/form-names'
import { testClient, type Requestable } from '../../store-api/testing/test-shop'
import type { Throwing } from './fuzz'
import { thrownAnywhere, thrownCall, thrownForm, type Thrown, type ThrownCall } from './requests'

/** Every plain form of the shop, by its route. */
const FORMS = FORM_NAMES.map((name) => `/api/form/${name}`)

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A program behind an address. */
export const over = (origin: string): Requestable => ({
  request: async (path, { method = 'GET', headers, body }) => {
    const sent = { method: method as 'GET', headers: headers as Record<string, string>, body: body as string | null }
    const reply = await request(origin + path, sent)
    const text = await reply.body.text()
    const isEmpty = [101, 204, 205, 304].includes(reply.statusCode)
    const type = String(reply.headers['content-type'] ?? '')
    return new Response(isEmpty ? null : text, { status: reply.statusCode, headers: { 'content-type': type } })
  },
})

const sendTo =
  (target: Requestable) =>
  async ({ method, path, headers, body }: Thrown) => {
    const sent = WITHOUT_BODY.has(method) ? null : (body ?? null)
    const response = await target.request(path, { method, headers, body: sent })
    return { status: response.status, text: await response.text() }
  }

/**
 * The store API with its secret: calls that are signed and encrypted correctly, with any content.
 * @param token of a session, one for each call: some calls end it
 */
export const signedCalls = (target: Requestable, keys: ContractKeys, token = async () => ''): Throwing<ThrownCall> => ({
  name: 'The store API, signed,',
  requests: thrownCall,
  send: async ({ method, path, body }) => {
    const { response, text } = await testClient(target)(method, path, { keys, body, token: await token() })
    return { status: response.status, text }
  },
})

/** The store API without its secret: unsigned requests with bodies that cannot be decrypted. */
export const strangeCalls = (target: Requestable): Throwing<Thrown> => ({
  name: 'The store API, unsigned,',
  requests: thrownAnywhere,
  send: sendTo(target),
})

/** The storefront from anywhere: pages, files, calls and forms, valid and invalid ones. */
export const shopRequests = (target: Requestable, origin: string): Throwing<Thrown> => ({
  name: 'The storefront',
  requests: fc.oneof(
    { arbitrary: thrownAnywhere, weight: 3 },
    { arbitrary: thrownForm(FORMS).map((form) => ({ ...form, headers: { ...form.headers, origin } })), weight: 2 },
    {
      arbitrary: thrownCall.map(({ method, path, body }) => ({
        method,
        path,
        headers: { origin, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })),
      weight: 3,
    },
  ),
  send: sendTo(target),
})
