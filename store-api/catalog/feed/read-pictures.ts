import { asc, inArray } from 'drizzle-orm'
import type { Picture } from '../../../contract/entities/product'
import type { Shop } from '../../http/context'
import { picture } from '../../db/schema'
import { pictureUrl } from '../../http/reply'

/** The pictures of some products, by their keys, in the order they are shown; their drawings stay where they are. */
export async function readPictures(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  keys: string[],
): Promise<ReadonlyMap<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  if (keys.length === 0) return pictures
  const { productKey, name, version, alt, position } = picture
  const rows = await db
    .select({ productKey, name, version, alt })
    .from(picture)
    .where(inArray(productKey, keys))
    .orderBy(asc(productKey), asc(position))
  for (const row of rows) {
    const own = pictures.get(row.productKey) ?? []
    own.push({ imageUrl: pictureUrl(row), alt: row.alt[language] })
    pictures.set(row.productKey, own)
  }
  return pictures
}
