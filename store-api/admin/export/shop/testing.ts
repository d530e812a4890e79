import { exportShop } from '../../cli/export-shop'
import { localCommands } from '../../shop-commands'
import { applyFolder } from '../../../testing/example-shops'
import { filesOf, type openShops, type TestShop } from '../testing'

type Shops = ReturnType<typeof openShops>

/** Exports a shop as a folder. */
export async function exported(shops: Shops, { shop }: TestShop) {
  const path = shops.nextPath('-shop')
  return { path, written: await exportShop(localCommands(shop), path) }
}

/** Expects a shop that is applied from the exported folder to be exported alike, byte for byte. @returns the export */
export async function isSameAgain(shops: Shops, shop: TestShop) {
  const first = await exported(shops, shop)
  const other = await shops.open(true)
  await applyFolder(other.shop, first.path)
  const again = await exported(shops, other)
  expect(filesOf(again.path)).toEqual(filesOf(first.path))
  expect(again.written).toEqual(first.written)
  return first
}
