import type { FileHandle } from 'node:fs/promises'
import { extname } from 'node:path'
import { toOwnDocument } from '../export/products/list-products'
import { addressOf, fileOf, externalFacts } from '../export/products/external-facts'
import type { ExportedProduct } from '../export/products/read-batch'
import { writeDocuments } from '../export/products/write-documents'
import { feedShop, listFeedProducts, writeGoogleTable } from '../export/products/write-google'
import { writeShopifyTable } from '../export/products/write-shopify'
import { writeOwnTable } from '../export/products/write-table'
import type { ShopCommands } from '../shop-command-types'
import { sanitize, print } from './args'

/** The format of a product file; by its extension if no format is given. */
export interface FormatOptions {
  format?: 'csv' | 'yaml'
  /** The format of another system. */
  as?: 'shopify' | 'google'
}

export interface ExportCounts {
  products: number
  pictures: number
  /** Products that the format cannot represent. */
  skipped: number
}

const PROGRESS_STEP = 1000

/** Counts a product, and prints the number every `PROGRESS_STEP` products. */
export function countProduct(counts: ExportCounts): void {
  counts.products++
  if (counts.products % PROGRESS_STEP === 0) print(`${counts.products} products …`)
}

interface WriteOptions {
  file: FileHandle
  /** Path of the file. */
  path: string
  products: AsyncIterable<ExportedProduct>
  /** Whether pictures are written beside it. */
  hasPictures: boolean
  counts: ExportCounts
}

type ProductWriter = (commands: ShopCommands, options: WriteOptions) => Promise<void>

async function* documentsOf({ products, hasPictures }: WriteOptions) {
  for await (const product of products) yield toOwnDocument(product, hasPictures)
}

async function formatOf(commands: ShopCommands) {
  const { language: storeLanguage } = await commands.run('importFacts', null)
  const { minorDigits: digits } = await commands.run('currency', null)
  return { storeLanguage, digits }
}

const WRITERS: Record<'csv' | 'yaml' | 'shopify' | 'google', ProductWriter> = {
  yaml: (_, options) => writeDocuments(options.file, documentsOf(options)),
  csv: async (commands, options) => {
    const { file, path } = options
    await writeOwnTable(file, { path, products: documentsOf(options), form: await formatOf(commands) })
  },
  shopify: async (commands, { file, path, products, hasPictures, counts }) => {
    const facts = await externalFacts(commands)
    const pictureOf = hasPictures ? fileOf : addressOf(facts.origin)
    await writeShopifyTable(file, {
      ...{ path, products, form: { ...(await formatOf(commands)), ...facts, pictureOf } },
      onSkipped: (key, problem) => {
        counts.skipped++
        print(sanitize(`! ${key} was left out: ${problem}`))
      },
    })
  },
  google: async (commands, { file, counts }) => {
    async function* products() {
      for await (const product of listFeedProducts(commands)) {
        countProduct(counts)
        yield product
      }
    }
    await writeGoogleTable(file, products(), await feedShop(commands))
  },
}

/** The writer of products: for the named format, otherwise by the file's extension. */
export const writerOf = (path: string, { as, format }: FormatOptions): ProductWriter =>
  WRITERS[as ?? format ?? (/^\.ya?ml$/i.test(extname(path)) ? 'yaml' : 'csv')]
