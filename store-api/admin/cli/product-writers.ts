import type { FileHandle } from 'node:fs/promises'
import { extname } from 'node:path'
import { toOwnDocument } from '../export/products/list-products'
import { addressOf, fileOf, otherFacts } from '../export/products/other-facts'
import type { ExportedProduct } from '../export/products/read-batch'
import { writeDocuments } from '../export/products/write-documents'
import { feedShop, listFeedProducts, writeGoogleTable } from '../export/products/write-google'
import { writeShopifyTable } from '../export/products/write-shopify'
import { writeOwnTable } from '../export/products/write-table'
import type { ShopCommands } from '../shop-command-types'
import { plain, print } from './args'

/** The format of a product file; by its extension if no format is given. */
export interface FormOptions {
  format?: 'csv' | 'yaml'
  /** The form of another system. */
  as?: 'shopify' | 'google'
}

export interface Counted {
  products: number
  pictures: number
  /** Products that the form has no place for. */
  leftOut: number
}

const PROGRESS_STEP = 1000

/** Counts a product, and reports the number from time to time. */
export function countProduct(counted: Counted): void {
  counted.products++
  if (counted.products % PROGRESS_STEP === 0) print(`${counted.products} products …`)
}

interface Writing {
  file: FileHandle
  /** Of the file. */
  path: string
  products: AsyncIterable<ExportedProduct>
  /** Whether pictures are written beside it. */
  hasPictures: boolean
  counted: Counted
}

type ProductWriter = (commands: ShopCommands, writing: Writing) => Promise<void>

async function* documentsOf({ products, hasPictures }: Writing) {
  for await (const product of products) yield toOwnDocument(product, hasPictures)
}

async function formOf(commands: ShopCommands) {
  const { language: own } = await commands.run('importFacts', null)
  const { minorDigits: digits } = await commands.run('currency', null)
  return { own, digits }
}

const WRITERS: Record<'csv' | 'yaml' | 'shopify' | 'google', ProductWriter> = {
  yaml: (_, writing) => writeDocuments(writing.file, documentsOf(writing)),
  csv: async (commands, writing) => {
    const { file, path } = writing
    await writeOwnTable(file, { path, products: documentsOf(writing), form: await formOf(commands) })
  },
  shopify: async (commands, { file, path, products, hasPictures, counted }) => {
    const facts = await otherFacts(commands)
    const pictureOf = hasPictures ? fileOf : addressOf(facts.origin)
    await writeShopifyTable(file, {
      ...{ path, products, form: { ...(await formOf(commands)), ...facts, pictureOf } },
      onLeftOut: (key, problem) => {
        counted.leftOut++
        print(plain(`! ${key} was left out: ${problem}`))
      },
    })
  },
  google: async (commands, { file, counted }) => {
    async function* products() {
      for await (const product of listFeedProducts(commands)) {
        countProduct(counted)
        yield product
      }
    }
    await writeGoogleTable(file, products(), await feedShop(commands))
  },
}

/** The writer of products: for the named format, otherwise by the file's extension. */
export const writerOf = (path: string, { as, format }: FormOptions): ProductWriter =>
  WRITERS[as ?? format ?? (/^\.ya?ml$/i.test(extname(path)) ? 'yaml' : 'csv')]
