import { exportShop } from '../../cli/export-shop'
import { localCommands } from '../../shop-commands'
import { applyFolder } from '../../../testing/example-shops'
import { filesOf, type openShops, type TestShop } from '../testing'

type Shops = ReturnType<typeof openShops>

/** Exports a shop as a folder. */
export async function exportToFolder(shops: Shops, { shop }: TestShop) {
  const path = shops.nextPath('-shop')
  return { path, counts: await exportShop(localCommands(shop), path) }
}

/** Expects export, apply and export again to yield identical bytes. @returns the first export */
export async function expectRoundTrip(shops: Shops, shop: TestShop) {
  const first = await exportToFolder(shops, shop)
  const emptyShop = await shops.open(true)
  await applyFolder(emptyShop.shop, first.path)
  const second = await exportToFolder(shops, emptyShop)
  expect(filesOf(second.path)).toEqual(filesOf(first.path))
  expect(second.counts).toEqual(first.counts)
  return first
}
