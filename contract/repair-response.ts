import type { AnySchema, ArraySchema, ObjectSchema, Schema } from 'yup'
import { compileValidator } from './compiled-validator'

/** Called with the path of each list item left out or field replaced: `list[].price`. */
export type Note = (where: string) => void

type Mend = (value: unknown, where: string, note: Note) => unknown

/** Of what cannot be mended. */
const BAD = Symbol('bad')

const isNothing = (value: unknown) => value === undefined || value === null

function checkOf(schema: AnySchema): (value: unknown) => boolean {
  const isValid = compileValidator(schema as Schema)
  return (value) => isValid(value) || schema.isValidSync(value, { strict: true })
}

/** Each field by itself; nothing at all counts as an object without fields. */
function mendFields(schema: ObjectSchema<object>): Mend {
  const mends = Object.entries(schema.fields).map(([name, field]) => [name, compile(field as AnySchema)] as const)
  return (value, where, note) => {
    if (!isNothing(value) && (typeof value !== 'object' || Array.isArray(value))) return value
    const given = (value ?? {}) as Record<string, unknown>
    const mended = mends.flatMap(([name, mend]) => {
      const part = mend(given[name], where ? `${where}.${name}` : name, note)
      return part === undefined && !(name in given) ? [] : [[name, part] as const]
    })
    return { ...given, ...Object.fromEntries(mended) }
  }
}

/** Without the items that cannot be mended. A list that is missing is empty. */
function mendItems(schema: ArraySchema<unknown[] | undefined, unknown>): Mend {
  const mend = compile(schema.innerType as AnySchema)
  return (value, where, note) => {
    if (isNothing(value)) return []
    if (!Array.isArray(value)) return value
    return value.flatMap((item: unknown) => {
      const mended = isNothing(item) ? BAD : mend(item, `${where}[]`, note)
      if (mended !== BAD) return [mended]
      note(`${where}[]`)
      return []
    })
  }
}

function mendParts(schema: AnySchema): Mend {
  if (schema.type === 'object') return mendFields(schema as unknown as ObjectSchema<object>)
  if (schema.type === 'array') return mendItems(schema as unknown as ArraySchema<unknown[] | undefined, unknown>)
  return (value) => value
}

function compile(schema: AnySchema): Mend {
  const holds = checkOf(schema)
  const mend = mendParts(schema)
  const notes = (schema.meta() ?? {}) as { otherwise?: unknown }
  return (value, where, note) => {
    if (holds(value)) return value
    const mended = mend(value, where, note)
    if (holds(mended)) return mended
    if (!('otherwise' in notes)) return BAD
    if (!isNothing(value)) note(where)
    return notes.otherwise
  }
}

/** One for each schema: they are made once and are what they are. */
const compiled = new WeakMap<AnySchema, Mend>()

/**
 * A response made to hold its schema: what stands in a field's rule as `otherwise` (rules.ts) takes the place of what is
 * missing or wrong, and a list is without its wrong items.
 * @throws ValidationError when what is wrong can be neither left out nor replaced
 */
export function repairResponse(schema: AnySchema, data: unknown, note: Note): unknown {
  const mend = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, mend)
  const mended = mend(data, '', note)
  return mended === BAD ? schema.validateSync(data, { strict: true }) : mended
}
