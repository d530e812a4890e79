import { startTelling, type Storefronts } from './cache-invalidation'
import type { Shop } from '../http/context'
import { startTidying } from './cleanup'
import { smtpDelivery, startSending } from '../mail/send-mail'
import { startExpiring } from '../orders/expire-orders'
import { startClosing } from '../payments/intents'
import { startSettling } from '../payments/refunds'

/**
 * Everything the store API does unasked: mail, orders nobody paid, money that is given back, telling the storefronts
 * what has changed, tidying up.
 * @param options.smtpUrl empty where mails are written and not sent
 * @returns how to stop: resolves when what is under way is through
 */
export function startBackground(
  shop: Shop,
  { smtpUrl, storefronts }: { smtpUrl: string; storefronts: Storefronts },
): () => Promise<void> {
  const stops = [startTidying(shop), startExpiring(shop), startTelling(shop, storefronts)]
  if (shop.payments) stops.push(startSettling(shop), startClosing(shop))
  if (smtpUrl) stops.push(startSending(shop, smtpDelivery(smtpUrl)))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
