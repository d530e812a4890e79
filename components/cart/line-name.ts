import type { CartLine } from '@/lib/cart/cart'

/** What a line is called where it has to be one text: team and kit, or the product's name. */
export const lineName = ({ product }: CartLine): string =>
  [product.team, product.kit].filter(Boolean).join(' ') || product.name
