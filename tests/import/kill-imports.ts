import { spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, OpenDatabase } from '../../store-api/db/database'
import { beginEmpty } from '../../store-api/db/empty-shop'
import { migrate } from '../../store-api/db/migrate'
import { openPglite } from '../../store-api/db/pglite'
import { openPostgresForCommands } from '../../store-api/db/postgres'
import { createDatabase, dropDatabase } from '../concurrency/harness/databases'
import { writeExport } from '../harness/export-file'
import { findHalves, readImported } from './imported-shop'

/** A database that the command `import` runs on. */
export interface KilledShop {
  name: string
  env: Record<string, string>
  open: () => Promise<OpenDatabase>
  remove: () => Promise<void>
}

/** Makes empty shops, one for each import. */
export type MakeShop = (place: number) => Promise<KilledShop>

async function begin(db: Database) {
  await migrate(db)
  await beginEmpty(db, 'https://shop.example')
}

/** Shops in folders below one. */
export async function pgliteShops(folder: string): Promise<MakeShop> {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  const { db, close } = await openPglite(empty)
  await begin(db)
  await close()
  return (place) => {
    const data = join(folder, `shop-${place}`)
    cpSync(empty, data, { recursive: true })
    return Promise.resolve({
      ...{ name: 'PGlite', env: { DATA_DIR: data, DATABASE_URL: '' }, open: () => openPglite(data) },
      remove: () => Promise.resolve(),
    })
  }
}

/** Shops on a PostgreSQL server. @param folder for the other data of the shops */
export const postgresShops =
  (server: string, folder: string): MakeShop =>
  async () => {
    const url = await createDatabase(server)
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
 * Runs the command `import`. @param killAfterMs after its first line, when it begins to write; null to let it finish
 */
async function importFile(path: string, env: Record<string, string>, killAfterMs: number | null) {
  const args = ['--import', 'tsx', 'store-api/cli.ts', 'import', path]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  const begun = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
      resolve(performance.now())
    })
    void ended.then(() => resolve(performance.now()))
  })
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  const start = await begun
  if (killAfterMs !== null) {
    await Promise.race([pause(killAfterMs), ended])
    child.kill('SIGKILL')
  }
  const code = await ended
  if (killAfterMs === null && code !== 0) throw new Error(`The import ended with ${code}:\n${output}`)
  return performance.now() - start
}

interface KillOptions {
  makeShop: MakeShop
  kills: number
  products: number
  folder: string
  /** 0 to 1: when the next import is killed, as a share of its duration. */
  random: () => number
  onKill?: (told: { place: number; written: number; of: number }) => void
}

/** Kills imports at random moments and runs them again. @returns the violated conditions */
export async function killImports({
  makeShop,
  kills,
  products,
  folder,
  random,
  onKill,
}: KillOptions): Promise<string[]> {
  const path = join(folder, 'export.csv')
  const variantsOf = (place: number) => (place === 1 ? 99 : 3 + (place % 3))
  await writeExport(path, { products, variantsOf })
  const expected = (key: string) => variantsOf(Number(key.split('-')[1]))
  const reads = async (shop: KilledShop) => {
    const { db, close } = await shop.open()
    const halves = await findHalves(db, expected)
    const imported = await readImported(db)
    await close()
    return { halves, imported, count: (JSON.parse(imported) as { stored: unknown[] }).stored.length }
  }
  const whole = await makeShop(0)
  let duration = await importFile(path, whole.env, null)
  const reference = await reads(whole)
  await whole.remove()
  const broken = reference.halves
  for (let place = 1; place <= kills; place++) {
    const shop = await makeShop(place)
    await importFile(path, shop.env, random() * duration)
    const killed = await reads(shop)
    onKill?.({ place, written: killed.count, of: products })
    // A machine that was busy at first is faster now: the next one is killed earlier.
    if (killed.count === products) duration *= 0.7
    broken.push(...killed.halves.map((half) => `${shop.name}, kill ${place}: ${half}`))
    await importFile(path, shop.env, null)
    const { imported, halves } = await reads(shop)
    broken.push(...halves.map((half) => `${shop.name}, resumed ${place}: ${half}`))
    if (imported !== reference.imported)
      broken.push(`${shop.name}, kill ${place}: the end is another one than without it`)
    await shop.remove()
  }
  return broken
}
