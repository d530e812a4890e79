import { FACETS } from '../contract/entities/facet'

/**
 * What is no use to anybody in an index, and without end: the proxy, what is one customer's, results of searches, and
 * every way to narrow a list. Other pages that are not for the index say so themselves, and have to be read for it.
 */
const KEPT_OUT = ['/api/', '/account', '/checkout', '/search?', ...[...FACETS, 'sort'].map((name) => `/*?*${name}=`)]

/** The shop's `robots.txt` (RFC 9309). @param origin of the shop's pages */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
