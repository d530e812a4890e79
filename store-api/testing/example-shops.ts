import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { listBooks } from '../../examples/books/book-list'
import { readShop } from '../admin/cli/read-documents'
import { sendPictures } from '../admin/cli/send-pictures'
import { localCommands } from '../admin/shop-commands'
import { applyDocuments, type KindDocument } from '../catalog/operations/apply-documents'
import type { Shop } from '../http/context'

/** The shops of `examples/`, for tests. */

/** Number of books, out of the bookshop's 500. */
const BOOKS = 30

const isAppliedLast = ({ kind }: KindDocument) => kind === 'menu' || kind === 'section'

async function documentsOf(name: 'tea' | 'books', books: number): Promise<KindDocument[]> {
  const documents = await readShop(join('examples', name, 'shop.yaml'))
  if (name === 'tea') return documents
  const products = listBooks(books).map(({ product: input }): KindDocument => ({
    kind: 'product',
    input,
    source: input.key,
  }))
  return [
    ...documents.filter((one) => one.kind !== 'product' && !isAppliedLast(one)),
    ...products,
    ...documents.filter(isAppliedLast),
  ]
}

/** Draws a small photograph that shows only its name: all files differ. */
async function drawPicture(path: string, number: number): Promise<void> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number >> 8) * 40 }
  const image = sharp({ create: { width: 40, height: 50, channels: 3, background } })
  await writeFile(path, await image.png().toBuffer())
}

/**
 * Opens an example in an empty shop, with small pictures in place of its own.
 * @param folder for the pictures
 * @throws Error for a rejected document
 */
export async function applyExample(
  shop: Shop,
  name: 'tea' | 'books',
  { folder, books = BOOKS }: { folder: string; books?: number },
): Promise<void> {
  const written = await documentsOf(name, books)
  const files = written.flatMap(({ kind, input }) =>
    kind === 'product' ? ((input as { pictures?: { file: string }[] }).pictures ?? []).map(({ file }) => file) : [],
  )
  for (const [number, file] of [...new Set(files)].entries()) await drawPicture(join(folder, file), number)
  await write(shop, written, folder)
}

/** Writes documents and their pictures. @throws Error for a rejected document */
async function write(shop: Shop, written: KindDocument[], folder: string): Promise<void> {
  const sending = { folder, isDryRun: false, onProgress: () => {} }
  const { documents, problems } = await sendPictures(localCommands(shop), written, sending)
  const results = await applyDocuments(shop, documents, { actor: 'owner' })
  const refused = [...problems.map(({ problem }) => problem), ...results.flatMap((result) => result.problems)]
  if (refused.length > 0) throw new Error(refused.join('\n'))
}

/** Applies a folder like the command `apply`. @throws Error for a rejected document */
export const applyFolder = async (shop: Shop, folder: string): Promise<void> =>
  write(shop, await readShop(join(folder, 'shop.yaml')), join(folder, 'pictures'))
