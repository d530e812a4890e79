import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANY_VARIANTS_KEY, manyVariants } from '../harness/many-variants'
import { programArgs } from '../harness/programs'
import { startShop } from '../harness/shop'
import type { Processes } from '../harness/processes'
import { bench } from './bench'
import { startBare } from './baseline/bare-app'
import { gzipSync } from 'node:zlib'

/** JavaScript budget of a screen beyond a bare page of the same Next, in kB of 1000 bytes. */
const SCREENS = [
  { name: 'Content', path: '/page/about-us', budget: 15 },
  { name: 'Home', path: '/', budget: 25 },
  { name: 'Listing', path: '/category/home-shirts', budget: 25 },
  { name: 'Search', path: '/search?page=1&limit=12&keyword=shirt', budget: 25 },
  { name: 'Product', path: '/product/tarnbridge-rovers-home-shirt-2026-27', budget: 30 },
  { name: 'Variants', path: `/product/${MANY_VARIANTS_KEY}`, budget: 30 },
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

interface PageScripts {
  count: number
  /** Sum of the files, each compressed with gzip. */
  bytes: number
}

const SCRIPT = /<script[^>]+src="([^"]+)"[^>]*>/g
/** Scripts that a page of the shop loads after its first paint (server/html/defer-scripts.ts). */
const DEFERRED = /\b__storefront\.defer\("([^"]+)"\)/g
/** Loaded only by browsers without support for modules. */
const LEGACY = /\snomodule/i

/** Downloads a page and every script in its HTML. @throws Error if a response is no success */
async function measureScripts(url: string): Promise<PageScripts> {
  const page = await fetch(url)
  if (!page.ok) throw new Error(`${url} responded with ${page.status}`)
  const html = await page.text()
  const sources = new Set(
    [...html.matchAll(SCRIPT), ...html.matchAll(DEFERRED)].flatMap(([tag, source = '']) =>
      LEGACY.test(tag) ? [] : [new URL(source, url).href],
    ),
  )
  let bytes = 0
  for (const source of sources) {
    const script = await fetch(source)
    if (!script.ok) throw new Error(`${source} responded with ${script.status}`)
    bytes += gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length
  }
  return { count: sources.size, bytes }
}

/** Adds a product with 250 variants to the running shop. @throws Error if its document is rejected */
async function addManyVariants(processes: Processes, dataDir: string): Promise<void> {
  const file = join(dataDir, 'many-variants.json')
  writeFileSync(file, JSON.stringify(manyVariants('home-shirts')))
  const args = [...programArgs('store-api/cli'), 'product', 'set', '--from', file]
  const { code } = await processes.run({ name: 'Writing the product', args, env: { DATA_DIR: dataDir } })
  if (code !== 0) throw new Error(`the product was rejected (exit code ${code})`)
}

await bench(async ({ processes, settings }) => {
  const bare = await measureScripts(await startBare(processes))
  const { url } = await startShop(processes, settings)
  await addManyVariants(processes, settings.dataDir)
  console.log('JavaScript of a screen, kB gzip\n            all  over bare  budget  scripts')
  console.log(`Bare     ${kilobytes(bare.bytes)}                    ${bare.count}`)
  let isWithinLimit = true
  for (const { name, path, budget } of SCREENS) {
    const { bytes, count } = await measureScripts(url + path)
    const overhead = bytes - bare.bytes
    console.log(
      `${name.padEnd(8)} ${kilobytes(bytes)}     ${kilobytes(overhead)}  ${kilobytes(budget * 1000)}  ${count}`,
    )
    if (overhead > budget * 1000) isWithinLimit = false
  }
  return isWithinLimit
})
