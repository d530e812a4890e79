import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ProductExportOptions, writeProducts } from '../cli/export-products'
import { localCommands } from '../shop-commands'
import { createEmptyShop } from '../../db/empty-shop'
import { importProducts } from '../import/import-products'
import type { ImportResult } from '../import/import-result'
import { openPictures } from '../import/pictures/local-files'
import { pictureSender } from '../import/pictures/send-source-pictures'
import { openSource } from '../import/read-source'
import { openFolder } from '../import/testing'
import { openTestShop } from '../../testing/test-shop'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** A fast, deterministic renderer. */
export const imageRenderer = {
  render: (drawing: object) => {
    const [red, green, blue] = Buffer.from(JSON.stringify(drawing)).subarray(-3)
    const background = { r: red ?? 0, g: green ?? 0, b: blue ?? 0 }
    return sharp({ create: { width: 40, height: 50, channels: 3, background } })
      .jpeg()
      .toBuffer()
  },
  personalization: () => null,
}

/** Test shops, and a folder for their files. */
export function openShops() {
  const folder = openFolder()
  const opened: TestShop[] = []
  let files = 0
  return {
    folder: folder.path,
    nextPath: (ending: string) => join(folder.path, `${files++}${ending}`),
    open: async (isEmpty: boolean): Promise<TestShop> => {
      const shop = await openTestShop({ imageRenderer, ...(isEmpty ? { catalogue: null } : {}) })
      if (isEmpty) await createEmptyShop(shop.db, 'https://shop.example')
      opened.push(shop)
      return shop
    },
    closeShops: () => Promise.all(opened.splice(0).map((shop) => shop.close())),
    close: () => folder.close(),
  }
}

/** Exports all products. */
export async function exportTo({ shop }: TestShop, path: string, options: ProductExportOptions) {
  const counted = await writeProducts(localCommands(shop), path, options)
  return { path, counted, text: readFileSync(path, 'utf8') }
}

/** Imports an exported file. */
export async function importFrom({ shop }: TestShop, path: string, pictures?: string) {
  const commands = localCommands(shop)
  const local = pictures ? await openPictures(pictures) : null
  const { products, dialect } = await openSource([path], await commands.run('importFacts', null))
  const results: ImportResult[] = []
  const summary = await importProducts(products, {
    ...{ commands, mode: 'all', isDryRun: false, actor: 'owner', source: 'export' },
    pictures: pictureSender(commands, { local, fetch: () => Promise.reject(new Error('nothing is fetched')) }),
    onResult: (result) => results.push(result),
  })
  local?.close()
  return { summary, dialect: dialect.key, problems: results.flatMap(({ problems, notes }) => [...problems, ...notes]) }
}

/** The files of a folder and those below, by path. */
export const filesOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(path.length + 1), readFileSync(file, /\.yaml$/.test(file) ? 'utf8' : 'base64')]),
  )
