import type { AttributeKind } from '../../db/schema/columns'
import { fillText, type TextInput } from '../../i18n/local-text'
import type { OperationShop } from './change'
import { keyOf } from './document-kinds'
import { checkText, type DocumentResult, type KindDocument, problemsOf, resultOf } from './document-result'
import { PRODUCTS_AT_ONCE } from './pace'
import { type Assumed, nothingAssumed } from './product-references'
import { setProducts } from './set-product'

interface ProductOptions {
  actor: string
  expectedVersion?: number | undefined
  /** For a dry run: the changes planned so far. */
  planOnly?: Assumed | undefined
}

/** Documents that are written together: products of different keys, or one other. @param most products at the time */
export function* together(documents: readonly KindDocument[], most: () => number): Generator<KindDocument[]> {
  let products: KindDocument[] = []
  for (const document of documents) {
    const isProduct = document.kind === 'product'
    const isNext = isProduct && products.length < most()
    if (products.length > 0 && (!isNext || products.some(({ input }) => keyOf(input) === keyOf(document.input)))) {
      yield products
      products = []
    }
    if (isProduct) products.push(document)
    else yield [document]
  }
  if (products.length > 0) yield products
}

/** Writes products of different keys together. */
export async function applyProducts(
  shop: OperationShop,
  documents: readonly KindDocument[],
  options: ProductOptions,
): Promise<DocumentResult[]> {
  const problems = documents.map(({ input }) => {
    try {
      checkText(input)
      return []
    } catch (error) {
      return problemsOf(error)
    }
  })
  const readable = documents.filter((_, place) => problems[place]?.length === 0)
  const settled = await setProducts(
    shop,
    readable.map(({ input }) => input),
    options,
  )
  return documents.map((document, place): DocumentResult => {
    const result = resultOf(document)
    const refused = problems[place] ?? []
    if (refused.length > 0) return { ...result, outcome: 'refused', problems: refused }
    const one = settled[readable.indexOf(document)]
    if (!one || 'error' in one) return { ...result, outcome: 'refused', problems: problemsOf(one?.error) }
    const { outcome, differences, notes } = one.written
    return { ...result, outcome, differences, notes }
  })
}

const isRelated = ({ kind, input }: KindDocument): boolean =>
  kind === 'product' && (input as { related?: unknown } | null)?.related !== undefined

/**
 * The second round of a dry run: products that refer to others as related are planned again, now that all of these are
 * known, and the new results replace the first ones.
 */
export async function planRelated(
  shop: OperationShop,
  documents: readonly KindDocument[],
  { results, assumed, ...options }: ProductOptions & { results: DocumentResult[]; assumed: Assumed },
): Promise<void> {
  const { products } = options.planOnly ?? nothingAssumed()
  const planOnly = { ...assumed, products }
  const places = documents.flatMap((document, place) =>
    isRelated(document) && results[place]?.outcome !== 'refused' ? place : [],
  )
  for (let from = 0; from < places.length; from += PRODUCTS_AT_ONCE) {
    const some = places.slice(from, from + PRODUCTS_AT_ONCE)
    const planned = await applyProducts(
      shop,
      some.flatMap((place) => documents[place] ?? []),
      { ...options, planOnly },
    )
    for (const [at, result] of planned.entries()) results[some[at] ?? 0] = result
  }
}

/** Whether products can be planned without being written: none occurs twice. */
export function canPlan(documents: readonly KindDocument[]): boolean {
  const products = documents.filter(({ kind }) => kind === 'product')
  return new Set(products.map(({ input }) => keyOf(input))).size === products.length
}

/** Categories and attributes of documents, as products refer to them. */
export function assumedOf({ language }: OperationShop, documents: readonly KindDocument[]): Assumed {
  const assumed = nothingAssumed()
  for (const { kind, input } of documents) {
    const key = keyOf(input)
    const { name = '', kind: form = 'text' } = input as { name?: TextInput; kind?: AttributeKind }
    const row = { id: 0, key, position: 0, version: 1, unit: '', isShown: true, isFilter: false }
    if (kind === 'category') assumed.categories.add(key)
    if (kind === 'attribute') assumed.attributes.set(key, { ...row, kind: form, name: fillText(name, language) })
  }
  return assumed
}
