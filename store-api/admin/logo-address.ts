import type { StoreContent } from '../db/schema/json-columns'
import type { Shop } from '../http/context'

/** The whole address of the shop's own mark, for mails, invoices and the pay page; empty where it has none. */
export function logoAddress(
  { logo }: Pick<StoreContent, 'logo'>,
  { publicOrigin }: Pick<Shop, 'publicOrigin'>,
): string {
  if (!logo || !URL.canParse(logo, publicOrigin)) return ''
  const { protocol, href } = new URL(logo, publicOrigin)
  return protocol === 'https:' || protocol === 'http:' ? href : ''
}
