import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { menu } from '../../db/schema'
import type { MenuEntry } from '../../db/schema/columns'
import type { Locale } from '../../i18n/locale'
import { fillText, ownTexts, type TextInput } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
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
import { menuDocumentSchema, type MenuEntryDocument } from './content-documents'

/** @throws DocumentError for an entry without a target, or with several */
function toMenuEntry(entry: MenuEntryDocument, own: Locale, path: string): MenuEntry {
  const targets = (['category', 'page', 'link'] as const).flatMap((kind) => {
    const target = entry[kind]
    return target === undefined ? [] : [{ kind, target }]
  })
  const [target] = targets
  if (!target || targets.length > 1) throw new DocumentError(path, 'needs one of category, page and link')
  if (target.kind === 'link' && !entry.label) throw new DocumentError(`${path}.label`, 'a link needs a label')
  return {
    ...target,
    label: entry.label ? fillText(entry.label as TextInput, own) : null,
    children: (entry.entries ?? []).map((child, at) => toMenuEntry(child, own, `${path}.entries[${at}]`)),
  }
}

const menuEntryDocumentOf = ({ kind, target, label, children }: MenuEntry, own: Locale): MenuEntryDocument => ({
  [kind]: target,
  ...(label ? { label: ownTexts(label, own) } : {}),
  ...(children.length > 0 ? { entries: children.map((child) => menuEntryDocumentOf(child, own)) } : {}),
})

/** A menu as its document; locks it. */
export async function readMenu(tx: Database, key: string, { language }: OperationShop): Promise<StoredDocument | null> {
  const [row] = await tx.select().from(menu).where(eq(menu.key, key)).for('update')
  if (!row) return null
  const { position, title, version } = row
  const entries = row.entries.map((entry) => menuEntryDocumentOf(entry, language))
  return { version, document: { ...compact({ key, position, title: ownTexts(title, language) }), entries } }
}

/** Writes a menu: the header's, or a group of the footer. @throws ValidationError, DocumentError, VersionConflict */
export async function setMenu(shop: OperationShop, input: unknown, options: ChangeOptions): Promise<ChangeResult> {
  const document = await menuDocumentSchema.validate(input, { abortEarly: false, stripUnknown: false })
  const { key, position } = document
  const title = document.title === undefined ? undefined : fillText(document.title, shop.language)
  const entries = document.entries?.map((entry, at) => toMenuEntry(entry, shop.language, `entries[${at}]`))
  return recordChange(shop, {
    ...options,
    ...{ kind: 'menu', key },
    read: (tx) => readMenu(tx, key, shop),
    write: async (tx, before) => {
      const changes = omitUndefined({ position, title, entries })
      if (!before && !entries) throw new DocumentError('entries', 'a menu needs entries')
      const empty = { position: 0, title: fillText('', shop.language), entries: [] }
      if (!before) await tx.insert(menu).values({ ...empty, ...changes, key })
      else if (Object.keys(changes).length > 0) await tx.update(menu).set(changes).where(eq(menu.key, key))
      await enqueueInvalidations(tx, ['store', 'categories', 'pages'])
    },
    setVersion: (tx, version) => tx.update(menu).set({ version }).where(eq(menu.key, key)),
  })
}

/** Removes a menu; without that of the header, it shows the categories. @throws VersionConflict */
export const removeMenu = (shop: OperationShop, key: string, options: ChangeOptions): Promise<ChangeResult> =>
  recordChange(shop, {
    ...options,
    ...{ kind: 'menu', key },
    read: (tx) => readMenu(tx, key, shop),
    write: async (tx) => {
      await tx.delete(menu).where(eq(menu.key, key))
      await enqueueInvalidations(tx, ['store', 'categories', 'pages'])
    },
  })
