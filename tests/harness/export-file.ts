import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const HEADINGS =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'

export interface ExportOptions {
  products: number
  /** Number of variants of the product at an index. */
  variantsOf?: (index: number) => number
  /** Characters of each description. */
  descriptionLength?: number
  /** Added to each price. */
  priceRise?: number
}

const SENTENCE = 'Made of oak, oiled twice. '

/** Writes an export of generated products with Shopify's column headings. @returns the number of rows */
export async function writeExport(
  path: string,
  { products, variantsOf = () => 4, descriptionLength = 520, priceRise = 0 }: ExportOptions,
): Promise<number> {
  const file = createWriteStream(path)
  file.write(`${HEADINGS}\n`)
  const body = SENTENCE.repeat(Math.ceil(descriptionLength / SENTENCE.length)).slice(0, descriptionLength)
  let rows = 0
  for (let index = 0; index < products; index++) {
    const maker = `Maker ${index % 50},Shelves ${index % 20},"oak, new"`
    for (let width = 0; width < variantsOf(index); width++) {
      const first = width === 0 ? `Shelf ${index},"<p>${body}</p>",${maker}` : ',,,,'
      const price = (20 + width + priceRise).toFixed(2)
      const line = `shelf-${index},${first},Width,${width * 20 + 40} cm,SH-${index}-${width},shopify,${rows % 9},${price}\n`
      rows++
      if (!file.write(line)) await once(file, 'drain')
    }
  }
  file.end()
  await finished(file)
  return rows
}

/** Size of an established shop's export: 1,244 products with 4,969 variants, descriptions of 19 kB. */
export const OWNERS_EXPORT = {
  products: 1244,
  variants: 4969,
  // 99 of the first product, 3 or 4 of the others.
  variantsOf: (index: number) => (index === 0 ? 99 : index <= 1141 ? 4 : 3),
  descriptionLength: 19_000,
} as const
