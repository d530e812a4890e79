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
  team: string
  image: Image
}

/** The whole category tree, including hidden categories, which are marked. */
export async function readCategoryTree(shop: Pick<Shop, 'db' | 'catalog' | 'language'>): Promise<CategoryNode[]> {
  const [nodes, { index }] = await Promise.all([
    shop.db.select().from(category).orderBy(asc(category.position)),
    shop.catalog.current(),
  ])
  const first = new Map(nodes.map(({ id }) => [id, index.first(id, MAX_IMAGE_CANDIDATES)]))
  const [candidates, own] = await Promise.all([
    readCandidates(shop, [...new Set([...first.values()].flat())]),
    readOwnImages(shop, nodes),
  ])
  return buildTree(nodes, { index, first, candidates, own, language: shop.language })
}

async function readCandidates({ db }: Pick<Shop, 'db'>, ids: number[]): Promise<Map<number, Candidate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: product.id,
      team: sql<string>`${product.brand}->>'en'`,
      ...{ picture, media },
    })
    .from(product)
    .innerJoin(picture, sql`${picture.productKey} = ${product.key} and ${picture.position} = 0`)
    .leftJoin(media, eq(media.hash, picture.mediaHash))
    .where(sql`${product.id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(rows.map(({ id, team, ...row }) => [id, { id, team, image: imageOf(row) }]))
}

type Row = typeof category.$inferSelect

/** The pictures that categories name themselves, by the pictures' names. */
async function readOwnImages({ db }: Pick<Shop, 'db'>, nodes: Row[]): Promise<Map<string, Image>> {
  const names = nodes.flatMap(({ pictureName }) => pictureName ?? [])
  const rows = await readNamedPictures(db, names)
  return new Map(rows.map((row) => [row.picture.name, imageOf(row)]))
}

/** Counts how often each team was shown, so that a wall of categories is not all in one team's colours. */
function imagePicker() {
  const shown = new Map<string, number>()
  return (products: Candidate[]): Image => {
    const [first] = products.toSorted((a, b) => (shown.get(a.team) ?? 0) - (shown.get(b.team) ?? 0))
    if (first) shown.set(first.team, (shown.get(first.team) ?? 0) + 1)
    return first?.image ?? NO_IMAGE
  }
}

interface Tree {
  index: FacetIndex
  /** The first products of each category, in the shop's default order. */
  first: ReadonlyMap<number, number[]>
  candidates: ReadonlyMap<number, Candidate>
  /** By the names of pictures. */
  own: ReadonlyMap<string, Image>
  language: Shop['language']
}

/** Whether a category lists products on sale automatically, or only its subcategories do. */
const isSale = ({ saleOf }: Row, children: CategoryNode[]): boolean =>
  saleOf !== null || (children.length > 0 && children.every((child) => child.isSale))

/** The tree with every node's products counted over its whole subtree, each product once. */
function buildTree(rows: Row[], { index, first, candidates, own, language }: Tree): CategoryNode[] {
  const pickImage = imagePicker()
  const childrenOf = new Map<string | null, Row[]>()
  for (const row of rows) childrenOf.set(row.parentKey, [...(childrenOf.get(row.parentKey) ?? []), row])
  const shownWith = ({ id, pictureName }: Row) =>
    own.get(pictureName ?? '') ?? pickImage((first.get(id) ?? []).flatMap((one) => candidates.get(one) ?? []))
  const grow = (row: Row): CategoryNode => {
    const children = (childrenOf.get(row.key) ?? []).map(grow)
    return {
      key: row.key,
      name: row.name[language],
      description: row.description[language],
      ...shownWith(row),
      productCount: index.size(row.id),
      ...(row.isHidden && { isHidden: true }),
      ...(isSale(row, children) && { isSale: true }),
      children,
    }
  }
  return (childrenOf.get(null) ?? []).map(grow)
}
