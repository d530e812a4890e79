let cookies: typeof import('./cookies') | undefined

/** Loads the code that reads and writes cookies: it is not among the first scripts of a page. */
export const loadCookies = async () => (cookies ??= await import('./cookies'))

/**
 * Whether the browser may have a session, for code that is loaded after `loadCookies` (components/layout/when-idle.tsx,
 * lib/cart/adding.ts) and would otherwise contain another copy of the cookie library.
 * @throws Error before it is loaded
 */
export function hasSessionHint(): boolean {
  if (!cookies) throw new Error('loadCookies has not finished.')
  return cookies.hint.read()
}
