import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { contentPage, homeSection, menu } from '../../db/schema'
import type { MenuEntry, SectionContent } from '../../db/schema/columns'
import { fillText, ownTexts, text, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { changesOf } from '../redirects'
import {
  type ChangeOptions,
  DocumentError,
  namedOnly,
  type OperationShop,
  recordChange,
  type Stored,
  type Written,
} from './change'
import {
  menuDocumentSchema,
  type MenuEntryDocument,
  pageDocumentSchema,
  type SectionDocument,
  sectionDocumentSchema,
} from './content-documents'

/** The pages of a shop, its menus, and the sections of its home page. */

const NONE = text('', '', '')

/** Pages 1 to 8 have a meaning in the specification. */
const FIRST_FREE_PAGE_ID = 9

/** Group of the footer for pages that name none. */
const DEFAULT_GROUP_ID = 2

async function readPage(tx: Database, key: string, { language }: OperationShop): Promise<Stored | null> {
  const [row] = await tx.select().from(contentPage).where(eq(contentPage.key, key)).for('update')
  if (!row) return null
  const words = (one: typeof row.title) => ownTexts(one, language)
  const { id, groupId: group, version } = row
  const texts = { title: words(row.title), seoDescription: words(row.seoDescription), html: words(row.html) }
  const questions = row.questions.map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
  return { version, document: { id, key, group, ...texts, questions } }
}

/** Adds a content page, or changes what its document names. @throws ValidationError, DocumentError, VersionConflict */
export async function setPage(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await pageDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, id, group: groupId } = document
  const fill = (words: TextInput) => fillText(words, shop.language)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'page', key },
    read: (tx) => readPage(tx, key, shop),
    write: async (tx, before) => {
      const { title, seoDescription, html } = document
      const questions = document.questions?.map(({ question, answer }) => ({
        question: fill(question),
        answer: fill(answer),
      }))
      const texts = namedOnly({ title, seoDescription, html }) as Record<string, TextInput>
      const filled = Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, fill(words)]))
      const columns = { ...filled, ...namedOnly({ groupId, questions }), updatedAt: new Date(shop.now()) }
      if (before) await tx.update(contentPage).set(columns).where(eq(contentPage.key, key))
      else {
        if (!title) throw new DocumentError('title', 'a page needs a title')
        const [last] = await tx.select({ id: sql<number>`max(${contentPage.id})` }).from(contentPage)
        const next = id ?? Math.max(FIRST_FREE_PAGE_ID, (last?.id ?? 0) + 1)
        if ((await tx.$count(contentPage, eq(contentPage.id, next))) > 0)
          throw new DocumentError('id', `another page has the number ${next}`)
        const empty = { title: NONE, seoDescription: NONE, html: NONE, questions: [], groupId: DEFAULT_GROUP_ID }
        await tx.insert(contentPage).values({ ...empty, ...columns, id: next, key })
      }
      await enqueueInvalidations(tx, changesOf('page', key))
    },
    setVersion: (tx, version) => tx.update(contentPage).set({ version }).where(eq(contentPage.key, key)),
  })
}

/** @throws DocumentError for an entry that leads nowhere, or to two places */
function toMenuEntry(entry: MenuEntryDocument, shop: OperationShop, path: string): MenuEntry {
  const targets = (['category', 'page', 'link'] as const).flatMap((kind) => {
    const target = entry[kind]
    return target === undefined ? [] : [{ kind, target }]
  })
  const [target] = targets
  if (!target || targets.length > 1) throw new DocumentError(path, 'needs one of category, page and link')
  if (target.kind === 'link' && !entry.label) throw new DocumentError(`${path}.label`, 'a link needs a label')
  return {
    ...target,
    label: entry.label ? fillText(entry.label as TextInput, shop.language) : null,
    children: (entry.entries ?? []).map((child, at) => toMenuEntry(child, shop, `${path}.entries[${at}]`)),
  }
}

const writtenEntry = (
  { kind, target, label, children }: MenuEntry,
  { language }: OperationShop,
): MenuEntryDocument => ({
  [kind]: target,
  ...(label ? { label: ownTexts(label, language) } : {}),
  ...(children.length > 0
    ? { entries: children.map((child) => writtenEntry(child, { language } as OperationShop)) }
    : {}),
})

/** Writes a menu: the header's, or a group of the footer. @throws ValidationError, DocumentError, VersionConflict */
export async function setMenu(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await menuDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, position = 0 } = document
  const title = fillText(document.title ?? '', shop.language)
  const entries = document.entries.map((entry, at) => toMenuEntry(entry, shop, `entries[${at}]`))
  return recordChange(shop, {
    ...options,
    ...{ kind: 'menu', key },
    read: async (tx) => {
      const [row] = await tx.select().from(menu).where(eq(menu.key, key)).for('update')
      if (!row) return null
      const written = row.entries.map((entry) => writtenEntry(entry, shop))
      return {
        version: row.version,
        document: { key, position: row.position, title: ownTexts(row.title, shop.language), entries: written },
      }
    },
    write: async (tx) => {
      const row = { position, title, entries }
      await tx
        .insert(menu)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: menu.key, set: row })
      await enqueueInvalidations(tx, ['store', 'categories', 'pages'])
    },
    setVersion: (tx, version) => tx.update(menu).set({ version }).where(eq(menu.key, key)),
  })
}

/** The content of a section by its only field. @throws DocumentError unless it has exactly one */
function toSection(document: SectionDocument, { language }: OperationShop): SectionContent {
  const { hero, tiles, products, text: words, brands, name, newsletter } = document
  const fill = (input: TextInput | undefined) => fillText(input ?? '', language)
  const found: SectionContent[] = []
  if (hero)
    found.push({
      kind: 'hero',
      slides: hero.map((slide) => ({
        ...{ title: fill(slide.title), text: fill(slide.text), action: fill(slide.action), link: slide.link ?? '' },
        pictures: slide.pictures,
      })),
    })
  if (tiles)
    found.push({
      ...{ kind: 'tiles', title: fill(tiles.title) },
      tiles: tiles.tiles.map(({ title, link, picture }) => ({ title: fill(title), link, picture })),
    })
  if (products) {
    const { from, category, keys } = products
    if (from === 'category' && !category) throw new DocumentError('products.category', 'says which category')
    if (from === 'keys' && !keys?.length) throw new DocumentError('products.keys', 'says which products')
    const source =
      from === 'category' ? { from, category: category ?? '' } : from === 'keys' ? { from, keys: keys ?? [] } : { from }
    found.push({ kind: 'products', title: fill(products.title), source, count: products.count ?? 8 })
  }
  if (words) found.push({ kind: 'text', title: fill(words.title), html: fill(words.html) })
  if (brands) found.push({ kind: 'brands', title: fill(brands.title) })
  if (name) found.push({ kind: 'name' })
  if (newsletter) found.push({ kind: 'newsletter' })
  const [section] = found
  if (!section || found.length > 1)
    throw new DocumentError('section', 'needs one of hero, tiles, products, text, brands, name and newsletter')
  return section
}

/** Writes a section of the home page. @throws ValidationError, DocumentError, VersionConflict */
export async function setSection(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<Written> {
  const document = await sectionDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, position = 0, isHidden = false } = document
  const content = toSection(document, shop)
  return recordChange(shop, {
    ...options,
    ...{ kind: 'section', key },
    read: async (tx) => {
      const [row] = await tx.select().from(homeSection).where(eq(homeSection.key, key)).for('update')
      return row
        ? {
            version: row.version,
            document: { key, position: row.position, isHidden: row.isHidden, content: row.content },
          }
        : null
    },
    write: async (tx) => {
      const row = { position, isHidden, content }
      await tx
        .insert(homeSection)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: homeSection.key, set: row })
      await enqueueInvalidations(tx, ['store'])
    },
    setVersion: (tx, version) => tx.update(homeSection).set({ version }).where(eq(homeSection.key, key)),
  })
}
