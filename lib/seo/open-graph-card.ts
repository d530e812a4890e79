import 'server-only'
import type { MarkLine } from '../../contract/entities/mark'
import { getCategories } from '../data/category'
import { getPage } from '../data/page'
import { getProduct } from '../data/product'
import { getStoreSettings } from '../data/settings'
import type { Photo } from '../format/photo'
import { formatPrice, shownPrice } from '../format/price'

type CardContent = Omit<OpenGraphCard, 'storeName' | 'mark'>

async function shopCard(): Promise<CardContent> {
  const { title, seoDescription, bannerList } = await getStoreSettings()
  const { imageUrl = '', alt: _, ...photo } = bannerList[0]?.images[0] ?? {}
  return { eyebrow: '', title, caption: seoDescription, imageUrl, photo }
}

async function categoryCard(key: string): Promise<CardContent | null> {
  const { byKey } = await getCategories()
  const category = byKey.get(key)
  if (!category) return null
  const parent = byKey.get(category.nodePath.at(-2) ?? '')
  const { name, description, imageUrl, photo } = category
  return { eyebrow: parent?.name ?? '', title: name, caption: description, imageUrl, photo }
}

async function productCard(key: string): Promise<CardContent | null> {
  const [product, { currency }] = await Promise.all([getProduct(key), getStoreSettings()])
  if (!product) return null
  const { brand, subtitle, name, price, specialPrice, picture } = product
  const { now, was } = shownPrice(price, specialPrice)
  return {
    eyebrow: brand,
    title: brand && subtitle ? subtitle : name,
    caption: formatPrice(now, currency),
    price: was === null ? 'full' : 'reduced',
    imageUrl: picture.imageUrl,
    photo: picture,
  }
}

async function contentCard(key: string): Promise<CardContent | null> {
  const page = await getPage(key)
  return page && { eyebrow: '', title: page.title, caption: page.seoDescription, imageUrl: '' }
}

const CARDS: Record<OpenGraphKind, (key: string) => Promise<CardContent | null>> = {
  shop: (key) => (key === 'home' ? shopCard() : Promise.resolve(null)),
  category: categoryCard,
  product: productCard,
  page: contentCard,
}

/** The content of a resource's share image; null if the resource does not exist. @throws ApiError */
export async function getOpenGraphCard(kind: OpenGraphKind, key: string): Promise<OpenGraphCard | null> {
  const [content, { name, mark }] = await Promise.all([CARDS[kind](key), getStoreSettings()])
  return content && { storeName: name, mark, ...content }
}

/** The kinds of resources with share images. */
export const OPEN_GRAPH_KINDS = ['shop', 'category', 'product', 'page'] as const
export type OpenGraphKind = (typeof OPEN_GRAPH_KINDS)[number]

/** In pixels: the size that Facebook, X, WhatsApp and others recommend. */
export const OPEN_GRAPH_IMAGE_SIZE = { width: 1200, height: 630 } as const

const FILE = /^([A-Za-z0-9_-]{1,128})\.jpg$/

/** The path of a resource's share image; the shop itself has one, under the key `home`. */
export const openGraphImagePath = (kind: OpenGraphKind, key: string): string => `/share/${kind}/${key}.jpg`

export const SHOP_OPEN_GRAPH_IMAGE = openGraphImagePath('shop', 'home')

/** The kind and key of an address; null if it is invalid. */
export function readOpenGraphImagePath(kind: string, file: string): { kind: OpenGraphKind; key: string } | null {
  const known = OPEN_GRAPH_KINDS.find((name) => name === kind)
  const [, key] = FILE.exec(file) ?? []
  return known && key ? { kind: known, key } : null
}

/** The content of a share image. */
export interface OpenGraphCard {
  storeName: string
  /** The mark that is drawn before the name. */
  mark: MarkLine[]
  /** Small text above the title; may be empty. */
  eyebrow: string
  title: string
  /** Text below the title: a price or a sentence; may be empty. */
  caption: string
  /** Whether the text below is a price, and which kind. */
  price?: 'full' | 'reduced'
  /** The image's address in the store API's reply; empty without one. */
  imageUrl: string
  /** Description of its photograph. */
  photo?: Photo | undefined
}
