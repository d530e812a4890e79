import type { FileHandle } from 'node:fs/promises'
import type { ExternalFormat } from './external-format'
import type { ExportedProduct } from './read-batch'
import { shopifyHeadings } from './shopify-headings'
import { metafieldsOf, shopifyProblem, shopifyRows } from './shopify-rows'
import { withSpool } from './spool'
import { writeRows } from './write-table'

interface ShopifyTable {
  /** Path of the file, beside which the products are spooled. */
  path: string
  products: AsyncIterable<ExportedProduct>
  form: ExternalFormat
  /** Receives products that Shopify's format cannot represent. */
  onSkipped: (key: string, problem: string) => void
}

/**
 * Writes products as Shopify's table, without a byte order mark: Shopify would read it as part of the first heading.
 */
export async function writeShopifyTable(
  file: FileHandle,
  { path, products, form, onSkipped }: ShopifyTable,
): Promise<void> {
  const metafields = new Set<string>()
  async function* supportedProducts() {
    for await (const product of products) {
      const problem = shopifyProblem(product)
      if (problem) onSkipped(product.document.key, problem)
      else yield product
    }
  }
  await withSpool(`${path}.${process.pid}.rows.part`, supportedProducts(), {
    onItem: (product) => metafieldsOf(product, form).forEach(([heading]) => metafields.add(heading)),
    work: async ({ items }) => {
      async function* rows() {
        for await (const product of items()) yield* shopifyRows(product, form)
      }
      await writeRows(file, shopifyHeadings([...metafields].sort()), rows(), { mark: '' })
    },
  })
}
