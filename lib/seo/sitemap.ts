import type { Picture } from '../../contract/entities/product'
import { element } from './escape-xml'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

export const SITEMAP_HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n`
export const SITEMAP_TAIL = '</urlset>\n'

export interface SitemapUrl {
  address: string
  /** ISO 8601; left out if unknown. */
  updatedAt?: string
  /** With absolute addresses. */
  pictures?: readonly Picture[]
}

const lastmod = (updatedAt = '') => updatedAt && element('lastmod', updatedAt)

const image = ({ imageUrl, alt }: Picture) =>
  `<image:image>${element('image:loc', imageUrl)}${element('image:caption', alt)}</image:image>`

/** One page in a sitemap (sitemaps.org protocol 0.9, Google's image extension 1.1). */
export const sitemapUrl = ({ address, updatedAt, pictures = [] }: SitemapUrl): string =>
  `<url>${element('loc', address)}${lastmod(updatedAt)}${pictures.map(image).join('')}</url>\n`

/** The index of all parts. */
export function sitemapIndex(parts: readonly SitemapUrl[]): string {
  const entries = parts.map(
    ({ address, updatedAt }) => `<sitemap>${element('loc', address)}${lastmod(updatedAt)}</sitemap>\n`,
  )
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}
