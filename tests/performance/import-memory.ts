import { rmSync } from 'node:fs'
import type { ShopCommands } from '../../store-api/admin/shop-commands'
import { importProducts } from '../../store-api/import/import-products'
import { openSource } from '../../store-api/import/read-source'

/**
 * Imports an export into a shop elsewhere, which has everything already, and prints the most memory that this process
 * held, in MB: the command's own, as it runs beside a shop. `node import-memory.ts FILE`
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
