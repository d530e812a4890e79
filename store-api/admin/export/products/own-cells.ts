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
import { type Cells, listCells, textCells, wordsIn } from './text-cells'

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

/** Fields of a document that the table names. */
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

export interface OwnForm {
  /** The shop's own language. */
  own: Locale
  /** Decimals of its currency. */
  digits: number
}

const yes = (is: unknown) => (is === true ? 'yes' : is === false ? 'no' : '')
const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))

const valuesOf = ({ variants = [] }: OwnDocument, place: number) => [
  ...new Set(variants.map(({ options }) => ((options ?? []) as string[])[place] ?? '')),
]

/** Whether options can be read back from the rows of their variants: each value is there, in its order. */
const standInRows = (document: OwnDocument, own: Locale) =>
  (document.options ?? []).every(({ values }, place) => {
    const names = values.map(({ name }) => (typeof name === 'string' ? name : name[own]))
    return JSON.stringify(names) === JSON.stringify(valuesOf(document, place)) && !names.includes('')
  })

function optionCells(document: OwnDocument, own: Locale): Cells {
  const { options = [] } = document
  if (!standInRows(document, own)) return { options: json(options) }
  return Object.assign(
    {},
    ...options.map(({ name, isSize }, place): Cells => ({
      ...textCells(`${optionHeading(place)} name`, name, own),
      [`${optionHeading(place)} size`]: isSize ? 'yes' : '',
    })),
  ) as Cells
}

/** The rows' cells of a value: in the first row that has it, its other languages and its colour. */
function valueCells(document: OwnDocument, own: Locale, seen: Set<string>, chosen: readonly string[]): Cells {
  const cells: Cells = {}
  for (const [place, name] of chosen.entries()) {
    const heading = optionHeading(place)
    Object.assign(cells, textCells(heading, name, own))
    const mark = JSON.stringify([place, name])
    if (seen.has(mark)) continue
    seen.add(mark)
    const value = document.options?.[place]?.values.find((one) => wordsIn(one.name, own) === name)
    if (!value || !standInRows(document, own)) continue
    Object.assign(cells, textCells(heading, value.name, own), { [`${heading} colour`]: value.colour ?? '' })
  }
  return cells
}

function attributeCells(key: string, value: unknown, own: Locale): Cells {
  const kind = kindOfValue(value)
  const heading = attributeHeading(key, kind)
  if (kind === 'number') return { [heading]: value as number }
  if (kind === 'boolean') return { [heading]: yes(value) }
  if (kind === 'list') return listCells(heading, value as TextInput[], own)
  if (kind === 'text') return textCells(heading, value as TextInput, own)
  const { name, colour } = value as { name: TextInput; colour: string }
  return { ...textCells(heading, name, own), [colourHeading(heading)]: colour }
}

const pictureCells = ({ file, alt, focus, hash }: Picture, place: number, own: Locale): Cells => {
  const heading = pictureHeading(place)
  return {
    [heading]: file,
    ...textCells(`${heading} alt`, alt, own),
    [`${heading} focus`]: focus?.join(' ') ?? '',
    [`${heading} hash`]: hash ?? '',
  }
}

/** The cells of a product that do not depend on its variants. */
function productCells(document: OwnDocument, order: readonly string[], { own, digits }: OwnForm): Cells {
  const { attributes = {}, pictures = [], related = {}, seo = {} } = document
  const amount = (value: number | undefined) => value?.toFixed(digits) ?? ''
  const keys = Object.keys(attributes)
  const isInOrder = keys.every((key, at) => at === 0 || order.indexOf(keys[at - 1] ?? '') < order.indexOf(key))
  return {
    status: document.status ?? '',
    ...textCells('name', document.name, own),
    ...textCells('brand', document.brand, own),
    ...textCells('subtitle', document.subtitle, own),
    ...textCells('description', document.description, own),
    ...{ model: document.model ?? '', categories: (document.categories ?? []).join(', ') },
    ...{ price: amount(document.price), specialPrice: amount(document.specialPrice) },
    ...{ taxClass: document.taxClass ?? '', isNew: yes(document.isNew), featured: document.featured ?? '' },
    releasedAt: document.releasedAt ?? '',
    ...optionCells(document, own),
    ...(Object.assign({}, ...keys.map((key) => attributeCells(key, attributes[key], own))) as Cells),
    attributes: isInOrder ? '' : keys.join(', '),
    ...(Object.assign({}, ...pictures.map((picture, place) => pictureCells(picture, place, own))) as Cells),
    ...Object.fromEntries(Object.entries(related).map(([kind, others]) => [relatedHeading(kind), others.join(', ')])),
    ...{ personalization: json(document.personalization), sizeChart: json(document.sizeChart) },
    ...textCells('seoTitle', seo.title, own),
    ...textCells('seoDescription', seo.description, own),
  }
}

function variantCells(variant: Record<string, unknown>, digits: number): Cells {
  const text = (name: string) => (variant[name] ?? '') as string | number
  const amount = (name: string) => (typeof variant[name] === 'number' ? variant[name].toFixed(digits) : '')
  return {
    ...{ sku: text('sku'), gtin: text('gtin'), variantPrice: amount('price') },
    ...{ variantSpecialPrice: amount('specialPrice'), saleStarts: text('saleStarts'), saleEnds: text('saleEnds') },
    ...{ weight: text('weight'), volume: text('volume'), stock: text('stock'), policy: text('policy') },
    ...{ needsDelivery: yes(variant.needsDelivery), picture: text('picture') },
  }
}

/**
 * The rows of a product: one for each variant, at least one.
 * @param order keys of attributes in the order of the columns
 */
export function ownRows(document: OwnDocument, order: readonly string[], form: OwnForm): Cells[] {
  const seen = new Set<string>()
  const rows = (document.variants ?? []).map((variant): Cells => ({
    key: document.key,
    ...valueCells(document, form.own, seen, (variant.options ?? []) as string[]),
    ...variantCells(variant, form.digits),
  }))
  const [first = { key: document.key }, ...others] = rows
  return [{ ...first, ...productCells(document, order, form) }, ...others]
}

/** Extends a table's columns for a product. */
export function fitShape(shape: TableShape, { attributes = {}, options = [], pictures = [] }: OwnDocument): void {
  for (const [key, value] of Object.entries(attributes))
    if (!shape.attributes.has(key)) shape.attributes.set(key, kindOfValue(value))
  shape.options = Math.max(shape.options, options.length)
  shape.pictures = Math.max(shape.pictures, pictures.length)
}
