import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const HEADINGS =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'

/** What a generated export has. */
export interface ExportOptions {
  products: number
  /** Variants of the product at a place. */
  variantsOf?: (place: number) => number
  /** Characters of each description. */
  descriptionLength?: number
  /** Added to each price. */
  priceRise?: number
}

const SENTENCE = 'Made of oak, oiled twice. '

/** Writes an export of generated products with the headings of Shopify, row by row. @returns its rows */
export async function writeExport(
  path: string,
  { products, variantsOf = () => 4, descriptionLength = 520, priceRise = 0 }: ExportOptions,
): Promise<number> {
  const file = createWriteStream(path)
  file.write(`${HEADINGS}\n`)
  const body = SENTENCE.repeat(Math.ceil(descriptionLength / SENTENCE.length)).slice(0, descriptionLength)
  let rows = 0
  for (let place = 0; place < products; place++) {
    const maker = `Maker ${place % 50},Shelves ${place % 20},"oak, new"`
    for (let width = 0; width < variantsOf(place); width++) {
      const first = width === 0 ? `Shelf ${place},"<p>${body}</p>",${maker}` : ',,,,'
      const price = (20 + width + priceRise).toFixed(2)
      const line = `shelf-${place},${first},Width,${width * 20 + 40} cm,SH-${place}-${width},shopify,${rows % 9},${price}\n`
      rows++
      if (!file.write(line)) await once(file, 'drain')
    }
  }
  file.end()
  await finished(file)
  return rows
}

/** An export of the size that a shop of some years has: 1,244 products with 4,969 variants, descriptions of 19 kB. */
export const OWNERS_EXPORT = {
  products: 1244,
  variants: 4969,
  // 3 or 4 each, 99 of one.
  variantsOf: (place: number) => (place === 0 ? 99 : place <= 1141 ? 4 : 3),
  descriptionLength: 19_000,
} as const
