import type { Change } from '../../contract/cache-tags'
import type { CrawlKind } from '../../contract/entities/sitemap'

/** What every page is told by. Lists are tied to each product they show. */
const WHOLE: Record<CrawlKind, Change[]> = { product: [], category: ['categories'], page: ['pages'] }

/** What shoppers see otherwise when something gets these keys, or had them. */
export const changesOf = (kind: CrawlKind, ...keys: string[]): Change[] => [
  ...WHOLE[kind],
  ...keys.map((key): Change => `${kind}:${key}`),
]
