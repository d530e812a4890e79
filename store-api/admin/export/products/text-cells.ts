import { type Locale, LOCALES } from '../../../i18n/locale'
import type { TextInput } from '../../../i18n/local-text'

/** Reads and writes localized texts in cells: `name` is in the shop's own language, `name:de` in another. */

export type Cell = string | number
export type Cells = Record<string, Cell>

/** The raw cell below a heading; empty if there is none. */
export type CellReader = (heading: string) => string

/** An empty cell means no value; an explicitly empty translation is written as an apostrophe. */
const encode = (text: string) => (/^'*$/.test(text) ? `'${text}` : text)
const decode = (cell: string) => (/^'+$/.test(cell) ? cell.slice(1) : cell)

/** The heading of a text in a language. @param storeLanguage the shop's own language */
export const textHeading = (name: string, locale: Locale, storeLanguage: Locale): string =>
  locale === storeLanguage ? name : `${name}:${locale}`

/** The headings of a text in every language, the shop's own first. */
export const textHeadings = (name: string, storeLanguage: Locale): string[] => [
  name,
  ...LOCALES.filter((locale) => locale !== storeLanguage).map((locale) => `${name}:${locale}`),
]

/** The text in each of its languages. */
const byLanguage = (text: TextInput, storeLanguage: Locale): Partial<Record<Locale, string>> =>
  typeof text === 'string' ? (text === '' ? {} : { [storeLanguage]: text }) : text

/** A text in a language, otherwise in the first one it has; empty for none. */
export const textIn = (text: TextInput | undefined, locale: Locale): string => {
  const texts = byLanguage(text ?? '', locale)
  return texts[locale] ?? LOCALES.map((one) => texts[one]).find((content) => content !== undefined) ?? ''
}

/** A plain string if the text is only in the shop's own language; empty without any. */
function textOf(texts: Partial<Record<Locale, string>>, storeLanguage: Locale): TextInput {
  const languages = LOCALES.filter((locale) => texts[locale] !== undefined)
  if (languages.length === 0) return ''
  return languages.length === 1 && languages[0] === storeLanguage
    ? (texts[storeLanguage] ?? '')
    : Object.fromEntries(languages.map((locale) => [locale, texts[locale]]))
}

/** The cells of a text. */
export const textCells = (name: string, text: TextInput | undefined, storeLanguage: Locale): Cells =>
  Object.fromEntries(
    Object.entries(byLanguage(text ?? '', storeLanguage)).map(([locale, content]) => [
      textHeading(name, locale as Locale, storeLanguage),
      encode(content),
    ]),
  )

const cellsByLanguage = (name: string, cell: CellReader, storeLanguage: Locale) =>
  LOCALES.flatMap((locale) => {
    const content = cell(textHeading(name, locale, storeLanguage))
    return content === '' ? [] : [[locale, content] as const]
  })

/** The text of cells; empty if all of them are. */
export const readText = (name: string, cell: CellReader, storeLanguage: Locale): TextInput =>
  textOf(
    Object.fromEntries(
      cellsByLanguage(name, cell, storeLanguage).map(([locale, content]) => [locale, decode(content)]),
    ),
    storeLanguage,
  )

const SEPARATOR = ' | '

/** Whether a text can be part of a list in a cell. */
const isJoinable = (text: string) => text !== '' && text === text.trim() && !/[|\r\n]/.test(text) && !/^['[]/.test(text)

/** The cells of a list: texts separated by ` | ` in each language, or JSON if that would be ambiguous. */
export function listCells(name: string, items: readonly TextInput[], storeLanguage: Locale): Cells {
  const all = items.map((item) => byLanguage(item, storeLanguage))
  const languages = LOCALES.filter((locale) => all.some((texts) => texts[locale] !== undefined))
  const isUniform = all.every((texts) => languages.every((locale) => isJoinable(texts[locale] ?? '')))
  if (items.length === 0) return {}
  if (!isUniform || languages.length === 0) return { [name]: JSON.stringify(items) }
  return Object.fromEntries(
    languages.map((locale) => [
      textHeading(name, locale, storeLanguage),
      all.map((texts) => texts[locale] ?? '').join(SEPARATOR),
    ]),
  )
}

/** The list in a cell. @throws SyntaxError for invalid JSON */
export function readList(name: string, cell: CellReader, storeLanguage: Locale): TextInput[] {
  const json = cell(name)
  if (json.startsWith('[')) return JSON.parse(json) as TextInput[]
  const lists = cellsByLanguage(name, cell, storeLanguage).map(
    ([locale, content]) => [locale, content.split('|').map((part) => part.trim())] as const,
  )
  const length = Math.max(0, ...lists.map(([, parts]) => parts.length))
  return Array.from({ length }, (_, place) =>
    textOf(
      Object.fromEntries(lists.flatMap(([locale, parts]) => (parts[place] ? [[locale, parts[place]]] : []))),
      storeLanguage,
    ),
  ).filter((item) => item !== '')
}
