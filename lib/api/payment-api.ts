import 'server-only'
import { Agent } from 'undici'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import type { SignScheme } from '../../contract/signing'
import { singleton } from '../config/singleton'
import { env } from '../env'
import { observedTransport, getSignWatch, watchBreaker } from '../telemetry/upstream-calls'
import { createApiClient, type ApiClient } from './client'
import { Breaker } from './resilience'
import { undiciTransport } from './transport'

let client: ApiClient | undefined

/** Whether a payment service is configured. */
export const hasPaymentService = (): boolean => env().PAYMENT_API_URL !== ''

/**
 * The client of the payment service (spec §7): like that of the store API, with its own base path, secret and circuit
 * breaker.
 * @throws Error if payments are not configured
 */
export function paymentApi(): ApiClient {
  const { PAYMENT_API_URL: url, PAYMENT_API_SECRET: secret, SIGN_SCHEME } = env()
  if (!url || !secret) throw new Error('PAYMENT_API_URL is not set')
  const { breaker, agent } = singleton('payment-api', () => ({
    breaker: watchBreaker('payment-service', new Breaker()),
    agent: new Agent({ connections: 8, keepAliveTimeout: 4000 }),
  }))
  const baseUrl = url.replace(/\/+$/, '')
  const calls = Object.values(PAYMENT_CALLS)
  return (client ??= createApiClient({
    baseUrl,
    keys: deriveKeys(nodeEngine, secret),
    engine: nodeEngine,
    scheme: SIGN_SCHEME as SignScheme,
    transport: observedTransport(undiciTransport(agent), { upstream: 'payment-service', baseUrl, calls }),
    breaker,
    watch: getSignWatch('payment-service'),
    timeout: () => env().STORE_API_TIMEOUT_MS,
  }))
}
