import 'server-only'
import { formatPrice } from '../format/price'
import { shownPrice } from '../format/reduction'
import { getCategories } from '../data/category'
import { getPage } from '../data/page'
import { getProduct } from '../data/product'
import { getStoreSettings } from '../data/settings'
import type { ShareCard, ShareKind } from './share-path'

type Words = Omit<ShareCard, 'storeName'>

async function shopCard(): Promise<Words> {
  const { title, seoDescription, bannerList } = await getStoreSettings()
  const imageUrl = bannerList[0]?.images[0]?.imageUrl ?? ''
  return { over: '', title, under: seoDescription, imageUrl }
}

async function categoryCard(key: string): Promise<Words | null> {
  const { byKey } = await getCategories()
  const category = byKey.get(key)
  if (!category) return null
  const parent = byKey.get(category.nodePath.at(-2) ?? '')
  const { name, description, imageUrl } = category
  return { over: parent?.name ?? '', title: name, under: description, imageUrl }
}

async function productCard(key: string): Promise<Words | null> {
  const [product, { currency }] = await Promise.all([getProduct(key), getStoreSettings()])
  if (!product) return null
  const { team, kit, name, price, specialPrice, picture } = product
  const { now, was } = shownPrice(price, specialPrice)
  return {
    over: team,
    title: team && kit ? kit : name,
    under: formatPrice(now, currency),
    price: was === null ? 'full' : 'reduced',
    imageUrl: picture.imageUrl,
  }
}

async function contentCard(key: string): Promise<Words | null> {
  const page = await getPage(key)
  return page && { over: '', title: page.title, under: page.seoDescription, imageUrl: '' }
}

const CARDS: Record<ShareKind, (key: string) => Promise<Words | null>> = {
  shop: (key) => (key === 'home' ? shopCard() : Promise.resolve(null)),
  category: categoryCard,
  product: productCard,
  page: contentCard,
}

/** What stands on the share picture of a thing; null where there is no such thing. @throws ApiError */
export async function shareCardOf(kind: ShareKind, key: string): Promise<ShareCard | null> {
  const [words, { name }] = await Promise.all([CARDS[kind](key), getStoreSettings()])
  return words && { storeName: name, ...words }
}
