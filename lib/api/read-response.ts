import 'server-only'
import type { ResponseOf, Call } from '../../contract/call'
import { repairResponse, type OnRepair } from '../../contract/repair-response'
import { singleton } from '../config/singleton'
import { log } from '../telemetry/log'
import { counter } from '../telemetry/metrics'
import { ApiError, FAILURES } from './api-error'

const repairCounter = () =>
  counter({
    name: 'storefront_repaired_responses_total',
    help: 'Items removed from store API responses and fields replaced in them because they violate the contract.',
    labelNames: ['method', 'route', 'where'],
  })

/** Logged violations: each once per process, because an invalid item is in every reply. */
const loggedViolations = singleton('logged-repairs', () => new Set<string>())

function recordViolation({ method, path: route }: Call, where: string) {
  repairCounter().inc({ method, route, where })
  const violation = `${method} ${route} ${where}`
  if (loggedViolations.has(violation)) return
  loggedViolations.add(violation)
  log().warn({ method, route, where }, 'part of a response violates the contract and is omitted')
}

/** Counts and logs contract violations in the responses of a call, for readers with their own validation. */
export const violationRecorder =
  (call: Call): OnRepair =>
  (where) =>
    recordViolation(call, where)

/**
 * Validates a reply against the contract; every reply passes through here before it reaches a page or browser. An
 * invalid item is dropped; a missing field drops the data that depends on it.
 * @throws ApiError (502) if the reply violates the contract
 */
export function readResponse<C extends Call>(call: C, data: unknown): ResponseOf<C> {
  if (!call.response) return null as ResponseOf<C>
  try {
    return repairResponse(call.response, data, violationRecorder(call)) as ResponseOf<C>
  } catch (cause) {
    const { method, path } = call
    throw new ApiError({ method, path, code: FAILURES.network, status: FAILURES.network, cause })
  }
}
