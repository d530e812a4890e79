import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { localCommands } from '../../store-api/admin/shop-commands'
import type { ShopCommands } from '../../store-api/admin/shop-command-types'
import { createEmptyShop } from '../../store-api/db/empty-shop'
import { importProducts } from '../../store-api/admin/import/import-products'
import { openSource } from '../../store-api/admin/import/read-source'
import { openTestShop } from '../../store-api/testing/test-shop'
import { OWNERS_EXPORT, writeExport } from '../harness/export-file'
import { type Figure, report } from './command-line'
import { measureDuringImport } from './import-in-process'

/**
 * Imports generated products without pictures, and measures the duration of a dry run and of the import, and how much
 * the command's memory grows with the number of rows.
 */
const PRODUCTS = 1250
const LIMITS = { dryRunS: 10, importS: 60, growthMb: 150 }

const MEMORY_PRODUCTS = [250, 25_000] as const

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
const fileOf = (name: string) => join(folder, name)

async function runImport(path: string, commands: ShopCommands, isDryRun = false) {
  const { products } = await openSource([path], { currency: 'EUR' })
  const start = performance.now()
  const { counts, variants } = await importProducts(products, {
    ...{ commands, pictures: null, mode: 'all', isDryRun, actor: 'bench', source: path, onResult: () => {} },
  })
  return { counts, variants, seconds: (performance.now() - start) / 1000 }
}

/** Peak memory of a process that imports `products` products of four rows, in MB. */
async function peakMb(products: number): Promise<number> {
  const path = fileOf('memory.csv')
  await writeExport(path, { products })
  const args = ['--import', 'tsx', 'tests/performance/import-memory.ts', path]
  return Number((await promisify(execFile)(process.execPath, args)).stdout)
}

async function withShop(work: (commands: ShopCommands) => Promise<void>) {
  const { shop, db, close } = await openTestShop({ catalogue: null })
  await createEmptyShop(db, 'https://shop.example')
  await work(localCommands(shop))
  await close()
}

const figures: Figure[] = []

async function measureMemory() {
  const [smallCount, largeCount] = MEMORY_PRODUCTS
  const before = await peakMb(smallCount)
  const value = (await peakMb(largeCount)) - before
  figures.push({
    name: `memory of ${largeCount * 4} rows over ${smallCount * 4}`,
    value,
    unit: 'MB',
    atMost: LIMITS.growthMb,
  })
}

async function measureTimes(commands: ShopCommands) {
  const [path, raisedPrices] = [fileOf('first.csv'), fileOf('dearer.csv')]
  const rows = await writeExport(path, { products: PRODUCTS })
  await writeExport(raisedPrices, { products: PRODUCTS, priceRise: 1 })
  const dryRun = await runImport(path, commands, true)
  const first = await runImport(path, commands)
  const second = await runImport(path, commands)
  const prices = await runImport(raisedPrices, commands)
  const [planned, created] = [dryRun.counts.created, first.counts.created]
  if (planned !== PRODUCTS || created !== PRODUCTS) throw new Error(`imported ${JSON.stringify(first.counts)}`)
  const changedCount = second.counts.created + second.counts.changed
  figures.push(
    { name: `dry run of ${rows} rows`, value: dryRun.seconds, unit: 's', atMost: LIMITS.dryRunS },
    { name: `import of ${rows} rows`, value: first.seconds, unit: 's', atMost: LIMITS.importS },
    { name: 'the same again', value: second.seconds, unit: 's', atMost: LIMITS.dryRunS },
    { name: 'products it changes', value: changedCount, unit: '', atMost: 0 },
    { name: 'all prices changed', value: prices.seconds, unit: 's', atMost: LIMITS.importS },
  )
}

/** Imports a file of the size of an established shop's export. */
async function measureOwnersFile(commands: ShopCommands) {
  const path = fileOf('owners.csv')
  await writeExport(path, OWNERS_EXPORT)
  const { counts, variants, seconds } = await runImport(path, commands)
  const isComplete = counts.created === OWNERS_EXPORT.products && variants === OWNERS_EXPORT.variants
  if (!isComplete) throw new Error(`imported ${JSON.stringify(counts)} with ${variants} variants`)
  figures.push({ name: '1,244 products, 19 kB descriptions', value: seconds, unit: 's', atMost: 2 * LIMITS.importS })
}

try {
  await measureMemory()
  await withShop(measureTimes)
  await withShop(measureOwnersFile)
  figures.push(...(await measureDuringImport(fileOf('first.csv'))))
} finally {
  rmSync(folder, { recursive: true })
}
process.exit(report('import', figures) ? 0 : 1)
