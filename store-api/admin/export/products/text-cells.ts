import { type Locale, LOCALES } from '../../../i18n/locale'
import type { TextInput } from '../../../i18n/local-text'

/** Texts of several languages in cells, and back: `name` is in the shop's own language, `name:de` in another. */

export type Cell = string | number
export type Cells = Record<string, Cell>

/** The raw cell below a heading; empty if there is none. */
export type CellReader = (heading: string) => string

/** An empty cell means no value; a text that is deliberately empty, besides others that are not, is an apostrophe. */
const encode = (text: string) => (/^'*$/.test(text) ? `'${text}` : text)
const decode = (cell: string) => (/^'+$/.test(cell) ? cell.slice(1) : cell)

/** The heading of a text in a language. @param own the shop's own language */
export const textHeading = (name: string, locale: Locale, own: Locale): string =>
  locale === own ? name : `${name}:${locale}`

/** The headings of a text in every language, the shop's own first. */
export const textHeadings = (name: string, own: Locale): string[] => [
  name,
  ...LOCALES.filter((locale) => locale !== own).map((locale) => `${name}:${locale}`),
]

/** The text in each of its languages. */
const byLanguage = (text: TextInput, own: Locale): Partial<Record<Locale, string>> =>
  typeof text === 'string' ? (text === '' ? {} : { [own]: text }) : text

/** A text in a language, otherwise in the first one it has; empty for none. */
export const wordsIn = (text: TextInput | undefined, locale: Locale): string => {
  const texts = byLanguage(text ?? '', locale)
  return texts[locale] ?? LOCALES.map((one) => texts[one]).find((words) => words !== undefined) ?? ''
}

/** A text of one language where that is the shop's own, and empty without any. */
function textOf(texts: Partial<Record<Locale, string>>, own: Locale): TextInput {
  const written = LOCALES.filter((locale) => texts[locale] !== undefined)
  if (written.length === 0) return ''
  return written.length === 1 && written[0] === own
    ? (texts[own] ?? '')
    : Object.fromEntries(written.map((locale) => [locale, texts[locale]]))
}

/** The cells of a text. */
export const textCells = (name: string, text: TextInput | undefined, own: Locale): Cells =>
  Object.fromEntries(
    Object.entries(byLanguage(text ?? '', own)).map(([locale, words]) => [
      textHeading(name, locale as Locale, own),
      encode(words),
    ]),
  )

const cellsByLanguage = (name: string, cell: CellReader, own: Locale) =>
  LOCALES.flatMap((locale) => {
    const content = cell(textHeading(name, locale, own))
    return content === '' ? [] : [[locale, content] as const]
  })

/** The text of cells; empty where all of them are. */
export const readText = (name: string, cell: CellReader, own: Locale): TextInput =>
  textOf(
    Object.fromEntries(cellsByLanguage(name, cell, own).map(([locale, content]) => [locale, decode(content)])),
    own,
  )

const SEPARATOR = ' | '

/** Whether a text can be part of a list in a cell. */
const isPlain = (text: string) => text !== '' && text === text.trim() && !/[|\r\n]/.test(text) && !/^['[]/.test(text)

/** The cells of a list: its texts between bars in each language, or as JSON where that could not be read back. */
export function listCells(name: string, items: readonly TextInput[], own: Locale): Cells {
  const all = items.map((item) => byLanguage(item, own))
  const languages = LOCALES.filter((locale) => all.some((texts) => texts[locale] !== undefined))
  const isEven = all.every((texts) => languages.every((locale) => isPlain(texts[locale] ?? '')))
  if (items.length === 0) return {}
  if (!isEven || languages.length === 0) return { [name]: JSON.stringify(items) }
  return Object.fromEntries(
    languages.map((locale) => [
      textHeading(name, locale, own),
      all.map((texts) => texts[locale] ?? '').join(SEPARATOR),
    ]),
  )
}

/** The list in a cell. @throws SyntaxError for invalid JSON */
export function readList(name: string, cell: CellReader, own: Locale): TextInput[] {
  const json = cell(name)
  if (json.startsWith('[')) return JSON.parse(json) as TextInput[]
  const lists = cellsByLanguage(name, cell, own).map(
    ([locale, content]) => [locale, content.split('|').map((part) => part.trim())] as const,
  )
  const length = Math.max(0, ...lists.map(([, parts]) => parts.length))
  return Array.from({ length }, (_, place) =>
    textOf(Object.fromEntries(lists.flatMap(([locale, parts]) => (parts[place] ? [[locale, parts[place]]] : []))), own),
  ).filter((item) => item !== '')
}
