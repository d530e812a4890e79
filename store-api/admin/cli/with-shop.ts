import { pino } from 'pino'
import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { CatalogIndex } from '../../catalog/facet-index/catalog-index'
import { openMediaStorage } from '../../catalog/media/open-storage'
import { migrate } from '../../db/migrate'
import { openPglite, requireDatabaseIn } from '../../db/pglite'
import { openPostgres } from '../../db/postgres'
import { imageRenderer } from '../../demo/demo'
import { readDatabaseEnv, readOrderEnv, readOriginEnv } from '../../env'
import type { Shop } from '../../http/context'
import { LOG_SERIALIZERS } from '../../http/logging'
import { textsOf } from '../../i18n/texts'
import { openPayments } from '../../payments/payment-service'
import { StoreNotInitializedError } from '../store-settings'
import { commandContext } from './command-context'
import { CommandError } from './command-error'

/** The part of the shop that commands on the database need. */
export type DatabaseShop = Pick<
  Shop,
  'db' | 'language' | 'now' | 'media' | 'mediaMaxBytes' | 'imageRenderer' | 'publicOrigin'
>

/**
 * Opens the shop's database for a command and closes it afterwards.
 * @throws FolderLocked while the shop has locked its files
 * @throws CommandError if there are no files and no `DATABASE_URL`, or the database lacks data that the command needs
 */
export async function withDatabase(work: (shop: DatabaseShop) => Promise<void>): Promise<void> {
  const context = commandContext()
  if (context) return explainUninitialized(() => work(context.shop))
  const env = readDatabaseEnv()
  const { DATABASE_URL, DATA_DIR, STORE_LANGUAGE, MEDIA_MAX_BYTES } = env
  if (!DATABASE_URL) requireDatabaseIn(DATA_DIR)
  const { db, close } = DATABASE_URL ? openPostgres(DATABASE_URL) : await openPglite(DATA_DIR)
  try {
    await migrate(db)
    const media = await openMediaStorage(env)
    const shop = {
      db,
      language: STORE_LANGUAGE,
      now: Date.now,
      media,
      mediaMaxBytes: MEDIA_MAX_BYTES,
      imageRenderer,
      publicOrigin: readOriginEnv().PUBLIC_ORIGIN,
    }
    await explainUninitialized(() => work(shop))
  } finally {
    await close()
  }
}

/** Converts the error of an uninitialized shop. @throws CommandError */
async function explainUninitialized(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof StoreNotInitializedError
      ? new CommandError('The shop was never filled: serve it first.')
      : error
  }
}

/** Opens the shop for a command that touches orders: their mails are written and their payments looked up. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const context = commandContext()
  if (context) return explainUninitialized(() => work(context.shop))
  const env = readOrderEnv()
  const logger = pino({ level: 'warn', serializers: LOG_SERIALIZERS }, pino.destination(2))
  const payments = openPayments(env, logger)
  await withDatabase((shop) =>
    work({
      ...shop,
      // Signs the links to orders in mails to guests.
      keys: env.STORE_API_SECRET ? [deriveKeys(nodeEngine, env.STORE_API_SECRET)] : [],
      texts: textsOf(shop.language),
      hasDevTools: false,
      hasAdminPages: false,
      acceptsPathSign: false,
      logger,
      pictures: { get: (_, produce) => produce() },
      catalog: new CatalogIndex(shop.db),
      payments,
      guestsMayOrder: false,
      orderEmails: env.ORDER_EMAILS,
      unpaidOrderTtlMs: 0,
      unpaidGuestOrderTtlMs: 0,
    }),
  )
}
