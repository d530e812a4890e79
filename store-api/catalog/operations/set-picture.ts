import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, picture } from '../../db/schema'
import { fillText, ownTexts } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { pictureFileOf, pictureVersionOf } from '../media/picture-file'
import { listShownPictures, placeOf } from '../media/shown-pictures'
import {
  type ChangeOptions,
  compact,
  DocumentError,
  omitUndefined,
  type OperationShop,
  recordChange,
  recordedVersion,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { pictureDocumentSchema } from './content-documents'

/** Resources that use pictures of no product. Pages use them by address. */
const INVALIDATED_TAGS = ['store', 'categories', 'pages'] as const

/** A picture as its document; locks it. */
export async function readPicture(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(picture).where(eq(picture.name, key)).for('update')
  if (!row) return null
  const [photograph] = row.mediaHash ? await tx.select().from(media).where(eq(media.hash, row.mediaHash)) : []
  const { alt, focalX, focalY, mediaHash: hash } = row
  const focus = focalX === null || focalY === null ? null : [focalX, focalY]
  const file = pictureFileOf(key, photograph?.type ?? null)
  const document = { key, ...compact({ file, alt: ownTexts(alt, language), focus, hash }) }
  return { version: await recordedVersion(tx, 'picture', key), document }
}

/**
 * Locks a photograph until the picture uses it: the collection of unused ones waits.
 * @throws DocumentError if the shop has none with this hash
 */
async function lockPhotograph(tx: Database, hash: string | undefined, name: string) {
  const [photograph] = hash ? await tx.select().from(media).where(eq(media.hash, hash)).for('key share') : []
  if (!photograph) throw new DocumentError('file', `${name} is no photograph the shop has`)
}

/**
 * Adds a picture that belongs to no product, or changes the fields that its document names.
 * @throws ValidationError, VersionConflict; DocumentError for a picture of a product, which its document changes
 */
export async function setPicture(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await pictureDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, file = key, alt, focus, hash } = document
  return recordChange(shop, {
    ...options,
    ...{ kind: 'picture', key },
    read: (tx) => readPicture(tx, key, shop),
    write: async (tx) => {
      const [row] = await tx.select().from(picture).where(eq(picture.name, key))
      const isNew = hash !== undefined && hash !== row?.mediaHash
      if (row?.productKey && (isNew || alt !== undefined || focus !== undefined))
        throw new DocumentError('key', `${key} is a picture of the product ${row.productKey}`)
      if (isNew || !row) await lockPhotograph(tx, hash, file)
      const [focalX, focalY] = focus === null ? [null, null] : (focus ?? [])
      const words = alt === undefined ? undefined : fillText(alt, shop.language)
      const none = { alt: fillText('', shop.language), focalX: null, focalY: null, mediaHash: null }
      const changed = { ...none, ...row, ...omitUndefined({ alt: words, focalX, focalY }) }
      const mediaHash = hash ?? changed.mediaHash
      const own = mediaHash && { mediaHash, drawing: null, version: pictureVersionOf({ ...changed, mediaHash }) }
      const columns = { ...changed, ...own }
      if (row) await tx.update(picture).set(columns).where(eq(picture.name, key))
      else await tx.insert(picture).values({ position: 0, version: '', ...columns, name: key, productKey: null })
      await enqueueInvalidations(tx, INVALIDATED_TAGS)
    },
  })
}

/**
 * Removes an unused picture. Its photograph stays until unused ones are collected.
 * @throws DocumentError for one in use, past orders included; VersionConflict
 */
export const removePicture = (shop: OperationShop, key: string, options: ChangeOptions): Promise<ChangeResult> =>
  recordChange(shop, {
    ...options,
    ...{ kind: 'picture', key },
    read: (tx) => readPicture(tx, key, shop),
    write: async (tx) => {
      const [row] = await tx.select().from(picture).where(eq(picture.name, key))
      const places = (await listShownPictures(tx)).filter(({ name }) => name === key).map(placeOf)
      const [place] = row?.productKey ? [`product ${row.productKey}`] : places
      if (place) throw new DocumentError('key', `${key} is shown by ${place}`)
      await tx.delete(picture).where(eq(picture.name, key))
    },
  })
