import type { KindDocument } from '../catalog/operations/apply-documents'
import type { ShopCommands } from '../admin/shop-commands'
import { type CategoryInput, type Prepared, toDocument } from './to-document'
import type { Note, SourceAttribute, SourceProduct } from './source-product'
import { sendFormerNames } from './former-names'
import type { ImportMode } from './modes'
import { openRelations, type Relations } from './relations'
import { withOwnPictures } from './pictures/own-pictures'
import { type PictureSender, type WithPictures, withPictures } from './pictures/send-source-pictures'

/** Products written at once: so many are lost, and read again, when the program is killed. */
const BATCH = 50

export type ImportOutcome = 'created' | 'changed' | 'same' | 'refused' | 'skipped' | 'archived'

/** What became of a product. */
export interface ImportResult {
  key: string
  name: string
  /** Line of the file; 0 for a product that the file does not have. */
  line: number
  outcome: ImportOutcome
  /** Why it was refused. */
  problems: string[]
  notes: Note[]
}

export interface ImportSummary {
  counts: Record<ImportOutcome, number>
  products: number
  variants: number
  /** Variants that are chosen by options. */
  choices: number
  /** Pictures that products name. */
  namedPictures: number
  /** Rows of the file that belong to products. */
  rows: number
  pictures: number
  pictureProblems: number
  isCanceled: boolean
}

interface ImportOptions {
  commands: ShopCommands
  /** Null to leave pictures out. */
  pictures: PictureSender | null
  mode: ImportMode
  isDryRun: boolean
  actor: string
  /** File, for errors. */
  source: string
  onResult: (result: ImportResult) => void
  /** Ends after the batch at hand. */
  signal?: AbortSignal | undefined
}

/** What the shop had when the import began, and what the import added. */
interface Known {
  products: Set<string>
  categories: Set<string>
  attributes: Map<string, SourceAttribute['kind'] | 'other'>
  /** Keys of this file, by the line they are first on. */
  inFile: Map<string, number>
}

async function readKnown(commands: ShopCommands): Promise<Known> {
  const keysOf = async (kind: 'product' | 'category') =>
    new Set((await commands.run('list', { kind })).map(({ key }) => key))
  const { attributes } = await commands.run('importFacts', null)
  return {
    products: await keysOf('product'),
    categories: await keysOf('category'),
    attributes: new Map(
      Object.entries(attributes).map(([key, kind]) => [key, kind === 'text' || kind === 'list' ? kind : 'other']),
    ),
    inFile: new Map(),
  }
}

/** Categories and attributes that products need and the shop does not have. */
function missingDocuments(prepared: readonly Prepared[], known: Known, source: string): KindDocument[] {
  const categories = new Map<string, CategoryInput>()
  const attributes = new Map<string, SourceAttribute>()
  for (const one of prepared) {
    for (const category of one.categories)
      if (!known.categories.has(category.key)) categories.set(category.key, category)
    for (const attribute of one.attributes)
      if (!known.attributes.has(attribute.key)) attributes.set(attribute.key, attribute)
  }
  return [
    ...[...categories.values()].map(({ key, name, parent }): KindDocument => ({
      ...{ kind: 'category', source },
      input: { key, name, ...(parent ? { parent } : {}) },
    })),
    ...[...attributes.values()].map(({ key, name, kind, isShown }): KindDocument => ({
      ...{ kind: 'attribute', source },
      input: { key, name, kind, isShown, isFilter: false },
    })),
  ]
}

/** Values of attributes in the form that the shop's attribute of that key has. */
function fitAttributes(prepared: Prepared, { attributes }: Known): Prepared {
  if (prepared.source.document) return prepared
  const values: Record<string, unknown> = {}
  const notes = [...prepared.notes]
  for (const { key, name, kind, values: parts } of prepared.attributes) {
    const wanted = attributes.get(key) ?? kind
    if (wanted === 'other')
      notes.push({ line: prepared.source.line, message: `${name} is of another kind in this shop: it was left out` })
    else values[key] = wanted === 'list' ? parts : parts.join(', ')
  }
  const { attributes: _, ...document } = prepared.document
  return {
    ...prepared,
    notes,
    document: Object.keys(values).length > 0 ? { ...document, attributes: values } : document,
  }
}

/** Whether its variants are chosen by options. */
const hasOptions = ({ document }: Prepared): boolean => ((document.options as unknown[] | undefined)?.length ?? 0) > 0

const resultOf = ({ key, source, notes }: Prepared, outcome: ImportOutcome, problems: string[] = []): ImportResult => ({
  key,
  name: source.name,
  line: source.line,
  outcome,
  problems,
  notes,
})

/** Why a product of the file is not written; null for one that is. */
function setAside(prepared: Prepared, known: Known, mode: ImportMode): ImportResult | null {
  const { key, refusal, source } = prepared
  const before = known.inFile.get(key)
  if (refusal) return resultOf(prepared, 'refused', [refusal])
  if (before !== undefined) return resultOf(prepared, 'refused', [`${key} is on line ${before} already`])
  known.inFile.set(key, source.line)
  const isKnown = known.products.has(key)
  return (mode === 'add' && isKnown) || (mode === 'update' && !isKnown) ? resultOf(prepared, 'skipped') : null
}

/** A product whose address the shop does not know, and whose SKUs belong to one it has, is that one. */
async function findBySku(prepared: readonly Prepared[], known: Known, commands: ShopCommands): Promise<Prepared[]> {
  const skusOf = ({ source }: Prepared) => source.variants.flatMap(({ sku }) => sku || [])
  const unknown = prepared.filter(({ key, refusal }) => !refusal && !known.products.has(key))
  const skus = unknown.flatMap(skusOf)
  if (skus.length === 0) return [...prepared]
  const owners = await commands.run('productsOfSkus', { skus })
  return prepared.map((one) => {
    const keys = new Set(skusOf(one).flatMap((sku) => owners[sku] ?? []))
    const [key] = keys
    if (!unknown.includes(one) || key === undefined || keys.size > 1) return one
    const note = { line: one.source.line, message: `its SKUs are those of ${key}, which is changed` }
    return { ...one, key, document: { ...one.document, key }, notes: [...one.notes, note] }
  })
}

/** A document of this shop's own forms without its pictures, where they are not sent. */
function withoutPictures(prepared: Prepared): Prepared {
  const { pictures: _, ...document } = prepared.document
  return { ...prepared, document }
}

interface Batch {
  sent: WithPictures[]
  results: ImportResult[]
}

/** Writes a batch, and says what became of each of its products. */
async function writeBatch(
  sources: readonly SourceProduct[],
  { known, relations }: { known: Known; relations: Relations },
  options: ImportOptions,
): Promise<Batch> {
  const { commands, mode, isDryRun, actor, source, pictures } = options
  const all = await findBySku(sources.map(toDocument), known, commands)
  const results: ImportResult[] = []
  const wanted: Prepared[] = []
  for (const one of all) {
    const aside = setAside(one, known, mode)
    if (aside) results.push(aside)
    else wanted.push(fitAttributes(one, known))
  }
  const sent =
    pictures && !isDryRun
      ? await Promise.all(wanted.map((one) => (one.source.document ? withOwnPictures : withPictures)(one, pictures)))
      : wanted.map((prepared) => ({ prepared: withoutPictures(prepared), added: 0, problems: [] }))
  const needed = missingDocuments(wanted, known, source)
  const withRelated = async ({ document, ...prepared }: Prepared) => {
    const related = await relations.take({ document, ...prepared })
    return related ? { ...document, related } : document
  }
  const documents: KindDocument[] = [
    ...needed,
    ...(await Promise.all(
      sent.map(async ({ prepared }): Promise<KindDocument> => ({
        ...{ kind: 'product', input: await withRelated(prepared) },
        source: `${source}, line ${prepared.source.line}`,
      })),
    )),
  ]
  const written = documents.length > 0 ? await commands.run('apply', { documents, actor, isDryRun }) : []
  if (!isDryRun)
    await sendFormerNames(
      commands,
      sent.flatMap(({ prepared }, place) => (written[needed.length + place]?.outcome === 'refused' ? [] : prepared)),
    )
  for (const [place, { prepared, problems }] of sent.entries()) {
    const result = written[needed.length + place]
    const { line } = prepared.source
    const notes = [
      ...prepared.notes,
      ...problems.map(({ line: at, address, problem }) => ({ line: at, message: `picture ${address}: ${problem}` })),
      ...(result?.notes ?? []).map((message) => ({ line, message })),
    ]
    const outcome = result?.outcome === 'removed' ? 'archived' : (result?.outcome ?? 'refused')
    results.push({ ...resultOf(prepared, outcome, result?.problems), notes })
    if (!isDryRun && outcome !== 'refused') known.products.add(prepared.key)
  }
  if (!isDryRun)
    for (const [place, { kind, input }] of needed.entries()) {
      if (written[place]?.outcome === 'refused') continue
      const { key, kind: form } = input as { key: string; kind?: SourceAttribute['kind'] }
      if (kind === 'category') known.categories.add(key)
      else known.attributes.set(key, form ?? 'text')
    }
  return { sent, results: results.toSorted((a, b) => a.line - b.line) }
}

async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Archives active products that the file does not have. */
async function archiveOthers(known: Known, { commands, isDryRun, actor }: ImportOptions): Promise<ImportResult[]> {
  const listed = await commands.run('list', { kind: 'product' })
  const gone = listed.filter(({ key, state }) => !known.inFile.has(key) && state !== 'archived')
  const results: ImportResult[] = []
  for (let at = 0; at < gone.length; at += BATCH) {
    const documents = gone
      .slice(at, at + BATCH)
      .map(({ key }): KindDocument => ({ kind: 'product', input: { key, status: 'archived' }, source: key }))
    const written = await commands.run('apply', { documents, actor, isDryRun })
    for (const [place, { key, outcome, problems }] of written.entries())
      results.push({
        ...{ key, name: gone[at + place]?.name ?? '', line: 0, problems, notes: [] },
        outcome: outcome === 'refused' ? 'refused' : 'archived',
      })
  }
  return results
}

/**
 * Writes products of another shop, batch by batch, each product whole or not at all. Written again, the same file
 * changes nothing: an import that was interrupted is resumed by starting it again.
 */
export async function importProducts(
  products: AsyncIterable<SourceProduct>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { commands, isDryRun } = options
  const known = await readKnown(commands)
  const relations = openRelations({ commands, isDryRun, known: known.products, inFile: known.inFile })
  const summary: ImportSummary = {
    counts: { created: 0, changed: 0, same: 0, refused: 0, skipped: 0, archived: 0 },
    ...{
      products: 0,
      variants: 0,
      choices: 0,
      namedPictures: 0,
      rows: 0,
      pictures: 0,
      pictureProblems: 0,
      isCanceled: false,
    },
  }
  /** Products that are as they were, as far as they were told: what they are related to may come. */
  const same = new Set<string>()
  const tell = (result: ImportResult) => {
    summary.counts[result.outcome]++
    if (result.outcome === 'same') same.add(result.key)
    options.onResult(result)
  }
  for await (const batch of batches(products, BATCH)) {
    const { sent, results } = await writeBatch(batch, { known, relations }, options)
    summary.products += batch.length
    for (const { variants, pictures, rows } of batch) {
      summary.variants += variants.length
      summary.namedPictures += pictures.length
      summary.rows += rows
    }
    for (const { prepared, added, problems } of sent) {
      summary.choices += hasOptions(prepared) ? prepared.source.variants.length : 0
      summary.pictures += added
      summary.pictureProblems += problems.length
    }
    results.forEach(tell)
    if (!options.signal?.aborted) continue
    summary.isCanceled = true
    return summary
  }
  for await (const result of relations.writeRest(options.actor)) {
    if (result.outcome === 'changed' && same.delete(result.key)) {
      summary.counts.same--
      summary.counts.changed++
    }
    if (result.outcome !== 'same' || result.notes.length > 0) options.onResult(result)
  }
  // What could not be read must not take away what was there.
  if (options.mode === 'mirror' && summary.counts.refused === 0) (await archiveOthers(known, options)).forEach(tell)
  return summary
}
