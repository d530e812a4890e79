import 'server-only'
import { Agent } from 'undici'
import { nodeEngine } from '../contract/engines/node'
import { deriveKeys } from '../contract/keys'
import { env } from '../env'
import { Breaker } from './breaker'
import { createApiClient, type ApiClient } from './client'
import { undiciTransport } from './transport'

/** Next loads this file in several bundles; connections and the breaker's count are one per process. */
const KEY = Symbol.for('storefront.store-api')
const shared = globalThis as { [KEY]?: { breaker: Breaker; agent: Agent } }

let client: ApiClient | undefined

/** The client every read and every proxied call goes through. */
export const storeApi = (): ApiClient => (client ??= create())

function create(): ApiClient {
  const { STORE_API_URL, STORE_API_SECRET, SIGN_SCHEME, STORE_API_TIMEOUT_MS } = env()
  const { breaker, agent } = (shared[KEY] ??= {
    breaker: new Breaker(),
    // Shorter than the store API's own keep-alive, so that no request meets a connection that is just closing.
    agent: new Agent({ connections: 32, keepAliveTimeout: 4000 }),
  })
  return createApiClient({
    baseUrl: STORE_API_URL.replace(/\/+$/, ''),
    engine: nodeEngine,
    keys: deriveKeys(nodeEngine, STORE_API_SECRET),
    scheme: SIGN_SCHEME,
    transport: undiciTransport(agent),
    breaker,
    timeout: STORE_API_TIMEOUT_MS,
  })
}
