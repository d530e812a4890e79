import type { AttributeKind } from '../../db/schema/columns'
import { fillText, type TextInput } from '../../i18n/local-text'
import type { OperationShop } from './change'
import { keyOf } from './document-kinds'
import { checkText, type DocumentResult, type KindDocument, problemsOf, resultOf } from './document-result'
import { MAX_BATCH_PRODUCTS } from './pace'
import { type PlannedResources, noPlannedResources } from './product-references'
import { setProducts } from './set-product'

interface ProductOptions {
  actor: string
  expectedVersion?: number | undefined
  /** For a dry run: the changes planned so far. */
  dryRunPlan?: PlannedResources | undefined
}

/** Documents that are written together: products of different keys, or one other. @param maxProducts products at the time */
export function* groupIntoBatches(
  documents: readonly KindDocument[],
  maxProducts: () => number,
): Generator<KindDocument[]> {
  let products: KindDocument[] = []
  for (const document of documents) {
    const isProduct = document.kind === 'product'
    const fitsBatch = isProduct && products.length < maxProducts()
    if (products.length > 0 && (!fitsBatch || products.some(({ input }) => keyOf(input) === keyOf(document.input)))) {
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
  const written = await setProducts(
    shop,
    readable.map(({ input }) => input),
    options,
  )
  return documents.map((document, place): DocumentResult => {
    const result = resultOf(document)
    const refused = problems[place] ?? []
    if (refused.length > 0) return { ...result, outcome: 'refused', problems: refused }
    const one = written[readable.indexOf(document)]
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
  { results, assumed, ...options }: ProductOptions & { results: DocumentResult[]; assumed: PlannedResources },
): Promise<void> {
  const { products } = options.dryRunPlan ?? noPlannedResources()
  const dryRunPlan = { ...assumed, products }
  const places = documents.flatMap((document, place) =>
    isRelated(document) && results[place]?.outcome !== 'refused' ? place : [],
  )
  for (let from = 0; from < places.length; from += MAX_BATCH_PRODUCTS) {
    const batch = places.slice(from, from + MAX_BATCH_PRODUCTS)
    const planned = await applyProducts(
      shop,
      batch.flatMap((place) => documents[place] ?? []),
      { ...options, dryRunPlan },
    )
    for (const [at, result] of planned.entries()) results[batch[at] ?? 0] = result
  }
}

/** Whether products can be planned without being written: none occurs twice. */
export function canPlan(documents: readonly KindDocument[]): boolean {
  const products = documents.filter(({ kind }) => kind === 'product')
  return new Set(products.map(({ input }) => keyOf(input))).size === products.length
}

/** Categories and attributes of documents, as products refer to them. */
export function plannedResourcesOf({ language }: OperationShop, documents: readonly KindDocument[]): PlannedResources {
  const assumed = noPlannedResources()
  for (const { kind, input } of documents) {
    const key = keyOf(input)
    const { name = '', kind: form = 'text' } = input as { name?: TextInput; kind?: AttributeKind }
    const row = { id: 0, key, position: 0, version: 1, unit: '', isShown: true, isFilter: false }
    if (kind === 'category') assumed.categories.add(key)
    if (kind === 'attribute') assumed.attributes.set(key, { ...row, kind: form, name: fillText(name, language) })
  }
  return assumed
}
