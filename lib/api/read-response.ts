import 'server-only'
import type { ResponseOf, Call } from '../../contract/call'
import { repairResponse, type Note } from '../../contract/repair-response'
import { singleton } from '../config/singleton'
import { log } from '../telemetry/log'
import { counter } from '../telemetry/metrics'
import { ApiError, FAILURES } from './api-error'

const repairs = () =>
  counter({
    name: 'storefront_repaired_responses_total',
    help: 'Items removed from store API responses and fields replaced in them because they violate the contract.',
    labelNames: ['method', 'route', 'where'],
  })

/** Logged violations: each once per process, because an invalid item is in every reply. */
const logged = singleton('logged-repairs', () => new Set<string>())

function note({ method, path: route }: Call, where: string) {
  repairs().inc({ method, route, where })
  const what = `${method} ${route} ${where}`
  if (logged.has(what)) return
  logged.add(what)
  log().warn({ method, route, where }, 'part of a response violates the contract and is left out')
}

/** Counts and logs contract violations in the responses of a call, for readers with their own validation. */
export const noteOf =
  (call: Call): Note =>
  (where) =>
    note(call, where)

/**
 * Validates a reply against the contract; every reply passes through here before it reaches a page or browser. An
 * invalid item is dropped; a missing field drops the data that depends on it.
 * @throws ApiError (502) if the reply violates the contract
 */
export function readResponse<C extends Call>(call: C, data: unknown): ResponseOf<C> {
  if (!call.response) return null as ResponseOf<C>
  try {
    return repairResponse(call.response, data, noteOf(call)) as ResponseOf<C>
  } catch (cause) {
    const { method, path } = call
    throw new ApiError({ method, path, code: FAILURES.network, status: FAILURES.network, cause })
  }
}
