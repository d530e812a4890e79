import type { CrawlKind } from '../../contract/entities/sitemap'

/** The path of what has a page. */
export const pathOf = (kind: CrawlKind, key: string): string => `/${kind}/${key}`
