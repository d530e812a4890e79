import { startInvalidationDelivery, type Storefronts } from './cache-invalidation'
import type { Shop } from '../http/context'
import { startCleanup } from './cleanup'
import { startSaleRefresh } from '../catalog/variants/refresh-sales'
import { smtpDelivery, startSending } from '../mail/send-mail'
import { startOrderExpiry } from '../orders/expire-orders'
import { startIntentCleanup } from '../payments/intents'
import { startRefunds } from '../payments/refunds'
import { startSearchCounts } from '../search/popular-searches'

/**
 * Starts all background jobs: mail, order expiry, sales, refunds, intent cleanup, cache
 * invalidation, search counts and cleanup.
 * @param options.smtpUrl empty to keep mail in the outbox
 * @returns stops them; resolves when all current runs have ended
 */
export function startJobs(
  shop: Shop,
  { smtpUrl, storefronts }: { smtpUrl: string; storefronts: Storefronts },
): () => Promise<void> {
  const stops = [
    startCleanup(shop),
    startOrderExpiry(shop),
    startSaleRefresh(shop),
    startInvalidationDelivery(shop, storefronts),
    startSearchCounts(shop),
  ]
  if (shop.payments) stops.push(startRefunds(shop), startIntentCleanup(shop))
  if (smtpUrl) stops.push(startSending(shop, smtpDelivery(smtpUrl)))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
