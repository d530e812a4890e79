import type { AttributeValue } from '../../db/schema/columns'
import { LOCALES, type Locale } from '../../i18n/locale'
import { fillText, ownTexts, type TextInput } from '../../i18n/local-text'
import { DocumentError } from './change'
import type { AttributeRow } from './product-state'

const isTextInput = (value: unknown): value is TextInput =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([language, words]) => (LOCALES as readonly string[]).includes(language) && typeof words === 'string',
    ))

const COLOUR = /^#[0-9a-f]{6}$/

/** The form of a value of each kind, for error messages. */
const FORMS = {
  text: 'a text',
  number: 'a number',
  colour: '{ name, colour: "#rrggbb" }',
  boolean: 'true or false',
  list: 'a list of texts',
} as const satisfies Record<AttributeRow['kind'], string>

/** @returns undefined for a value that the attribute's kind does not allow */
function parseValue({ kind }: AttributeRow, value: unknown, own: Locale): AttributeValue | undefined {
  switch (kind) {
    case 'text':
      return isTextInput(value) ? { kind, text: fillText(value, own) } : undefined
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? { kind, number: value } : undefined
    case 'boolean':
      return typeof value === 'boolean' ? { kind, boolean: value } : undefined
    case 'list':
      return Array.isArray(value) && value.every(isTextInput)
        ? { kind, texts: value.map((one) => fillText(one, own)) }
        : undefined
    case 'colour': {
      const { name, colour } = (value ?? {}) as { name?: unknown; colour?: unknown }
      return isTextInput(name) && typeof colour === 'string' && COLOUR.test(colour)
        ? { kind, text: fillText(name, own), colour }
        : undefined
    }
  }
}

/** A value as an operator writes it. */
export function documentValueOf(value: AttributeValue, own: Locale): unknown {
  switch (value.kind) {
    case 'text':
      return ownTexts(value.text, own)
    case 'number':
      return value.number
    case 'boolean':
      return value.boolean
    case 'list':
      return value.texts.map((one) => ownTexts(one, own))
    case 'colour':
      return { name: ownTexts(value.text, own), colour: value.colour }
  }
}

/**
 * The attributes of a product that a document names, in its order.
 * @param known attributes of the shop by key
 * @throws DocumentError for an unknown attribute, and for a value that its kind does not allow
 */
export const planAttributes = (
  values: Record<string, unknown>,
  known: ReadonlyMap<string, AttributeRow>,
  own: Locale,
): { attribute: AttributeRow; value: AttributeValue }[] =>
  Object.entries(values).map(([key, input]) => {
    const row = known.get(key)
    if (!row) throw new DocumentError(`attributes.${key}`, 'there is no such attribute')
    const value = parseValue(row, input, own)
    if (!value) throw new DocumentError(`attributes.${key}`, `must be ${FORMS[row.kind]}`)
    return { attribute: row, value }
  })
