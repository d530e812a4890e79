import { withoutPictures } from '../../catalog/operations/known-pictures'
import type { DocumentResult, KindDocument } from '../../catalog/operations/apply-documents'
import type { ShopCommands } from '../shop-command-types'
import { fitTaxClass } from './fit-tax-class'
import { recordFormerNames } from './former-names'
import { type ImportOptions, type ImportResult, resultOf } from './import-result'
import { type KnownKeys, missingDocuments, recordDocuments, recordProduct, plannedDocuments } from './known-keys'
import type { ImportMode } from './modes'
import { attachOwnPictures } from './pictures/own-pictures'
import { type ProductWithPictures, attachPictures } from './pictures/send-source-pictures'
import type { Relations } from './relations'
import type { SourceProduct } from './source-product'
import { type PreparedProduct, toDocument } from './to-document'

/** Converts values of attributes to the kind of the shop's attribute with that key. */
function fitAttributes(prepared: PreparedProduct, { attributes }: KnownKeys): PreparedProduct {
  if (prepared.source.document) return prepared
  const values: Record<string, unknown> = {}
  const notes = [...prepared.notes]
  for (const { key, name, kind, values: parts } of prepared.attributes) {
    const expected = attributes.get(key) ?? kind
    if (expected === 'other')
      notes.push({ line: prepared.source.line, message: `${name} is of another kind in this shop: it was left out` })
    else values[key] = expected === 'list' ? parts : parts.join(', ')
  }
  const { attributes: _, ...document } = prepared.document
  return {
    ...prepared,
    notes,
    document: Object.keys(values).length > 0 ? { ...document, attributes: values } : document,
  }
}

/** The result of a product that is rejected or skipped; null if it is written. */
function exclusionOf(prepared: PreparedProduct, known: KnownKeys, mode: ImportMode): ImportResult | null {
  const { key, refusal, source } = prepared
  const firstLine = known.fileKeys.get(key)
  if (refusal) return resultOf(prepared, 'refused', [refusal])
  if (firstLine !== undefined) return resultOf(prepared, 'refused', [`${key} is on line ${firstLine} already`])
  known.fileKeys.set(key, source.line)
  const isKnown = known.products.has(key)
  return (mode === 'add' && isKnown) || (mode === 'update' && !isKnown) ? resultOf(prepared, 'skipped') : null
}

/** A product whose address is unknown, but whose SKUs belong to a product of the shop, is that product. */
async function findBySku(
  prepared: readonly PreparedProduct[],
  known: KnownKeys,
  commands: ShopCommands,
): Promise<PreparedProduct[]> {
  const skusOf = ({ source }: PreparedProduct) => source.variants.flatMap(({ sku }) => sku || [])
  const unknown = new Set(prepared.filter(({ key, refusal }) => !refusal && !known.products.has(key)))
  const skus = [...unknown].flatMap(skusOf)
  if (skus.length === 0) return [...prepared]
  const owners = await commands.run('productsOfSkus', { skus })
  const ownerOf = (sku: string) => owners[sku] ?? known.plannedSkus.get(sku) ?? []
  return prepared.map((one) => {
    if (!unknown.has(one)) return one
    const keys = new Set(skusOf(one).flatMap(ownerOf))
    const [key] = keys
    if (key === undefined || keys.size > 1) return one
    const note = { line: one.source.line, message: `its SKUs are those of ${key}, which is changed` }
    return { ...one, key, document: { ...one.document, key }, notes: [...one.notes, note] }
  })
}

/** Sends the pictures of products; none in a dry run. */
const sendPictures = (
  products: readonly PreparedProduct[],
  { pictures, isDryRun }: ImportOptions,
): Promise<ProductWithPictures[]> =>
  Promise.all(
    products.map((one) =>
      pictures && !isDryRun
        ? (one.source.document ? attachOwnPictures : attachPictures)(one, pictures)
        : { prepared: { ...one, document: withoutPictures(one.document) }, added: 0, problems: [] },
    ),
  )

async function productDocument(prepared: PreparedProduct, relations: Relations, source: string): Promise<KindDocument> {
  const related = await relations.take(prepared)
  return {
    ...{ kind: 'product', source: `${source}, line ${prepared.source.line}` },
    input: related ? { ...prepared.document, related } : prepared.document,
  }
}

/** The result of a product that was sent to the shop. */
function resultOfWrite({ prepared, problems }: ProductWithPictures, result: DocumentResult | undefined): ImportResult {
  const { line } = prepared.source
  const notes = [
    ...prepared.notes,
    ...problems.map(({ line: at, address, problem }) => ({ line: at, message: `picture ${address}: ${problem}` })),
    ...(result?.notes ?? []).map((message) => ({ line, message })),
  ]
  const outcome = result?.outcome === 'removed' ? 'archived' : (result?.outcome ?? 'refused')
  return { ...resultOf(prepared, outcome, result?.problems), notes }
}

interface BatchResult {
  sent: ProductWithPictures[]
  /** In the order of the file. */
  results: ImportResult[]
}

/** Writes products of the file, each atomically, with the categories and attributes that they need. */
export async function importBatch(
  sources: readonly SourceProduct[],
  { known, relations }: { known: KnownKeys; relations: Relations },
  options: ImportOptions,
): Promise<BatchResult> {
  const { commands, mode, isDryRun, actor, source } = options
  const results: ImportResult[] = []
  const accepted: PreparedProduct[] = []
  for (const one of await findBySku(sources.map(toDocument), known, commands)) {
    const exclusion = exclusionOf(one, known, mode)
    if (exclusion) results.push(exclusion)
    else accepted.push(fitTaxClass(fitAttributes(one, known), known))
  }
  const sent = await sendPictures(accepted, options)
  const missing = missingDocuments(accepted, known, source)
  const assumed = isDryRun ? plannedDocuments(accepted, known) : []
  // In a dry run, a new category may have a parent that was only planned.
  const dependencies = [...(missing.length > 0 ? assumed : []), ...missing]
  const products = await Promise.all(sent.map(({ prepared }) => productDocument(prepared, relations, source)))
  const documents = [...dependencies, ...products]
  const applyResults = documents.length > 0 ? await commands.run('apply', { documents, actor, isDryRun, assumed }) : []
  if (!isDryRun)
    await recordFormerNames(
      commands,
      sent.flatMap(({ prepared }, place) =>
        applyResults[dependencies.length + place]?.outcome === 'refused' ? [] : prepared,
      ),
    )
  recordDocuments(
    known,
    dependencies.filter((_, place) => applyResults[place]?.outcome !== 'refused'),
    isDryRun,
  )
  for (const [place, one] of sent.entries()) {
    const result = resultOfWrite(one, applyResults[dependencies.length + place])
    results.push(result)
    if (result.outcome !== 'refused') recordProduct(known, one.prepared, isDryRun)
  }
  return { sent, results: results.toSorted((a, b) => a.line - b.line) }
}
