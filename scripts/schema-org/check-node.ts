import type { Vocabulary } from './vocabulary'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The forms of texts that the vocabulary asks for; every other text is as good as the next. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^\d\d:\d\d/.test(text),
  Number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Float: (text) => /^-?\d+(\.\d+)?$/.test(text),
}

/** What an action asks for or gives stands in properties of other names (schema.org/docs/actions.html). */
const ACTION_PROPERTY = /-(?:input|output)$/

function fits(vocabulary: Vocabulary, name: string, value: unknown): boolean {
  if (name === 'IdReference') return isObject(value) && Object.keys(value).join() === '@id'
  const can = vocabulary.possible(name)
  if (typeof value === 'number') return can.isNumber && (name !== 'Integer' || Number.isInteger(value))
  if (typeof value === 'boolean') return can.isBoolean
  if (typeof value === 'string') return can.words.has(value) || (FORMS[name]?.(value) ?? can.isText)
  return isObject(value) && can.types.has(String(value['@type']))
}

/** What is wrong with a thing and all within it, by schema.org's vocabulary; empty when nothing is. */
export function checkNode(vocabulary: Vocabulary, node: unknown, at = ''): string[] {
  if (!isObject(node)) return [`${at} is no thing`]
  const type = String(node['@type'])
  const where = `${at}/${type}`
  if (!vocabulary.hasType(type)) return [`${where}: there is no such type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const name = property.replace(ACTION_PROPERTY, '')
    if (name !== property && type.endsWith('Action'))
      return typeof value === 'string' ? [] : [`${where}.${property}: no text`]
    const range = vocabulary.rangeOf(type, property)
    if (!range) return [`${where}.${property}: there is no such property`]
    return [value].flat().flatMap((one) => {
      const inner = isObject(one) && '@type' in one ? checkNode(vocabulary, one, `${where}.${property}`) : []
      const isFit = range.some((name) => fits(vocabulary, name, one))
      return isFit ? inner : [...inner, `${where}.${property}: ${JSON.stringify(one)} is none of ${range.join(', ')}`]
    })
  })
}
