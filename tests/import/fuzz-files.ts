import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localCommands } from '../../store-api/admin/shop-commands'
import { createEmptyShop } from '../../store-api/db/empty-shop'
import { ImportError } from '../../store-api/admin/import/import-error'
import { importProducts } from '../../store-api/admin/import/import-products'
import type { ImportResult } from '../../store-api/admin/import/import-result'
import { openSource } from '../../store-api/admin/import/read-source'
import { openTestShop } from '../../store-api/testing/test-shop'
import { BASE_FILES } from './base-files'
import { findHalves } from './imported-shop'
import { mutateFile, randomOf } from './mutate-file'

/** Maximum duration of the import of a file. */
const LIMIT_MS = 10_000

/** Files imported into the same shop. Every fifth is written, the others are dry runs. */
const FILES_PER_SHOP = 500
const WRITE_INTERVAL = 5

/** Number of stored faults. */
const MAX_FAULTS = 20

interface FuzzOptions {
  files: number
  /** The same seed generates the same files. */
  seed: number
  onProgress?: (done: number) => void
}

export interface FuzzResult {
  readCount: number
  /** Files rejected as a whole, with a reason. */
  rejectedCount: number
  products: number
  /** Names of the files of which a damaged copy was read or rejected. */
  kinds: Set<string>
  faults: string[]
}

type TestShop = Awaited<ReturnType<typeof openTestShop>>

async function openEmptyShop(): Promise<TestShop> {
  const shop = await openTestShop({ catalogue: null })
  await createEmptyShop(shop.db, 'https://shop.example')
  return shop
}

async function importFiles(paths: readonly string[], { shop }: TestShop, isDryRun: boolean): Promise<ImportResult[]> {
  const results: ImportResult[] = []
  const { products } = await openSource(paths, { currency: 'EUR' })
  await importProducts(products, {
    ...{ commands: localCommands(shop), pictures: null, mode: 'all', isDryRun, actor: 'fuzz', source: 'file' },
    onResult: (result) => results.push(result),
  })
  return results
}

/** Finds rejected products without a reason, and reasons of products that were not rejected. */
const contradictions = (results: readonly ImportResult[]): string[] =>
  results.flatMap(({ key, outcome, problems }) =>
    (outcome === 'refused') === problems.length > 0
      ? []
      : [`${key} is ${outcome}, and has ${problems.length} problems`],
  )

/** Imports damaged files. @returns counts, and the violated conditions */
export async function fuzzFiles({ files, seed, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const result: FuzzResult = { readCount: 0, rejectedCount: 0, products: 0, kinds: new Set(), faults: [] }
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-files-'))
  const addFault = (index: number, fault: string) =>
    result.faults.length < MAX_FAULTS && result.faults.push(`file ${index} of seed ${seed}: ${fault}`)
  let at = 0
  const onRejection = (error: unknown) => void addFault(at, `an unhandled rejection: ${String(error)}`)
  process.on('unhandledRejection', onRejection)
  let shop = await openEmptyShop()

  const tryFile = async (index: number) => {
    const random = randomOf(seed + index)
    const base = BASE_FILES[Math.floor(random() * BASE_FILES.length)]
    if (!base) return
    const paths = [base, ...(base.additionalFile ? [base.additionalFile] : [])].map(({ name, text }) => {
      const path = join(folder, name)
      writeFileSync(path, mutateFile(text, random))
      return path
    })
    result.kinds.add([base.name, ...(base.additionalFile ? [base.additionalFile.name] : [])].join(' and '))
    const start = performance.now()
    try {
      const results = await importFiles(paths, shop, index % WRITE_INTERVAL > 0)
      result.readCount++
      result.products += results.length
      for (const fault of contradictions(results)) addFault(index, fault)
    } catch (error) {
      if (error instanceof ImportError) result.rejectedCount++
      else addFault(index, error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    const durationMs = performance.now() - start
    if (durationMs > LIMIT_MS) addFault(index, `took ${Math.round(durationMs)} ms`)
  }

  const closeShop = async () => {
    for (const violation of await findHalves(shop.db, null)) addFault(at, violation)
    await shop.close()
  }

  try {
    for (at = 0; at < files; at++) {
      if (at > 0 && at % FILES_PER_SHOP === 0) {
        await closeShop()
        shop = await openEmptyShop()
        onProgress?.(at)
      }
      await tryFile(at)
    }
    await closeShop()
    onProgress?.(files)
  } finally {
    process.off('unhandledRejection', onRejection)
    rmSync(folder, { recursive: true })
  }
  return result
}
