/** Two years, as browsers want it of a shop that will never go back to http. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains'

/** Pictures, and what others read: a CDN may stand before them, and other sites show them beside a link. */
const FOR_OTHERS = /^\/(?:image|share|assets|feed|sitemap|robots\.txt|llms\.txt)/

const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * What every answer says, an error and a file as well: what browsers may do with it. Pages have a content security
 * policy beside these (lib/middleware/content-security.ts).
 * @param path as it was asked for
 */
export const answerHeaders = (path: string, isHttps: boolean): Record<string, string> => ({
  ...ALWAYS,
  'cross-origin-resource-policy': FOR_OTHERS.test(path) ? 'cross-origin' : 'same-origin',
  ...(isHttps && { 'strict-transport-security': HTTPS_ONLY }),
})
