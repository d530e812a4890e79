/** What share pictures are made of. */
export const SHARE_KINDS = ['shop', 'category', 'product', 'page'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** In pixels: what Facebook, X, WhatsApp and the others ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const FILE = /^([A-Za-z0-9_-]{1,64})\.jpg$/

/** Where the picture of a thing is; the shop itself has one, under the key `home`. */
export const sharePath = (kind: ShareKind, key: string): string => `/share/${kind}/${key}.jpg`

export const SHOP_SHARE = sharePath('shop', 'home')

/** What an address asks for, or null where it is none. */
export function readSharePath(kind: string, file: string): { kind: ShareKind; key: string } | null {
  const known = SHARE_KINDS.find((name) => name === kind)
  const [, key] = FILE.exec(file) ?? []
  return known && key ? { kind: known, key } : null
}

/** What stands on a share picture. */
export interface ShareCard {
  storeName: string
  /** Small, above the title; may be empty. */
  over: string
  title: string
  /** Below the title: a price or a sentence; may be empty. */
  under: string
  /** Whether what stands below is a price, and which. */
  price?: 'full' | 'reduced'
  /** The picture's address as the store API tells it; empty without one. */
  imageUrl: string
}
