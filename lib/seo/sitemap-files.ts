import 'server-only'
import type { ApiClient } from '../api/client'
import type { SitemapEntry } from '../../contract/entities/sitemap'
import { env } from '../env'
import { pictureBase } from '../data/image-hosts'
import { atWidth, fullPictureUrl } from '../format/picture'
import { listSitemapParts, readSitemapPart } from '../data/sitemap'
import { computeEtag } from './etag'
import { MAIN_PAGES, pathOf } from './page-address'
import { MAIN_PART, MAIN_PART_PATH, partPath, readPartName, type PartName } from './sitemap-part-name'
import type { CrawlFile } from './send-file'
import { SITEMAP_HEAD, SITEMAP_TAIL, sitemapIndex, sitemapUrl } from './sitemap'

const XML = 'application/xml; charset=utf-8'

/** Width of the pictures crawlers are shown. */
const PICTURE_WIDTH = 1080

/** What addresses in a file are made of. */
const places = () => ({ origin: env().PUBLIC_ORIGIN, imageBase: pictureBase() })

const newest = (times: string[]) => times.toSorted().at(-1)

/** `/sitemap.xml`: every part there is. @throws ApiError */
export async function sitemapIndexFile(): Promise<CrawlFile> {
  const { origin } = places()
  const parts = await listSitemapParts()
  return {
    contentType: XML,
    etag: computeEtag([origin, ...parts.map(({ kind, part, version }) => `${kind}-${part}-${version}`)]),
    updatedAt: newest(parts.map(({ updatedAt }) => updatedAt)),
    write: async function* () {
      const told = parts.map((part) => ({ address: origin + partPath(part), updatedAt: part.updatedAt }))
      yield sitemapIndex([{ address: origin + MAIN_PART_PATH }, ...told])
    },
  }
}

function mainPart(): CrawlFile {
  const { origin } = places()
  return {
    contentType: XML,
    etag: computeEtag([origin, ...MAIN_PAGES]),
    write: async function* () {
      yield SITEMAP_HEAD + MAIN_PAGES.map((path) => sitemapUrl({ address: origin + path })).join('') + SITEMAP_TAIL
    },
  }
}

/** A part of the sitemap, as many entries at a time as the store API gives at once. */
export async function* writePart(name: PartName, api?: () => ApiClient): AsyncGenerator<string> {
  const { origin, imageBase } = places()
  const toUrl = ({ key, updatedAt, pictures }: SitemapEntry) =>
    sitemapUrl({
      address: origin + pathOf(name.kind, key),
      updatedAt,
      pictures: pictures.map(({ imageUrl, alt }) => ({
        imageUrl: atWidth(fullPictureUrl(imageUrl, imageBase, origin), PICTURE_WIDTH),
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

/** A part by the name of its file; null where there is none. @throws ApiError */
export async function sitemapPartFile(file: string): Promise<CrawlFile | null> {
  const name = readPartName(file)
  if (name === null) return null
  if (name === MAIN_PART) return mainPart()
  const parts = await listSitemapParts()
  const known = parts.find(({ kind, part }) => kind === name.kind && part === name.part)
  if (!known) return null
  const { origin, imageBase } = places()
  return {
    contentType: XML,
    etag: computeEtag([origin, imageBase, file, known.version]),
    updatedAt: known.updatedAt,
    write: () => writePart(name),
  }
}
