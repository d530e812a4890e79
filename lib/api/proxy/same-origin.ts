/** The headers that tell where a request was sent from. */
export interface SentFrom {
  origin: string | null
  secFetchSite: string | null
}

/**
 * Whether a writing request comes from the shop's own pages. `Origin` is compared with the configured origins, never
 * with `Host`; a browser that sends none must say `Sec-Fetch-Site`; a program that sends neither is no shopper.
 */
export function isSameOrigin({ origin, secFetchSite }: SentFrom, allowed: readonly string[]): boolean {
  if (origin !== null) return allowed.includes(origin)
  return secFetchSite === 'same-origin' || secFetchSite === 'none'
}
