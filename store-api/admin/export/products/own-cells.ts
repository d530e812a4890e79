import type { Locale } from '../../../i18n/locale'
import type { TextInput } from '../../../i18n/local-text'
import {
  attributeHeading,
  colourHeading,
  kindOfValue,
  optionHeading,
  pictureHeading,
  relatedHeading,
  type TableShape,
} from './own-headings'
import { type Cells, listCells, textCells, textIn } from './text-cells'

/** A product's document as rows of this shop's own table. */

interface Option {
  name: TextInput
  isSize?: boolean
  values: { name: TextInput; colour?: string }[]
}

export interface Picture {
  file: string
  alt?: TextInput
  focus?: number[]
  hash?: string
}

/** Fields of a document with a column in the table. */
export interface OwnDocument {
  key: string
  status?: string
  name?: TextInput
  brand?: TextInput
  subtitle?: TextInput
  model?: string
  description?: TextInput
  categories?: string[]
  price?: number
  specialPrice?: number
  taxClass?: string
  isNew?: boolean
  featured?: number
  releasedAt?: string
  attributes?: Record<string, unknown>
  options?: Option[]
  variants?: Record<string, unknown>[]
  pictures?: Picture[]
  related?: Record<string, string[]>
  personalization?: unknown
  sizeChart?: unknown
  seo?: { title?: TextInput; description?: TextInput }
}

export interface OwnFormat {
  /** The shop's own language. */
  storeLanguage: Locale
  /** Decimals of its currency. */
  digits: number
}

const booleanCell = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : '')
const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))

const valuesOf = ({ variants = [] }: OwnDocument, place: number) => [
  ...new Set(variants.map(({ options }) => ((options ?? []) as string[])[place] ?? '')),
]

/** Whether options can be restored from the rows of their variants: these contain each value, in its order. */
const isRestorableFromRows = (document: OwnDocument, storeLanguage: Locale) =>
  (document.options ?? []).every(({ values }, place) => {
    const names = values.map(({ name }) => (typeof name === 'string' ? name : name[storeLanguage]))
    return JSON.stringify(names) === JSON.stringify(valuesOf(document, place)) && !names.includes('')
  })

function optionCells(document: OwnDocument, storeLanguage: Locale): Cells {
  const { options = [] } = document
  if (!isRestorableFromRows(document, storeLanguage)) return { options: json(options) }
  return Object.assign(
    {},
    ...options.map(({ name, isSize }, place): Cells => ({
      ...textCells(`${optionHeading(place)} name`, name, storeLanguage),
      [`${optionHeading(place)} size`]: isSize ? 'yes' : '',
    })),
  ) as Cells
}

/** The rows' cells of a value: in the first row that has it, its other languages and its colour. */
function valueCells(
  document: OwnDocument,
  storeLanguage: Locale,
  writtenValues: Set<string>,
  optionValues: readonly string[],
): Cells {
  const cells: Cells = {}
  for (const [place, name] of optionValues.entries()) {
    const heading = optionHeading(place)
    Object.assign(cells, textCells(heading, name, storeLanguage))
    const valueKey = JSON.stringify([place, name])
    if (writtenValues.has(valueKey)) continue
    writtenValues.add(valueKey)
    const value = document.options?.[place]?.values.find((one) => textIn(one.name, storeLanguage) === name)
    if (!value || !isRestorableFromRows(document, storeLanguage)) continue
    Object.assign(cells, textCells(heading, value.name, storeLanguage), { [`${heading} colour`]: value.colour ?? '' })
  }
  return cells
}

function attributeCells(key: string, value: unknown, storeLanguage: Locale): Cells {
  const kind = kindOfValue(value)
  const heading = attributeHeading(key, kind)
  if (kind === 'number') return { [heading]: value as number }
  if (kind === 'boolean') return { [heading]: booleanCell(value) }
  if (kind === 'list') return listCells(heading, value as TextInput[], storeLanguage)
  if (kind === 'text') return textCells(heading, value as TextInput, storeLanguage)
  const { name, colour } = value as { name: TextInput; colour: string }
  return { ...textCells(heading, name, storeLanguage), [colourHeading(heading)]: colour }
}

const pictureCells = ({ file, alt, focus, hash }: Picture, place: number, storeLanguage: Locale): Cells => {
  const heading = pictureHeading(place)
  return {
    [heading]: file,
    ...textCells(`${heading} alt`, alt, storeLanguage),
    [`${heading} focus`]: focus?.join(' ') ?? '',
    [`${heading} hash`]: hash ?? '',
  }
}

/** The cells of a product that do not depend on its variants. */
function productCells(document: OwnDocument, order: readonly string[], { storeLanguage, digits }: OwnFormat): Cells {
  const { attributes = {}, pictures = [], related = {}, seo = {} } = document
  const amount = (value: number | undefined) => value?.toFixed(digits) ?? ''
  const keys = Object.keys(attributes)
  const isInOrder = keys.every((key, at) => at === 0 || order.indexOf(keys[at - 1] ?? '') < order.indexOf(key))
  return {
    status: document.status ?? '',
    ...textCells('name', document.name, storeLanguage),
    ...textCells('brand', document.brand, storeLanguage),
    ...textCells('subtitle', document.subtitle, storeLanguage),
    ...textCells('description', document.description, storeLanguage),
    ...{ model: document.model ?? '', categories: (document.categories ?? []).join(', ') },
    ...{ price: amount(document.price), specialPrice: amount(document.specialPrice) },
    ...{ taxClass: document.taxClass ?? '', isNew: booleanCell(document.isNew), featured: document.featured ?? '' },
    releasedAt: document.releasedAt ?? '',
    ...optionCells(document, storeLanguage),
    ...(Object.assign({}, ...keys.map((key) => attributeCells(key, attributes[key], storeLanguage))) as Cells),
    attributes: isInOrder ? '' : keys.join(', '),
    ...(Object.assign({}, ...pictures.map((picture, place) => pictureCells(picture, place, storeLanguage))) as Cells),
    ...Object.fromEntries(Object.entries(related).map(([kind, others]) => [relatedHeading(kind), others.join(', ')])),
    ...{ personalization: json(document.personalization), sizeChart: json(document.sizeChart) },
    ...textCells('seoTitle', seo.title, storeLanguage),
    ...textCells('seoDescription', seo.description, storeLanguage),
  }
}

function variantCells(variant: Record<string, unknown>, digits: number): Cells {
  const text = (name: string) => (variant[name] ?? '') as string | number
  const amount = (name: string) => (typeof variant[name] === 'number' ? variant[name].toFixed(digits) : '')
  return {
    ...{ sku: text('sku'), gtin: text('gtin'), variantPrice: amount('price') },
    ...{ variantSpecialPrice: amount('specialPrice'), saleStarts: text('saleStarts'), saleEnds: text('saleEnds') },
    ...{ weight: text('weight'), volume: text('volume'), stock: text('stock'), policy: text('policy') },
    ...{ needsDelivery: booleanCell(variant.needsDelivery), picture: text('picture') },
  }
}

/**
 * The rows of a product: one for each variant, at least one.
 * @param order keys of attributes in the order of the columns
 */
export function ownRows(document: OwnDocument, order: readonly string[], form: OwnFormat): Cells[] {
  const writtenValues = new Set<string>()
  const rows = (document.variants ?? []).map((variant): Cells => ({
    key: document.key,
    ...valueCells(document, form.storeLanguage, writtenValues, (variant.options ?? []) as string[]),
    ...variantCells(variant, form.digits),
  }))
  const [first = { key: document.key }, ...others] = rows
  return [{ ...first, ...productCells(document, order, form) }, ...others]
}

/** Extends a table's columns for a product. */
export function extendShape(shape: TableShape, { attributes = {}, options = [], pictures = [] }: OwnDocument): void {
  for (const [key, value] of Object.entries(attributes))
    if (!shape.attributes.has(key)) shape.attributes.set(key, kindOfValue(value))
  shape.options = Math.max(shape.options, options.length)
  shape.pictures = Math.max(shape.pictures, pictures.length)
}
