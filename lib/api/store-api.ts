import 'server-only'
import { Agent, request } from 'undici'
import { CALLS, findCall } from '../../contract/calls'
import { nodeEngine } from '../../contract/engines/node'
import { captchaQuerySchema } from '../../contract/entities/user'
import { deriveKeys } from '../../contract/keys'
import { type Caller, signedHeaders, type SignScheme } from '../../contract/signing'
import { singleton } from '../config/singleton'
import { env } from '../env'
import { observeCall, observedTransport, getSignWatch, templateOf, watchBreaker } from '../telemetry/upstream-calls'
import { type ApiClient, createApiClient } from './client'
import { createDeadline } from './deadline'
import { Breaker, timeoutFor } from './resilience'
import { readBytes, undiciTransport } from './transport'

const calls = Object.values(CALLS)

let client: ApiClient | undefined

/** The client of every read and every proxied call. */
export const storeApi = (): ApiClient => (client ??= create())

const sharedParts = () =>
  singleton('store-api', () => ({
    breaker: watchBreaker('store-api', new Breaker()),
    // Shorter than the store API's own keep-alive, so that no request uses a connection that is just closing.
    agent: new Agent({ connections: 32, keepAliveTimeout: 4000 }),
  }))

/** The values that every signed request needs. */
const signing = () => ({
  baseUrl: env().STORE_API_URL.replace(/\/+$/, ''),
  engine: nodeEngine,
  keys: deriveKeys(nodeEngine, env().STORE_API_SECRET),
  scheme: env().SIGN_SCHEME as SignScheme,
})

function create(): ApiClient {
  const { breaker, agent } = sharedParts()
  const { baseUrl, ...signingOptions } = signing()
  const api = createApiClient({
    ...signingOptions,
    baseUrl,
    transport: observedTransport(undiciTransport(agent), { upstream: 'store-api', baseUrl, calls }),
    breaker,
    watch: getSignWatch('store-api'),
    timeout: (method, path) => timeoutFor(method, path, env().STORE_API_TIMEOUT_MS),
  })
  return { send: (request) => api.send(withDevice(request)) }
}

/**
 * An image or a document that is generated for one caller: a signed GET whose response is bytes, not an envelope.
 * @throws Error if there is no response in time
 */
export async function fetchBytes(
  requestedPath: string,
  caller: Caller,
): Promise<{ status: number; type: string; bytes: Buffer }> {
  const { path } = withDevice({ method: 'GET', path: requestedPath, caller })
  const { baseUrl, ...signingOptions } = signing()
  const headers = signedHeaders({ ...signingOptions, method: 'GET', path, caller, body: '', now: Date.now() })
  const { signal, clear } = createDeadline(env().STORE_API_TIMEOUT_MS)
  const sendRequest = async (traceHeaders: Record<string, string>) => {
    const all = { ...traceHeaders, ...headers }
    const reply = await request(baseUrl + path, { headers: all, signal, dispatcher: sharedParts().agent })
    const type = [reply.headers['content-type']].flat()[0] ?? ''
    return { status: reply.statusCode, type, bytes: await readBytes(reply.body) }
  }
  const call = { upstream: 'store-api', method: 'GET', route: templateOf(calls, 'GET', requestedPath) } as const
  return observeCall(call, sendRequest, () => (signal.aborted ? 'timeout' : 'connection')).finally(clear)
}

/**
 * The path of a call as it is sent: captcha calls also name the device in their query (spec §7). It is always the
 * device of the cookie, even if the browser names another one.
 */
export function withDevice<DeviceRequest extends { method: string; path: string; caller: Caller }>(
  request: DeviceRequest,
): DeviceRequest {
  const [path = '', search] = request.path.split('?')
  if (findCall(request.method, path)?.call.query !== captchaQuerySchema) return request
  const query = new URLSearchParams(search)
  query.set('uuid', request.caller.uuid)
  return { ...request, path: `${path}?${query.toString()}` }
}
