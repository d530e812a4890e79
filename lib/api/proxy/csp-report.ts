import 'server-only'
import { log } from '../../telemetry/log'
import { readBody, refusal } from './bodies'
import { callTurnedAway } from './request-guard'

/** Logs reports of browsers. It changes nothing, so the sender does not matter. */
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

/** The parts of a browser's violation report that are safe to log. */
export interface Violation {
  /** `script-src-elem` and the like. */
  directive: string
  /** Origin of the blocked resource, or the policy's keyword: `inline`, `eval`. */
  blocked: string
  /** Path of the page, without its query. */
  page: string
}

/** Reports of one request that are looked at. */
const MAX_REPORTS = 20

const KEYWORD = /^[a-z-]{1,40}$/
const MAX_PATH_LENGTH = 200

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Anybody can send a report, so only text that has the form of a name is passed on. */
const word = (value: unknown): string => (typeof value === 'string' && KEYWORD.test(value) ? value : '')

const addressOf = (value: unknown): URL | null =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value) : null

const originOf = (value: unknown): string => {
  const origin = addressOf(value)?.origin ?? ''
  return origin === 'null' ? '' : origin
}

const violation = (directive: unknown, blocked: unknown, page: unknown): Violation => ({
  directive: word(directive),
  blocked: word(blocked) || originOf(blocked),
  page: (addressOf(page)?.pathname ?? '').slice(0, MAX_PATH_LENGTH),
})

function readOne(report: unknown): Violation[] {
  if (!isFields(report)) return []
  const { 'csp-report': former, type, body } = report
  if (isFields(former))
    return [
      violation(
        former['effective-directive'] ?? former['violated-directive'],
        former['blocked-uri'],
        former['document-uri'],
      ),
    ]
  if (type !== 'csp-violation' || !isFields(body)) return []
  return [violation(body.effectiveDirective, body.blockedURL, body.documentURL)]
}

/** Reads reports in both forms browsers send them: one of `report-uri`, or a list of the Reporting API. */
export function readReports(text: string): Violation[] {
  try {
    const sent: unknown = JSON.parse(text)
    return (Array.isArray(sent) ? sent.slice(0, MAX_REPORTS) : [sent])
      .flatMap(readOne)
      .filter(({ directive }) => directive)
  } catch {
    return []
  }
}
