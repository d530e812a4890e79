import 'server-only'
import { log } from '../../telemetry/log'
import { readReports } from '../../http/csp-report'
import { readBody } from './read-body'
import { refusal } from './reply'
import { callTurnedAway } from './request-guard'

/** Writes down what browsers report; it changes nothing, so that it matters little who sends it. */
export async function takeReport(request: Request): Promise<Response> {
  const turnedAway = await callTurnedAway(request)
  if (turnedAway) return turnedAway
  try {
    for (const violation of readReports(await readBody(request)))
      log().warn({ event: 'policy violation', ...violation }, 'a page tried what its policy forbids')
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
  } catch {
    return refusal(413, 'Content Too Large')
  }
}
