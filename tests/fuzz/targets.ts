import fc from 'fast-check'
import { request } from 'undici'
import type { ContractKeys } from '../../contract/keys'
import { FORM_NAMES } from '../../lib/forms/form-names'
import { testClient, type Requestable } from '../../store-api/testing/test-shop'
import type { FuzzTarget } from './fuzz'
import { anyRequest, anyCall, formRequest, type FuzzRequest, type FuzzCall } from './requests'

/** Routes of all plain forms. */
const FORMS = FORM_NAMES.map((name) => `/api/form/${name}`)

const METHODS_WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A program at an origin. */
export const httpTarget = (origin: string): Requestable => ({
  request: async (path, { method = 'GET', headers, body }) => {
    const options = { method: method as 'GET', headers: headers as Record<string, string>, body: body as string | null }
    const reply = await request(origin + path, options)
    const text = await reply.body.text()
    const isEmpty = [101, 204, 205, 304].includes(reply.statusCode)
    const type = String(reply.headers['content-type'] ?? '')
    return new Response(isEmpty ? null : text, { status: reply.statusCode, headers: { 'content-type': type } })
  },
})

const sendTo =
  (target: Requestable) =>
  async ({ method, path, headers, body }: FuzzRequest) => {
    const sentBody = METHODS_WITHOUT_BODY.has(method) ? null : (body ?? null)
    const response = await target.request(path, { method, headers, body: sentBody })
    return { status: response.status, text: await response.text() }
  }

/**
 * Fuzzes the store API with correctly signed and encrypted calls of any content.
 * @param token creates a session token for each call, as some calls end the session
 */
export const signedCalls = (target: Requestable, keys: ContractKeys, token = async () => ''): FuzzTarget<FuzzCall> => ({
  name: 'The store API, signed,',
  requests: anyCall,
  send: async ({ method, path, body }) => {
    const { response, text } = await testClient(target)(method, path, { keys, body, token: await token() })
    return { status: response.status, text }
  },
})

/** Fuzzes the store API with unsigned requests, whose bodies cannot be decrypted. */
export const unsignedCalls = (target: Requestable): FuzzTarget<FuzzRequest> => ({
  name: 'The store API, unsigned,',
  requests: anyRequest,
  send: sendTo(target),
})

/** Fuzzes the storefront with valid and invalid requests for pages, files, calls and forms. */
export const shopRequests = (target: Requestable, origin: string): FuzzTarget<FuzzRequest> => ({
  name: 'The storefront',
  requests: fc.oneof(
    { arbitrary: anyRequest, weight: 3 },
    { arbitrary: formRequest(FORMS).map((form) => ({ ...form, headers: { ...form.headers, origin } })), weight: 2 },
    {
      arbitrary: anyCall.map(({ method, path, body }) => ({
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
