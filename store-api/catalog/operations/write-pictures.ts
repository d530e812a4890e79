import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, picture } from '../../db/schema'
import type { Locale } from '../../i18n/locale'
import { fillText, ownTexts } from '../../i18n/local-text'
import { slugOf } from '../../i18n/slug'
import { focusOf } from '../media/photo'
import { DocumentError } from './change'
import type { ProductDocument } from './product-document'

/** Characters of a picture's name, which is a part of its address. */
const MAX_NAME_LENGTH = 100

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** `Sencha tea.jpg` is `sencha-tea`. */
const nameOf = (file: string): string =>
  slugOf((file.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH)

/** The name of a product's picture: that of its file, unless another product has it. */
async function freeName(tx: Database, key: string, file: string): Promise<string> {
  const name = nameOf(file) || 'picture'
  const [row] = await tx.select({ owner: picture.productKey }).from(picture).where(eq(picture.name, name))
  return !row || row.owner === key || row.owner === null ? name : `${name}-${digest(key)}`
}

/**
 * Writes the pictures of a product in the given order, instead of those it had. These stay as images of past orders.
 * @throws DocumentError for a photograph that was not stored before
 */
export async function writePictures(
  tx: Database,
  { key, own }: { key: string; own: Locale },
  pictures: NonNullable<ProductDocument['pictures']>,
): Promise<void> {
  const hashes = pictures.flatMap(({ hash }) => hash ?? [])
  const known =
    hashes.length > 0 ? await tx.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes)) : []
  await tx.update(picture).set({ productKey: null }).where(eq(picture.productKey, key))
  for (const [position, { file, alt, focus, hash }] of pictures.entries()) {
    if (!hash || !known.some((row) => row.hash === hash))
      throw new DocumentError(`pictures[${position}].file`, `${file} is no photograph the shop has`)
    const [focalX = null, focalY = null] = focus ?? []
    const row = {
      ...{ productKey: key, position, alt: fillText(alt ?? '', own), mediaHash: hash, drawing: null, focalX, focalY },
      version: digest(`${hash} ${focalX ?? 0.5} ${focalY ?? 0.5}`),
    }
    const name = await freeName(tx, key, file)
    await tx
      .insert(picture)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: picture.name, set: row })
  }
}

/** The photographs of products by key, as their documents have them; drawings are left out. */
export async function readPictures(tx: Database, { keys, own }: { keys: string[]; own: Locale }) {
  const rows = await tx.select().from(picture).where(inArray(picture.productKey, keys)).orderBy(asc(picture.position))
  return (key: string) =>
    rows.flatMap((row) => {
      if (row.productKey !== key || !row.mediaHash) return []
      const focus = focusOf(row)
      return [{ file: row.name, alt: ownTexts(row.alt, own), ...(focus && { focus }), hash: row.mediaHash }]
    })
}
