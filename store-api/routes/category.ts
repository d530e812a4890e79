import { asc, eq, sql } from 'drizzle-orm'
import { CALLS } from '../../lib/contract/calls'
import type { CategoryNode } from '../../lib/contract/entities/category'
import type { Shop } from '../context'
import { category, picture, product, productCategory } from '../db/schema'
import { pictureUrl } from '../pictures'
import type { Register } from '../register'

/** What stands in a category: its products in the shop's order, each with its first picture. */
interface Placed {
  categoryKey: string
  productKey: string
  team: string
  imageUrl: string
  /** Featured products first, so that the best known shirt stands for its category. */
  rank: number
}

/** `GET /api/category` */
export const categoryRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listCategories, async () => {
    const nodes = await shop.db.select().from(category).orderBy(asc(category.position))
    return buildTree(nodes, await placements(shop), shop)
  })
}

async function placements({ db }: Shop): Promise<Map<string, Placed[]>> {
  const rows = await db
    .select({
      categoryKey: productCategory.categoryKey,
      productKey: productCategory.productKey,
      team: sql<string>`${product.team}->>'en'`,
      rank: sql<number>`coalesce(${product.featured}, 1000 + ${product.position})`.mapWith(Number),
      name: picture.name,
      version: picture.version,
    })
    .from(productCategory)
    .innerJoin(product, eq(product.key, productCategory.productKey))
    .innerJoin(picture, sql`${picture.productKey} = ${product.key} and ${picture.position} = 0`)
  const byCategory = new Map<string, Placed[]>()
  for (const { name, version, ...row } of rows) {
    const placed = { ...row, imageUrl: pictureUrl({ name, version }) }
    byCategory.set(row.categoryKey, [...(byCategory.get(row.categoryKey) ?? []), placed])
  }
  return byCategory
}

type Row = typeof category.$inferSelect

/** Counts how often each team was shown, so that a wall of categories is not all in one team's colours. */
function picturePicker() {
  const shown = new Map<string, number>()
  return (products: Iterable<Placed>): string => {
    const byTurn = ({ team, rank }: Placed) => (shown.get(team) ?? 0) * 10_000 + rank
    const [first] = [...products].sort((a, b) => byTurn(a) - byTurn(b))
    if (first) shown.set(first.team, (shown.get(first.team) ?? 0) + 1)
    return first?.imageUrl ?? ''
  }
}

/** The tree with every node's products counted over its whole subtree, each product once. */
function buildTree(rows: Row[], placed: Map<string, Placed[]>, { language }: Shop): CategoryNode[] {
  const pickPicture = picturePicker()
  const grow = (row: Row): { node: CategoryNode; products: Map<string, Placed> } => {
    const below = rows.filter(({ parentKey }) => parentKey === row.key).map(grow)
    const products = new Map((placed.get(row.key) ?? []).map((item) => [item.productKey, item]))
    for (const child of below) child.products.forEach((item, key) => products.set(key, item))
    const node = {
      key: row.key,
      name: row.name[language],
      description: row.description[language],
      imageUrl: pickPicture(products.values()),
      productCount: products.size,
      children: below.map(({ node: child }) => child),
    }
    return { node, products }
  }
  return rows.filter(({ parentKey }) => parentKey === null).map((row) => grow(row).node)
}
