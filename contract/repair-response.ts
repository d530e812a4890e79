import type { AnySchema, ArraySchema, ObjectSchema, Schema } from 'yup'
import { compileValidator } from './compiled-validator'

/** Called with the path of each dropped list item or replaced field: `list[].price`. */
export type OnRepair = (path: string) => void

type Repair = (value: unknown, path: string, onRepair: OnRepair) => unknown

/** The result for a value that cannot be repaired. */
const UNREPAIRABLE = Symbol('bad')

const isNullish = (value: unknown) => value === undefined || value === null

function checkOf(schema: AnySchema): (value: unknown) => boolean {
  const isValid = compileValidator(schema as Schema)
  return (value) => isValid(value) || schema.isValidSync(value, { strict: true })
}

/** Repairs each field separately; a missing object counts as one without fields. */
function repairFields(schema: ObjectSchema<object>): Repair {
  const fieldRepairs = Object.entries(schema.fields).map(
    ([name, field]) => [name, compile(field as AnySchema)] as const,
  )
  return (value, path, onRepair) => {
    if (!isNullish(value) && (typeof value !== 'object' || Array.isArray(value))) return value
    const source = (value ?? {}) as Record<string, unknown>
    const repaired = fieldRepairs.flatMap(([name, repair]) => {
      const part = repair(source[name], path ? `${path}.${name}` : name, onRepair)
      return part === undefined && !(name in source) ? [] : [[name, part] as const]
    })
    return { ...source, ...Object.fromEntries(repaired) }
  }
}

/** Drops items that cannot be repaired; a missing list becomes empty. */
function repairItems(schema: ArraySchema<unknown[] | undefined, unknown>): Repair {
  const repair = compile(schema.innerType as AnySchema)
  return (value, path, onRepair) => {
    if (isNullish(value)) return []
    if (!Array.isArray(value)) return value
    return value.flatMap((item: unknown) => {
      const repaired = isNullish(item) ? UNREPAIRABLE : repair(item, `${path}[]`, onRepair)
      if (repaired !== UNREPAIRABLE) return [repaired]
      onRepair(`${path}[]`)
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
  const meta = (schema.meta() ?? {}) as { otherwise?: unknown }
  return (value, path, onRepair) => {
    if (isValid(value)) return value
    const repaired = repair(value, path, onRepair)
    if (isValid(repaired)) return repaired
    if (!('otherwise' in meta)) return UNREPAIRABLE
    if (!isNullish(value)) onRepair(path)
    return meta.otherwise
  }
}

/** Cached by schema. */
const repairs = new WeakMap<AnySchema, Repair>()

/**
 * Makes a response match its schema: a missing or invalid field gets the `otherwise` value of its rule (rules.ts), and
 * invalid list items are dropped.
 * @throws ValidationError if an invalid value can be neither dropped nor replaced
 */
export function repairResponse(schema: AnySchema, data: unknown, onRepair: OnRepair): unknown {
  const repair = repairs.get(schema) ?? compile(schema)
  repairs.set(schema, repair)
  const repaired = repair(data, '', onRepair)
  return repaired === UNREPAIRABLE ? schema.validateSync(data, { strict: true }) : repaired
}
