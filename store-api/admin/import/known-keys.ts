import type { ShopCommands } from '../shop-command-types'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import type { SourceAttribute } from './source-product'
import type { CategoryInput, PreparedProduct } from './to-document'

/** The shop's keys at the start of the import, and those it added: only keys, to save memory for long files. */
export interface KnownKeys {
  products: Set<string>
  categories: Set<string>
  attributes: Map<string, SourceAttribute['kind'] | 'other'>
  /** Classes that the shop has tax rates of. */
  taxClasses: readonly string[]
  /** Keys of this file, with the line of their first occurrence. */
  fileKeys: Map<string, number>
  /** In a dry run: categories and attributes that would have been written, by their kind and key. */
  planned: Map<string, KindDocument>
  /** In a dry run: products that would have been written, by the SKUs of their variants. */
  plannedSkus: Map<string, string>
}

export async function readKnownKeys(commands: ShopCommands): Promise<KnownKeys> {
  const keysOf = async (kind: 'product' | 'category') =>
    new Set((await commands.run('list', { kind })).map(({ key }) => key))
  const { attributes, taxClasses } = await commands.run('importFacts', null)
  return {
    taxClasses,
    products: await keysOf('product'),
    categories: await keysOf('category'),
    attributes: new Map(
      Object.entries(attributes).map(([key, kind]) => [key, kind === 'text' || kind === 'list' ? kind : 'other']),
    ),
    ...{ fileKeys: new Map(), planned: new Map(), plannedSkus: new Map() },
  }
}

const identityOf = ({ kind, input }: KindDocument) => `${kind} ${(input as { key: string }).key}`

const categoryDocument = ({ key, name, parent }: CategoryInput, source: string): KindDocument => ({
  ...{ kind: 'category', source },
  input: { key, name, ...(parent ? { parent } : {}) },
})

const attributeDocument = ({ key, name, kind, isShown }: SourceAttribute, source: string): KindDocument => ({
  ...{ kind: 'attribute', source },
  input: { key, name, kind, isShown, isFilter: false },
})

/** Categories and attributes that products need and the shop does not have, each once, in their order. */
export function missingDocuments(
  prepared: readonly PreparedProduct[],
  known: KnownKeys,
  source: string,
): KindDocument[] {
  const missing = new Map<string, KindDocument>()
  const add = (document: KindDocument) =>
    missing.has(identityOf(document)) || missing.set(identityOf(document), document)
  for (const { categories, attributes } of prepared) {
    for (const category of categories) if (!known.categories.has(category.key)) add(categoryDocument(category, source))
    for (const attribute of attributes)
      if (!known.attributes.has(attribute.key)) add(attributeDocument(attribute, source))
  }
  return [...missing.values()].toSorted((a, b) => Number(a.kind === 'attribute') - Number(b.kind === 'attribute'))
}

/** Categories and attributes of products that earlier batches of a dry run would have written. */
export const plannedDocuments = (prepared: readonly PreparedProduct[], { planned }: KnownKeys): KindDocument[] => {
  const names = prepared.flatMap(({ categories, attributes }) => [
    ...categories.map(({ key }) => `category ${key}`),
    ...attributes.map(({ key }) => `attribute ${key}`),
  ])
  return [...new Set(names)].flatMap((name) => planned.get(name) ?? [])
}

/** Records categories and attributes that were written; in a dry run, as planned. */
export function recordDocuments(known: KnownKeys, written: readonly KindDocument[], isDryRun: boolean): void {
  for (const document of written) {
    const { key, kind } = document.input as { key: string; kind?: SourceAttribute['kind'] }
    if (document.kind === 'category') known.categories.add(key)
    else known.attributes.set(key, kind ?? 'text')
    if (isDryRun) known.planned.set(identityOf(document), document)
  }
}

/** Records a product that was written; in a dry run, its SKUs as planned. */
export function recordProduct(known: KnownKeys, { key, source }: PreparedProduct, isDryRun: boolean): void {
  if (!isDryRun) known.products.add(key)
  else for (const { sku } of source.variants) if (sku) known.plannedSkus.set(sku, key)
}
