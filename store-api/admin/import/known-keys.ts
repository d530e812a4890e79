import type { ShopCommands } from '../shop-command-types'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import type { SourceAttribute } from './source-product'
import type { CategoryInput, Prepared } from './to-document'

/** The shop's keys when the import began, and those it added: only keys, so that memory is small for long files. */
export interface KnownKeys {
  products: Set<string>
  categories: Set<string>
  attributes: Map<string, SourceAttribute['kind'] | 'other'>
  /** Classes that the shop has tax rates of. */
  taxClasses: readonly string[]
  /** Keys of this file, by the line they are first on. */
  inFile: Map<string, number>
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
    ...{ inFile: new Map(), planned: new Map(), plannedSkus: new Map() },
  }
}

const nameOf = ({ kind, input }: KindDocument) => `${kind} ${(input as { key: string }).key}`

const categoryDocument = ({ key, name, parent }: CategoryInput, source: string): KindDocument => ({
  ...{ kind: 'category', source },
  input: { key, name, ...(parent ? { parent } : {}) },
})

const attributeDocument = ({ key, name, kind, isShown }: SourceAttribute, source: string): KindDocument => ({
  ...{ kind: 'attribute', source },
  input: { key, name, kind, isShown, isFilter: false },
})

/** Categories and attributes that products need and the shop does not have, each once, in their order. */
export function missingDocuments(prepared: readonly Prepared[], known: KnownKeys, source: string): KindDocument[] {
  const needed = new Map<string, KindDocument>()
  const add = (document: KindDocument) => needed.has(nameOf(document)) || needed.set(nameOf(document), document)
  for (const { categories, attributes } of prepared) {
    for (const category of categories) if (!known.categories.has(category.key)) add(categoryDocument(category, source))
    for (const attribute of attributes)
      if (!known.attributes.has(attribute.key)) add(attributeDocument(attribute, source))
  }
  return [...needed.values()].toSorted((a, b) => Number(a.kind === 'attribute') - Number(b.kind === 'attribute'))
}

/** Categories and attributes of products that a dry run would have written before. */
export const plannedDocuments = (prepared: readonly Prepared[], { planned }: KnownKeys): KindDocument[] => {
  const names = prepared.flatMap(({ categories, attributes }) => [
    ...categories.map(({ key }) => `category ${key}`),
    ...attributes.map(({ key }) => `attribute ${key}`),
  ])
  return [...new Set(names)].flatMap((name) => planned.get(name) ?? [])
}

/** Notes categories and attributes that are there from now on. */
export function noteDocuments(known: KnownKeys, written: readonly KindDocument[], isDryRun: boolean): void {
  for (const document of written) {
    const { key, kind } = document.input as { key: string; kind?: SourceAttribute['kind'] }
    if (document.kind === 'category') known.categories.add(key)
    else known.attributes.set(key, kind ?? 'text')
    if (isDryRun) known.planned.set(nameOf(document), document)
  }
}

/** Adds a product that exists from now on; in a dry run, that would. */
export function noteWritten(known: KnownKeys, { key, source }: Prepared, isDryRun: boolean): void {
  if (!isDryRun) known.products.add(key)
  else for (const { sku } of source.variants) if (sku) known.plannedSkus.set(sku, key)
}
