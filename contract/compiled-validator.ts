import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'

/** Returns true only if a value matches a schema; a matching value may still get false. */
export type Validator = (value: unknown) => boolean

const REJECT_ALL: Validator = () => false

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)

/** The size of a value: the length of a text or a list, or a number itself. */
const sizeOf = (value: unknown) => (isNumber(value) ? value : (value as { length: number }).length)

type Params = Record<string, unknown>

/** The supported rules, with yup's semantics. */
const RULES: Record<string, (params: Params) => Validator> = {
  required: () => (value) => !isText(value) || value.length > 0,
  integer: () => Number.isInteger,
  matches: ({ regex }) => (regex instanceof RegExp ? (value) => (value as string).search(regex) !== -1 : REJECT_ALL),
  min: ({ min, more }) => {
    if (typeof min === 'number') return (value) => sizeOf(value) >= min
    return typeof more === 'number' ? (value) => sizeOf(value) > more : REJECT_ALL
  },
  max: ({ max, less }) => {
    if (typeof max === 'number') return (value) => sizeOf(value) <= max
    return typeof less === 'number' ? (value) => sizeOf(value) < less : REJECT_ALL
  },
}

const TYPES: Record<string, Validator> = {
  string: isText,
  number: isNumber,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

function checkFields(fields: SchemaObjectDescription['fields']): Validator {
  const checks = Object.entries(fields).map(([name, field]) => [name, checkOf(field)] as const)
  return (value) => checks.every(([name, check]) => check((value as Params)[name]))
}

function checkItems(item: SchemaFieldDescription): Validator {
  const check = checkOf(item)
  return (value) => (value as unknown[]).every(check)
}

function checkParts(described: SchemaDescription): Validator[] {
  if ('fields' in described) return [checkFields((described as SchemaObjectDescription).fields)]
  if (!('innerType' in described)) return []
  const { innerType } = described
  return innerType && !Array.isArray(innerType) ? [checkItems(innerType as SchemaFieldDescription)] : [REJECT_ALL]
}

function checkOf(described: SchemaFieldDescription): Validator {
  const isType = TYPES[described.type]
  if (!isType || !('tests' in described)) return REJECT_ALL
  const { tests, oneOf, notOneOf, nullable, optional } = described
  const checks = [
    isType,
    ...tests.map(({ name = '', params = {} }) => RULES[name]?.(params) ?? REJECT_ALL),
    ...(oneOf.length > 0 ? [(value: unknown) => oneOf.includes(value)] : []),
    ...(notOneOf.length > 0 ? [REJECT_ALL] : []),
    ...checkParts(described),
  ]
  return (value) => {
    if (value === undefined) return optional
    if (value === null) return nullable
    for (const check of checks) if (!check(value)) return false
    return true
  }
}

/**
 * A quick check that a value matches a schema. yup reports the errors of a value, but takes ten times as long for a
 * valid one.
 * @param schema without conditions, which yup does not describe
 */
export const compileValidator = (schema: Schema): Validator => checkOf(schema.describe())
