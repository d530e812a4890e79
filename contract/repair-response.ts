import type { AnySchema, ArraySchema, ObjectSchema, Schema } from 'yup'
import { compileValidator } from './compiled-validator'

/** Called with the path of each dropped list item or replaced field: `list[].price`. */
export type Note = (where: string) => void

type Repair = (value: unknown, where: string, note: Note) => unknown

/** The result for a value that cannot be repaired. */
const BAD = Symbol('bad')

const isNothing = (value: unknown) => value === undefined || value === null

function checkOf(schema: AnySchema): (value: unknown) => boolean {
  const isValid = compileValidator(schema as Schema)
  return (value) => isValid(value) || schema.isValidSync(value, { strict: true })
}

/** Repairs each field separately; a missing object counts as one without fields. */
function repairFields(schema: ObjectSchema<object>): Repair {
  const fieldRepairs = Object.entries(schema.fields).map(
    ([name, field]) => [name, compile(field as AnySchema)] as const,
  )
  return (value, where, note) => {
    if (!isNothing(value) && (typeof value !== 'object' || Array.isArray(value))) return value
    const source = (value ?? {}) as Record<string, unknown>
    const repaired = fieldRepairs.flatMap(([name, repair]) => {
      const part = repair(source[name], where ? `${where}.${name}` : name, note)
      return part === undefined && !(name in source) ? [] : [[name, part] as const]
    })
    return { ...source, ...Object.fromEntries(repaired) }
  }
}

/** Drops items that cannot be repaired; a missing list becomes empty. */
function repairItems(schema: ArraySchema<unknown[] | undefined, unknown>): Repair {
  const repair = compile(schema.innerType as AnySchema)
  return (value, where, note) => {
    if (isNothing(value)) return []
    if (!Array.isArray(value)) return value
    return value.flatMap((item: unknown) => {
      const repaired = isNothing(item) ? BAD : repair(item, `${where}[]`, note)
      if (repaired !== BAD) return [repaired]
      note(`${where}[]`)
      return []
    })
  }
}

function repairParts(schema: AnySchema): Repair {
  if (schema.type === 'object') return repairFields(schema as unknown as ObjectSchema<object>)
  if (schema.type === 'array') return repairItems(schema as unknown as ArraySchema<unknown[] | undefined, unknown>)
  return (value) => value
}

function compile(schema: AnySchema): Repair {
  const isValid = checkOf(schema)
  const repair = repairParts(schema)
  const notes = (schema.meta() ?? {}) as { otherwise?: unknown }
  return (value, where, note) => {
    if (isValid(value)) return value
    const repaired = repair(value, where, note)
    if (isValid(repaired)) return repaired
    if (!('otherwise' in notes)) return BAD
    if (!isNothing(value)) note(where)
    return notes.otherwise
  }
}

/** Cached by schema. */
const repairs = new WeakMap<AnySchema, Repair>()

/**
 * Makes a response match its schema: a missing or invalid field gets the `otherwise` value of its rule (rules.ts), and
 * invalid list items are dropped.
 * @throws ValidationError if an invalid value can be neither dropped nor replaced
 */
export function repairResponse(schema: AnySchema, data: unknown, note: Note): unknown {
  const repair = repairs.get(schema) ?? compile(schema)
  repairs.set(schema, repair)
  const repaired = repair(data, '', note)
  return repaired === BAD ? schema.validateSync(data, { strict: true }) : repaired
}
