import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { amountsOf } from '../../../catalog/operations/amounts'
import { readMinorDigits } from '../../store-settings'
import { productDocuments } from '../../../catalog/operations/read-product'
import type { OperationShop } from '../../../catalog/operations/change'
import { pictureFileOf } from '../../../catalog/media/picture-file'
import { IMAGE_WIDTHS } from '../../../catalog/images/drawing'
import type { Database } from '../../../db/database'
import { media, picture, product } from '../../../db/schema'
import type { Shop } from '../../../http/context'
import { ownTexts, type TextInput } from '../../../i18n/local-text'

/** Products per read: a short transaction, and little memory. */
const BATCH_SIZE = 100

/** Pagination cursor: a product's place in the shop's order. */
export interface ProductCursor {
  position: number
  id: number
}

export interface ExportedPicture {
  name: string
  /** Its name with the extension of its format. */
  file: string
  alt: TextInput
  /** From the left and from the top, 0 to 1; null if it is detected from the picture. */
  focus: number[] | null
  /** SHA-256 of a photograph; null for a drawing. */
  hash: string | null
  /** Changes with its content; part of its address. */
  version: string
}

/** An exported product, serializable as JSON: its document without pictures, and its pictures. */
export interface ExportedProduct {
  document: Record<string, unknown> & { key: string }
  pictures: ExportedPicture[]
}

export interface ProductBatch {
  products: ExportedProduct[]
  /** Cursor of the next batch; null after the last batch. */
  after: ProductCursor | null
}

async function readPictures(tx: Database, keys: string[], storeLanguage: OperationShop['language']) {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ picture, type: media.type })
    .from(picture)
    .leftJoin(media, eq(media.hash, picture.mediaHash))
    .where(inArray(picture.productKey, keys))
    .orderBy(asc(picture.position), asc(picture.name))
  return rows.map(({ picture: { productKey, name, alt, focalX, focalY, mediaHash, version }, type }) => ({
    productKey,
    picture: {
      ...{ name, file: pictureFileOf(name, type), alt: ownTexts(alt, storeLanguage) },
      ...{ focus: focalX === null || focalY === null ? null : [focalX, focalY], hash: mediaHash, version },
    },
  }))
}

/** The next products in the shop's order, from one snapshot. @param after cursor: the last product of the previous batch */
export async function readProductBatch(
  { db, language: storeLanguage }: Pick<OperationShop, 'db' | 'language'>,
  { after }: { after: ProductCursor | null },
): Promise<ProductBatch> {
  const { toAmount } = amountsOf(await readMinorDigits({ db, language: storeLanguage }))
  return db.transaction(
    async (tx) => {
      const { position, id } = product
      const isAfterCursor =
        after === null
          ? undefined
          : or(gt(position, after.position), and(eq(position, after.position), gt(id, after.id)))
      const rows = await tx
        .select()
        .from(product)
        .where(isAfterCursor)
        .orderBy(asc(position), asc(id))
        .limit(BATCH_SIZE)
      const stored = await productDocuments(tx, rows, { own: storeLanguage, toAmount })
      const pictures = await readPictures(
        tx,
        rows.map(({ key }) => key),
        storeLanguage,
      )
      const last = rows.at(-1)
      return {
        products: rows.map(({ key }, place) => {
          const { pictures: _, ...document } = JSON.parse(JSON.stringify(stored[place]?.document)) as {
            key: string
            pictures?: unknown
          }
          return { document, pictures: pictures.flatMap((one) => (one.productKey === key ? [one.picture] : [])) }
        }),
        after: last && rows.length === BATCH_SIZE ? { position: last.position, id: last.id } : null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The file of a picture: a photograph's own, a drawing in its largest width.
 * @returns null if the name is unknown
 */
export async function readPictureFile(
  { db, media: storage, imageRenderer }: Pick<Shop, 'db' | 'media' | 'imageRenderer'>,
  name: string,
): Promise<Buffer | null> {
  const [row] = await db.select().from(picture).where(eq(picture.name, name))
  if (row?.mediaHash) return storage.read(row.mediaHash)
  return row?.drawing ? imageRenderer.render(row.drawing, Math.max(...IMAGE_WIDTHS), 'jpg') : null
}
