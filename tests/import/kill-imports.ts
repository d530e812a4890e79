import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, OpenDatabase } from '../../store-api/db/database'
import { createEmptyShop } from '../../store-api/db/empty-shop'
import { migrate } from '../../store-api/db/migrate'
import { openPglite } from '../../store-api/db/pglite'
import { openPostgresForCommands } from '../../store-api/db/postgres'
import { product } from '../../store-api/db/schema'
import { copyOf, createDatabase, dropDatabase, TEMPLATE_VARIABLE } from '../../store-api/testing/database'
import { writeExport } from '../harness/export-file'
import { programArgs } from '../harness/programs'
import { findHalves, readImported } from './imported-shop'

/** A shop for the command `import`. */
export interface KilledShop {
  name: string
  env: Record<string, string>
  open: () => Promise<OpenDatabase>
  remove: () => Promise<void>
}

/** Creates an empty shop for an import. */
export type MakeShop = (number: number) => Promise<KilledShop>

async function begin(db: Database) {
  await migrate(db)
  await createEmptyShop(db, 'https://shop.example')
}

/** Shops with PGlite, in subfolders of a folder. */
export async function pgliteShops(folder: string): Promise<MakeShop> {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  const { db, close } = await openPglite(empty)
  await begin(db)
  await close()
  return (number) => {
    const data = join(folder, `shop-${number}`)
    cpSync(empty, data, { recursive: true })
    return Promise.resolve({
      ...{ name: 'PGlite', env: { DATA_DIR: data, DATABASE_URL: '' }, open: () => openPglite(data) },
      remove: () => Promise.resolve(),
    })
  }
}

/** Shops on a PostgreSQL server. @param folder for their other data */
export const postgresShops =
  (server: string, folder: string): MakeShop =>
  async () => {
    const url = await createDatabase(server, copyOf(process.env[TEMPLATE_VARIABLE]))
    const { db, close } = openPostgresForCommands(url)
    await begin(db)
    await close()
    return {
      ...{ name: 'PostgreSQL', env: { DATA_DIR: folder, DATABASE_URL: url } },
      open: () => Promise.resolve(openPostgresForCommands(url)),
      remove: () => dropDatabase(server, url),
    }
  }

/**
 * Runs the command `import`.
 * @param killAfterMs time to the kill, from its first output, after which it writes; null for no kill
 * @returns its duration from its first output, in milliseconds
 */
async function importFile(path: string, env: Record<string, string>, killAfterMs: number | null) {
  const args = [...programArgs('store-api/cli'), 'import', path]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  const firstOutput = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
      resolve(performance.now())
    })
    void exited.then(() => resolve(performance.now()))
  })
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  const start = await firstOutput
  if (killAfterMs !== null) {
    await Promise.race([pause(killAfterMs), exited])
    child.kill('SIGKILL')
  }
  const code = await exited
  if (killAfterMs === null && code !== 0) throw new Error(`The import failed (exit code ${code}):\n${output}`)
  return performance.now() - start
}

interface KillOptions {
  makeShop: MakeShop
  kills: number
  /** Kills of each shop's import, which is resumed and killed again. Default: one. */
  killsPerShop?: number
  products: number
  folder: string
  /** Returns 0 to 1: the time of the next kill, as a share of the import's duration. */
  random: () => number
  onKill?: (progress: { number: number; written: number; of: number }) => void
}

/** Kills imports at random times and resumes them. @returns the violated conditions */
export async function killImports({
  makeShop,
  kills,
  killsPerShop = 1,
  products,
  folder,
  random,
  onKill,
}: KillOptions): Promise<string[]> {
  const path = join(folder, 'export.csv')
  const variantsOf = (number: number) => (number === 1 ? 99 : 3 + (number % 3))
  await writeExport(path, { products, variantsOf })
  const expected = (key: string) => variantsOf(Number(key.split('-')[1]))
  async function inspectShop<Result>(shop: KilledShop, read: (db: Database) => Promise<Result>) {
    const { db, close } = await shop.open()
    const partialImports = await findHalves(db, expected)
    const result = await read(db)
    await close()
    return { partialImports, result }
  }
  const uninterrupted = await makeShop(0)
  let duration = await importFile(path, uninterrupted.env, null)
  const reference = await inspectShop(uninterrupted, readImported)
  await uninterrupted.remove()
  const violations = reference.partialImports
  for (let first = 1; first <= kills; first += killsPerShop) {
    const last = Math.min(kills, first + killsPerShop - 1)
    const shop = await makeShop(first)
    for (let number = first; number <= last; number++) {
      await importFile(path, shop.env, random() * duration)
      const { partialImports, result: writtenCount } = await inspectShop(shop, (db) => db.$count(product))
      onKill?.({ number, written: writtenCount, of: products })
      // The import was complete before the kill, as the machine is less busy now: kills the next one earlier.
      if (writtenCount === products) duration *= 0.7
      violations.push(...partialImports.map((violation) => `${shop.name}, kill ${number}: ${violation}`))
    }
    await importFile(path, shop.env, null)
    const { partialImports, result: imported } = await inspectShop(shop, readImported)
    violations.push(...partialImports.map((violation) => `${shop.name}, resumed ${last}: ${violation}`))
    if (imported !== reference.result)
      violations.push(`${shop.name}, kill ${last}: the result differs from that of an uninterrupted import`)
    await shop.remove()
  }
  return violations
}
