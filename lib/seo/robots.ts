import { FACETS } from '../../contract/entities/facet'

/**
 * What is no use to anybody in an index, or without end: the proxy, what is one customer's, forms behind the login, results
 * of searches, every way to narrow a list, and further pages of lists that are not for the index themselves. Other pages
 * that are not for it say so, and have to be read for that.
 */
const DISALLOWED = [
  ...['/api/', '/account', '/checkout', '/search?'],
  ...['review', 'question'].flatMap((voice) => [`/product/*/${voice}?`, `/product/*/${voice}/new`]),
  ...[...FACETS, 'sort'].map((name) => `/*?*${name}=`),
]

/** The shop's `robots.txt` (RFC 9309). @param origin of the shop's pages */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
