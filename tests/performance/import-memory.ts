import { rmSync } from 'node:fs'
import type { ShopCommands } from '../../store-api/admin/shop-command-types'
import { importProducts } from '../../store-api/admin/import/import-products'
import { openSource } from '../../store-api/admin/import/read-source'

/**
 * Imports an export into a fake remote shop, which has all its products already, and prints the peak memory of this
 * process in MB: that of the command alone. Usage: `node import-memory.ts FILE`
 */
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

const KB = 1024

const [path = ''] = process.argv.slice(2)
const { products } = await openSource([path], { currency: 'EUR' })
await importProducts(products, {
  ...{
    commands: REMOTE,
    pictures: null,
    mode: 'all',
    isDryRun: false,
    actor: 'bench',
    source: path,
    onResult: () => {},
  },
})
rmSync(path)
console.log(Math.round(process.resourceUsage().maxRSS / KB))
