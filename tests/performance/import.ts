import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { localCommands, type ShopCommands } from '../../store-api/admin/shop-commands'
import { beginEmpty } from '../../store-api/db/empty-shop'
import { importProducts } from '../../store-api/import/import-products'
import { openSource } from '../../store-api/import/read-source'
import { openTestShop } from '../../store-api/testing/test-shop'
import { type Figure, report } from './command-line'

/**
 * Imports exports of generated products without pictures: how long a dry run and the import take, and by how much the
 * memory of the command grows with the rows.
 */
const ROWS = 5000
const ROWS_PER_PRODUCT = 4
const LIMITS = { dryRunS: 10, importS: 60, growthMb: 150 }

const MEMORY_ROWS = [1000, 100_000] as const
const SAMPLE_MS = 20

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))

const HEADINGS =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'

/** An export of so many rows, four variants a product. */
async function writeExport(rows: number): Promise<string> {
  const path = join(folder, `${rows}.csv`)
  const file = createWriteStream(path)
  file.write(`${HEADINGS}\n`)
  const description = `<p>${'Made of oak, oiled twice. '.repeat(20)}</p>`
  for (let row = 0; row < rows; row++) {
    const [product, size] = [Math.floor(row / ROWS_PER_PRODUCT), row % ROWS_PER_PRODUCT]
    const first =
      size === 0 ? `Shelf ${product},"${description}",Maker ${product % 50},Shelves ${product % 20},"oak, new"` : ',,,,'
    const line = `shelf-${product},${first},Width,${size * 20 + 40} cm,SH-${row},shopify,${row % 9},${20 + size}.50\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
  return path
}

async function runImport(path: string, commands: ShopCommands, isDryRun = false) {
  const { products } = await openSource([path], { currency: 'EUR' })
  const start = performance.now()
  const { counts } = await importProducts(products, {
    ...{ commands, pictures: null, mode: 'all', isDryRun, actor: 'bench', source: path, onResult: () => {} },
  })
  return { counts, seconds: (performance.now() - start) / 1000 }
}

/** A shop elsewhere, which has everything already: only the command's own memory counts. */
const REMOTE: ShopCommands = {
  run: (name, input) => {
    const { documents = [] } = (input ?? {}) as {
      documents?: { kind: string; source: string; input: { key: string } }[]
    }
    const replies: Record<string, unknown> = {
      list: [],
      importFacts: { currency: 'EUR', attributes: {}, mappings: {} },
      productsOfSkus: {},
      apply: documents.map(({ kind, source, input: { key } }) => ({
        ...{ kind, source, key, outcome: 'same', problems: [], differences: [], notes: [] },
      })),
    }
    return Promise.resolve(replies[name] as never)
  },
}

/** Most memory the heap has while an export is imported, in MB. */
async function peakMb(rows: number): Promise<number> {
  const path = await writeExport(rows)
  let peak = 0
  const sample = () => (peak = Math.max(peak, process.memoryUsage().heapUsed))
  const timer = setInterval(sample, SAMPLE_MS)
  await runImport(path, REMOTE)
  sample()
  clearInterval(timer)
  return peak / 1024 / 1024
}

const figures: Figure[] = []

try {
  const [few, many] = MEMORY_ROWS
  const before = await peakMb(few)
  const growth = (await peakMb(many)) - before
  figures.push({ name: `memory of ${many} rows over ${few}`, value: growth, unit: 'MB', atMost: LIMITS.growthMb })
  const { shop, db, close } = await openTestShop({ catalogue: null })
  await beginEmpty(db, 'https://shop.example')
  const commands = localCommands(shop)
  const path = await writeExport(ROWS)
  const dryRun = await runImport(path, commands, true)
  figures.push({ name: `dry run of ${ROWS} rows`, value: dryRun.seconds, unit: 's', atMost: LIMITS.dryRunS })
  const first = await runImport(path, commands)
  figures.push({ name: `import of ${ROWS} rows`, value: first.seconds, unit: 's', atMost: LIMITS.importS })
  const second = await runImport(path, commands)
  if (first.counts.created !== ROWS / ROWS_PER_PRODUCT) throw new Error(`imported ${JSON.stringify(first.counts)}`)
  const changed = second.counts.created + second.counts.changed
  figures.push(
    { name: 'the same again', value: second.seconds, unit: 's' },
    { name: 'products it changes', value: changed, unit: '', atMost: 0 },
  )
  await close()
} finally {
  rmSync(folder, { recursive: true })
}
process.exit(report('import', figures) ? 0 : 1)
