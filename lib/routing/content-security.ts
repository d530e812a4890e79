export const POLICY_HEADER = 'content-security-policy'

/** Where browsers report violations of the policy. */
export const REPORT_PATH = '/api/report/csp'

interface Policy {
  /** Origins of the operator's extension scripts, also allowed for their requests. */
  scriptOrigins?: readonly string[]
  /** Of a private page: only scripts that carry it run, and those they load. */
  nonce?: string
  isDevelopment?: boolean
  /** A further origin that forms may lead to: browsers also check redirects. */
  formOrigin?: string
}

const UNSAFE_INLINE = "script-src 'self' 'unsafe-inline'"

/** Whether a policy allows every inline script. */
export const allowsInline = (policy: string): boolean => policy.includes(UNSAFE_INLINE)

/**
 * The policy with hashes in place of `'unsafe-inline'`: only inline scripts with one of them run.
 * @param hashes SHA-256 in base64
 */
export const replaceUnsafeInline = (policy: string, hashes: readonly string[]): string =>
  policy.replace(UNSAFE_INLINE, ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '))

/**
 * The content security policy of a page. Cached pages carry no nonce: inline scripts are allowed unless the HTTP pipeline
 * replaces `'unsafe-inline'` by their hashes (docs/decisions/058). Images may come from the operator's image host.
 */
export function contentSecurityPolicy({
  scriptOrigins = [],
  nonce,
  isDevelopment = false,
  formOrigin = '',
}: Policy): string {
  const others = scriptOrigins.map((origin) => ` ${origin}`).join('')
  const inline = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'unsafe-inline'"
  // React's development build evaluates code to show the origin of an error.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${evaluation}${others}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${formOrigin && ` ${formOrigin}`}`,
    `report-uri ${REPORT_PATH}`,
  ].join('; ')
}
