import { userInfo } from 'node:os'
import { listProducts, writePictures } from '../export/products/list-products'
import { openPictureTarget, type PictureTarget } from '../export/products/picture-target'
import type { ExportedProduct } from '../export/products/read-batch'
import { writeAtomically } from '../../db/write-file'
import type { ShopCommands } from '../shop-command-types'
import { print } from './args'
import { CommandError } from './command-error'
import { type ExportCounts, countProduct, type FormatOptions, writerOf } from './product-writers'
import { withCommands } from './with-commands'

export interface ProductExportOptions extends FormatOptions {
  /** Folder or ZIP file. */
  pictures?: string
  overwrite?: boolean
}

/** Yields products one after the other, writes their pictures beside the file, and reports progress. */
async function* productsWithPictures(
  commands: ShopCommands,
  target: PictureTarget | null,
  counts: ExportCounts,
): AsyncGenerator<ExportedProduct> {
  for await (const product of listProducts(commands)) {
    counts.pictures += await writePictures(commands, product, target)
    countProduct(counts)
    yield product
  }
}

/** Writes all products into a file, atomically. @returns the number of products and pictures */
export async function writeProducts(
  commands: ShopCommands,
  path: string,
  options: ProductExportOptions,
): Promise<ExportCounts> {
  const { pictures, overwrite: replaces = false } = options
  const counts = { products: 0, pictures: 0, skipped: 0 }
  const existsMessage = `${path} is there already: --overwrite replaces it.`
  let target: PictureTarget | null = null
  try {
    await writeAtomically(
      path,
      async (file) => {
        target = pictures ? await openPictureTarget(pictures, { replaces }) : null
        const products = productsWithPictures(commands, target, counts)
        await writerOf(path, options)(commands, { file, path, products, hasPictures: target !== null, counts })
        await target?.close()
        const record = { kind: 'products' as const, actor: userInfo().username, count: counts.products }
        await commands.run('recordExport', { ...record, from: null, until: null })
      },
      { replaces, taken: existsMessage },
    )
  } catch (error) {
    ;(target as PictureTarget | null)?.abort()
    throw error
  }
  return { ...counts, products: counts.products - counts.skipped }
}

/** Writes the shop's products into a file. @throws FileRefused, CommandError */
export const exportProductsCommand = (path: string, options: ProductExportOptions): Promise<void> => {
  if (options.as && options.format) throw new CommandError('--as names the form already: leave --format out.')
  if (options.as === 'google' && options.pictures)
    throw new CommandError('Google fetches pictures from their addresses: leave --pictures out.')
  return withCommands(async (commands) => {
    const { products, pictures, skipped } = await writeProducts(commands, path, options)
    print(
      `${products} products are in ${path}${options.pictures ? `, ${pictures} pictures in ${options.pictures}` : ''}.`,
    )
    if (skipped > 0) print(`${skipped} products were left out.`)
  })
}
