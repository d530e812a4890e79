import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { HomeSection, HomeTile } from '../../contract/entities/home'
import type { CategoryNode } from '../../contract/entities/category'
import type { ProductCard } from '../../contract/entities/product'
import type { Banner } from '../../contract/entities/store'
import { catalogEntry, homeSection, product } from '../db/schema'
import type { SectionContent, SectionLink, StoreContent } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'
import { readCategoryTree } from './category-tree'
import { photoOf, readNamedPictures, toImage } from './media/photo'
import type { CardCache } from './product-cards'
import { type ListQuery, listProducts } from './product-list'

/** Maximum number of products of a carousel. */
const MAX_RAIL_PRODUCTS = 24

/** The source data of sections. */
interface Source {
  shop: Shop
  cards: CardCache
  categories: ReadonlyMap<string, CategoryNode>
}

/** The sections of the home page in their order, without hidden ones; null where the shop has not arranged any. */
export async function readHome(shop: Shop, cards: CardCache): Promise<HomeSection[] | null> {
  const rows = await shop.db.select().from(homeSection).orderBy(asc(homeSection.position), asc(homeSection.key))
  if (rows.length === 0) return null
  const categories = new Map(allNodes(await readCategoryTree(shop)).map((node) => [node.key, node]))
  const source = { shop, cards, categories }
  return Promise.all(
    rows.filter(({ isHidden }) => !isHidden).map(({ key, content }) => readSection(source, key, content)),
  )
}

const allNodes = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...allNodes(node.children)])

async function readSection(source: Source, key: string, content: SectionContent): Promise<HomeSection> {
  const { language } = source.shop
  const nameSection = content.kind === 'name' ? content : null
  return {
    key,
    kind: content.kind,
    title: 'title' in content ? content.title[language] : '',
    slides: content.kind === 'hero' ? await readSlides(source.shop, content.slides) : [],
    tiles: await readTiles(source, content),
    products: content.kind === 'products' ? await readProducts(source, content) : [],
    layout: ('layout' in content && content.layout) || 'swipe',
    more: linkOf('more' in content ? content.more : null, language),
    image: await readImage(source.shop, nameSection?.picture),
    ornament: nameSection?.ornament ?? '',
    html: content.kind === 'text' ? content.html[language] : '',
  }
}

const linkOf = (more: SectionLink | undefined, language: Shop['language']) =>
  more ? { text: more.text[language], link: more.link } : null

/** The slides of the first hero that is shown; without one the banners of the settings, in the store's language. */
export async function readBanners(shop: Pick<Shop, 'db' | 'language'>, { banners }: StoreContent): Promise<Banner[]> {
  const rows = await shop.db
    .select({ content: homeSection.content })
    .from(homeSection)
    .where(and(eq(homeSection.isHidden, false), sql`${homeSection.content} ->> 'kind' = 'hero'`))
    .orderBy(asc(homeSection.position), asc(homeSection.key))
    .limit(1)
  const hero = rows[0]?.content
  return readSlides(shop, hero?.kind === 'hero' ? hero.slides : banners)
}

/** Slides in the store's language, with the images they name. */
async function readSlides(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  slides: StoreContent['banners'],
): Promise<Banner[]> {
  const byName = await readPictures(
    db,
    slides.flatMap(({ pictures }) => pictures),
  )
  return slides.map(({ title, text, action, link, pictures, ornament = '' }) => ({
    title: title[language],
    text: text[language],
    action: action[language],
    link,
    images: pictures.flatMap((name) => {
      const row = byName.get(name)
      return row ? [toImage(row, language)] : []
    }),
    ornament,
  }))
}

/** The image with a name; null for none, and for an unknown one. */
export async function readImage({ db, language }: Pick<Shop, 'db' | 'language'>, name: string | undefined) {
  const [row] = await readNamedPictures(db, name ? [name] : [])
  return row ? toImage(row, language) : null
}

async function readPictures(db: Shop['db'], names: string[]) {
  const rows = await readNamedPictures(db, names)
  return new Map(rows.map((row) => [row.picture.name, row]))
}

function readTiles(source: Source, content: SectionContent): Promise<HomeTile[]> | HomeTile[] {
  if (content.kind === 'tiles') return readStoredTiles(source, content.tiles)
  if (content.kind === 'brands') return readBrands(source)
  if (content.kind !== 'categories') return []
  const children = source.categories.get(content.category)?.children ?? []
  return children
    .filter(({ isHidden }) => !isHidden)
    .slice(0, content.count)
    .map(tileOf)
}

const CATEGORY_PATH = '/category/'

const tileOf = ({ key, name, imageUrl, photo, productCount }: CategoryNode): HomeTile => ({
  title: name,
  link: CATEGORY_PATH + key,
  imageUrl,
  ...(photo && { photo }),
  productCount,
})

type StoredTile = Extract<SectionContent, { kind: 'tiles' }>['tiles'][number]

/** Tiles as stored. A tile of an unknown or empty category is omitted. */
async function readStoredTiles({ shop, categories }: Source, tiles: StoredTile[]): Promise<HomeTile[]> {
  const pictures = await readPictures(
    shop.db,
    tiles.flatMap((tile) => tile.picture || []),
  )
  return tiles.flatMap(({ title, link, picture: name }) => {
    const row = pictures.get(name)
    const isCategory = link.startsWith(CATEGORY_PATH)
    const node = isCategory ? categories.get(link.slice(CATEGORY_PATH.length)) : undefined
    if (isCategory && !node?.productCount) return []
    const shown = node ? tileOf(node) : { title: '', imageUrl: '', productCount: null }
    const own = row && { imageUrl: imageUrlOf(row.picture), photo: photoOf(row) }
    const words = title?.[shop.language] || shown.title
    return words ? [{ ...shown, title: words, link, ...own }] : []
  })
}

/** The brands of the shop's products, each with a link to its products. */
async function readBrands({ shop, cards }: Source): Promise<HomeTile[]> {
  const { facets } = await listProducts(shop, cards, { page: 1, limit: 1, facets: '1' })
  const brands = facets?.find(({ key }) => key === 'brand')
  return (brands?.values ?? []).map(({ key, label, count }) => ({
    title: label,
    link: `/product?brand=${key}`,
    imageUrl: '',
    productCount: count,
  }))
}

type Rail = Extract<SectionContent, { kind: 'products' }>

async function readProducts({ shop, cards, categories }: Source, { source, count }: Rail): Promise<ProductCard[]> {
  const limit = Math.min(count, MAX_RAIL_PRODUCTS)
  const list = async (query: Partial<ListQuery>) => (await listProducts(shop, cards, { page: 1, limit, ...query })).list
  if (source.from === 'sale') return list({ 'on-sale': '1' })
  if (source.from === 'newest') return list({ sort: 'newest' })
  if (source.from === 'category')
    return categories.has(source.category) ? list({ category: source.category, sort: source.sort }) : []
  const picked = (await readPicked(shop, source.keys)).slice(0, limit)
  const { revision } = await shop.catalog.current()
  return cards.of(picked, revision)
}

/** Ids of hand-picked products, in the order of their keys; withdrawn products are omitted. */
async function readPicked({ db }: Shop, keys: string[]): Promise<number[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ id: product.id, key: product.key })
    .from(product)
    .innerJoin(catalogEntry, eq(catalogEntry.productId, product.id))
    .where(and(inArray(product.key, keys), eq(catalogEntry.isWithdrawn, false)))
  const idOf = new Map(rows.map(({ id, key }) => [key, id]))
  return keys.flatMap((key) => idOf.get(key) ?? [])
}
