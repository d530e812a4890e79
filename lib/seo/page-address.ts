import type { SitemapKind } from '../../contract/entities/sitemap'

/** The path of what has a page. */
export const pathOf = (kind: SitemapKind, key: string): string => `/${kind}/${key}`

/** Pages of every shop that are for the index, the home page first. What the store's own data makes comes beside them. */
export const MAIN_PAGES = ['/', '/category', '/product', '/service-center'] as const
