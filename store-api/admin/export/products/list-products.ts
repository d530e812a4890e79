import type { ShopCommands, ShopCommandTypes } from '../../shop-command-types'
import type { OwnDocument, Picture } from './own-cells'
import type { ExportedPicture, ExportedProduct } from './read-batch'
import type { PictureTarget } from './picture-target'

/** All products in the shop's order, read in batches. */
export async function* listProducts(commands: ShopCommands): AsyncGenerator<ExportedProduct> {
  let after: ShopCommandTypes['exportProducts']['input']['after'] = null
  do {
    const batch: ShopCommandTypes['exportProducts']['output'] = await commands.run('exportProducts', { after })
    yield* batch.products
    after = batch.after
  } while (after)
}

/** A picture of a document: by its file if that is exported too, otherwise by its hash, which the shop has. */
const pictureOf = ({ file, alt, focus, hash }: ExportedPicture, isExported: boolean): Picture => ({
  file,
  ...(alt === '' ? {} : { alt }),
  ...(focus === null ? {} : { focus }),
  ...(!isExported && hash ? { hash } : {}),
})

/** A product as its document. Drawings can only be exported as files. */
export function toOwnDocument({ document, pictures }: ExportedProduct, isExported: boolean): OwnDocument {
  const exportedPictures = pictures.filter(({ hash }) => isExported || hash !== null)
  if (exportedPictures.length === 0) return document
  // In the field order of `showDocument`.
  const { related, personalization, sizeChart, seo, ...fields } = document as OwnDocument
  const rest = Object.entries({ related, personalization, sizeChart, seo }).filter(([, value]) => value !== undefined)
  return { ...fields, pictures: exportedPictures.map((one) => pictureOf(one, isExported)), ...Object.fromEntries(rest) }
}

/** Writes the file of a picture. @returns 1, or 0 if it does not exist any more */
export async function writePicture(
  commands: ShopCommands,
  { name, file }: Pick<ExportedPicture, 'name' | 'file'>,
  target: PictureTarget,
): Promise<number> {
  const { base64 } = await commands.run('exportPicture', { name })
  if (base64 === null) return 0
  await target.add(file, Buffer.from(base64, 'base64'))
  return 1
}

/** Writes the pictures of a product, if they are exported. @returns their number */
export async function writePictures(
  commands: ShopCommands,
  { pictures }: ExportedProduct,
  target: PictureTarget | null,
): Promise<number> {
  if (!target) return 0
  let count = 0
  for (const picture of pictures) count += await writePicture(commands, picture, target)
  return count
}
