import type { SitemapKind } from '../../contract/entities/sitemap'

/** The path of what has a page. */
export const pathOf = (kind: SitemapKind, key: string): string => `/${kind}/${key}`
