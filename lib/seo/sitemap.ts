import 'server-only'
import type { ProductImage } from '../../contract/entities/image'
import { SITEMAP_KINDS, type SitemapEntry, type SitemapKind } from '../../contract/entities/sitemap'
import type { ApiClient } from '../api/client'
import { imageBaseUrl } from '../data/image-hosts'
import { listSitemapParts, readSitemapPart } from '../data/sitemap'
import { env } from '../env'
import { atWidth, absoluteImageUrl } from '../format/image'
import { element } from '../format/text'
import { computeEtag, type SeoFile } from './send-file'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1'

export const SITEMAP_HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n`
export const SITEMAP_TAIL = '</urlset>\n'

export interface SitemapUrl {
  address: string
  /** ISO 8601; omitted if unknown. */
  updatedAt?: string
  /** With absolute addresses. */
  pictures?: readonly ProductImage[]
}

const lastmod = (updatedAt = '') => updatedAt && element('lastmod', updatedAt)

const image = ({ imageUrl, alt }: ProductImage) =>
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

/** The part with the pages that every shop has. */
export const MAIN_PART = 'shop'

export interface PartName {
  kind: SitemapKind
  part: number
}

/** In the root folder: a sitemap may list no page outside its own folder (sitemaps.org, "Sitemap file location"). */
const fileOf = (name: string) => `/sitemap-${name}.xml`

/** The path of a part of the sitemap. */
export const partPath = ({ kind, part }: PartName): string => fileOf(`${kind}-${part}`)
export const MAIN_PART_PATH = fileOf(MAIN_PART)

/** The part with a file name; null if there is no such part. */
export function readPartName(file: string): PartName | typeof MAIN_PART | null {
  if (file === `${MAIN_PART}.xml`) return MAIN_PART
  const [, word, digits = ''] = /^([a-z]+)-(0|[1-9]\d{0,5})\.xml$/.exec(file) ?? []
  const kind = SITEMAP_KINDS.find((one) => one === word)
  return kind ? { kind, part: Number(digits) } : null
}

/** The page path of a resource. */
export const pathOf = (kind: SitemapKind, key: string): string => `/${kind}/${key}`

/** Indexed pages of every shop, the home page first. Pages from the store's own data are added to them. */
export const MAIN_PAGES = ['/', '/category', '/product', '/service-center'] as const

const XML_CONTENT_TYPE = 'application/xml; charset=utf-8'

/** Width of the images for crawlers. */
const IMAGE_WIDTH = 1080

/** The origins of addresses in a file. */
const getOrigins = () => ({ origin: env().PUBLIC_ORIGIN, imageBase: imageBaseUrl() })

const newest = (times: string[]) => times.toSorted().at(-1)

/** `/sitemap.xml`: the index of all parts. @throws ApiError */
export async function sitemapIndexFile(): Promise<SeoFile> {
  const { origin } = getOrigins()
  const parts = await listSitemapParts()
  return {
    contentType: XML_CONTENT_TYPE,
    etag: computeEtag([origin, ...parts.map(({ kind, part, version }) => `${kind}-${part}-${version}`)]),
    updatedAt: newest(parts.map(({ updatedAt }) => updatedAt)),
    write: async function* () {
      const partUrls = parts.map((part) => ({ address: origin + partPath(part), updatedAt: part.updatedAt }))
      yield sitemapIndex([{ address: origin + MAIN_PART_PATH }, ...partUrls])
    },
  }
}

function mainPart(): SeoFile {
  const { origin } = getOrigins()
  return {
    contentType: XML_CONTENT_TYPE,
    etag: computeEtag([origin, ...MAIN_PAGES]),
    write: async function* () {
      yield SITEMAP_HEAD + MAIN_PAGES.map((path) => sitemapUrl({ address: origin + path })).join('') + SITEMAP_TAIL
    },
  }
}

/** A part of the sitemap, in batches of the store API's page size. */
export async function* writePart(name: PartName, api?: () => ApiClient): AsyncGenerator<string> {
  const { origin, imageBase } = getOrigins()
  const toUrl = ({ key, updatedAt, pictures }: SitemapEntry) =>
    sitemapUrl({
      address: origin + pathOf(name.kind, key),
      updatedAt,
      pictures: pictures.map(({ imageUrl, alt }) => ({
        imageUrl: atWidth(absoluteImageUrl(imageUrl, imageBase, origin), IMAGE_WIDTH),
        alt,
      })),
    })
  let head = SITEMAP_HEAD
  for await (const entries of readSitemapPart(name, api)) {
    yield head + entries.map(toUrl).join('')
    head = ''
  }
  yield SITEMAP_TAIL
}

/** The part with a file name; null if there is none. @throws ApiError */
export async function sitemapPartFile(file: string): Promise<SeoFile | null> {
  const name = readPartName(file)
  if (name === null) return null
  if (name === MAIN_PART) return mainPart()
  const parts = await listSitemapParts()
  const known = parts.find(({ kind, part }) => kind === name.kind && part === name.part)
  if (!known) return null
  const { origin, imageBase } = getOrigins()
  return {
    contentType: XML_CONTENT_TYPE,
    etag: computeEtag([origin, imageBase, file, known.version]),
    updatedAt: known.updatedAt,
    write: () => writePart(name),
  }
}
