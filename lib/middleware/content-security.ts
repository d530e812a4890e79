/**
 * The content security policy of a page. Cached pages carry no nonce, so inline scripts (Next's own) stay allowed;
 * everything else is as strict as it can be. Pictures may come from the operator's picture host.
 * @param scriptOrigins where the operator's extension scripts may come from, and report to
 */
export function contentSecurityPolicy(scriptOrigins: readonly string[], isDevelopment = false): string {
  const others = scriptOrigins.map((origin) => ` ${origin}`).join('')
  // React's development build evaluates code to show where an error came from.
  const evaluation = isDevelopment ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${evaluation}${others}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${others}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
