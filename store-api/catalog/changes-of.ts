import type { CacheTag } from '../../contract/cache-tags'
import type { SitemapKind } from '../../contract/entities/sitemap'

/** What every page is told by. Lists are tied to each product they show. */
const WHOLE: Record<SitemapKind, CacheTag[]> = { product: [], category: ['categories'], page: ['pages'] }

/** What shoppers see otherwise when something gets these keys, or had them. */
export const changesOf = (kind: SitemapKind, ...keys: string[]): CacheTag[] => [
  ...WHOLE[kind],
  ...keys.map((key): CacheTag => `${kind}:${key}`),
]
