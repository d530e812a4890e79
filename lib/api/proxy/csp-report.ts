import 'server-only'
import { log } from '../../telemetry/log'
import { readBody, refusal } from './bodies'
import { rejectCall } from './request-guard'

/** Logs CSP violation reports of browsers. It changes no data, so the sender is not checked. */
export async function handleCspReport(request: Request): Promise<Response> {
  const rejection = await rejectCall(request)
  if (rejection) return rejection
  try {
    for (const violation of readReports(await readBody(request)))
      log().warn({ event: 'policy violation', ...violation }, 'a page violated its content security policy')
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

/** Maximum number of reports read from one request. */
const MAX_REPORTS = 20

const KEYWORD = /^[a-z-]{1,40}$/
const MAX_PATH_LENGTH = 200

type JsonObject = Record<string, unknown>

const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null

/** Any client can send a report, so only text in the form of a keyword is logged. */
const readKeyword = (value: unknown): string => (typeof value === 'string' && KEYWORD.test(value) ? value : '')

const parseUrl = (value: unknown): URL | null =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value) : null

const originOf = (value: unknown): string => {
  const origin = parseUrl(value)?.origin ?? ''
  return origin === 'null' ? '' : origin
}

const violation = (directive: unknown, blocked: unknown, page: unknown): Violation => ({
  directive: readKeyword(directive),
  blocked: readKeyword(blocked) || originOf(blocked),
  page: (parseUrl(page)?.pathname ?? '').slice(0, MAX_PATH_LENGTH),
})

function readReport(report: unknown): Violation[] {
  if (!isJsonObject(report)) return []
  const { 'csp-report': legacyReport, type, body } = report
  if (isJsonObject(legacyReport))
    return [
      violation(
        legacyReport['effective-directive'] ?? legacyReport['violated-directive'],
        legacyReport['blocked-uri'],
        legacyReport['document-uri'],
      ),
    ]
  if (type !== 'csp-violation' || !isJsonObject(body)) return []
  return [violation(body.effectiveDirective, body.blockedURL, body.documentURL)]
}

/** Reads reports in both formats: a single one of `report-uri`, or a list of the Reporting API. */
export function readReports(text: string): Violation[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return (Array.isArray(parsed) ? parsed.slice(0, MAX_REPORTS) : [parsed])
      .flatMap(readReport)
      .filter(({ directive }) => directive)
  } catch {
    return []
  }
}
