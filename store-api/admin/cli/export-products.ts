import { userInfo } from 'node:os'
import { extname } from 'node:path'
import { listProducts, toOwnDocument, writePictures } from '../../export/products/list-products'
import { openPictureTarget, type PictureTarget } from '../../export/products/picture-target'
import type { ExportedProduct } from '../../export/products/read-batch'
import { writeDocuments } from '../../export/products/write-documents'
import { writeOwnTable } from '../../export/products/write-table'
import { writeWhole } from '../../export/write-file'
import type { ShopCommands } from '../shop-commands'
import { print } from './args'
import { withCommands } from './with-commands'

export type ExportFormat = 'csv' | 'yaml'

export interface ProductExportOptions {
  format?: ExportFormat
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

/** Writes all products into a file, whole or not at all. @returns how many products and pictures */
export async function writeProducts(
  commands: ShopCommands,
  path: string,
  { format, pictures, overwrite: replaces = false }: ProductExportOptions,
): Promise<{ products: number; pictures: number }> {
  const facts = await commands.run('importFacts', null)
  const { minorDigits: digits } = await commands.run('currency', null)
  const counted = { products: 0, pictures: 0 }
  const isYaml = (format ?? (/^\.ya?ml$/i.test(extname(path)) ? 'yaml' : 'csv')) === 'yaml'
  const taken = `${path} is there already: --overwrite replaces it.`
  let target: PictureTarget | null = null
  try {
    await writeWhole(
      path,
      async (file) => {
        target = pictures ? await openPictureTarget(pictures, { replaces }) : null
        const products = documentsOf(withPictures(commands, target, counted), target !== null)
        await (isYaml
          ? writeDocuments(file, products)
          : writeOwnTable(file, { path, products, form: { own: facts.language, digits } }))
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
  return counted
}

/** Writes the shop's products into a file. @throws FileRefused */
export const exportProductsCommand = (path: string, options: ProductExportOptions): Promise<void> =>
  withCommands(async (commands) => {
    const { products, pictures } = await writeProducts(commands, path, options)
    print(
      `${products} products are in ${path}${options.pictures ? `, ${pictures} pictures in ${options.pictures}` : ''}.`,
    )
  })
