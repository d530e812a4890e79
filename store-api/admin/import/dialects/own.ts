import {
  attributeHeading,
  colourHeading,
  optionHeading,
  parseAttributeHeading,
  pictureHeading,
  RELATED_HEADINGS,
  relatedHeading,
  VARIANT_HEADINGS,
} from '../../export/products/own-headings'
import { readList, readText, textHeadings } from '../../export/products/text-cells'
import { MAX_OPTION_GROUPS } from '../../../catalog/operations/product-document'
import { type AttributeKind, RELATION_KINDS } from '../../../db/schema/columns'
import type { Locale } from '../../../i18n/locale'
import { parseBoolean, parseDecimal, splitList } from '../cells'
import { ownProduct } from '../own-product'
import type { SourceProduct } from '../source-product'
import type { Row, Table } from '../table'
import type { Dialect } from './dialect'

const MAX_PICTURES = 100

/** A cell cannot be read; the message names it. */
class CellError extends Error {}

interface ReadContext {
  table: Table
  storeLanguage: Locale
  attributes: { key: string; kind: AttributeKind }[]
}

type Fields = Record<string, unknown>

const hasText = ({ table, storeLanguage }: ReadContext, name: string) =>
  textHeadings(name, storeLanguage).some((heading) => table.has(heading))

/** A number of a cell; undefined for an empty one. @throws CellError */
function numberOf(row: Row, heading: string): number | undefined {
  const cell = row.get(heading)
  const number = /^[-+]?\d*\.?\d+(?:e[-+]?\d+)?$/i.test(cell) ? Number(cell) : parseDecimal(cell)
  if (Number.isNaN(number)) throw new CellError(`${heading} on line ${row.line} is no number`)
  return number
}

/** @throws CellError */
function jsonOf(row: Row, heading: string): unknown {
  try {
    return JSON.parse(row.get(heading))
  } catch {
    throw new CellError(`${heading} on line ${row.line} is no JSON`)
  }
}

/** Fields with a value. */
const omitUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function attributeOf(row: Row, { key, kind }: ReadContext['attributes'][number], storeLanguage: Locale): unknown {
  const heading = attributeHeading(key, kind)
  if (kind === 'number') return numberOf(row, heading)
  if (kind === 'boolean') return row.get(heading) === '' ? undefined : parseBoolean(row.get(heading))
  if (kind === 'list') {
    const texts = readList(heading, row.raw, storeLanguage)
    return texts.length > 0 ? texts : undefined
  }
  const text = readText(heading, row.raw, storeLanguage)
  if (text === '') return undefined
  return kind === 'colour' ? { name: text, colour: row.get(colourHeading(heading)) } : text
}

/** The attributes of a product, in the order of its cell `attributes`, otherwise of the columns. */
function attributesOf(row: Row, { attributes, storeLanguage }: ReadContext): Fields {
  const order = splitList(row.get('attributes'), ',')
  const position = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const sorted = attributes.toSorted((a, b) => position(a.key) - position(b.key))
  return omitUndefined(
    Object.fromEntries(sorted.map((attribute) => [attribute.key, attributeOf(row, attribute, storeLanguage)])),
  )
}

/** Options of the rows: their names are in the first one, each value in the rows of its variants. */
function optionsOf(rows: readonly Row[], { storeLanguage }: ReadContext): Fields[] {
  const [first] = rows
  if (!first) return []
  if (first.get('options')) return jsonOf(first, 'options') as Fields[]
  const places = Array.from({ length: MAX_OPTION_GROUPS }, (_, place) => optionHeading(place))
  return places.flatMap((heading) => {
    const name = readText(`${heading} name`, first.raw, storeLanguage)
    if (name === '') return []
    const values = new Map<string, Fields>()
    for (const row of rows) {
      const value = row.raw(heading)
      if (value === '' || values.has(value)) continue
      const colour = row.get(`${heading} colour`)
      values.set(value, { name: readText(heading, row.raw, storeLanguage), ...(colour ? { colour } : {}) })
    }
    return [
      { name, ...(parseBoolean(first.get(`${heading} size`)) ? { isSize: true } : {}), values: [...values.values()] },
    ]
  })
}

const ownName = (text: unknown, storeLanguage: Locale) =>
  typeof text === 'string' ? text : (text as Record<string, string>)[storeLanguage]

function variantOf(row: Row, options: number, storeLanguage: Locale): Fields {
  const text = (heading: string) => row.raw(heading) || undefined
  return omitUndefined({
    ...(options > 0
      ? {
          options: Array.from({ length: options }, (_, place) =>
            ownName(readText(optionHeading(place), row.raw, storeLanguage), storeLanguage),
          ),
        }
      : {}),
    ...{ sku: text('sku'), gtin: row.get('gtin') || undefined, picture: text('picture') },
    ...{ price: numberOf(row, 'variantPrice'), specialPrice: numberOf(row, 'variantSpecialPrice') },
    ...{ saleStarts: text('saleStarts'), saleEnds: text('saleEnds') },
    ...{ weight: numberOf(row, 'weight'), volume: numberOf(row, 'volume'), stock: numberOf(row, 'stock') },
    policy: row.get('policy') || undefined,
    needsDelivery: row.get('needsDelivery') === '' ? undefined : parseBoolean(row.get('needsDelivery')),
  })
}

/** The variants in a product's rows; undefined if there are none. @throws CellError */
function variantsOf(rows: readonly Row[], context: ReadContext): Fields {
  const { table, storeLanguage } = context
  const presentHeadings = VARIANT_HEADINGS.filter((heading) => table.has(heading))
  const variantRows = rows.filter((row) => VARIANT_HEADINGS.some((heading) => row.get(heading) !== ''))
  if (variantRows.length === 0) return {}
  const options = optionsOf(rows, context)
  const variants = variantRows.map((row) => variantOf(row, options.length, storeLanguage))
  if (presentHeadings.length === VARIANT_HEADINGS.length) return { options, variants }
  const [onlyVariant = {}] = variants
  const hasOwnFields = ['price', 'specialPrice', 'saleStarts', 'saleEnds', 'picture'].some(
    (name) => name in onlyVariant,
  )
  // The only variant is on the document's top level, where omitted fields stay unchanged.
  if (options.length === 0 && variants.length === 1 && !hasOwnFields) return onlyVariant
  const missing = VARIANT_HEADINGS.filter((heading) => !presentHeadings.includes(heading))
  throw new CellError(`its variants are written as a whole, and the table has no column ${missing.join(', ')}`)
}

function picturesOf(row: Row, storeLanguage: Locale): Fields[] {
  return Array.from({ length: MAX_PICTURES }, (_, place) => pictureHeading(place)).flatMap((heading) => {
    const file = row.get(heading)
    if (file === '') return []
    const alt = readText(`${heading} alt`, row.raw, storeLanguage)
    const focus = splitList(row.get(`${heading} focus`), ' ').map(Number)
    const hash = row.get(`${heading} hash`)
    return [{ file, ...(alt === '' ? {} : { alt }), ...(focus.length > 0 ? { focus } : {}), ...(hash ? { hash } : {}) }]
  })
}

/** The document of a product's rows. A column sets its field, and an empty cell clears it. */
function documentOf(rows: readonly Row[], context: ReadContext): Fields {
  const { table, storeLanguage, attributes } = context
  const [row] = rows
  if (!row) return {}
  const has = (heading: string) => table.has(heading)
  const text = (name: string) => (hasText(context, name) ? readText(name, row.raw, storeLanguage) : undefined)
  const price = has('price') ? numberOf(row, 'price') : undefined
  const pictures = has(pictureHeading(0)) ? picturesOf(row, storeLanguage) : []
  const seo = omitUndefined({ title: text('seoTitle'), description: text('seoDescription') })
  return omitUndefined({
    ...{ status: row.get('status') || undefined, name: text('name') || undefined },
    ...{ brand: text('brand'), subtitle: text('subtitle'), description: text('description') },
    model: has('model') ? row.raw('model') : undefined,
    categories: has('categories') ? splitList(row.get('categories'), /[,;]/) : undefined,
    price,
    specialPrice: has('specialPrice') ? (numberOf(row, 'specialPrice') ?? null) : undefined,
    taxClass: row.get('taxClass') || undefined,
    isNew: has('isNew') ? parseBoolean(row.get('isNew')) : undefined,
    ...{ featured: numberOf(row, 'featured'), releasedAt: row.get('releasedAt') || undefined },
    attributes: attributes.length > 0 ? attributesOf(row, context) : undefined,
    ...variantsOf(rows, context),
    // An empty cell does not change the pictures: a file without them loses nothing.
    pictures: pictures.length > 0 ? pictures : undefined,
    related: RELATED_HEADINGS.some(has)
      ? Object.fromEntries(RELATION_KINDS.map((kind) => [kind, splitList(row.get(relatedHeading(kind)), /[,;]/)]))
      : undefined,
    personalization: has('personalization')
      ? row.get('personalization')
        ? jsonOf(row, 'personalization')
        : null
      : undefined,
    sizeChart: row.get('sizeChart') ? jsonOf(row, 'sizeChart') : undefined,
    seo: Object.keys(seo).length > 0 ? seo : undefined,
  })
}

function productOf(key: string, rows: readonly Row[], context: ReadContext): SourceProduct {
  const line = rows[0]?.line ?? 0
  try {
    const document = { key, ...documentOf(rows, context) }
    return ownProduct(document, {
      line,
      rows: rows.length,
      storeLanguage: context.storeLanguage,
      attributes: context.attributes,
    })
  } catch (error) {
    if (!(error instanceof CellError || error instanceof SyntaxError)) throw error
    return {
      ...ownProduct({ key }, { line, rows: rows.length, storeLanguage: context.storeLanguage }),
      refusal: error.message,
    }
  }
}

const read: Dialect['read'] = async function* (table, { language: storeLanguage = 'en' }) {
  const attributes = table.headings.flatMap((heading) => parseAttributeHeading(heading.trim()) ?? [])
  const context: ReadContext = { table, storeLanguage, attributes }
  let current: { key: string; rows: Row[] } | null = null
  for await (const row of table.rows) {
    const key = row.get('key')
    if (current && (key === '' || key === current.key)) {
      current.rows.push(row)
      continue
    }
    if (current) yield productOf(current.key, current.rows, context)
    current = { key, rows: [row] }
  }
  if (current) yield productOf(current.key, current.rows, context)
}

const FIELDS = [
  ...['key', 'status', 'name', 'brand', 'subtitle', 'model', 'categories', 'price', 'specialPrice', 'taxClass'],
  ...['isNew', 'featured', 'releasedAt', 'options', 'attributes', 'description', 'personalization', 'sizeChart'],
  ...['seoTitle', 'seoDescription', ...VARIANT_HEADINGS, ...RELATED_HEADINGS],
]

/** This shop's own table of products. */
export const own: Dialect = {
  key: 'own',
  name: 'Products of this shop',
  recognizes: ({ has }) => has('key') && (has('name') || has('price') || has('sku')),
  columns: Object.fromEntries(FIELDS.map((name) => [name.toLowerCase(), name])),
  patterns: [
    {
      pattern: /^(name|brand|subtitle|description|seotitle|seodescription):(en|es|de)$/,
      as: 'the same in its language',
    },
    { pattern: /^attribute:/, as: 'attribute' },
    { pattern: /^option\d/, as: 'options' },
    { pattern: /^picture\d/, as: 'pictures' },
  ],
  read,
}
