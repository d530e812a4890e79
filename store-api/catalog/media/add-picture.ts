import { eq } from 'drizzle-orm'
import { ValidationError } from 'yup'
import { picture } from '../../db/schema'
import { DocumentError, type OperationShop, type ChangeResult } from '../operations/change'
import { dryRun } from '../operations/dry-run'
import { setPicture } from '../operations/set-picture'
import { MediaError } from './inspect'
import { hashOf, type MediaShop, storeMedia } from './store-media'

export interface AddPictureInput {
  base64: string
  /** Its document without the hash. */
  document: { key: string; file: string; alt?: unknown; focus?: number[] }
  /** Whether it replaces another photograph with this name. */
  isReplaced: boolean
  actor: string
  /** Validates the input, and stores nothing. */
  isDryRun: boolean
}

export interface AddedPicture {
  outcome: ChangeResult['outcome'] | 'refused'
  /** Why it is rejected; otherwise empty. */
  problem: string
  hash: string
}

/** @throws DocumentError where the name is that of another photograph */
async function requireName(
  { db }: OperationShop,
  { hash, key, isReplaced }: { hash: string; key: string; isReplaced: boolean },
) {
  const [row] = await db.select().from(picture).where(eq(picture.name, key))
  if (!row || row.mediaHash === hash) return
  if (row.productKey) throw new DocumentError('name', `${key} is another picture, of the product ${row.productKey}`)
  if (!isReplaced) throw new DocumentError('name', `${key} is another picture: --replace takes its place`)
}

/**
 * Stores a photograph as a picture of no product. The same photograph under the same name changes nothing.
 * @returns why it is rejected, if it is
 */
export async function addPicture(
  shop: OperationShop & MediaShop,
  { base64, document, isReplaced, actor, isDryRun }: AddPictureInput,
): Promise<AddedPicture> {
  const bytes = Buffer.from(base64, 'base64')
  const hash = hashOf(bytes)
  const add = async (targetShop: OperationShop & MediaShop) => {
    await storeMedia(targetShop, bytes, { actor, at: new Date(shop.now()) })
    return setPicture(targetShop, { ...document, hash }, { actor })
  }
  const discardingStorage = { ...shop.media, write: () => Promise.resolve(), remove: () => Promise.resolve() }
  try {
    await requireName(shop, { hash, key: document.key, isReplaced })
    const { outcome } = await (isDryRun
      ? dryRun(shop.db, (tx) => add({ ...shop, db: tx, media: discardingStorage }))
      : add(shop))
    return { outcome, problem: '', hash }
  } catch (error) {
    if (error instanceof MediaError || error instanceof DocumentError || error instanceof ValidationError)
      return { outcome: 'refused', problem: error.message, hash }
    throw error
  }
}
