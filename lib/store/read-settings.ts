import { bannerSchema, storeSettingsSchema, type StoreSettings } from '../contract/entities/store'
import { text } from '../contract/rules'
import type { Schema } from 'yup'

const isValid = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true })

/** The items that hold their schema: one bad slide takes no other with it. */
const validItems = (schema: Schema, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => isValid(schema, item)) : value

/**
 * Settings as they arrived, made safe to show: a field that does not hold the contract counts as unsaid, and `before`
 * speaks for it.
 * @returns the settings, and the names of the fields that were not right
 */
export function readSettings(data: unknown, before: StoreSettings): { settings: StoreSettings; wrong: string[] } {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const repaired: Record<string, unknown> = {
    ...given,
    bannerList: validItems(bannerSchema, given.bannerList),
    notify: validItems(text(), given.notify),
  }
  const wrong: string[] = []
  const entries = Object.entries(storeSettingsSchema.fields).map(([name, schema]) => {
    if (isValid(schema as Schema, repaired[name])) return [name, repaired[name]]
    wrong.push(name)
    return [name, before[name as keyof StoreSettings]]
  })
  return { settings: Object.fromEntries(entries) as StoreSettings, wrong }
}
