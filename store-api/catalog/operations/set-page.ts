import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { contentPage } from '../../db/schema'
import { fillText, ownTexts, text, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { cacheTagsOf } from '../redirects'
import { removePage as removeRow } from '../withdraw'
import {
  type ChangeOptions,
  compact,
  DocumentError,
  omitUndefined,
  type OperationShop,
  recordChange,
  type StoredDocument,
  type ChangeResult,
} from './change'
import { pageDocumentSchema } from './content-documents'
import { cleanRichText } from './rich-text-field'

const NONE = text('', '', '')

/** Pages 1 to 8 have a meaning in the specification. */
const FIRST_FREE_PAGE_ID = 9

/** Default footer group of pages. */
const DEFAULT_GROUP_ID = 2

/** A content page as its document; locks it. */
export async function readPage(tx: Database, key: string, { language }: OperationShop): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(contentPage).where(eq(contentPage.key, key)).for('update')
  if (!row) return null
  const words = (one: typeof row.title) => ownTexts(one, language)
  const { id, groupId: group, version } = row
  const texts = { title: words(row.title), seoDescription: words(row.seoDescription), html: words(row.html) }
  const questions = row.questions.map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
  return { version, document: compact({ id, key, group, ...texts, questions }) }
}

/**
 * Adds a content page, or changes the fields that its document names. @throws ValidationError, DocumentError,
 * VersionConflict
 */
export async function setPage(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await pageDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, id, group: groupId } = document
  const fill = (words: TextInput) => fillText(words, shop.language)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'page', key },
    read: (tx) => readPage(tx, key, shop),
    write: async (tx, before) => {
      const { title, seoDescription } = document
      const { html, notes } = cleanRichText('html', document.html)
      const questions = document.questions?.map(({ question, answer }) => ({
        question: fill(question),
        answer: fill(answer),
      }))
      const texts = omitUndefined({ title, seoDescription, html }) as Record<string, TextInput>
      const filled = Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, fill(words)]))
      const columns = { ...filled, ...omitUndefined({ groupId, questions }), updatedAt: new Date(shop.now()) }
      if (before) await tx.update(contentPage).set(columns).where(eq(contentPage.key, key))
      else {
        if (!title) throw new DocumentError('title', 'a page needs a title')
        const [last] = await tx.select({ id: sql<number>`max(${contentPage.id})` }).from(contentPage)
        const next = id ?? Math.max(FIRST_FREE_PAGE_ID, (last?.id ?? 0) + 1)
        // If a page with this key is added concurrently, the insert fails, and it is changed instead.
        if ((await tx.$count(contentPage, and(eq(contentPage.id, next), ne(contentPage.key, key)))) > 0)
          throw new DocumentError('id', `another page has the number ${next}`)
        const empty = { title: NONE, seoDescription: NONE, html: NONE, questions: [], groupId: DEFAULT_GROUP_ID }
        await tx.insert(contentPage).values({ ...empty, ...columns, id: next, key })
      }
      await enqueueInvalidations(tx, cacheTagsOf('page', key))
      return notes
    },
    setVersion: (tx, version) => tx.update(contentPage).set({ version }).where(eq(contentPage.key, key)),
  })
}

/** Removes a content page; its address then responds with 410. @throws VersionConflict */
export const removePage = (shop: OperationShop, key: string, options: ChangeOptions): Promise<ChangeResult> =>
  recordChange(shop, {
    ...options,
    ...{ kind: 'page', key },
    read: (tx) => readPage(tx, key, shop),
    write: async (tx) => void (await removeRow(tx, key, shop.now())),
  })
