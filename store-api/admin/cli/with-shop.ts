import { pino } from 'pino'
import type { Shop } from '../../http/context'
import { readOrderEnv } from '../../env'
import { imageRenderer } from '../../demo/demo'
import { Listing } from '../../catalog/facet-index/listing'
import { LOG_SERIALIZERS } from '../../http/logging'
import { openPayments } from '../../payments/payment-service'
import { textsOf } from '../../i18n/texts'
import { withDatabase } from './with-database'

/** Opens the shop for a command that touches orders: their mails are written, and their money is asked after. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const env = readOrderEnv()
  const logger = pino({ level: 'warn', serializers: LOG_SERIALIZERS }, pino.destination(2))
  const payments = openPayments(env, logger)
  await withDatabase((counter) =>
    work({
      ...counter,
      keys: [],
      texts: textsOf(counter.language),
      publicOrigin: env.PUBLIC_ORIGIN,
      hasDevTools: false,
      hasAdminPages: false,
      acceptsPathSign: false,
      logger,
      pictures: { get: (_, produce) => produce() },
      imageRenderer,
      listing: new Listing(counter.db),
      payments,
      guestsMayOrder: false,
      unpaidOrderTtlMs: 0,
      unpaidGuestOrderTtlMs: 0,
    }),
  )
}
