import type { Locale } from '../../i18n/locale'
import type { TextInput } from '../../i18n/local-text'
import { type ChangeOptions, DocumentError, type OperationShop, VersionConflict, type ChangeResult } from './change'
import { operationsOf, showDocument } from './document-kinds'

const MAX_ATTEMPTS = 3

/** Texts that must not be empty. */
const REQUIRED_FIELDS = ['name', 'title']

/** New texts of a category or a content page in one language. */
export interface NewTexts {
  kind: 'category' | 'page'
  key: string
  /** Default: the shop's own. */
  language?: Locale | undefined
  /** By fields of its document; those that are undefined stay. */
  texts: Record<string, string | undefined>
}

/**
 * Changes texts in one language; other languages and fields are kept.
 * @returns null if the key is unknown
 * @throws DocumentError, ValidationError, and VersionConflict after repeated concurrent changes
 */
export async function setTexts(
  shop: OperationShop,
  { kind, key, language = shop.language, texts }: NewTexts,
  { actor }: Pick<ChangeOptions, 'actor'>,
): Promise<ChangeResult | null> {
  const changes = Object.entries(texts).flatMap(([field, words]) =>
    words === undefined ? [] : [[field, words] as const],
  )
  const empty = changes.find(([field, words]) => REQUIRED_FIELDS.includes(field) && words.trim() === '')
  if (empty) throw new DocumentError(empty[0], 'must not be empty')
  for (let tries = 1; ; tries++) {
    const stored = await showDocument(shop, kind, key)
    if (!stored) return null
    const before = stored.document as Record<string, TextInput | undefined>
    const inLanguage = (field: string, words: string) => {
      const text = before[field] ?? {}
      return { ...(typeof text === 'string' ? { [shop.language]: text } : text), [language]: words }
    }
    const changed = Object.fromEntries(changes.map(([field, words]) => [field, inLanguage(field, words)]))
    try {
      const input = { key, ...changed }
      return await operationsOf(kind).set(shop, input, { actor, expectedVersion: stored.version })
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === MAX_ATTEMPTS) throw error
    }
  }
}
