import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { homeSection } from '../../db/schema'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import {
  type ChangeOptions,
  DocumentError,
  omitUndefined,
  type OperationShop,
  recordChange,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { sectionDocumentSchema, toSection, sectionDocumentOf } from './section-document'

/** A section of the home page as its document; locks it. */
export async function readSection(
  tx: Database,
  key: string,
  { language }: OperationShop,
): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(homeSection).where(eq(homeSection.key, key)).for('update')
  if (!row) return null
  const { position, isHidden, version, content } = row
  return { version, document: { key, position, isHidden, ...sectionDocumentOf(content, language) } }
}

/**
 * Adds a section of the home page, or changes the fields that its document names. @throws ValidationError,
 * DocumentError, VersionConflict
 */
export async function setSection(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await sectionDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, position, isHidden } = document
  const content = toSection(document, shop.language)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'section', key },
    read: (tx) => readSection(tx, key, shop),
    write: async (tx, before) => {
      const changes = omitUndefined({ position, isHidden, content: content ?? undefined })
      if (before) {
        if (Object.keys(changes).length > 0) await tx.update(homeSection).set(changes).where(eq(homeSection.key, key))
      } else {
        if (!content) throw new DocumentError('section', 'a new section needs its content: hero, products, text …')
        await tx.insert(homeSection).values({ key, position: position ?? 0, isHidden: isHidden ?? false, content })
      }
      await enqueueInvalidations(tx, ['store'])
    },
    setVersion: (tx, version) => tx.update(homeSection).set({ version }).where(eq(homeSection.key, key)),
  })
}
