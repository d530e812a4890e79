import { randomBytes } from 'node:crypto'
import { customType, jsonb } from 'drizzle-orm/pg-core'
import type { MarkLine } from '../../../contract/entities/mark'
import type { Capability } from '../../../contract/entities/capability'
import type {
  PersonalizationField as WireField,
  ProductPersonalization,
} from '../../../contract/entities/personalization'
import type { ChargedCurrency } from '../../../contract/money'
import type { Locale, LocalText } from '../../i18n/locale'

/**
 * A text in every language of the shop; replies have it in the store's language.
 * @param column its name in the database, if it differs
 */
export const localText = (column?: string) => (column ? jsonb(column) : jsonb()).$type<LocalText>().notNull()

/** A text that may be empty. */
export const optionalLocalText = (column?: string) => localText(column).default({ en: '', es: '', de: '' })

/** A document of full text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A transaction id that does not wrap around. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Prices are stored in minor units; an amount for display has a currency code and can be charged. */
export type StoreCurrency = ChargedCurrency & { minorDigits: number }

/** Search words in one language of the shop. */
export interface SearchWords {
  /** Lines such as `pot, brewer: teapot`: shoppers' words, and after the colon those of the catalogue. */
  synonyms: string[]
  /** Words that match everything in the shop: besides others they do not narrow a search. */
  ignoredWords: string[]
  /** Last parts of compound words, longer ones first: `lamp` finds a `desklamp` by `desk` too. */
  compoundEnds: string[]
}

/** As ISO 8601 orders them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** When orders are dispatched. */
export interface DispatchSettings {
  /** Days with a dispatch. */
  days: Weekday[]
  /** Latest time for processing an order on the same day, such as 14:00, in the shop's time zone. */
  cutOff: string
  /** Working days between that day and the dispatch. */
  preparationDays: number
  /** Additional days for orders with personalized items. */
  personalizationDays: number
}

/** A slide of the home page. `pictures` are names of product images, the main one first; `ornament` is drawn behind them. */
export interface Slide {
  title: LocalText
  text: LocalText
  action: LocalText
  link: string
  pictures: string[]
  ornament?: string
}

/** The merchant's settings: name, contact, currencies, texts, restrictions, banners. */
export interface StoreContent {
  name: string
  /** Absolute URL of the logo, or its path on the shop's host. */
  logo?: string
  /** Lines that are drawn beside the name if there is no logo; without them only the name is shown. */
  mark?: MarkLine[]
  /** Address of the favicon, in the form of the logo's; without one it is neutral. */
  icon?: string
  title: LocalText
  seoDescription: LocalText
  seoKeywords: LocalText
  contact: { address: string; email: string; telephone: string; workingHours: LocalText }
  /** The shop's country; its ISO code is the tax zone of goods that are not shipped. */
  country: { name: LocalText; timeZone: string; iso?: string }
  currency: Record<Locale, StoreCurrency>
  /** The operator's overrides of interface texts, by message path. */
  i18n: Record<Locale, Record<string, Record<string, string>>>
  /** Prefix of order numbers before the hyphen, in capitals and digits; default: the initials of the name. */
  orderPrefix?: string
  /** Words of the search by language; changed `compoundEnds` take effect with `reindex`. */
  search?: Partial<Record<Locale, SearchWords>>
  /** Blocked platforms and browser languages. */
  restrict: { platform: string[]; language: string[] }
  /** Short notices shown on every page. */
  notify: LocalText[]
  /** Parts of the shop that are switched off. */
  disabled?: Capability[]
  /** The seller's VAT number; empty for none. */
  vatNumber?: string
  /** Without it no arrival date is shown. */
  dispatch?: DispatchSettings
  /** Days without dispatch and delivery in the shop's country: 2027-03-26, or 12-25 for every year. */
  holidays?: string[]
  /**
   * Number of days for returning unused goods, and whether the shop pays for the return; without it nothing is
   * displayed.
   */
  returns?: { days: number; isFree?: boolean } | null
  /** Content of the not-found page: the name of a picture, and lines behind it; without it a neutral drawing. */
  notFound?: { picture: string; ornament?: string }
  /** Slides of a shop without a hero among its sections. */
  banners: Slide[]
}

/** Whether a product is not offered yet, sold, or no longer sold. */
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Policy for a variant without stock: it is not sold, sold on back order, or never tracked. */
export const STOCK_POLICIES = ['deny', 'continue', 'untracked'] as const
export type StockPolicy = (typeof STOCK_POLICIES)[number]

/**
 * Instead of a policy: the variant was removed from its product and is not sold; carts and orders still refer to it.
 */
export const ARCHIVED = 'archived'

export const ATTRIBUTE_KINDS = ['text', 'number', 'colour', 'boolean', 'list'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

/** The value of an attribute, by its kind: a text, a number in the attribute's unit, a named colour, yes or no, texts. */
export type AttributeValue =
  | { kind: 'text'; text: LocalText }
  | { kind: 'number'; number: number }
  | { kind: 'colour'; text: LocalText; colour: string }
  | { kind: 'boolean'; boolean: boolean }
  | { kind: 'list'; texts: LocalText[] }

/** A field a shopper fills in to personalize a product, such as a name to print or a number. */
export type PersonalizationField = Omit<WireField, 'label'> & { label: LocalText }

/** How a product can be personalized; `price` is in minor units. */
export type Personalization = Omit<ProductPersonalization, 'fields'> & { fields: PersonalizationField[] }

/** The relation of a product to another. */
export const RELATION_KINDS = ['goes-with', 'completes', 'replaces'] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

/** The measures of the specification. */
export interface SizeChartRow {
  size: LocalText
  /** Years, in words of the language; empty for adults. */
  age: LocalText
  /** Centimetres, a range or empty: `170–176`. */
  height: string
  bust: string
  waist: string
  length: string
}

/** A size chart of any columns; each row has a cell for each, the size in the first. */
export interface SizeChart {
  columns: LocalText[]
  rows: LocalText[][]
}

/** Average of the stars, and the number of approved reviews. */
export interface RatingSummary {
  average: number
  count: number
}

/** A question of a content page with its answer. */
export interface PageQuestion {
  question: LocalText
  answer: LocalText
}

/** An entry of a menu: a category, a content page, or any path of the shop. */
export interface MenuEntry {
  kind: 'category' | 'page' | 'link'
  /** Key of the category or page, or the path. */
  target: string
  /** Null to use the name of its target. */
  label: LocalText | null
  children: MenuEntry[]
}

/** Link of a section; null for none. */
export type SectionLink = { text: LocalText; link: string } | null

/**
 * A section of the home page. Pictures are names of the table `picture`. A tile that leads to a category uses its name,
 * picture and number of products unless it has its own.
 */
export type SectionContent =
  | {
      kind: 'hero'
      slides: Slide[]
    }
  | {
      kind: 'tiles'
      title: LocalText
      tiles: { title: LocalText | null; link: string; picture: string }[]
      more?: SectionLink
    }
  /** The first categories below one, by their names. */
  | { kind: 'categories'; title: LocalText; category: string; count: number; more?: SectionLink }
  | {
      kind: 'products'
      title: LocalText
      /** Its products: those of a category, those on sale, the newest, or some by their keys. */
      source:
        | { from: 'category'; category: string; sort?: 'featured' | 'newest' }
        | { from: 'sale' }
        | { from: 'newest' }
        | { from: 'keys'; keys: string[] }
      count: number
      /** Its layout on a phone: a row to swipe, or a grid. Default: `swipe`. */
      layout?: 'swipe' | 'grid'
      more?: SectionLink
    }
  | { kind: 'text'; title: LocalText; html: LocalText }
  | { kind: 'brands'; title: LocalText; more?: SectionLink }
  /** A product that can be personalized, with its own picture or the one named here. */
  | { kind: 'name'; picture?: string; ornament?: string }
  | { kind: 'newsletter' }

export { CAPABILITIES, type Capability } from '../../../contract/entities/capability'

/** An unguessable id: 128 random bits in base64url. */
export const randomId = (): string => randomBytes(16).toString('base64url')
