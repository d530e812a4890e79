let cookies: typeof import('./cookies') | undefined

/** Loads the code that reads and writes cookies: it is not among the first scripts of a page. */
export const loadCookies = async () => (cookies ??= await import('./cookies'))

/**
 * Whether the browser may have a session, for code that is loaded after `loadCookies` (components/layout/when-idle.tsx,
 * lib/cart/adding.ts) and would otherwise contain the cookie library once more.
 * @throws Error before it has ended
 */
export function isHinted(): boolean {
  if (!cookies) throw new Error('loadCookies has not ended.')
  return cookies.hint.read()
}
