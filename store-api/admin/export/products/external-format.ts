import type { Locale } from '../../../i18n/locale'
import type { TextInput } from '../../../i18n/local-text'
import type { ExportedPicture } from './read-batch'
import { textIn } from './text-cells'

/** The shop's data for a file in another system's format. */
export interface ExternalFormat {
  /** The shop's own language: the other format has only one. */
  storeLanguage: Locale
  /** Decimals of its currency. */
  digits: number
  /** Milliseconds since the epoch; decides which sales are active. */
  now: number
  /** Names in the shop's own language, by key. */
  categories: ReadonlyMap<string, string>
  attributes: ReadonlyMap<string, string>
  /** The address of a picture, or its file. */
  pictureOf: (picture: ExportedPicture) => string
}

/** The text of an attribute's value in a language; empty for an empty value. */
export function valueTexts(value: unknown, locale: Locale): string[] {
  const trimmedText = (one: unknown) => textIn(one as TextInput, locale).trim()
  const all = Array.isArray(value)
    ? value.map(trimmedText)
    : typeof value === 'object' && value !== null && 'colour' in value
      ? [trimmedText((value as { name?: TextInput }).name)]
      : [typeof value === 'object' || typeof value === 'string' ? trimmedText(value) : String(value)]
  return all.filter((text) => text !== '')
}

interface PriceFields {
  price?: number
  specialPrice?: number | null
  saleStarts?: string
  saleEnds?: string
}

/** The prices of a variant at a time: its own, otherwise its product's. */
export function pricesAt(
  variant: PriceFields,
  product: PriceFields,
  now: number,
): { price: number; specialPrice: number | undefined } {
  const isOwn = variant.price !== undefined || variant.specialPrice !== undefined
  const price = variant.price ?? product.price ?? 0
  const special = (isOwn ? variant : product).specialPrice ?? undefined
  const { saleStarts, saleEnds } = variant
  const isOnSale =
    (saleStarts === undefined || Date.parse(saleStarts) <= now) &&
    (saleEnds === undefined || now < Date.parse(saleEnds))
  return { price, specialPrice: special !== undefined && isOnSale && special < price ? special : undefined }
}
