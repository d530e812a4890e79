import { userInfo } from 'node:os'
import { listProducts, writePictures } from '../export/products/list-products'
import { openPictureTarget, type PictureTarget } from '../export/products/picture-target'
import type { ExportedProduct } from '../export/products/read-batch'
import { writeWhole } from '../../db/write-file'
import type { ShopCommands } from '../shop-command-types'
import { print } from './args'
import { CommandError } from './command-error'
import { type Counted, countProduct, type FormOptions, writerOf } from './product-writers'
import { withCommands } from './with-commands'

export interface ProductExportOptions extends FormOptions {
  /** Folder or ZIP file. */
  pictures?: string
  overwrite?: boolean
}

/** Yields products one after the other, writes their pictures beside the file, and reports progress. */
async function* withPictures(
  commands: ShopCommands,
  target: PictureTarget | null,
  counted: Counted,
): AsyncGenerator<ExportedProduct> {
  for await (const product of listProducts(commands)) {
    counted.pictures += await writePictures(commands, product, target)
    countProduct(counted)
    yield product
  }
}

/** Writes all products into a file, atomically. @returns the number of products and pictures */
export async function writeProducts(
  commands: ShopCommands,
  path: string,
  options: ProductExportOptions,
): Promise<Counted> {
  const { pictures, overwrite: replaces = false } = options
  const counted = { products: 0, pictures: 0, leftOut: 0 }
  const taken = `${path} is there already: --overwrite replaces it.`
  let target: PictureTarget | null = null
  try {
    await writeWhole(
      path,
      async (file) => {
        target = pictures ? await openPictureTarget(pictures, { replaces }) : null
        const products = withPictures(commands, target, counted)
        await writerOf(path, options)(commands, { file, path, products, hasPictures: target !== null, counted })
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
  if (options.as === 'google' && options.pictures)
    throw new CommandError('Google fetches pictures from their addresses: leave --pictures out.')
  return withCommands(async (commands) => {
    const { products, pictures, leftOut } = await writeProducts(commands, path, options)
    print(
      `${products} products are in ${path}${options.pictures ? `, ${pictures} pictures in ${options.pictures}` : ''}.`,
    )
    if (leftOut > 0) print(`${leftOut} products were left out.`)
  })
}
