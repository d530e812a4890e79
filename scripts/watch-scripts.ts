import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'undici'
import { changesOf, inventoryOf, type Inventory } from './watch/inventory'

/** Pages with passwords or payment, and one without. */
const PAGES = ['/', '/login', '/register', '/reset-password', '/checkout']

const [origin = '', file = 'known-scripts.json'] = process.argv.slice(2)

async function readInventory(path: string): Promise<Inventory> {
  const { headers, body } = await request(origin + path)
  return inventoryOf(await body.text(), headers)
}

/**
 * Compares the scripts and headers of a shop's pages, as shoppers receive them, with the last run. For a daily job:
 * exits with 1 if something has changed, and stores the new state.
 */
async function main() {
  if (!URL.canParse(origin)) throw new Error('npm run watch:scripts -- https://shop.example [file to remember in]')
  const current: Record<string, Inventory> = {}
  for (const path of PAGES) current[path] = await readInventory(path)
  const isFirst = !existsSync(file)
  const changes = isFirst ? [] : changesOf(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Inventory>, current)
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`)
  changes.forEach((change) => console.log(change))
  console.log(isFirst ? `Remembered in ${file}` : `${changes.length} changes`)
  process.exitCode = changes.length > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
