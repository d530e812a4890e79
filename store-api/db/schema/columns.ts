import { randomBytes } from 'node:crypto'
import { customType, jsonb } from 'drizzle-orm/pg-core'
import type { ChargedCurrency } from '../../../contract/money'
import type { Locale, LocalText } from '../../i18n/locale'

/** A text in every language of the shop; replies have it in the store's language. */
export const localText = () => jsonb().$type<LocalText>().notNull()

/** A document of full text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A transaction id that does not wrap around. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Prices are stored in minor units; an amount for display has a currency code and can be charged. */
export type StoreCurrency = ChargedCurrency & { minorDigits: number }

/** The merchant's settings: name, contact, currencies, texts, restrictions, banners. */
export interface StoreContent {
  name: string
  /** Absolute URL of the logo, or its path on the shop's host; without one a text logo is drawn. */
  logo?: string
  title: LocalText
  seoDescription: LocalText
  seoKeywords: LocalText
  contact: { address: string; email: string; telephone: string; workingHours: LocalText }
  country: { name: LocalText; timeZone: string }
  currency: Record<Locale, StoreCurrency>
  /** The operator's overrides of interface texts, by message path. */
  i18n: Record<Locale, Record<string, Record<string, string>>>
  /** Blocked platforms and browser languages. */
  restrict: { platform: string[]; language: string[] }
  /** Short notices shown on every page. */
  notify: LocalText[]
  /** Slides of the home page; `pictures` are names of product images, the main one first. */
  banners: { title: LocalText; text: LocalText; action: LocalText; link: string; pictures: string[] }[]
}

/** One line of a product's specification: `Fabric`, `Recycled polyester`. */
export interface ProductAttribute {
  name: LocalText
  value: LocalText
}

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

/** An unguessable id: 128 random bits in base64url. */
export const randomId = (): string => randomBytes(16).toString('base64url')
