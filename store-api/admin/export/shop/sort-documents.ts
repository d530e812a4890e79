/** The order of lists in `shop.yaml`: it defines positions, and puts documents after those that they refer to. */

export interface PositionedDocument {
  key?: unknown
  position?: unknown
}

export interface PositionedCategory extends PositionedDocument {
  parent?: unknown
  saleOf?: unknown
}

const positionOf = ({ position }: PositionedDocument) => (typeof position === 'number' ? position : 0)

const identityOf = ({
  key,
  code,
  class: taxClass,
  zone,
}: PositionedDocument & { code?: unknown; class?: unknown; zone?: unknown }) =>
  JSON.stringify([key, code, taxClass, zone])

/** Sorts by position, then by key. */
export const sortByPosition = <Document extends PositionedDocument>(documents: readonly Document[]): Document[] =>
  documents.toSorted((a, b) => positionOf(a) - positionOf(b) || (identityOf(a) < identityOf(b) ? -1 : 1))

/** Documents in the order of their positions, without the field: the list index replaces it. */
export const sortAndOmitPositions = <Document extends PositionedDocument>(
  documents: readonly Document[],
): Omit<Document, 'position'>[] => sortByPosition(documents).map(({ position: _, ...document }) => document)

/** Keys of the categories that must exist before this one. */
const dependenciesOf = ({ parent, saleOf }: PositionedCategory): unknown[] => [
  parent,
  ...(Array.isArray(saleOf) ? saleOf : []),
]

/**
 * Categories, each after its parent and the categories whose sale it lists. If that differs from the shop's order, a
 * category states its position.
 */
export function sortCategories(categories: readonly PositionedCategory[]): PositionedCategory[] {
  const sorted = sortByPosition(categories)
  const added = new Set<PositionedCategory>()
  const add = (category: PositionedCategory, ancestors: ReadonlySet<PositionedCategory>) => {
    if (added.has(category) || ancestors.has(category)) return
    const path = new Set([...ancestors, category])
    for (const key of dependenciesOf(category)) {
      const dependency = key === undefined ? undefined : sorted.find((one) => one.key === key)
      if (dependency) add(dependency, path)
    }
    added.add(category)
  }
  for (const category of sorted) add(category, new Set())
  return [...added].map((category, place) => {
    const { position: _, ...document } = category
    const shopPosition = sorted.indexOf(category)
    return shopPosition === place ? document : { ...document, position: shopPosition }
  })
}
