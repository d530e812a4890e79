import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import type { Reply } from '../../contract/envelope'
import type { AppContext } from './context'
import type { List } from '../../contract/rules'
import { notFound } from './errors'
import { type Locale, LOCALES, type LocalText } from '../i18n/locale'

/**
 * Replies in the contract's envelope. Data is encrypted and bound to its request; requests without a valid signature
 * get none.
 */
export function reply(c: AppContext, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const replyCipher = c.get('replyCipher')
  const sealed =
    data === null || !replyCipher
      ? null
      : seal(nodeEngine, replyCipher.keys.reply, toJson(data), replyCipher.associatedData)
  c.header('Cache-Control', 'no-store')
  // Ciphertext is base64 and needs no escaping; skipping JSON.stringify saves time on large replies.
  const text = `{"code":${code},"msg":${JSON.stringify(msg)},"data":${sealed === null ? 'null' : `"${sealed}"`}}`
  return c.body(text, status, { 'Content-Type': 'application/json' })
}

/** A success with its data. */
export const success = (c: AppContext, data: unknown = null) => reply(c, { code: 0, msg: '', data })

const texts = new WeakMap<object, string>()

/** Memoizes the JSON of immutable data that is served repeatedly. */
export function memoizeJson<Data extends object>(data: Data): Data {
  texts.set(data, JSON.stringify(data))
  return data
}

/** JSON of reply data, from the memo where there is one. */
export const toJson = (data: unknown): string => texts.get(data as object) ?? JSON.stringify(data)

/** Page number, from 1, and page size. */
export interface Paging {
  page: number
  limit: number
}

/** SQL offset of a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit

/** One page of a list; page 1 exists even when empty. @throws HttpError 404 beyond the last page */
export function toPage<Item>(list: Item[], total: number, { page, limit }: Paging): List<Item> {
  if (list.length === 0 && page > 1) throw notFound()
  return { list, page, limit, total }
}

/** The text in a language, or in the first language that has it. */
export function localizedText(text: Partial<LocalText>, language: Locale): string {
  const known = [language, ...LOCALES].find((locale) => text[locale])
  return (known && text[known]) ?? ''
}

/** Relative URL of an image. Its version changes with its content, so it is cached as immutable. */
export const imageUrlOf = ({ name, version }: { name: string; version: string }): string =>
  `/image/${name}.webp?v=${version}`
