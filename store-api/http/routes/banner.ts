import { inArray } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Banner } from '../../../contract/entities/store'
import type { CatalogueStore } from '../../demo/catalogue/catalogue'
import type { Shop } from '../context'
import { picture } from '../../db/schema'
import { pictureUrl } from '../pictures'
import type { Register } from '../register'
import { readStore } from '../../admin/store-content'

/** `GET /api/banner` */
export const bannerRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listBanners, async () => readBanners(shop, await readStore(shop)))
}

/** The slides of the home page, in the store's language, with the pictures they name. */
export async function readBanners({ db, language }: Shop, { banners }: CatalogueStore): Promise<Banner[]> {
  const names = banners.flatMap(({ pictures }) => pictures)
  const rows = names.length > 0 ? await db.select().from(picture).where(inArray(picture.name, names)) : []
  const byName = new Map(rows.map((row) => [row.name, { imageUrl: pictureUrl(row), alt: row.alt[language] }]))
  return banners.map(({ title, text, action, link, pictures }) => ({
    title: title[language],
    text: text[language],
    action: action[language],
    link,
    images: pictures.flatMap((name) => byName.get(name) ?? []),
  }))
}
