import { array, object, string, type InferType } from 'yup'
import { optionalText, withFallback, text } from '../rules'

/** Key of the header's menu; every other menu is a group of the footer. */
export const HEADER_MENU = 'header'

/** Maximum levels of a menu. */
export const MAX_MENU_DEPTH = 3

/** The kinds of targets of an entry. */
export const MENU_ENTRY_KINDS = ['category', 'page', 'link'] as const

const entryFields = {
  kind: withFallback(string().oneOf(MENU_ENTRY_KINDS).required(), 'link'),
  title: text(),
  /** Path of the shop, or an https address. */
  link: text(),
}

const leafSchema = object(entryFields)
const branchSchema = object({ ...entryFields, entries: array(leafSchema.required()).required() })
const menuEntrySchema = object({ ...entryFields, entries: array(branchSchema.required()).required() })

/** The menus that the shop has arranged, in their order. Without one the shop's default order is used. */
export const menuListSchema = array(
  object({
    key: text(),
    /** Heading of a group of the footer. */
    title: optionalText(),
    entries: array(menuEntrySchema.required()).required(),
  }).required(),
).required()

export type Menu = InferType<typeof menuListSchema>[number]

/** An entry with its children; the lowest level has none. */
export interface MenuEntry extends InferType<typeof leafSchema> {
  entries?: MenuEntry[]
}
