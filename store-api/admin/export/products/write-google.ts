import type { FileHandle } from 'node:fs/promises'
import type { FeedProduct } from '../../../../contract/entities/sitemap'
import type { FieldShop } from '../../../../contract/feed-fields'
import type { ShopCommands, ShopCommandTypes } from '../../shop-command-types'
import { GOOGLE_HEADINGS, googleRows } from './google-rows'
import { writeRows } from './write-table'

/** Width of the pictures that Google fetches. */
const IMAGE_WIDTH = 1080

/** The products of the feed: products for sale with a picture. */
export async function* listFeedProducts(commands: ShopCommands): AsyncGenerator<FeedProduct> {
  let after: number | null = 0
  while (after !== null) {
    const page: ShopCommandTypes['exportFeed']['output'] = await commands.run('exportFeed', { after })
    yield* page.list
    after = page.next
  }
}

/** The shop's data for Google's fields. */
export async function feedShop(commands: ShopCommands): Promise<FieldShop> {
  const shop = await commands.run('exportFacts', null)
  return { ...shop, imageOf: (imageUrl) => `${shop.origin}${imageUrl}&w=${IMAGE_WIDTH}` }
}

/** Writes products as Google's table, with tabs between cells. */
export function writeGoogleTable(
  file: FileHandle,
  products: AsyncIterable<FeedProduct>,
  shop: FieldShop,
): Promise<void> {
  async function* rows() {
    for await (const product of products) yield* googleRows(product, shop)
  }
  return writeRows(file, GOOGLE_HEADINGS, rows(), { delimiter: '\t', mark: '' })
}
