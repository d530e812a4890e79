import type { AnySchema } from 'yup'
import { storeSettingsSchema, type StoreSettings } from '../../contract/entities/store'
import { mendAnswer, type Note } from '../../contract/mend-answer'

type Given = Record<string, unknown>

const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Given

/** What the specification lets a store leave out where it says the like elsewhere. */
function completed(given: Given): Given {
  const { code } = fieldsOf(given.language)
  return { ...given, title: given.title ?? given.name, language: { htmlCode: code, ...fieldsOf(given.language) } }
}

/**
 * Settings as they arrived, made safe to show: of a list the wrong items are left out, and for a field that does not hold
 * the contract even so `before` speaks.
 * @param note told of what was wrong
 */
export function readSettings(data: unknown, before: StoreSettings, note: Note): StoreSettings {
  const given = completed(fieldsOf(data))
  const entries = Object.entries(storeSettingsSchema.fields).map(([name, schema]) => {
    const noteIn: Note = (where) => note(where && !where.startsWith('[') ? `${name}.${where}` : name + where)
    try {
      return [name, mendAnswer(schema as AnySchema, given[name], noteIn)]
    } catch {
      note(name)
      return [name, before[name as keyof StoreSettings]]
    }
  })
  return Object.fromEntries(entries) as StoreSettings
}
