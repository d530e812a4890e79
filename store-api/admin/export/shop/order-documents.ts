/** The order of lists in `shop.yaml`: it says where things stand, and what names others comes after them. */

export interface Listed {
  key?: unknown
  position?: unknown
}

export interface ListedCategory extends Listed {
  parent?: unknown
  saleOf?: unknown
}

const placeOf = ({ position }: Listed) => (typeof position === 'number' ? position : 0)

const nameOf = ({ key, code, class: taxClass, zone }: Listed & { code?: unknown; class?: unknown; zone?: unknown }) =>
  JSON.stringify([key, code, taxClass, zone])

/** In the shop's order, and by their keys where several have the same place. */
export const inOrder = <Document extends Listed>(documents: readonly Document[]): Document[] =>
  documents.toSorted((a, b) => placeOf(a) - placeOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1))

/** Documents whose position is that in their list, so that none has to state it. */
export const withoutPlaces = <Document extends Listed>(documents: readonly Document[]): Omit<Document, 'position'>[] =>
  inOrder(documents).map(({ position: _, ...document }) => document)

/** What must exist before a category. */
const needs = ({ parent, saleOf }: ListedCategory): unknown[] => [parent, ...(Array.isArray(saleOf) ? saleOf : [])]

/**
 * Categories, each after its parent and the categories whose sale it lists. If that differs from the shop's order, a
 * category states its position.
 */
export function orderCategories(categories: readonly ListedCategory[]): ListedCategory[] {
  const sorted = inOrder(categories)
  const ordered = new Set<ListedCategory>()
  const add = (category: ListedCategory, above: ReadonlySet<ListedCategory>) => {
    if (ordered.has(category) || above.has(category)) return
    const path = new Set([...above, category])
    for (const key of needs(category)) {
      const other = key === undefined ? undefined : sorted.find((one) => one.key === key)
      if (other) add(other, path)
    }
    ordered.add(category)
  }
  for (const category of sorted) add(category, new Set())
  return [...ordered].map((category, place) => {
    const { position: _, ...document } = category
    const own = sorted.indexOf(category)
    return own === place ? document : { ...document, position: own }
  })
}
