import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { ornamentSchema } from '../../../contract/entities/mark'
import type { SectionContent, SectionLink } from '../../db/schema/columns'
import type { Locale } from '../../i18n/locale'
import { fillText, ownTexts, type TextInput } from '../../i18n/local-text'
import { compact, DocumentError } from './change'
import { keyField } from './content-documents'
import { textField } from './document-fields'
import { toPictureName } from './plan-pictures'

/** Default number of products of a rail, and of categories of a list. */
const DEFAULT_COUNT = 8

const linkField = () => string().matches(/^\/(?!\/)/, '${path} must be a path of the shop')
const moreField = () =>
  object({ text: textField(100).required(), link: linkField().required() })
    .noUnknown()
    .default(undefined)

const tileSchema = object({
  /** Omitted: the name of its target category is used. */
  title: textField(200),
  link: linkField().required(),
  /** Omitted: the picture of its target category is used. */
  picture: string(),
}).noUnknown()

const slideSchema = object({
  ...{ title: textField(200).required(), text: textField(500), action: textField(100), link: linkField() },
  pictures: array(string().required()).min(1).max(5).required(),
  /** Lines behind the pictures. */
  ornament: ornamentSchema(),
}).noUnknown()

const KINDS = {
  hero: array(slideSchema.required()).min(1).max(10),
  tiles: object({
    title: textField(200),
    tiles: array(tileSchema.required()).min(1).max(24).required(),
    more: moreField(),
  })
    .noUnknown()
    .default(undefined),
  /** The first categories below one, by their names. */
  categories: object({
    title: textField(200).required(),
    below: keyField(),
    count: number().integer().min(1).max(24),
    more: moreField(),
  })
    .noUnknown()
    .default(undefined),
  products: object({
    title: textField(200).required(),
    from: string()
      .oneOf(['category', 'sale', 'newest', 'keys'] as const)
      .required(),
    category: string(),
    sort: string().oneOf(['featured', 'newest'] as const),
    keys: array(string().required()).max(24),
    count: number().integer().min(1).max(24),
    layout: string().oneOf(['swipe', 'grid'] as const),
    more: moreField(),
  })
    .noUnknown()
    .default(undefined),
  text: object({ title: textField(200), html: textField(50_000).required() })
    .noUnknown()
    .default(undefined),
  brands: object({ title: textField(200), more: moreField() })
    .noUnknown()
    .default(undefined),
  /** A product that can be personalized, with its own picture or this one. */
  name: object({ picture: string(), ornament: ornamentSchema() }).noUnknown().default(undefined),
  newsletter: mixed<object>(),
}

/** A section of the home page: one of its kinds, named by its field. */
export const sectionDocumentSchema = object({
  key: keyField(),
  isHidden: boolean(),
  position: number().integer().min(0),
  ...KINDS,
}).noUnknown()

type SectionDocument = InferType<typeof sectionDocumentSchema>

type Fill = (input: TextInput | undefined) => ReturnType<typeof fillText>

const linkOf = (more: { text: TextInput; link: string } | undefined, fill: Fill): { more?: SectionLink } =>
  more ? { more: { text: fill(more.text), link: more.link } } : {}

const ornamentOf = ({ ornament }: { ornament?: string | undefined }) => (ornament ? { ornament } : {})

function toProducts(
  { from, category, sort, keys, count, title, layout, more }: NonNullable<SectionDocument['products']>,
  fill: Fill,
): SectionContent {
  if (from === 'category' && !category) throw new DocumentError('products.category', 'says which category')
  if (from === 'keys' && !keys?.length) throw new DocumentError('products.keys', 'says which products')
  if (sort && from !== 'category') throw new DocumentError('products.sort', 'is for the products of a category')
  const sourceOf = (): Extract<SectionContent, { kind: 'products' }>['source'] => {
    if (from === 'category') return { from, category: category ?? '', ...(sort ? { sort } : {}) }
    return from === 'keys' ? { from, keys: keys ?? [] } : { from }
  }
  return {
    ...{ kind: 'products', title: fill(title), source: sourceOf(), count: count ?? DEFAULT_COUNT },
    ...(layout ? { layout } : {}),
    ...linkOf(more, fill),
  }
}

/**
 * The content of a section by its only field.
 * @returns null for a document without content
 * @throws DocumentError for several contents
 */
export function toSection(document: SectionDocument, own: Locale): SectionContent | null {
  const { hero, tiles, categories, products, text, brands, name, newsletter } = document
  const fill: Fill = (input) => fillText(input ?? '', own)
  const found: SectionContent[] = []
  if (hero)
    found.push({
      kind: 'hero',
      slides: hero.map((slide) => ({
        ...{ title: fill(slide.title), text: fill(slide.text), action: fill(slide.action), link: slide.link ?? '' },
        pictures: slide.pictures.map(toPictureName),
        ...ornamentOf(slide),
      })),
    })
  if (tiles)
    found.push({
      ...{ kind: 'tiles', title: fill(tiles.title), ...linkOf(tiles.more, fill) },
      tiles: tiles.tiles.map(({ title, link, picture }) => ({
        title: title === undefined ? null : fill(title),
        ...{ link, picture: toPictureName(picture ?? '') },
      })),
    })
  if (categories) {
    const { title, below, count, more } = categories
    found.push({
      ...{ kind: 'categories', title: fill(title), category: below, count: count ?? DEFAULT_COUNT },
      ...linkOf(more, fill),
    })
  }
  if (products) found.push(toProducts(products, fill))
  if (text) found.push({ kind: 'text', title: fill(text.title), html: fill(text.html) })
  if (brands) found.push({ kind: 'brands', title: fill(brands.title), ...linkOf(brands.more, fill) })
  if (name)
    found.push({
      kind: 'name',
      ...(name.picture && { picture: toPictureName(name.picture) }),
      ...ornamentOf(name),
    })
  if (newsletter) found.push({ kind: 'newsletter' })
  if (found.length > 1) throw new DocumentError('section', `needs one of ${Object.keys(KINDS).join(', ')}`)
  return found[0] ?? null
}

/** The content of a section as its document has it: `{ text: { title, html } }`. */
export function sectionDocumentOf(content: SectionContent, own: Locale): Record<string, unknown> {
  const words = (text: ReturnType<typeof fillText>) => ownTexts(text, own)
  const more = 'more' in content && content.more ? { text: words(content.more.text), link: content.more.link } : null
  switch (content.kind) {
    case 'hero':
      return {
        hero: content.slides.map(({ title, text, action, ...rest }) =>
          compact({ title: words(title), text: words(text), action: words(action), ...rest }),
        ),
      }
    case 'tiles': {
      const tiles = content.tiles.map(({ title, link, picture }) =>
        compact({ title: title && words(title), link, picture }),
      )
      return { tiles: compact({ title: words(content.title), tiles, more }) }
    }
    case 'categories':
      return {
        categories: compact({ title: words(content.title), below: content.category, count: content.count, more }),
      }
    case 'products': {
      const { title, source, count, layout } = content
      return { products: compact({ title: words(title), ...source, count, layout, more }) }
    }
    case 'text':
      return { text: compact({ title: words(content.title), html: words(content.html) }) }
    case 'brands':
      return { brands: compact({ title: words(content.title), more }) }
    case 'name': {
      const { kind: _, ...band } = content
      return { name: band }
    }
    case 'newsletter':
      return { newsletter: {} }
  }
}
