import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Attachment, NewAttachment } from '../../../contract/entities/ticket'
import { LIMITS } from '../../../contract/limits'
import { hashOf, lockMedia } from '../../catalog/media/store-media'
import { type Database, inTransaction } from '../../db/database'
import { attachment, media } from '../../db/schema'
import { randomId } from '../../db/schema/columns'
import type { Shop } from '../../http/context'
import { notFound, validationError } from '../../http/errors'
import type { ConsumeRateLimits } from '../../http/rate-limiter'
import { attachmentLimits } from '../../http/rate-limits'
import type { Texts } from '../../i18n/types'
import { AttachmentError, type AttachmentProblem, inspectAttachment, type StoredFile } from './inspect-attachment'

type AttachmentShop = Pick<Shop, 'db' | 'media' | 'texts' | 'now'>
type Row = typeof attachment.$inferSelect

const refuseFile = (texts: Texts, problem: AttachmentProblem | 'attachmentsFull' | 'attachmentGone') =>
  validationError([{ field: 'attachments', code: problem, message: texts[problem] }])

async function inspect(texts: Texts, bytes: Buffer): Promise<StoredFile> {
  try {
    return await inspectAttachment(bytes)
  } catch (error) {
    throw error instanceof AttachmentError ? refuseFile(texts, error.problem) : error
  }
}

/** Total size of a customer's files, including those without a message. */
async function usedBytesOf(db: Database, customerId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${attachment.bytes}), 0)` })
    .from(attachment)
    .where(eq(attachment.customerId, customerId))
  return Number(row?.bytes ?? 0)
}

const isUnclaimed = (customerId: number, hash: string) =>
  and(eq(attachment.customerId, customerId), eq(attachment.hash, hash), isNull(attachment.recordId))

/**
 * Stores a file of a customer until a message refers to it; the same file again changes nothing.
 * @throws HttpError 400 for a file that is no picture or PDF, too large, damaged, or above the customer's limit, 429
 * for too many
 */
export async function storeAttachment(
  { db, media: storage, texts, now, consume }: AttachmentShop & { consume: ConsumeRateLimits },
  customerId: number,
  uploaded: Buffer,
): Promise<{ hash: string }> {
  await consume(attachmentLimits(customerId))
  const { type, bytes, preview } = await inspect(texts, uploaded)
  const hash = hashOf(uploaded)
  const file = hashOf(bytes)
  await inTransaction(db, async (tx) => {
    // Additions and removals run one after the other, so that limit and files are right.
    await lockMedia(tx)
    if ((await tx.$count(attachment, isUnclaimed(customerId, hash))) > 0) return
    if ((await usedBytesOf(tx, customerId)) + bytes.length > LIMITS.attachmentBytesOfCustomer)
      throw refuseFile(texts, 'attachmentsFull')
    const createdAt = new Date(now())
    await tx
      .insert(attachment)
      .values({ id: randomId(), customerId, hash, file, type, bytes: bytes.length, preview, createdAt })
  })
  // Written after its row: nothing could find a file without one.
  await storage.write(file, bytes)
  if ((await db.$count(attachment, eq(attachment.file, file))) === 0) await storage.remove(file)
  return { hash }
}

/** Assigns files to a message. @throws HttpError 400 for one that was not uploaded, or too long ago */
export async function claimAttachments(
  { db: tx, texts }: Pick<Shop, 'db' | 'texts'>,
  { customerId, recordId, files }: { customerId: number; recordId: number; files: readonly NewAttachment[] },
): Promise<void> {
  const names = new Map(files.map(({ hash, name }) => [hash, name.trim()]))
  for (const [position, [hash, name]] of [...names].entries()) {
    const claimed = await tx
      .update(attachment)
      .set({ recordId, name, position })
      .where(isUnclaimed(customerId, hash))
      .returning({ id: attachment.id })
    if (claimed.length === 0) throw refuseFile(texts, 'attachmentGone')
  }
}

const toAttachment = ({ id, name, type, bytes, preview }: Row): Attachment => ({ id, name, type, bytes, preview })

/** The files of messages, by the message's id. */
export async function attachmentsOf(db: Database, recordIds: number[]): Promise<Map<number, Attachment[]>> {
  const found = new Map<number, Attachment[]>()
  if (recordIds.length === 0) return found
  const rows = await db
    .select()
    .from(attachment)
    .where(inArray(attachment.recordId, recordIds))
    .orderBy(asc(attachment.position), asc(attachment.id))
  for (const row of rows) {
    const id = row.recordId ?? 0
    found.set(id, [...(found.get(id) ?? []), toAttachment(row)])
  }
  return found
}

/** A file of a customer's own message, with its bytes. @throws HttpError 404 */
export async function readAttachment(
  { db, media: storage }: Pick<Shop, 'db' | 'media'>,
  customerId: number,
  id: string,
): Promise<{ row: Row; bytes: Buffer }> {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.id, id), eq(attachment.customerId, customerId)))
  if (row?.recordId == null) throw notFound()
  return { row, bytes: await storage.read(row.file) }
}

/** How long a file is kept without a message. */
const UNCLAIMED_TTL_MS = 24 * 3_600_000
/** Files per run. */
const BATCH_SIZE = 200

/**
 * Deletes files without a message after a day, and those of erased customers. A file that another row refers to is
 * kept.
 */
export async function removeAttachments({
  db,
  media: storage,
  now,
}: Pick<Shop, 'db' | 'media' | 'now'>): Promise<void> {
  const isExpired = or(
    isNull(attachment.customerId),
    and(isNull(attachment.recordId), lt(attachment.createdAt, new Date(now() - UNCLAIMED_TTL_MS))),
  )
  await inTransaction(db, async (tx) => {
    await lockMedia(tx)
    const rows = await tx.select().from(attachment).where(isExpired).limit(BATCH_SIZE).for('update')
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await tx.delete(attachment).where(inArray(attachment.id, ids))
    for (const file of new Set(rows.map((row) => row.file))) {
      const uses =
        (await tx.$count(attachment, eq(attachment.file, file))) + (await tx.$count(media, eq(media.hash, file)))
      if (uses === 0) await storage.remove(file)
    }
  })
}
