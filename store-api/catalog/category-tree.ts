import { asc, eq, sql } from 'drizzle-orm'
import type { CategoryNode } from '../../contract/entities/category'
import { category, media, picture, product } from '../db/schema'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'
import type { FacetIndex } from './facet-index/facet-index'
import { photoOf, type PictureOfMedia, readNamedPictures } from './media/photo'

/** How many of a category's first products are searched for its image. */
const MAX_IMAGE_CANDIDATES = 12

/** The image of a category. */
type Image = Pick<CategoryNode, 'imageUrl' | 'photo'>

const NO_IMAGE: Image = { imageUrl: '' }

function imageOf(row: PictureOfMedia): Image {
  const photo = photoOf(row)
  return { imageUrl: imageUrlOf(row.picture), ...(photo && { photo }) }
}

/** A product whose image may represent a category. */
interface Candidate {
  id: number
  brand: string
  image: Image
}

/** The whole category tree, including hidden categories, which are marked. */
export async function readCategoryTree(shop: Pick<Shop, 'db' | 'catalog' | 'language'>): Promise<CategoryNode[]> {
  const [nodes, { index }] = await Promise.all([
    shop.db.select().from(category).orderBy(asc(category.position)),
    shop.catalog.current(),
  ])
  const firstProducts = new Map(nodes.map(({ id }) => [id, index.first(id, MAX_IMAGE_CANDIDATES)]))
  const [candidates, own] = await Promise.all([
    readCandidates(shop, [...new Set([...firstProducts.values()].flat())]),
    readOwnImages(shop, nodes),
  ])
  return buildTree(nodes, { index, firstProducts, candidates, own, language: shop.language })
}

async function readCandidates({ db }: Pick<Shop, 'db'>, ids: number[]): Promise<Map<number, Candidate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: product.id,
      brand: sql<string>`${product.brand}->>'en'`,
      ...{ picture, media },
    })
    .from(product)
    .innerJoin(picture, sql`${picture.productKey} = ${product.key} and ${picture.position} = 0`)
    .leftJoin(media, eq(media.hash, picture.mediaHash))
    .where(sql`${product.id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(rows.map(({ id, brand, ...row }) => [id, { id, brand, image: imageOf(row) }]))
}

type Row = typeof category.$inferSelect

/** The pictures that categories name themselves, by the pictures' names. */
async function readOwnImages({ db }: Pick<Shop, 'db'>, nodes: Row[]): Promise<Map<string, Image>> {
  const names = nodes.flatMap(({ pictureName }) => pictureName ?? [])
  const rows = await readNamedPictures(db, names)
  return new Map(rows.map((row) => [row.picture.name, imageOf(row)]))
}

/** Counts how often each brand was shown, so that a grid of categories is not all in one brand's colours. */
function imagePicker() {
  const timesShown = new Map<string, number>()
  return (products: Candidate[]): Image => {
    const [first] = products.toSorted((a, b) => (timesShown.get(a.brand) ?? 0) - (timesShown.get(b.brand) ?? 0))
    if (first) timesShown.set(first.brand, (timesShown.get(first.brand) ?? 0) + 1)
    return first?.image ?? NO_IMAGE
  }
}

interface TreeInput {
  index: FacetIndex
  /** The first products of each category, in the shop's default order. */
  firstProducts: ReadonlyMap<number, number[]>
  candidates: ReadonlyMap<number, Candidate>
  /** By the names of pictures. */
  own: ReadonlyMap<string, Image>
  language: Shop['language']
}

/** Whether a category lists products on sale automatically, or only its subcategories do. */
const isSale = ({ saleOf }: Row, children: CategoryNode[]): boolean =>
  saleOf !== null || (children.length > 0 && children.every((child) => child.isSale))

/** The tree with every node's products counted over its whole subtree, each product once. */
function buildTree(rows: Row[], { index, firstProducts, candidates, own, language }: TreeInput): CategoryNode[] {
  const pickImage = imagePicker()
  const childrenOf = new Map<string | null, Row[]>()
  for (const row of rows) childrenOf.set(row.parentKey, [...(childrenOf.get(row.parentKey) ?? []), row])
  const imageFieldsOf = ({ id, pictureName }: Row) =>
    own.get(pictureName ?? '') ?? pickImage((firstProducts.get(id) ?? []).flatMap((one) => candidates.get(one) ?? []))
  const toNode = (row: Row): CategoryNode => {
    const children = (childrenOf.get(row.key) ?? []).map(toNode)
    return {
      key: row.key,
      name: row.name[language],
      description: row.description[language],
      ...imageFieldsOf(row),
      productCount: index.size(row.id),
      ...(row.isHidden && { isHidden: true }),
      ...(isSale(row, children) && { isSale: true }),
      children,
    }
  }
  return (childrenOf.get(null) ?? []).map(toNode)
}
