import { SITEMAP_KINDS, type SitemapEntries } from '../../../contract/entities/sitemap'
import type { Shop } from '../../http/context'
import { notFound } from '../../http/errors'
import { READ_ENTRIES, type Place } from './entry-rows'
import { readPictures } from './read-pictures'

/** Entries of one answer. */
const MOST = 500

/** What is in a part, from a number on. @throws HttpError 404 for a kind that does not exist */
export async function listEntries(
  shop: Pick<Shop, 'db' | 'language'>,
  { kind, ...place }: Omit<Place, 'limit'> & { kind: string },
): Promise<SitemapEntries> {
  const known = SITEMAP_KINDS.find((one) => one === kind)
  if (!known) throw notFound()
  const rows = await READ_ENTRIES[known](shop.db, { ...place, limit: MOST })
  const keys = known === 'product' ? rows.map(({ key }) => key) : []
  const pictures = await readPictures(shop, keys)
  return {
    list: rows
      .map(({ key, updatedAt }) => ({ key, updatedAt: updatedAt.toISOString(), pictures: pictures.get(key) ?? [] }))
      // Without a picture a product has no page.
      .filter((entry) => known !== 'product' || entry.pictures.length > 0),
    next: rows.length < MOST ? null : (rows.at(-1)?.id ?? null),
  }
}
