import 'server-only'
import type { AnswerOf, Call } from '../../contract/call'
import { repairResponse, type Note } from '../../contract/repair-response'
import { singleton } from '../config/singleton'
import { log } from '../telemetry/log'
import { counter } from '../telemetry/metrics'
import { ApiError, FAILURES } from './api-error'

const mended = () =>
  counter({
    name: 'storefront_answers_mended_total',
    help: 'Items left out of answers and fields replaced in them, because they do not hold the contract.',
    labelNames: ['method', 'route', 'where'],
  })

/** What was logged: once per process, since a wrong item comes with every reply. */
const told = singleton('mended-answers', () => new Set<string>())

function note({ method, path: route }: Call, where: string) {
  mended().inc({ method, route, where })
  const what = `${method} ${route} ${where}`
  if (told.has(what)) return
  told.add(what)
  log().warn({ method, route, where }, 'part of an answer does not hold the contract and is left out')
}

/** Counts and logs what is wrong in the answers of a call. For who reads one by rules of its own. */
export const noteOf =
  (call: Call): Note =>
  (where) =>
    note(call, where)

/**
 * What a reply says, held to the contract: the one way from a reply to a page or a browser. One wrong item costs itself,
 * a missing field what depends on it.
 * @throws ApiError (502) when it is not what the contract says
 */
export function readAnswer<C extends Call>(call: C, data: unknown): AnswerOf<C> {
  if (!call.answer) return null as AnswerOf<C>
  try {
    return repairResponse(call.answer, data, noteOf(call)) as AnswerOf<C>
  } catch (cause) {
    const { method, path } = call
    throw new ApiError({ method, path, code: FAILURES.network, status: FAILURES.network, cause })
  }
}
