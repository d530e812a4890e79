import { userInfo } from 'node:os'
import { writeShop, type ShopExportCounts } from '../export/shop/write-shop'
import type { ShopCommands } from '../shop-command-types'
import { print } from './args'
import { resolvePath } from './command-context'
import { withCommands } from './with-commands'

const PROGRESS_STEP = 100

/** Writes a whole shop into a folder, and records it before the folder gets its final name. @throws FileRefused */
export const exportShop = (commands: ShopCommands, path: string): Promise<ShopExportCounts> =>
  writeShop(commands, resolvePath(path), {
    onProgress: ({ products, pictures }) => {
      if (products % PROGRESS_STEP === 0) print(`${products} products, ${pictures} pictures …`)
    },
    finish: async ({ products: count }) => {
      await commands.run('recordExport', { kind: 'shop', actor: userInfo().username, count, from: null, until: null })
    },
  })

/** Writes the shop into a folder that `apply` reads. @throws FileRefused */
export const exportShopCommand = (path: string): Promise<void> =>
  withCommands(async (commands) => {
    const { products, pictures, pages } = await exportShop(commands, path)
    print(`The shop is in ${path}: ${products} products, ${pictures} pictures, ${pages} pages.`)
  })
