import { REPORT_PATH } from '../security/report-path'

/** The header a policy is told in. */
export const POLICY_HEADER = 'content-security-policy'

interface Policy {
  /** Where the operator's extension scripts may come from, and report to. */
  scriptOrigins?: readonly string[]
  /** Of a page that is made for one request: only scripts that carry it run, and what they load. */
  nonce?: string
  isDevelopment?: boolean
  /** Where a form of the page may lead beside the shop: browsers look at redirects too. */
  formOrigin?: string
}

/** Where inline scripts may run as long as nobody knows them. */
const ANY_INLINE = "script-src 'self' 'unsafe-inline'"

/** Whether a page of this policy runs inline scripts nobody has looked at. */
export const runsAnyInline = (policy: string): boolean => policy.includes(ANY_INLINE)

/**
 * The policy of a page that is known to its last byte: of its inline scripts those run whose hash is named, and no other.
 * @param hashes SHA-256 in base64
 */
export const withHashes = (policy: string, hashes: readonly string[]): string =>
  policy.replace(ANY_INLINE, ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '))

/**
 * The content security policy of a page. Cached pages carry no nonce: inline scripts are allowed unless the HTTP pipeline
 * replaces `'unsafe-inline'` by their hashes (docs/decisions/058). Pictures may come from the operator's picture host.
 */
export function contentSecurityPolicy({
  scriptOrigins = [],
  nonce,
  isDevelopment = false,
  formOrigin = '',
}: Policy): string {
  const others = scriptOrigins.map((origin) => ` ${origin}`).join('')
  const inline = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'"
  // React's development build evaluates code to show where an error came from.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${evaluation}${others}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formOrigin && ` ${formOrigin}`}`,
    `report-uri ${REPORT_PATH}`,
  ].join('; ')
}
