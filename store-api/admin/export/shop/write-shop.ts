import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopCommands } from '../../shop-command-types'
import { listProducts, toOwnDocument, writePicture, writePictures } from '../products/list-products'
import { openPictureTarget } from '../products/picture-target'
import { toYaml } from '../products/write-documents'
import { FileRefused } from '../../../db/write-file'
import { shopDocument } from './shop-document'

/** Maximum products and characters of one file: `apply` reads files of at most 5 MB. */
const MAX_FILE = { products: 100, characters: 1_000_000 }

export interface ShopExportCounts {
  products: number
  pictures: number
  pages: number
}

const write = (path: string, text: string) => writeFile(path, text, { mode: 0o600 })

/** Writes products into files whose names preserve their order. */
function productFiles(folder: string) {
  let files = 0
  let texts: string[] = []
  let length = 0
  const flush = async () => {
    if (texts.length === 0) return
    files++
    await write(join(folder, `${String(files).padStart(4, '0')}.yaml`), texts.join('---\n'))
    texts = []
    length = 0
  }
  return {
    add: async (document: object) => {
      const text = toYaml(document)
      if (texts.length === MAX_FILE.products || length + text.length > MAX_FILE.characters) await flush()
      texts.push(text)
      length += text.length
    },
    flush,
  }
}

async function writeFolder(
  commands: ShopCommands,
  folder: string,
  onProgress: (counts: ShopExportCounts) => void,
): Promise<ShopExportCounts> {
  const { language } = await commands.run('importFacts', null)
  const content = await commands.run('exportContent', null)
  const pages = content.lists.page
  await write(join(folder, 'shop.yaml'), toYaml(shopDocument(content, language)))
  for (const name of ['pages', 'products', 'pictures']) await mkdir(join(folder, name), { mode: 0o700 })
  for (const page of pages) await write(join(folder, 'pages', `${String(page.key)}.yaml`), toYaml(page))
  const counts: ShopExportCounts = { products: 0, pictures: 0, pages: pages.length }
  const target = await openPictureTarget(join(folder, 'pictures'), { replaces: false })
  for (const { key, file } of content.lists.picture)
    counts.pictures += await writePicture(commands, { name: String(key), file: String(file) }, target)
  const files = productFiles(join(folder, 'products'))
  for await (const product of listProducts(commands)) {
    counts.pictures += await writePictures(commands, product, target)
    await files.add(toOwnDocument(product, true))
    counts.products++
    onProgress(counts)
  }
  await files.flush()
  await target.close()
  return counts
}

/**
 * Writes a whole shop as the folder that `apply` reads, readable only by its user. The folder gets its name once it is
 * complete.
 * @param finish runs before the folder gets its name
 * @throws FileRefused if the name exists already
 */
export async function writeShop(
  commands: ShopCommands,
  path: string,
  {
    onProgress,
    finish,
  }: { onProgress: (counts: ShopExportCounts) => void; finish: (counts: ShopExportCounts) => Promise<void> },
): Promise<ShopExportCounts> {
  const existsError = new FileRefused(`${path} is there already: name a folder that is not, or is empty.`)
  const isOccupied = () => {
    if (!existsSync(path)) return false
    try {
      return readdirSync(path).length > 0
    } catch {
      return true
    }
  }
  if (isOccupied()) throw existsError
  const temporaryPath = `${path}.${process.pid}.part`
  await mkdir(temporaryPath, { mode: 0o700 }).catch((cause: unknown) => {
    throw new FileRefused(`${path} cannot be written: ${(cause as NodeJS.ErrnoException).code}.`)
  })
  try {
    const counts = await writeFolder(commands, temporaryPath, onProgress)
    await finish(counts)
    if (isOccupied()) throw existsError
    if (existsSync(path)) rmdirSync(path)
    renameSync(temporaryPath, path)
    return counts
  } finally {
    await rm(temporaryPath, { recursive: true, force: true })
  }
}
