import { withoutPictures } from '../../catalog/operations/known-pictures'
import type { DocumentResult, KindDocument } from '../../catalog/operations/apply-documents'
import type { ShopCommands } from '../shop-command-types'
import { fitTaxClass } from './fit-tax-class'
import { sendFormerNames } from './former-names'
import { type ImportOptions, type ImportResult, resultOf } from './import-result'
import { type KnownKeys, missingDocuments, noteDocuments, noteWritten, plannedDocuments } from './known-keys'
import type { ImportMode } from './modes'
import { withOwnPictures } from './pictures/own-pictures'
import { type WithPictures, withPictures } from './pictures/send-source-pictures'
import type { Relations } from './relations'
import type { SourceProduct } from './source-product'
import { type Prepared, toDocument } from './to-document'

/** Values of attributes in the form that the shop's attribute of that key has. */
function fitAttributes(prepared: Prepared, { attributes }: KnownKeys): Prepared {
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

/** Why a product of the file is not written; null if it is. */
function setAside(prepared: Prepared, known: KnownKeys, mode: ImportMode): ImportResult | null {
  const { key, refusal, source } = prepared
  const before = known.inFile.get(key)
  if (refusal) return resultOf(prepared, 'refused', [refusal])
  if (before !== undefined) return resultOf(prepared, 'refused', [`${key} is on line ${before} already`])
  known.inFile.set(key, source.line)
  const isKnown = known.products.has(key)
  return (mode === 'add' && isKnown) || (mode === 'update' && !isKnown) ? resultOf(prepared, 'skipped') : null
}

/** A product whose address is unknown, but whose SKUs belong to a product of the shop, is that product. */
async function findBySku(prepared: readonly Prepared[], known: KnownKeys, commands: ShopCommands): Promise<Prepared[]> {
  const skusOf = ({ source }: Prepared) => source.variants.flatMap(({ sku }) => sku || [])
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
const sendPictures = (wanted: readonly Prepared[], { pictures, isDryRun }: ImportOptions): Promise<WithPictures[]> =>
  Promise.all(
    wanted.map((one) =>
      pictures && !isDryRun
        ? (one.source.document ? withOwnPictures : withPictures)(one, pictures)
        : { prepared: { ...one, document: withoutPictures(one.document) }, added: 0, problems: [] },
    ),
  )

async function productDocument(prepared: Prepared, relations: Relations, source: string): Promise<KindDocument> {
  const related = await relations.take(prepared)
  return {
    ...{ kind: 'product', source: `${source}, line ${prepared.source.line}` },
    input: related ? { ...prepared.document, related } : prepared.document,
  }
}

/** The result of a product that was sent to the shop. */
function writtenResult({ prepared, problems }: WithPictures, result: DocumentResult | undefined): ImportResult {
  const { line } = prepared.source
  const notes = [
    ...prepared.notes,
    ...problems.map(({ line: at, address, problem }) => ({ line: at, message: `picture ${address}: ${problem}` })),
    ...(result?.notes ?? []).map((message) => ({ line, message })),
  ]
  const outcome = result?.outcome === 'removed' ? 'archived' : (result?.outcome ?? 'refused')
  return { ...resultOf(prepared, outcome, result?.problems), notes }
}

interface Batch {
  sent: WithPictures[]
  /** In the order of the file. */
  results: ImportResult[]
}

/** Writes products of the file, each atomically, with the categories and attributes that they need. */
export async function importBatch(
  sources: readonly SourceProduct[],
  { known, relations }: { known: KnownKeys; relations: Relations },
  options: ImportOptions,
): Promise<Batch> {
  const { commands, mode, isDryRun, actor, source } = options
  const results: ImportResult[] = []
  const accepted: Prepared[] = []
  for (const one of await findBySku(sources.map(toDocument), known, commands)) {
    const aside = setAside(one, known, mode)
    if (aside) results.push(aside)
    else accepted.push(fitTaxClass(fitAttributes(one, known), known))
  }
  const sent = await sendPictures(accepted, options)
  const needed = missingDocuments(accepted, known, source)
  const assumed = isDryRun ? plannedDocuments(accepted, known) : []
  // A new category may be below one that would have been written before.
  const before = [...(needed.length > 0 ? assumed : []), ...needed]
  const products = await Promise.all(sent.map(({ prepared }) => productDocument(prepared, relations, source)))
  const documents = [...before, ...products]
  const written = documents.length > 0 ? await commands.run('apply', { documents, actor, isDryRun, assumed }) : []
  if (!isDryRun)
    await sendFormerNames(
      commands,
      sent.flatMap(({ prepared }, place) => (written[before.length + place]?.outcome === 'refused' ? [] : prepared)),
    )
  noteDocuments(
    known,
    before.filter((_, place) => written[place]?.outcome !== 'refused'),
    isDryRun,
  )
  for (const [place, one] of sent.entries()) {
    const result = writtenResult(one, written[before.length + place])
    results.push(result)
    if (result.outcome !== 'refused') noteWritten(known, one.prepared, isDryRun)
  }
  return { sent, results: results.toSorted((a, b) => a.line - b.line) }
}
