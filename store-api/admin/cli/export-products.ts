import type { FileHandle } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { extname } from 'node:path'
import { listProducts, toOwnDocument, writePictures } from '../../export/products/list-products'
import { openPictureTarget, type PictureTarget } from '../../export/products/picture-target'
import type { ExportedProduct } from '../../export/products/read-batch'
import { addressOf, fileOf, otherFacts } from '../../export/products/other-facts'
import { writeDocuments } from '../../export/products/write-documents'
import { writeShopifyTable } from '../../export/products/write-shopify'
import { writeOwnTable } from '../../export/products/write-table'
import { writeWhole } from '../../export/write-file'
import type { ShopCommands } from '../shop-commands'
import { plain, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

export type ExportFormat = 'csv' | 'yaml'
export type ExportForm = 'shopify'

export interface ProductExportOptions {
  format?: ExportFormat
  /** The form of another system; without it our own. */
  as?: ExportForm
  /** Folder or ZIP file. */
  pictures?: string
  overwrite?: boolean
}

const PROGRESS_STEP = 1000

/** Products one after the other, their pictures written beside; says how far it is. */
async function* withPictures(
  commands: ShopCommands,
  target: PictureTarget | null,
  counted: { products: number; pictures: number },
): AsyncGenerator<ExportedProduct> {
  for await (const product of listProducts(commands)) {
    counted.pictures += await writePictures(commands, product, target)
    counted.products++
    if (counted.products % PROGRESS_STEP === 0) print(`${counted.products} products …`)
    yield product
  }
}

async function* documentsOf(products: AsyncIterable<ExportedProduct>, isExported: boolean) {
  for await (const product of products) yield toOwnDocument(product, isExported)
}

interface Counted {
  products: number
  pictures: number
  /** Products that the form has no place for. */
  leftOut: number
}

type ProductWriter = (file: FileHandle, products: AsyncIterable<ExportedProduct>, isExported: boolean) => Promise<void>

/** How the products are written: in the form that is named, or else by the name of the file. */
async function writerOf(
  commands: ShopCommands,
  path: string,
  { options: { as, format }, counted }: { options: ProductExportOptions; counted: Counted },
): Promise<ProductWriter> {
  const { language: own } = await commands.run('importFacts', null)
  const { minorDigits: digits } = await commands.run('currency', null)
  if (as === 'shopify') {
    const facts = await otherFacts(commands)
    const onLeftOut = (key: string, problem: string) => {
      counted.leftOut++
      print(plain(`! ${key} was left out: ${problem}`))
    }
    return (file, products, isExported) => {
      const pictureOf = isExported ? fileOf : addressOf(facts.origin)
      return writeShopifyTable(file, { path, products, form: { own, digits, ...facts, pictureOf }, onLeftOut })
    }
  }
  const isYaml = (format ?? (/^\.ya?ml$/i.test(extname(path)) ? 'yaml' : 'csv')) === 'yaml'
  return (file, products, isExported) => {
    const documents = documentsOf(products, isExported)
    return isYaml
      ? writeDocuments(file, documents)
      : writeOwnTable(file, { path, products: documents, form: { own, digits } })
  }
}

/** Writes all products into a file, whole or not at all. @returns how many products and pictures */
export async function writeProducts(
  commands: ShopCommands,
  path: string,
  options: ProductExportOptions,
): Promise<Counted> {
  const { pictures, overwrite: replaces = false } = options
  const counted = { products: 0, pictures: 0, leftOut: 0 }
  const write = await writerOf(commands, path, { options, counted })
  const taken = `${path} is there already: --overwrite replaces it.`
  let target: PictureTarget | null = null
  try {
    await writeWhole(
      path,
      async (file) => {
        target = pictures ? await openPictureTarget(pictures, { replaces }) : null
        await write(file, withPictures(commands, target, counted), target !== null)
        await target?.close()
        const record = { kind: 'products' as const, actor: userInfo().username, count: counted.products }
        await commands.run('recordExport', { ...record, from: null, until: null })
      },
      { replaces, taken },
    )
  } catch (error) {
    ;(target as PictureTarget | null)?.abort()
    throw error
  }
  return { ...counted, products: counted.products - counted.leftOut }
}

/** Writes the shop's products into a file. @throws FileRefused, CommandError */
export const exportProductsCommand = (path: string, options: ProductExportOptions): Promise<void> => {
  if (options.as && options.format) throw new CommandError('--as names the form already: leave --format out.')
  return withCommands(async (commands) => {
    const { products, pictures, leftOut } = await writeProducts(commands, path, options)
    print(
      `${products} products are in ${path}${options.pictures ? `, ${pictures} pictures in ${options.pictures}` : ''}.`,
    )
    if (leftOut > 0) print(`${leftOut} products were left out.`)
  })
}
