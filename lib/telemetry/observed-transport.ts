import 'server-only'
import { TransportTimeout, type Transport } from '../api/transport'
import type { Call } from '../../contract/call'
import { matchPath } from '../../contract/path-template'
import { observeCall, type UpstreamCall } from './observe-call'

/** The template of a path of the contract, below its base address; one word for all others. */
export function templateOf(calls: readonly Call[], method: string, path: string): string {
  const bare = path.replace(/\?.*/s, '')
  return calls.find((call) => call.method === method && matchPath(call.path, bare))?.path ?? 'other'
}

interface Options {
  upstream: UpstreamCall['upstream']
  /** Base address, without a slash at its end. */
  baseUrl: string
  calls: readonly Call[]
}

/** A transport whose exchanges are counted, timed and traced, each by the template of its path. */
export const observedTransport =
  (transport: Transport, { upstream, baseUrl, calls }: Options): Transport =>
  (request) => {
    const { method, url, headers } = request
    const route = templateOf(calls, method, url.slice(baseUrl.length))
    return observeCall(
      { upstream, method, route },
      (added) => transport({ ...request, headers: { ...added, ...headers } }),
      (error) => (error instanceof TransportTimeout ? 'timeout' : 'connection'),
    )
  }
